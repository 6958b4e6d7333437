<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="38"/>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="39"/>
        <source>Board games at the courts of kings, alone or round one screen, and never on line.</source>
        <translation>Des jeux de société à la cour des rois, en solitaire ou autour d’un même écran, et jamais en ligne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="41"/>
        <source>Each game’s title belongs to its owner; all texts, art and boards here are our own.</source>
        <translation>Le titre de chaque jeu appartient à son propriétaire&#x202f;; les textes, les dessins et les plateaux sont tous de nous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="52"/>
        <source>Qt {version} and PySide6, the window: LGPL, version 3</source>
        <translation>Qt {version} et PySide6, la fenêtre&#xa0;: LGPL, version 3</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="53"/>
        <source>networkx, roads and cities as graphs: BSD licence</source>
        <translation>networkx, les routes et les villes en graphes&#xa0;: licence BSD</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="54"/>
        <source>msgspec, reading and writing saved games: BSD licence</source>
        <translation>msgspec, la lecture et l’écriture des parties enregistrées&#xa0;: licence BSD</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="55"/>
        <source>platformdirs, where files are kept: MIT licence</source>
        <translation>platformdirs, l’emplacement des fichiers&#xa0;: licence MIT</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/board.py" line="465"/>
        <source>The board</source>
        <extracomment>What a mouse&apos;s wheel tells for one notch; touchpads tell it in parts. Where the pointer was last seen; and where it was when pieces moved, until it moves itself.</extracomment>
        <translation>Le plateau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/board.py" line="467"/>
        <source>A picture of the table. Every move is also in the list of moves, in words.</source>
        <translation>Une image de la table. Chaque coup figure aussi, en toutes lettres, dans la liste des coups.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="108"/>
        <source>Rules, section {section}</source>
        <extracomment>Units: the board in miniature.</extracomment>
        <translation>Règles, page {section}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="114"/>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="110"/>
        <source>The chosen board</source>
        <translation>Le plateau choisi</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="111"/>
        <source>To play on another, put its file into {folder}</source>
        <translation>Pour en utiliser d’autres, mettez leur fichier dans {folder}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="195"/>
        <source>A board of your own.</source>
        <translation>Un plateau à vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="210"/>
        <source>This folder can’t be made: {reason}</source>
        <translation>Ce dossier ne peut pas être créé&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="221"/>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="223"/>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="229"/>
        <source>this file can’t be read.</source>
        <translation>ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="230"/>
        <source>this file is too large to be a board.</source>
        <translation>ce fichier est trop gros pour être un plateau.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="238"/>
        <source>“{id}” lies outside the board.</source>
        <translation>«&#xa0;{id}&#xa0;» se trouve hors du plateau.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="231"/>
        <source>this file is not text.</source>
        <translation>ce fichier n’est pas du texte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="232"/>
        <source>this is not valid JSON.</source>
        <translation>ce n’est pas du JSON valable.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="233"/>
        <source>this has not the form of a board.</source>
        <translation>ce fichier n’a pas la forme d’un plateau.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="234"/>
        <source>the id “{id}” is too long, or not made of letters, digits, hyphens or underscores.</source>
        <translation>l’identifiant «&#xa0;{id}&#xa0;» est trop long, ou contient autre chose que des lettres, des chiffres, des traits d’union ou des tirets bas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="237"/>
        <source>the id “{id}” stands for two things.</source>
        <translation>l’identifiant «&#xa0;{id}&#xa0;» désigne deux choses.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="239"/>
        <source>no road joins “{id}” to the start.</source>
        <translation>aucune route ne relie «&#xa0;{id}&#xa0;» au point de départ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="9"/>
        <source>a map has one start, not {count}.</source>
        <translation>il faut un seul point de départ au plateau, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="10"/>
        <source>a map has seven cities, not {count}.</source>
        <translation>il faut sept villes au plateau, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="11"/>
        <source>a map has 30 villages, not {count}.</source>
        <translation>il faut 30 villages au plateau, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="12"/>
        <source>a map has at most 40 roads, not {count}.</source>
        <translation>un plateau a 40 routes au plus, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="13"/>
        <source>the city “{id}” needs a home_of from 1 to 7 that no other city has, not {card}.</source>
        <translation>à la ville «&#xa0;{id}&#xa0;», il faut un home_of de 1 à 7 qu’aucune autre n’a, et non {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="14"/>
        <source>the road “{id}” leads to “{city}”, which is no city and not the start.</source>
        <translation>la route «&#xa0;{id}&#xa0;» mène à «&#xa0;{city}&#xa0;», qui n’est ni une ville ni le point de départ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="15"/>
        <source>the road “{id}” ends where it begins.</source>
        <translation>la route «&#xa0;{id}&#xa0;» finit là où elle commence.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="16"/>
        <source>the road “{id}” goes through “{village}”, which is no village.</source>
        <translation>la route «&#xa0;{id}&#xa0;» passe par «&#xa0;{village}&#xa0;», qui n’est pas un village.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="17"/>
        <source>the road “{id}” has {count} villages, but a road has one to four.</source>
        <translation>la route «&#xa0;{id}&#xa0;» a {count} villages, mais une route en a de un à quatre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="18"/>
        <source>no road goes through the village “{id}”.</source>
        <translation>aucune route ne passe par le village «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/faults.py" line="19"/>
        <source>the village “{id}” lies on more than one road, or twice on one.</source>
        <translation>le village «&#xa0;{id}&#xa0;» est sur plusieurs routes, ou deux fois sur une.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="9"/>
        <source>a map has twelve provinces, not {count}.</source>
        <translation>un plateau a douze provinces, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="10"/>
        <source>a map has 49 cities, not {count}.</source>
        <translation>un plateau a 49&#xa0;cités, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="11"/>
        <source>a map has 16 fortresses, not {count}.</source>
        <translation>un plateau a 16&#xa0;cités fortifiées, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="12"/>
        <source>a map has at most 150 roads, not {count}.</source>
        <translation>un plateau a 150&#xa0;routes au plus, et non {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="13"/>
        <source>one province needs the id “agra”: it is visited last.</source>
        <translation>une province doit porter l’identifiant «&#xa0;agra&#xa0;»&#xa0;: elle est visitée en dernier.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="14"/>
        <source>the city “{id}” lies in “{province}”, which is no province.</source>
        <translation>la cité «&#xa0;{id}&#xa0;» est placée dans «&#xa0;{province}&#xa0;», qui n’est pas une province.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="15"/>
        <source>the province “{id}” has {count} cities; Agra has five, all others four.</source>
        <translation>la province «&#xa0;{id}&#xa0;» a {count}&#xa0;cités&#x202f;; Agra en a cinq, toutes les autres quatre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="18"/>
        <source>Agra has one fortress, for the Taj Mahal tile.</source>
        <translation>Agra a une cité fortifiée, pour le jeton Taj Mahal.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="19"/>
        <source>a road leads to “{city}”, which is no city.</source>
        <translation>une route mène à «&#xa0;{city}&#xa0;», qui n’est pas une cité.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="20"/>
        <source>a road leads from “{id}” back to itself.</source>
        <translation>une route part de «&#xa0;{id}&#xa0;» et y revient.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="21"/>
        <source>two roads join “{id}” and “{city}”.</source>
        <translation>deux routes relient «&#xa0;{id}&#xa0;» et «&#xa0;{city}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="22"/>
        <source>no roads join “{id}” to the other cities.</source>
        <translation>aucune route ne relie «&#xa0;{id}&#xa0;» aux autres cités.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="23"/>
        <source>the file says nothing of the cards and tiles.</source>
        <translation>le fichier ne dit rien des cartes ni des jetons.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/faults.py" line="24"/>
        <source>the cards or tiles in this file are not those of the game.</source>
        <translation>les cartes ou les jetons de ce fichier ne sont pas ceux du jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/boards.py" line="246"/>
        <source>{name} ({file})</source>
        <translation>{name} ({file})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="9"/>
        <source>it says nothing of the dice or the tracks.</source>
        <translation>il ne dit rien des dés ou des pistes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="10"/>
        <source>a sheet is called “sun” or “moon”.</source>
        <translation>une feuille s’appelle «&#xa0;sun&#xa0;» ou «&#xa0;moon&#xa0;».</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="11"/>
        <source>the sheet “{sheet}” is missing.</source>
        <translation>la feuille «&#xa0;{sheet}&#xa0;» manque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="12"/>
        <source>the sheet “{sheet}” has no block “{what}”.</source>
        <translation>la feuille «&#xa0;{sheet}&#xa0;» n’a pas de bloc «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="13"/>
        <source>a die ({colour}) has six faces, not {count}.</source>
        <translation>un dé («&#xa0;{colour}&#xa0;») a six faces, pas {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="14"/>
        <source>“{what}” is on no die of this colour ({colour}).</source>
        <translation>«&#xa0;{what}&#xa0;» ne figure sur aucun dé de cette couleur («&#xa0;{colour}&#xa0;»).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="15"/>
        <source>the six faces of a blue die show six different symbols.</source>
        <translation>les six faces d’un dé bleu montrent six symboles différents.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="16"/>
        <source>the fame track can’t have {count} cells: 5 to 100 are allowed.</source>
        <translation>la piste de gloire ne peut pas avoir {count} cases&#xa0;: il en faut de 5 à 100.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="17"/>
        <source>the fame track has two corners, apart from each other and from its ends.</source>
        <translation>la piste de gloire a deux coins, éloignés l’un de l’autre et des extrémités.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="18"/>
        <source>the province (“{sheet}”) has five rows of five cells.</source>
        <translation>la province («&#xa0;{sheet}&#xa0;») a cinq rangées de cinq cases.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="19"/>
        <source>“{what}” stands for no cell of a province (“{sheet}”).</source>
        <translation>«&#xa0;{what}&#xa0;» ne désigne aucune case de province («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="20"/>
        <source>a province has one residence (“{sheet}”).</source>
        <translation>une province a une seule résidence («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="21"/>
        <source>the exits of the residence (“{sheet}”) are some of the sides N, E, S and W.</source>
        <translation>les sorties de la résidence («&#xa0;{sheet}&#xa0;») sont à choisir parmi les côtés N, E, S et W.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="22"/>
        <source>no exit of the residence (“{sheet}”) leads into the province.</source>
        <translation>aucune sortie de la résidence («&#xa0;{sheet}&#xa0;») ne mène dans la province.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="23"/>
        <source>the border (“{sheet}”) has edges T1 to L5, not “{edge}”.</source>
        <translation>la bordure («&#xa0;{sheet}&#xa0;») a des côtés de T1 à L5, pas «&#xa0;{edge}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="24"/>
        <source>the river (“{sheet}”) has 18 spaces, not {count}.</source>
        <translation>le fleuve («&#xa0;{sheet}&#xa0;») a 18 cases, pas {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="25"/>
        <source>each symbol of the blue dice is on three spaces of the river (“{sheet}”); “{what}” is not.</source>
        <translation>chaque symbole des dés bleus figure sur trois cases du fleuve («&#xa0;{sheet}&#xa0;»)&#x202f;; ce n’est pas le cas de «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="28"/>
        <source>the market (“{sheet}”) has five columns worth 0 to 20 coins each.</source>
        <translation>le marché («&#xa0;{sheet}&#xa0;») a cinq colonnes valant de 0 à 20 pièces chacune.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="29"/>
        <source>the tents (“{sheet}”) stand over the columns 1 to 5, each over its own, from the left.</source>
        <translation>les tentes («&#xa0;{sheet}&#xa0;») couvrent les colonnes 1 à 5, chacune les siennes, en partant de la gauche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="32"/>
        <source>the name of a tent (“{sheet}”) is a letter.</source>
        <translation>le nom d’une tente («&#xa0;{sheet}&#xa0;») est une lettre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="33"/>
        <source>the block “{what}” (“{sheet}”) has no place {count} for a bonus.</source>
        <translation>le bloc «&#xa0;{what}&#xa0;» («&#xa0;{sheet}&#xa0;») n’a pas d’emplacement {count} pour un bonus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="34"/>
        <source>the track “{what}” (“{sheet}”) has no cell {count} for a bonus.</source>
        <translation>la piste «&#xa0;{what}&#xa0;» («&#xa0;{sheet}&#xa0;») n’a pas de case {count} pour un bonus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="35"/>
        <source>“{what}” is no kind of bonus (“{sheet}”).</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un type de bonus («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="36"/>
        <source>a bonus (“{sheet}”) can’t have the number {count}.</source>
        <translation>un bonus («&#xa0;{sheet}&#xa0;») ne peut pas avoir le nombre {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="37"/>
        <source>“{what}” is no character of the palace (“{sheet}”).</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un personnage du Palais («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/faults.py" line="38"/>
        <source>“{what}” is no road (“{sheet}”).</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas une route («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="172"/>
        <source>The screen is for {name}</source>
        <translation>L’écran est à {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="175"/>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="177"/>
        <source>Enter to go on · Esc to save and go home</source>
        <translation>Entrée pour continuer · Échap pour enregistrer et revenir à l’accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="917"/>
        <source>Enter to go on · Esc to go back</source>
        <translation>Entrée pour continuer · Échap pour revenir</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/dialogs.py" line="87"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/dialogs.py" line="113"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DiceCharmers</name>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/board.py" line="223"/>
        <source>Your depot</source>
        <extracomment>What tips leave free, by the kind of thing: those of the river may lie over the province just below it. Steps in which a die is chosen, so that those that can&apos;t be used are pale.</extracomment>
        <translation>Votre entrepôt</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/board.py" line="223"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="170"/>
        <source>Depot of {name}</source>
        <translation>Entrepôt&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/board.py" line="226"/>
        <source>The first choice of a round sends a die up there</source>
        <translation>Le premier choix du tour de jeu y envoie un dé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/board.py" line="228"/>
        <source>1 karma rolls it again with one die above</source>
        <translation>1&#xa0;karma le relance avec un autre dé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="18"/>
        <source>Tick as many cells of your [[money track]].</source>
        <translation>Cochez ce nombre de cases de votre [[piste d’argent|money track]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="19"/>
        <source>Tick as many cells of your [[fame track]].</source>
        <translation>Cochez ce nombre de cases de votre [[piste de gloire|fame track]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="21"/>
        <source>Circle the next [[karma]]; the third, fourth and fifth bring a [[bonus]] each.</source>
        <translation>Entourez le [[karma]] suivant&#x202f;; le troisième, le quatrième et le cinquième donnent chacun un [[bonus]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="27"/>
        <source>Raise one type of [[building]] by a level: each one built later brings 1 fame more.</source>
        <translation>Élevez d’un niveau un type de [[bâtiment|building]]&#xa0;: chacun de ceux que vous construirez ensuite rapportera 1&#xa0;point de gloire de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="33"/>
        <source>Tick a box of any character with a free one and carry out what it does.</source>
        <translation>Cochez une case de n’importe quel personnage qui en a une libre, et faites ce qu’il propose.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="37"/>
        <source>Gain the two goods of either purple die, wherever it lies; the die stays there.</source>
        <translation>Obtenez les deux marchandises de l’un des dés violets, où qu’il soit&#x202f;; le dé y reste.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="43"/>
        <source>Circle as many goods of your choice, all of different kinds.</source>
        <translation>Entourez ce nombre de marchandises de votre choix, chacune d’une sorte différente.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="47"/>
        <source>Sell up to as many goods in [[stock]], in any mix.</source>
        <translation>Vendez jusqu’à ce nombre de marchandises en [[stock]], de n’importe quelles sortes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="51"/>
        <source>Sell one to three goods in [[stock]]: all of one kind or all different.</source>
        <translation>Vendez une à trois marchandises en [[stock]]&#xa0;: toutes de la même sorte, ou toutes différentes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="55"/>
        <source>Sell up to as many goods in [[stock]], at most one of each kind.</source>
        <translation>Vendez jusqu’à ce nombre de marchandises en [[stock]], au plus une de chaque sorte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="59"/>
        <source>Add a [[half-road]] to one of your roads. Two such bonuses waiting in one turn may make a straight road or a curve in an empty cell.</source>
        <translation>Ajoutez une [[demi-route|half-road]] à l’une de vos routes. Deux de ces bonus en attente dans le même tour peuvent faire une ligne droite ou un virage dans une case vide.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="67"/>
        <source>Draw this road in an empty cell that your roads or the residence lead to.</source>
        <translation>Tracez cette route dans une case vide où mènent vos routes ou la résidence.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="71"/>
        <source>Tick the next space of the [[river]] ahead and take its rewards.</source>
        <translation>Cochez la case suivante du [[fleuve|river]] et recevez ses récompenses.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="75"/>
        <source>Tick the nearest free space behind and take its rewards; the boat stays where it is.</source>
        <translation>Cochez la première case libre derrière vous et recevez ses récompenses&#x202f;; le bateau reste où il est.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="81"/>
        <source>Tick any free space behind and take its rewards; the boat stays where it is.</source>
        <translation>Cochez n’importe quelle case libre derrière vous et recevez ses récompenses&#x202f;; le bateau reste où il est.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="88"/>
        <source>Choose one of the other five: its box is ticked too, and you carry out what it does.</source>
        <translation>Choisissez l’un des cinq autres&#xa0;: sa case est cochée elle aussi, et vous faites ce qu’il propose.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="91"/>
        <source>Go one or two spaces forward on the [[river]] and take the rewards of the space you reach.</source>
        <translation>Avancez d’une ou de deux cases sur le [[fleuve|river]] et recevez les récompenses de la case atteinte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="94"/>
        <source>Sell up to two goods of any kinds, or gain one good instead.</source>
        <translation>Vendez jusqu’à deux marchandises, de n’importe quelles sortes, ou bien obtenez-en une.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="95"/>
        <source>Tick 1 coin and raise one type of [[building]] by a level.</source>
        <translation>Cochez 1&#xa0;pièce et élevez d’un niveau un type de [[bâtiment|building]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="96"/>
        <source>Two [[half-roads|half-road]]: a straight road or a curve in an empty cell, or added to roads that are there.</source>
        <translation>Deux [[demi-routes|half-road]]&#xa0;: une ligne droite ou un virage dans une case vide, ou un ajout à des routes déjà tracées.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="100"/>
        <source>Go back to one of the two nearest free spaces of the [[river]] and take its rewards, or gain a good. The boat stays.</source>
        <translation>Reculez jusqu’à l’une des deux premières cases libres du [[fleuve|river]] derrière vous et recevez ses récompenses, ou obtenez une marchandise. Le bateau ne bouge pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="107"/>
        <source>On the border of the province: a road that leads there gains it.</source>
        <translation>Sur la bordure de la province&#xa0;: une route qui y mène le fait gagner.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="108"/>
        <source>A tent of the market: sell all goods under it to gain it.</source>
        <translation>Une tente du marché&#xa0;: vendez toutes les marchandises qu’elle couvre pour le gagner.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="109"/>
        <source>Palace column {number}: tick this box of all six characters to gain it.</source>
        <translation>Colonne {number} du palais&#xa0;: cochez cette case chez les six personnages pour le gagner.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="112"/>
        <source>Upgrades: raise all four types of building to {number} fame to gain it.</source>
        <translation>Améliorations&#xa0;: portez les quatre types de bâtiment à {number}&#xa0;points de gloire pour le gagner.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="115"/>
        <source>Karma {number}: circle it to gain this bonus.</source>
        <translation>Karma n°&#xa0;{number}&#xa0;: entourez-le pour gagner ce bonus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="116"/>
        <source>Fame track: reach or pass cell {number} to gain it.</source>
        <translation>Piste de gloire&#xa0;: atteignez ou dépassez la case {number} pour le gagner.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="117"/>
        <source>Money track: reach or pass coin {number} to gain it.</source>
        <translation>Piste d’argent&#xa0;: atteignez ou dépassez la pièce n°&#xa0;{number} pour le gagner.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="150"/>
        <source>Click: use it. {brings}</source>
        <translation>Clic ou Entrée&#xa0;: l’utiliser. {brings}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="164"/>
        <source>It is being carried out.</source>
        <translation>C’est le bonus en cours.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="166"/>
        <source>Gained: use it before the turn ends, or it is lost.</source>
        <translation>Gagné&#xa0;: utilisez-le avant la fin du tour, sinon il est perdu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="168"/>
        <source>Gained and used: it is had only once.</source>
        <translation>Gagné et utilisé&#xa0;: il ne s’obtient qu’une fois.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="170"/>
        <source>Gained but not used in that turn, so it is lost.</source>
        <translation>Gagné, mais pas utilisé dans le même tour&#xa0;: il est perdu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="173"/>
        <source>Still to be had; it must be used in the turn it is gained.</source>
        <translation>Encore à gagner&#x202f;; il faut l’utiliser dans le tour où on le gagne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="174"/>
        <source>Still to be had, but it could not be used now and would be lost.</source>
        <translation>Encore à gagner, mais inutilisable en ce moment&#xa0;: il serait perdu.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="192"/>
        <source>%n more to go.</source>
        <translation>
            <numerusform>Encore %n.</numerusform>
            <numerusform>Encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="199"/>
        <source>Still to be sold: {goods}.</source>
        <translation>Encore à vendre&#xa0;: {goods}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="206"/>
        <source>Still without it: {characters}.</source>
        <translation>Manquent encore&#xa0;: {characters}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="213"/>
        <source>%n upgrade(s) missing.</source>
        <translation>
            <numerusform>Il manque %n&#xa0;amélioration.</numerusform>
            <numerusform>Il manque %n&#xa0;améliorations.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/cover.py" line="17"/>
        <source>The Dice Charmers</source>
        <translation>The Dice Charmers</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/cover.py" line="21"/>
        <source>Pick a die, draw your province, set off chains of bonuses.</source>
        <translation>Prenez un dé, dessinez votre province, déclenchez des enchaînements de bonus.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/gains.py" line="37"/>
        <source>%n bonus(es) would be lost</source>
        <translation>
            <numerusform>%n&#xa0;bonus serait perdu</numerusform>
            <numerusform>%n&#xa0;bonus seraient perdus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="37"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="541"/>
        <source>Karma</source>
        <extracomment>Numbers beside the tracks: every so many coins, unless a bonus hangs as near as this.</extracomment>
        <translation>Karma</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="169"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="514"/>
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="179"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="34"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="523"/>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="186"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="505"/>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="215"/>
        <source>Fame</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="216"/>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="217"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="56"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="36"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="532"/>
        <source>River</source>
        <translation>Fleuve</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="237"/>
        <source>Moon sheet</source>
        <translation>Feuille Lune</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="237"/>
        <source>Sun sheet</source>
        <translation>Feuille Soleil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/ground.py" line="238"/>
        <source>our own design</source>
        <translation>notre dessin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="91"/>
        <source>{name} can use no die, and passes.</source>
        <translation>{name} ne peut utiliser aucun dé et passe.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="112"/>
        <source>{name} picks the {die}, which brings nothing.</source>
        <translation>{name} prend le {die}, qui ne rapporte rien.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="114"/>
        <source>{name} picks the {die}: {rest}.</source>
        <translation>{name} prend le {die}&#xa0;: {rest}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="116"/>
        <source>{name} picks the {die}.</source>
        <translation>{name} prend le {die}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="137"/>
        <source>{name} spends a karma and rolls {first} and {second}.</source>
        <translation>{name} dépense un karma et obtient {first} et {second}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="148"/>
        <source>{arrows} {bonus}: {rest}.</source>
        <comment>a link of a chain in the log</comment>
        <translation>{arrows} {bonus}&#xa0;: {rest}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="150"/>
        <source>{arrows} {bonus}.</source>
        <comment>a link of a chain in the log</comment>
        <translation>{arrows} {bonus}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="171"/>
        <source>In all %n bonus(es) used.</source>
        <translation>
            <numerusform>En tout, %n&#xa0;bonus utilisé.</numerusform>
            <numerusform>En tout, %n&#xa0;bonus utilisés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="181"/>
        <source>In all %n bonus(es) used, {gained}: {distance} closer, {gap}.</source>
        <translation>
            <numerusform>En tout, %n&#xa0;bonus utilisé, {gained}&#xa0;: {distance} d’écart en moins, {gap}.</numerusform>
            <numerusform>En tout, %n&#xa0;bonus utilisés, {gained}&#xa0;: {distance} d’écart en moins, {gap}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="183"/>
        <source>In all %n bonus(es) used, {gained}: {distance} closer.</source>
        <translation>
            <numerusform>En tout, %n&#xa0;bonus utilisé, {gained}&#xa0;: {distance} d’écart en moins.</numerusform>
            <numerusform>En tout, %n&#xa0;bonus utilisés, {gained}&#xa0;: {distance} d’écart en moins.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="211"/>
        <source>Round {round}: {name} rolls</source>
        <translation>Tour de jeu {round}&#xa0;: {name} lance les dés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="215"/>
        <source>The second pass begins with {name}: each picks a second die.</source>
        <translation>Le second passage commence avec {name}&#xa0;: chacun prend un second dé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="234"/>
        <source>{name} leaves a bonus unused: {bonus} is lost.</source>
        <translation>{name} laisse un bonus inutilisé, qui est perdu&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="236"/>
        <source>{name} can’t use a bonus: {bonus} is lost.</source>
        <translation>{name} ne peut pas utiliser un bonus, qui est perdu&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="243"/>
        <source>{name}’s tracks have crossed, by {distance}: the game ends once both have had as many dice.</source>
        <translation>Les pistes de ce joueur se sont croisées&#xa0;: {name} (dépassement&#xa0;: {distance}). La partie se termine quand chacun a pris autant de dés.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="248"/>
        <source>{name}’s tracks have crossed, by {distance}: the game ends with this round.</source>
        <translation>Les pistes de ce joueur se sont croisées&#xa0;: {name} (dépassement&#xa0;: {distance}). La partie se termine avec ce tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="252"/>
        <source>{name}’s tracks have crossed too, by {distance}.</source>
        <translation>Les pistes se sont croisées aussi pour {name}, dépassement de {distance}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="261"/>
        <source>{names} share the victory: {gap}</source>
        <translation>{names} se partagent la victoire&#xa0;: {gap}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="263"/>
        <source>{names} wins: {gap}</source>
        <translation>{names} gagne&#xa0;: {gap}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="265"/>
        <source>No die can be used any more; {names} wins: {gap}</source>
        <translation>Plus aucun dé n’est utilisable&#x202f;; {names} gagne&#xa0;: {gap}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="29"/>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="30"/>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="33"/>
        <source>tea</source>
        <translation>thé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="34"/>
        <source>silk</source>
        <translation>soie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="35"/>
        <source>spices</source>
        <translation>épices</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="38"/>
        <source>Great Mogul</source>
        <translation>Grand Mogul</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="39"/>
        <source>Maharani</source>
        <translation>Maharani</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="40"/>
        <source>Merchant</source>
        <translation>Marchande</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="41"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="37"/>
        <source>Raja Man Singh</source>
        <translation>Raja Man Singh</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="42"/>
        <source>Master Builder</source>
        <translation>Maître Constructeur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="43"/>
        <source>Portuguese</source>
        <translation>Portugais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="46"/>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="47"/>
        <source>fort</source>
        <translation>fort</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="48"/>
        <source>garden</source>
        <translation>jardin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="49"/>
        <source>stepwell</source>
        <translation>puits à degrés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="50"/>
        <source>market for equal goods</source>
        <translation>marché de marchandises identiques</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="51"/>
        <source>market for different goods</source>
        <translation>marché de marchandises différentes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="52"/>
        <source>residence</source>
        <translation>résidence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="55"/>
        <source>flag</source>
        <translation>drapeau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="56"/>
        <source>lotus</source>
        <translation>lotus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="57"/>
        <source>lamp</source>
        <translation>lampe</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="58"/>
        <source>conch</source>
        <translation>conque</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="59"/>
        <source>peacock</source>
        <translation>paon</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="60"/>
        <source>tiger</source>
        <translation>tigre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="63"/>
        <source>straight road</source>
        <translation>ligne droite</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="64"/>
        <source>curve</source>
        <translation>virage</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="65"/>
        <source>junction</source>
        <translation>bifurcation</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="66"/>
        <source>crossing</source>
        <translation>croisement</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="67"/>
        <source>straight road or curve of two half-roads</source>
        <translation>ligne droite ou virage de deux demi-routes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="70"/>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="71"/>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="72"/>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="73"/>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="76"/>
        <source>purple die</source>
        <translation>dé violet</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="77"/>
        <source>green die</source>
        <translation>dé vert</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="78"/>
        <source>blue die</source>
        <translation>dé bleu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="79"/>
        <source>orange die</source>
        <translation>dé orange</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="82"/>
        <source>top border</source>
        <translation>bordure du haut</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="83"/>
        <source>right border</source>
        <translation>bordure de droite</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="84"/>
        <source>bottom border</source>
        <translation>bordure du bas</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="85"/>
        <source>left border</source>
        <translation>bordure de gauche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="88"/>
        <source>tent</source>
        <translation>tente</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="89"/>
        <source>palace column {number}</source>
        <translation>colonne {number} du palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="90"/>
        <source>all buildings at {number}</source>
        <translation>tous les bâtiments à {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="91"/>
        <source>karma {number}</source>
        <translation>karma n°&#xa0;{number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="92"/>
        <source>fame cell {number}</source>
        <translation>case de gloire n°&#xa0;{number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="93"/>
        <source>coin {number}</source>
        <translation>pièce n°&#xa0;{number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="132"/>
        <source>crossed by {distance}</source>
        <translation>dépassement de {distance}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="134"/>
        <source>touching, not yet crossed</source>
        <translation>au contact, pas encore croisées</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="135"/>
        <source>{distance} to go</source>
        <translation>{distance} d’écart</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="145"/>
        <source>%n fame</source>
        <translation>
            <numerusform>%n&#xa0;gloire</numerusform>
            <numerusform>%n&#xa0;gloire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="150"/>
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="155"/>
        <source>%n for corner(s)</source>
        <translation>
            <numerusform>%n pour un coin</numerusform>
            <numerusform>%n pour les coins</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="168"/>
        <source>{fame}, half of {coins} and {corners} passed, less {cells} cells: {gap}</source>
        <translation>{fame}, la moitié de {coins} et {corners}, moins {cells} cases&#xa0;: {gap}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="170"/>
        <source>{fame} and half of {coins}, less {cells} cells: {gap}</source>
        <translation>{fame} et la moitié de {coins}, moins {cells} cases&#xa0;: {gap}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="235"/>
        <source>row {row}, column {column}</source>
        <translation>rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="242"/>
        <source>{content} ({cell})</source>
        <translation>{content} ({cell})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="309"/>
        <source>two half-roads</source>
        <extracomment>Where a road lies on the medallion that shows it, in the medallion’s units.</extracomment>
        <translation>deux demi-routes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="316"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="323"/>
        <source>{die}, {face}</source>
        <translation>{die}, {face}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="334"/>
        <source>space {number}, {symbol}</source>
        <translation>case {number}, {symbol}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="349"/>
        <source>1 karma</source>
        <translation>1&#xa0;karma</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="351"/>
        <source>upgrade</source>
        <translation>amélioration</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="353"/>
        <source>palace action</source>
        <translation>action Palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="357"/>
        <source>goods die</source>
        <translation>dé de marchandises</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="360"/>
        <source>a good of your choice</source>
        <translation>une marchandise au choix</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="361"/>
        <source>%n different good(s)</source>
        <translation>
            <numerusform>%n&#xa0;marchandise différente</numerusform>
            <numerusform>%n&#xa0;marchandises différentes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="363"/>
        <source>half-road</source>
        <translation>demi-route</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="373"/>
        <source>sale of up to %n good(s)</source>
        <translation>
            <numerusform>vente de %n&#xa0;marchandise</numerusform>
            <numerusform>vente de %n&#xa0;marchandises au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="375"/>
        <source>sale of up to %n equal or different good(s)</source>
        <translation>
            <numerusform>vente de %n&#xa0;marchandise</numerusform>
            <numerusform>vente de %n&#xa0;marchandises au plus, identiques ou différentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="377"/>
        <source>sale of up to %n different good(s)</source>
        <translation>
            <numerusform>vente de %n&#xa0;marchandise</numerusform>
            <numerusform>vente de %n&#xa0;marchandises différentes au plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="379"/>
        <source>forward to the next space</source>
        <translation>avance à la case suivante</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="381"/>
        <source>back to the nearest free space</source>
        <translation>recul à la première case libre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="382"/>
        <source>back to any free space</source>
        <translation>recul au choix</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="408"/>
        <source>{effect} ({place})</source>
        <translation>{effect} ({place})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="12"/>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="13"/>
        <source>The two differ in where the bonuses are; Sun is kinder to a first game.</source>
        <translation>D’une feuille à l’autre, les bonus changent de place&#x202f;; Soleil convient mieux à une première partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="15"/>
        <source>Sun</source>
        <comment>sheet</comment>
        <translation>Soleil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="16"/>
        <source>Moon</source>
        <comment>sheet</comment>
        <translation>Lune</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="21"/>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="22"/>
        <source>Durbar’s own sheets are our design, not the published ones; you may add a file of yours.</source>
        <translation>Les feuilles de Durbar sont de notre main, et non celles de l’éditeur&#x202f;; vous pouvez ajouter votre propre fichier.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="26"/>
        <source>Durbar’s own sheets</source>
        <translation>Les feuilles de Durbar</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="28"/>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="30"/>
        <source>player {number}</source>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="32"/>
        <source>Start player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/options.py" line="33"/>
        <source>Has the elephant and rolls all dice in the first round.</source>
        <translation>Reçoit l’éléphant et lance tous les dés au premier tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="28"/>
        <source>box {box}</source>
        <translation>case {box}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="33"/>
        <source>bonus: {bonuses}</source>
        <translation>bonus&#xa0;: {bonuses}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="33"/>
        <source>bonuses: {bonuses}</source>
        <translation>bonus&#xa0;: {bonuses}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="103"/>
        <source>{goods} more</source>
        <extracomment>What follows a move on the river by itself.</extracomment>
        <translation>{goods} en plus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="106"/>
        <source>no room left for {goods}</source>
        <translation>plus de place pour {goods}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="111"/>
        <source>sold {goods} for %n coin(s)</source>
        <translation>
            <numerusform>vente&#xa0;: {goods} contre %n&#xa0;pièce</numerusform>
            <numerusform>vente&#xa0;: {goods} contre %n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="117"/>
        <source>{shape} at {cell}</source>
        <translation>{shape} en {cell}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="122"/>
        <source>half-road {side} at {cell}, now a {shape}</source>
        <translation>demi-route côté {side} en {cell}, désormais {shape}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="131"/>
        <source>{building} built</source>
        <translation>{building} construit</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="137"/>
        <source>{market} opened</source>
        <translation>{market} ouvert</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="138"/>
        <source>{market} opened with nothing in stock</source>
        <translation>{market} ouvert sans rien en stock</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="144"/>
        <source>back to {space}</source>
        <translation>recul à la {space}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="144"/>
        <source>boat to {space}</source>
        <translation>bateau à la {space}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="147"/>
        <source>{moved} ({rewards})</source>
        <translation>{moved} ({rewards})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="153"/>
        <source>{reward} given up</source>
        <translation>récompense abandonnée&#xa0;: {reward}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="155"/>
        <source>{reward} lost, as it can’t be used</source>
        <translation>récompense perdue, car inutilisable&#xa0;: {reward}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="160"/>
        <source>{who} ticked, box {box}</source>
        <translation>{who}, case {box} cochée</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="165"/>
        <source>each {building} from now on %n fame</source>
        <translation>
            <numerusform>chaque {building} construit ensuite vaudra %n&#xa0;point de gloire</numerusform>
            <numerusform>chaque {building} construit ensuite vaudra %n&#xa0;points de gloire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="185"/>
        <source>%n beyond the end of the track, lost</source>
        <translation>
            <numerusform>%n au-delà du bout de la piste, en pure perte</numerusform>
            <numerusform>%n au-delà du bout de la piste, en pure perte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="190"/>
        <source>+1 karma</source>
        <translation>+1&#xa0;karma</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="191"/>
        <source>karma lost, as all is circled</source>
        <translation>karma perdu, car tous sont entourés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="197"/>
        <source>with {bonus}</source>
        <translation>avec {bonus}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="201"/>
        <source>nothing sold</source>
        <translation>aucune vente</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="31"/>
        <source>You do nothing in this turn.</source>
        <translation>Vous ne faites rien à ce tour.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="66"/>
        <source>%n in stock then.</source>
        <translation>
            <numerusform>%n en stock ensuite.</numerusform>
            <numerusform>%n en stock ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="76"/>
        <source>It leads to the border, where there is no bonus.</source>
        <translation>Elle mène à la bordure, où il n’y a pas de bonus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="79"/>
        <source>It leads to {bonus}, which you have had.</source>
        <translation>Elle mène à un bonus que vous avez déjà eu&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="80"/>
        <source>It leads to {bonus}.</source>
        <translation>Elle mène à un bonus&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="82"/>
        <source>It leads to the residence.</source>
        <translation>Elle mène à la résidence.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="85"/>
        <source>It leads to {cell}, where a road is drawn already.</source>
        <translation>Elle mène à une case où une route est déjà tracée&#xa0;: {cell}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="86"/>
        <source>It opens the way to {cell}.</source>
        <translation>Elle ouvre le chemin vers une case&#xa0;: {cell}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="92"/>
        <source>The second half-road is not drawn.</source>
        <translation>La seconde demi-route n’est pas tracée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="93"/>
        <source>What you do not sell stays in stock.</source>
        <translation>Ce que vous ne vendez pas reste en stock.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="100"/>
        <source>Your tracks would cross, by {distance}.</source>
        <translation>Vos pistes se croiseraient, dépassement de {distance}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="105"/>
        <source>Crossed by {distance}.</source>
        <translation>Dépassement de {distance}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="106"/>
        <source>{distance} to go instead of {before}.</source>
        <translation>Encore {distance} au lieu de {before}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="113"/>
        <source>One karma more: both dice are rolled again, and you pick one of them.</source>
        <translation>Un karma de plus&#xa0;: les deux dés sont relancés, et vous en prenez un.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="115"/>
        <source>One karma: the {die} and the {elephant} are rolled; you pick one of the two.</source>
        <translation>Un karma&#xa0;: le {die} et le {elephant} sont relancés&#x202f;; vous prenez l’un des deux.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="132"/>
        <source>Lost for good: {bonuses}.</source>
        <translation>
            <numerusform>Perdu pour de bon&#xa0;: {bonuses}.</numerusform>
            <numerusform>Perdus pour de bon&#xa0;: {bonuses}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="134"/>
        <source>Nothing is left to do in this turn.</source>
        <translation>Plus rien à faire à ce tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="156"/>
        <source>You choose a good.</source>
        <translation>Vous choisissez une marchandise.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="175"/>
        <source>of no use now: {bonuses}</source>
        <translation>inutilisable en ce moment&#xa0;: {bonuses}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="187"/>
        <source>Then you may sell more, at best for %n coin(s).</source>
        <translation>
            <numerusform>Vous pouvez ensuite vendre encore, au mieux pour %n&#xa0;pièce.</numerusform>
            <numerusform>Vous pouvez ensuite vendre encore, au mieux pour %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="188"/>
        <source>Then you may sell, at best for %n coin(s).</source>
        <translation>
            <numerusform>Vous pouvez ensuite vendre, au mieux pour %n&#xa0;pièce.</numerusform>
            <numerusform>Vous pouvez ensuite vendre, au mieux pour %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="194"/>
        <source>You choose the goods.</source>
        <translation>Vous choisissez les marchandises.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="195"/>
        <source>You choose the space of the river.</source>
        <translation>Vous choisissez la case du fleuve.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="196"/>
        <source>You choose the character.</source>
        <translation>Vous choisissez le personnage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="197"/>
        <source>You choose what to upgrade.</source>
        <translation>Vous choisissez quoi améliorer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="198"/>
        <source>You choose one of the two purple dice.</source>
        <translation>Vous choisissez l’un des deux dés violets.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="199"/>
        <source>You choose which reward comes first.</source>
        <translation>Vous choisissez la récompense qui vient d’abord.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="219"/>
        <source>%n place(s) for it, none of which brings anything at once.</source>
        <translation>
            <numerusform>%n&#xa0;place possible, sans rien rapporter aussitôt.</numerusform>
            <numerusform>%n&#xa0;places possibles, sans rien rapporter aussitôt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="221"/>
        <source>up to %n coin(s)</source>
        <translation>
            <numerusform>jusqu’à %n&#xa0;pièce</numerusform>
            <numerusform>jusqu’à %n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="224"/>
        <source>%n place(s) for it; at best {place}: {brings}.</source>
        <translation>
            <numerusform>%n&#xa0;place possible&#x202f;; au mieux {place}&#xa0;: {brings}.</numerusform>
            <numerusform>%n&#xa0;places possibles&#x202f;; au mieux {place}&#xa0;: {brings}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="23"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="142"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="25"/>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="44"/>
        <source>You: {gap}.</source>
        <translation>Vous&#xa0;: {gap}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="47"/>
        <source>Nearest: {name}, {gap}.</source>
        <translation>En tête&#xa0;: {name}, {gap}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="59"/>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="62"/>
        <source>{source}: {sentence}</source>
        <comment>what is carried out, and what to do</comment>
        <translation>{source}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="72"/>
        <source>None of the dice is of use, {name}: spend karma, or pass.</source>
        <translation>Aucun dé n’est utilisable, {name}&#xa0;: dépensez du karma, ou passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="73"/>
        <source>None of the dice is of use, {name}: pass.</source>
        <translation>Aucun dé n’est utilisable, {name}&#xa0;: passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="75"/>
        <source>Pick your second die of this round, {name}.</source>
        <translation>Prenez votre second dé de ce tour de jeu, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="76"/>
        <source>Pick a die, {name}.</source>
        <translation>Prenez un dé, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="80"/>
        <source>Pick one of the two dice that you have rolled, {name}.</source>
        <translation>Prenez l’un des deux dés que vous avez lancés, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="87"/>
        <source>Draw a straight road, {name}.</source>
        <translation>Tracez une ligne droite, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="88"/>
        <source>Draw a curve, {name}.</source>
        <translation>Tracez un virage, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="89"/>
        <source>Draw a junction, {name}.</source>
        <translation>Tracez une bifurcation, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="90"/>
        <source>Draw a crossing, {name}.</source>
        <translation>Tracez un croisement, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="99"/>
        <source>Draw the second half-road, {name}, or leave it.</source>
        <translation>Tracez la seconde demi-route, {name}, ou laissez-la.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="101"/>
        <source>Draw two half-roads, {name}: one road in an empty cell, or two added.</source>
        <translation>Tracez deux demi-routes, {name}&#xa0;: une route dans une case vide, ou deux ajouts.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="102"/>
        <source>Add a half-road to one of your roads, {name}.</source>
        <translation>Ajoutez une demi-route à l’une de vos routes, {name}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="109"/>
        <source>Sell up to %n good(s), {name}, or gain one.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}, ou obtenez-en une.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises, {name}, ou obtenez-en une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="112"/>
        <source>You may sell up to %n more, {name}.</source>
        <translation>
            <numerusform>Vous pouvez en vendre encore %n, {name}.</numerusform>
            <numerusform>Vous pouvez en vendre encore jusqu’à %n, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="114"/>
        <source>Sell up to %n good(s) of one kind, {name}.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises de la même sorte, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="116"/>
        <source>Sell up to %n good(s) of different kinds, {name}.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises de sortes différentes, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="118"/>
        <source>Sell up to %n good(s), all equal or all different, {name}.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises, toutes identiques ou toutes différentes, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="122"/>
        <source>Sell up to %n good(s), {name}.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises, {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="130"/>
        <source>Choose a good, {name}.</source>
        <translation>Choisissez une marchandise, {name}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="131"/>
        <source>Choose %n different good(s), {name}.</source>
        <translation>
            <numerusform>Choisissez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Choisissez %n&#xa0;marchandises différentes, {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="139"/>
        <source>Gain a good, {name}: no free space lies behind you.</source>
        <translation>Obtenez une marchandise, {name}&#xa0;: il n’y a pas de case libre derrière vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="141"/>
        <source>Go back on the river, {name}, or gain a good.</source>
        <translation>Reculez sur le fleuve, {name}, ou obtenez une marchandise.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="143"/>
        <source>Go one or two spaces forward on the river, {name}.</source>
        <translation>Avancez d’une ou de deux cases sur le fleuve, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="145"/>
        <source>Go back to a free space of the river, {name}.</source>
        <translation>Reculez jusqu’à une case libre du fleuve, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="157"/>
        <source>Choose one of the other characters for the Great Mogul, {name}.</source>
        <translation>Choisissez un autre personnage pour le Grand Mogul, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="158"/>
        <source>Choose a character of the palace, {name}.</source>
        <translation>Choisissez un personnage du palais, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="163"/>
        <source>Upgrade a type of building, {name}.</source>
        <translation>Améliorez un type de bâtiment, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="167"/>
        <source>Gain the goods of one of the purple dice, {name}; the die stays.</source>
        <translation>Obtenez les marchandises de l’un des dés violets, {name}&#x202f;; le dé reste où il est.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="171"/>
        <source>Which reward of the space comes first, {name}?</source>
        <translation>Quelle récompense de la case vient d’abord, {name}&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="178"/>
        <source>Use your bonuses in any order, {name}.</source>
        <translation>Utilisez vos bonus dans l’ordre que vous voulez, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="180"/>
        <source>What still waits can’t be used: end your turn, {name}.</source>
        <translation>Ce qui attend encore est inutilisable&#xa0;: terminez votre tour, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="181"/>
        <source>End your turn, {name}.</source>
        <translation>Terminez votre tour, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="211"/>
        <source>Click a cell; a further click, the wheel or R turns the road.</source>
        <translation>Cliquez sur une case&#x202f;; un autre clic, la molette ou R font tourner la route.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="213"/>
        <source>%n bonus(es) would be lost if you ended now.</source>
        <translation>
            <numerusform>%n&#xa0;bonus serait perdu si vous terminiez maintenant.</numerusform>
            <numerusform>%n&#xa0;bonus seraient perdus si vous terminiez maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="223"/>
        <source>Nothing is in stock; click a good to gain it.</source>
        <translation>Rien en stock&#x202f;; cliquez sur une marchandise pour l’obtenir.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="224"/>
        <source>Click goods of your stock; at best they bring %n coin(s).</source>
        <translation>
            <numerusform>Cliquez sur des marchandises de votre stock&#x202f;; au mieux, elles rapportent %n&#xa0;pièce.</numerusform>
            <numerusform>Cliquez sur des marchandises de votre stock&#x202f;; au mieux, elles rapportent %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="234"/>
        <source>Click a cell: the road fits in one way only.</source>
        <extracomment>Where to click, by step.</extracomment>
        <translation>Cliquez sur une case&#xa0;: la route n’y va que dans un sens.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="235"/>
        <source>Click an open side of a road.</source>
        <translation>Cliquez sur un côté libre d’une route.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="236"/>
        <source>Click what glows in the market.</source>
        <translation>Cliquez sur ce qui brille au marché.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="240"/>
        <source>Click one of the purple dice, or its goods in the market.</source>
        <translation>Cliquez sur l’un des dés violets, ou sur ses marchandises au marché.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="237"/>
        <source>Click what glows, on the river or in the market.</source>
        <translation>Cliquez sur ce qui brille, sur le fleuve ou au marché.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="238"/>
        <source>Click a character of the palace.</source>
        <translation>Cliquez sur un personnage du palais.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="239"/>
        <source>Click a row of the table of buildings.</source>
        <translation>Cliquez sur une rangée de la table d’amélioration des bâtiments.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="246"/>
        <source>Your tracks: {gap}.</source>
        <translation>Vos pistes&#xa0;: {gap}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="252"/>
        <source>You are the first player: the other die of its colour goes onto the elephant.</source>
        <translation>Vous êtes premier joueur&#xa0;: l’autre dé de la même couleur ira sur l’éléphant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="257"/>
        <source>The last turns: {name} has crossed by {distance}.</source>
        <translation>Derniers tours&#xa0;: {name} a un dépassement de {distance}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="261"/>
        <source>%n karma: it can roll a die together with the one on the elephant.</source>
        <translation>
            <numerusform>%n&#xa0;karma&#xa0;: vous pouvez relancer un dé avec celui de l’éléphant.</numerusform>
            <numerusform>%n&#xa0;karmas&#xa0;: chacun permet de relancer un dé avec celui de l’éléphant.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="276"/>
        <source>S</source>
        <comment>key for: sell no more, only one half-road</comment>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="279"/>
        <source>G</source>
        <comment>key for: give it up</comment>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="282"/>
        <source>P</source>
        <comment>key for: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="284"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="286"/>
        <source>E</source>
        <comment>key for: end turn</comment>
        <translation>T</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="295"/>
        <source>K</source>
        <comment>key for: reroll with karma</comment>
        <translation>K</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="300"/>
        <source>Pick it: {face}</source>
        <translation>Prendre&#xa0;: {face}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="304"/>
        <source>One karma: a die of the centre and the one on the elephant are rolled.</source>
        <translation>Un karma&#xa0;: on lance un dé du centre et celui de l’éléphant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="305"/>
        <source>Reroll with karma</source>
        <translation>Relancer avec du karma</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="307"/>
        <source>Roll both again</source>
        <translation>Relancer les deux</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="332"/>
        <source>Draw it</source>
        <translation>Tracer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="332"/>
        <source>D</source>
        <comment>key for: draw the road</comment>
        <translation>C</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="336"/>
        <source>Click a cell first: {shape}.</source>
        <translation>Cliquez d’abord sur une case&#xa0;: {shape}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="349"/>
        <source>Still to use</source>
        <translation>À utiliser</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="354"/>
        <source>{bonus}, being carried out</source>
        <translation>{bonus}, en cours</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="26"/>
        <source>{content}, {cell}</source>
        <translation>{content}, {cell}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="45"/>
        <source>A {shape} runs here: {sides}.</source>
        <translation>Déjà tracé ici&#xa0;: {shape}, {sides}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="48"/>
        <source>Empty; no road leads here yet.</source>
        <translation>Vide&#x202f;; aucune route n’y mène encore.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="50"/>
        <source>Empty; it can be reached from {sides}.</source>
        <translation>Vide&#x202f;; on y accède par ces côtés&#xa0;: {sides}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="59"/>
        <source>{side}: {bonus}</source>
        <translation>{bonus} ({side})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="64"/>
        <source>Bonuses at the border: {bonuses}.</source>
        <translation>Bonus en bordure&#xa0;: {bonuses}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="72"/>
        <source>fame for the first road through it.</source>
        <translation>de gloire pour la première route qui y passe.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="76"/>
        <source>You have nothing in stock to sell here: opened now, it brings nothing.</source>
        <translation>Vous n’avez rien en stock à vendre ici&#xa0;: ouvert maintenant, ce marché ne rapporterait rien.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="77"/>
        <source>coins at best, for %n good(s) of the stock.</source>
        <translation>
            <numerusform>pièces au mieux, pour %n marchandise du stock.</numerusform>
            <numerusform>pièces au mieux, pour %n marchandises du stock.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="83"/>
        <source>The first road through a [[building]] builds it and brings at once as much fame as its type is worth.</source>
        <translation>La première route dans la case d’un [[bâtiment|building]] le construit et rapporte aussitôt autant de gloire que vaut son type.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="88"/>
        <source>The first road through a [[market]] opens it, once: sell up to three goods in [[stock]], all of different kinds.</source>
        <translation>La première route dans la case d’un [[marché|market]] l’ouvre, une seule fois&#xa0;: vendez jusqu’à trois marchandises du [[stock]], toutes de sortes différentes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="93"/>
        <source>The first road through a [[market]] opens it, once: sell up to three goods in [[stock]], all of one kind.</source>
        <translation>La première route dans la case d’un [[marché|market]] l’ouvre, une seule fois&#xa0;: vendez jusqu’à trois marchandises du [[stock]], toutes de la même sorte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="111"/>
        <source>Click: place the road, %n ways to turn it. {brings}</source>
        <translation>
            <numerusform>Clic ou Entrée&#xa0;: placer la route, %n sens possible. {brings}</numerusform>
            <numerusform>Clic ou Entrée&#xa0;: placer la route, %n sens possibles. {brings}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="114"/>
        <source>Click: choose a side for the half-road.</source>
        <translation>Clic ou Entrée&#xa0;: choisir un côté pour la demi-route.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="120"/>
        <source>Click: {move}. {brings}</source>
        <translation>Clic ou Entrée&#xa0;: {move}. {brings}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="127"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="71"/>
        <source>Half-road {side}, {cell}</source>
        <translation>Demi-route côté {side}, {cell}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="132"/>
        <source>A [[half-road]] makes a [[junction]] of a straight road or curve, and a [[crossing]] of a junction. What stands in the cell is not built or opened again.</source>
        <translation>Une [[demi-route|half-road]] fait d’une ligne droite ou d’un virage une [[bifurcation|junction]], et d’une bifurcation un [[croisement|crossing]]. Ce qui se trouve dans la case n’est ni construit ni ouvert une seconde fois.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="151"/>
        <source>Residence</source>
        <translation>Résidence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="152"/>
        <source>Ways out: {sides}.</source>
        <translation>Sorties&#xa0;: {sides}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="154"/>
        <source>All roads begin at the [[residence]]: each new one joins it or a road that is drawn already.</source>
        <translation>Toutes les routes partent de la [[résidence|residence]]&#xa0;: chaque nouvelle route la rejoint, ou rejoint une route déjà tracée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="16"/>
        <source>Karma is spent at the start of one’s turn, before a die is picked.</source>
        <translation>Le karma se dépense au début du tour, avant de prendre un dé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="19"/>
        <source>You have picked your die for this turn.</source>
        <translation>Vous avez déjà pris votre dé pour ce tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="20"/>
        <source>First finish what you are doing; bonuses that wait are used afterwards.</source>
        <translation>Terminez d’abord ce que vous faites&#x202f;; les bonus en attente s’utilisent ensuite.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="23"/>
        <source>There is no reward of the river to give up now.</source>
        <translation>Il n’y a pas de récompense du fleuve à laquelle renoncer maintenant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="24"/>
        <source>First pick a die.</source>
        <translation>Prenez d’abord un dé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="25"/>
        <source>Pick one of the two dice that you have rolled.</source>
        <translation>Prenez l’un des deux dés que vous avez lancés.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="26"/>
        <source>First draw the road.</source>
        <translation>Tracez d’abord la route.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="27"/>
        <source>First draw a half-road.</source>
        <translation>Tracez d’abord une demi-route.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="28"/>
        <source>First sell something.</source>
        <translation>Vendez d’abord quelque chose.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="29"/>
        <source>First choose the goods that you gain.</source>
        <translation>Choisissez d’abord les marchandises que vous obtenez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="30"/>
        <source>First choose the space of the river.</source>
        <translation>Choisissez d’abord la case du fleuve.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="31"/>
        <source>First choose the character of the palace.</source>
        <translation>Choisissez d’abord le personnage du palais.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="32"/>
        <source>First choose the type of building to upgrade.</source>
        <translation>Choisissez d’abord le type de bâtiment à améliorer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="33"/>
        <source>Choose one of the two purple dice.</source>
        <translation>Choisissez l’un des deux dés violets.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="34"/>
        <source>First choose which reward of the space you take.</source>
        <translation>Choisissez d’abord laquelle des récompenses de la case vous prenez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="35"/>
        <source>Use a bonus that waits, or end your turn.</source>
        <translation>Utilisez un bonus en attente, ou terminez votre tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="37"/>
        <source>There is no such die.</source>
        <translation>Ce dé n’existe pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="38"/>
        <source>This die is on the elephant: only karma can roll it and bring it into play.</source>
        <translation>Ce dé est sur l’éléphant&#xa0;: seul le karma permet de le lancer et de s’en servir.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="41"/>
        <source>{name} has picked this die already.</source>
        <translation>{name} a déjà pris ce dé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="42"/>
        <source>All goods of this die are circled on your sheet already ({goods}): it would bring nothing.</source>
        <translation>Toutes les marchandises de ce dé sont déjà entourées sur votre feuille ({goods})&#xa0;: il ne rapporterait rien.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="45"/>
        <source>No empty cell is left that your roads could reach.</source>
        <translation>Il ne reste aucune case vide que vos routes puissent atteindre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="46"/>
        <source>No empty cell and no open side of a road is left for half-roads.</source>
        <translation>Il ne reste ni case vide ni côté libre d’une route pour des demi-routes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="49"/>
        <source>You are on the last space of the river: it goes no further.</source>
        <translation>Vous êtes sur la dernière case du fleuve&#xa0;: il ne va pas plus loin.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="50"/>
        <source>No space with this symbol ({symbol}) is left ahead of your boat, which is on space {position}.</source>
        <translation>Il ne reste aucune case avec ce symbole ({symbol}) devant votre bateau, qui est à la case {position}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="53"/>
        <source>{who}: all three boxes are ticked already.</source>
        <translation>{who}&#xa0;: les trois cases sont déjà cochées.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="54"/>
        <source>The Great Mogul finds nobody who has a free box and could do something.</source>
        <translation>Le Grand Mogul ne trouve personne qui ait une case libre et puisse faire quelque chose.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="57"/>
        <source>{who}: there is nothing to do now, so the box stays free.</source>
        <translation>{who}&#xa0;: il n’y a rien à faire maintenant, la case reste donc libre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="58"/>
        <source>No die is on the elephant yet; the first choice of the round sends one there.</source>
        <translation>Il n’y a pas encore de dé sur l’éléphant&#x202f;; le premier choix du tour de jeu y en envoie un.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="61"/>
        <source>You have no karma left to spend.</source>
        <translation>Vous n’avez plus de karma à dépenser.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="62"/>
        <source>A die can be used, so you can’t pass.</source>
        <translation>Un dé est utilisable&#xa0;: vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="64"/>
        <source>There is no such road.</source>
        <translation>Cette route n’existe pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="65"/>
        <source>The residence has its ways out already; roads are drawn in the cells around it.</source>
        <translation>La résidence a déjà ses sorties&#x202f;; les routes se tracent dans les cases autour d’elle.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="68"/>
        <source>A road runs through {cell} already: only half-roads can be added to it.</source>
        <translation>Une route passe déjà ici ({cell})&#xa0;: on ne peut qu’y ajouter des demi-routes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="71"/>
        <source>A road runs through {cell} already: add a half-road at one of its open sides.</source>
        <translation>Une route passe déjà ici ({cell})&#xa0;: ajoutez une demi-route sur l’un de ses côtés libres.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="74"/>
        <source>One half-road can’t stand alone in {cell}: no cell may stay half filled.</source>
        <translation>Une demi-route ne peut pas rester seule dans une case ({cell})&#xa0;: aucune ne doit être remplie à moitié.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="77"/>
        <source>That is another road; what you may draw is a {shape}.</source>
        <translation>C’est une autre route. À tracer maintenant&#xa0;: {shape}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="78"/>
        <source>No road of yours leads to {cell}: roads go on from the residence or from other roads.</source>
        <translation>Aucune de vos routes ne mène à cette case ({cell})&#xa0;: une route part de la résidence ou d’une autre route.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="81"/>
        <source>Turned like that, the road in {cell} would not join your roads: turn it.</source>
        <translation>Dans ce sens, la route ne rejoindrait pas les vôtres ({cell})&#xa0;: tournez-la.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="84"/>
        <source>{cell} is empty: a half-road is only added to a road that is there.</source>
        <translation>Cette case est vide ({cell})&#xa0;: une demi-route ne s’ajoute qu’à une route déjà tracée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="87"/>
        <source>{cell} has a crossing: it takes no more half-roads.</source>
        <translation>Il y a un croisement dans cette case ({cell})&#xa0;: il ne reçoit plus de demi-routes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="88"/>
        <source>The road in {cell} leads {side} already.</source>
        <translation>La route a déjà un bout côté {side} ({cell}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="89"/>
        <source>What you draw now is a {shape} in an empty cell, no half-road.</source>
        <translation>Il ne s’agit pas d’une demi-route. À tracer dans une case vide&#xa0;: {shape}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="93"/>
        <source>There are no such goods.</source>
        <translation>Ces marchandises n’existent pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="94"/>
        <source>You have no {good} in stock.</source>
        <translation>Vous n’avez rien de cette sorte en stock&#xa0;: {good}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="95"/>
        <source>At this market all goods sold must be of one kind; {good} would be another.</source>
        <translation>À ce marché, toutes les marchandises vendues doivent être de la même sorte&#x202f;; celle-ci en serait une autre&#xa0;: {good}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="98"/>
        <source>All goods sold here must be of different kinds, and you have just sold {good}.</source>
        <translation>Toutes les marchandises vendues ici doivent être de sortes différentes, et vous venez d’en vendre une de celle-ci&#xa0;: {good}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="101"/>
        <source>The goods sold must be all of one kind or all different; {good} doesn’t fit.</source>
        <translation>Les marchandises vendues doivent être toutes de la même sorte, ou toutes différentes&#x202f;; cette sorte ne convient pas&#xa0;: {good}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="104"/>
        <source>Nothing is left of that kind: {good} is circled to the last.</source>
        <translation>Il ne reste rien de cette sorte ({good})&#xa0;: tout est entouré.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="107"/>
        <source>You have just gained {good}; the next must be of another kind.</source>
        <translation>Vous venez d’obtenir une marchandise de cette sorte ({good})&#x202f;; la suivante doit être d’une autre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="108"/>
        <source>The Merchant has sold for you already; a good is only gained instead of selling.</source>
        <translation>La Marchande a déjà vendu pour vous&#x202f;; on n’obtient une marchandise qu’au lieu de vendre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="112"/>
        <source>The river has no such space.</source>
        <translation>Le fleuve n’a pas de telle case.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="113"/>
        <source>Space {space} is ticked already.</source>
        <translation>La case {space} est déjà cochée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="114"/>
        <source>You may only go back now, and space {space} lies ahead.</source>
        <translation>Vous ne pouvez que reculer maintenant, et la case {space} est devant vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="115"/>
        <source>You may only go forward now, and space {space} lies behind.</source>
        <translation>Vous ne pouvez qu’avancer maintenant, et la case {space} est derrière vous.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="116"/>
        <source>Space {space} is too far: you may choose among the %n next free space(s).</source>
        <translation>
            <numerusform>La case {space} est trop loin&#xa0;: vous n’allez pas à plus de %n case libre.</numerusform>
            <numerusform>La case {space} est trop loin&#xa0;: vous n’allez pas à plus de %n cases libres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="119"/>
        <source>The palace has no such character.</source>
        <translation>Le palais n’a pas de tel personnage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="120"/>
        <source>The Great Mogul chooses one of the other five, never himself.</source>
        <translation>Le Grand Mogul choisit l’un des cinq autres, jamais lui-même.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="121"/>
        <source>There is no such building.</source>
        <translation>Ce bâtiment n’existe pas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="122"/>
        <source>This type ({building}) brings %n fame, the most there is.</source>
        <translation>
            <numerusform>Ce type ({building}) rapporte %n point de gloire, et c’est le maximum.</numerusform>
            <numerusform>Ce type ({building}) rapporte %n points de gloire, et c’est le maximum.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="124"/>
        <source>There is no such bonus.</source>
        <translation>Ce bonus n’existe pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="125"/>
        <source>This bonus is crossed out: it is had only once.</source>
        <translation>Ce bonus est barré&#xa0;: on ne l’a qu’une fois.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="126"/>
        <source>This bonus was gained in an earlier turn and not used: it is lost.</source>
        <translation>Ce bonus a été gagné dans un tour précédent sans être utilisé&#xa0;: il est perdu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="129"/>
        <source>You have not gained this bonus yet ({place}).</source>
        <translation>Vous n’avez pas encore gagné ce bonus ({place}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="130"/>
        <source>All goods that the purple dice show are circled already.</source>
        <translation>Toutes les marchandises que montrent les dés violets sont déjà entourées.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="133"/>
        <source>Your money track is full.</source>
        <translation>Votre piste d’argent est pleine.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="134"/>
        <source>Your fame track is full.</source>
        <translation>Votre piste de gloire est pleine.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="135"/>
        <source>All your karma is circled already.</source>
        <translation>Tout votre karma est déjà entouré.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="136"/>
        <source>All types of building are upgraded as far as can be.</source>
        <translation>Tous les types de bâtiment sont déjà améliorés au maximum.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="137"/>
        <source>Nobody in the palace has a free box and something to do.</source>
        <translation>Personne au palais n’a de case libre et quelque chose à faire.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="138"/>
        <source>All goods are circled already.</source>
        <translation>Toutes les marchandises sont déjà entourées.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="139"/>
        <source>You have no goods in stock to sell.</source>
        <translation>Vous n’avez pas de marchandises en stock à vendre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="140"/>
        <source>None of your roads has an open side for a half-road.</source>
        <translation>Aucune de vos routes n’a de côté libre pour une demi-route.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="141"/>
        <source>No free space of the river lies behind your boat.</source>
        <translation>Il n’y a aucune case libre du fleuve derrière votre bateau.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="35"/>
        <source>Goods sold</source>
        <translation>Marchandises vendues</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="38"/>
        <source>Border</source>
        <translation>Bordure</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="39"/>
        <source>Columns and tents</source>
        <translation>Colonnes et tentes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="40"/>
        <source>Tracks and karma</source>
        <translation>Pistes et karma</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="43"/>
        <source>The first road through a building brings as much fame as its type is worth then.</source>
        <translation>La première route dans la case d’un bâtiment rapporte autant de gloire que vaut alors son type.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="46"/>
        <source>Each good sold brings the coins of its column.</source>
        <translation>Chaque marchandise vendue rapporte les pièces de sa colonne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="47"/>
        <source>Spaces of the river that bring fame or coins at once.</source>
        <translation>Les cases du fleuve qui rapportent aussitôt de la gloire ou des pièces.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="48"/>
        <source>Raja Man Singh brings 1 coin besides the upgrade.</source>
        <translation>Raja Man Singh rapporte 1 pièce en plus de l’amélioration.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="49"/>
        <source>Bonuses of the border that bring fame or coins at once.</source>
        <translation>Les bonus en bordure qui rapportent aussitôt de la gloire ou des pièces.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="50"/>
        <source>Bonuses of tents and of columns of the palace and of the upgrades, as far as they bring fame or coins.</source>
        <translation>Les bonus des tentes, des colonnes du palais et de celles des améliorations, pour ce qu’ils rapportent de gloire ou de pièces.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="54"/>
        <source>Bonuses of the two tracks and of karma, as far as they bring fame or coins.</source>
        <translation>Les bonus des deux pistes et du karma, pour ce qu’ils rapportent de gloire ou de pièces.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="86"/>
        <source>Purple dice</source>
        <translation>Dés violets</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="87"/>
        <source>Green dice</source>
        <translation>Dés verts</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="88"/>
        <source>Blue dice</source>
        <translation>Dés bleus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="89"/>
        <source>Orange dice</source>
        <translation>Dés orange</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="116"/>
        <source>Tracks by round: to go below the line, beyond above it</source>
        <translation>Les pistes par tour de jeu&#xa0;: l’écart sous la ligne, le dépassement au-dessus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="128"/>
        <source>{names} share the victory</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="131"/>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="138"/>
        <source>level in distance and in karma</source>
        <translation>à égalité de dépassement et de karma</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="140"/>
        <source>no die could be used any more; whoever is nearest to it wins</source>
        <translation>plus aucun dé n’était utilisable&#x202f;; le plus près de croiser ses pistes l’emporte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="142"/>
        <source>crossed by {distance}; {name} had {gap}</source>
        <translation>dépassement de {distance}&#x202f;; {name}&#xa0;: {gap}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="146"/>
        <source>crossed by {distance}, {ahead} further than {name}</source>
        <translation>dépassement de {distance}, soit {ahead} de plus que {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="153"/>
        <source>level with {name}, but with more karma gained: {own} against {other}</source>
        <translation>à égalité avec {name}, mais avec plus de karma gagné&#xa0;: {own} contre {other}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="156"/>
        <source>level with {name}, but with more karma used: {own} against {other}</source>
        <translation>à égalité avec {name}, mais avec plus de karma utilisé&#xa0;: {own} contre {other}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="170"/>
        <source>start</source>
        <comment>under the chart of the tracks</comment>
        <translation>début</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="222"/>
        <source>Where fame and coins came from</source>
        <translation>D’où viennent la gloire et les pièces</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="224"/>
        <source>fame</source>
        <comment>a column</comment>
        <translation>gloire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="224"/>
        <source>coins</source>
        <comment>a column</comment>
        <translation>pièces</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="226"/>
        <source>Ticked</source>
        <translation>Total coché</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="235"/>
        <source>A coin counts half a fame point, each corner that the coins pass 1 more. {name}: {sum}.</source>
        <translation>Une pièce compte un demi-point de gloire, chaque coin dépassé par les pièces 1 de plus. {name}&#xa0;: {sum}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="254"/>
        <source>Nobody used a bonus in this game.</source>
        <translation>Personne n’a utilisé de bonus dans cette partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="255"/>
        <source>{name} set off the longest chain: %n bonus(es) in one turn.</source>
        <translation>
            <numerusform>Le plus long enchaînement&#xa0;: {name}, avec %n bonus en un tour.</numerusform>
            <numerusform>Le plus long enchaînement&#xa0;: {name}, avec %n bonus en un tour.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="263"/>
        <source>{name} {gained} and {used}</source>
        <translation>{name} {gained} et {used}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="270"/>
        <source>Karma gained and used: {karma}.</source>
        <translation>Karma gagné et utilisé&#xa0;: {karma}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="282"/>
        <source>%n dice were rolled in all.</source>
        <translation>
            <numerusform>%n dé lancé en tout.</numerusform>
            <numerusform>%n dés lancés en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="283"/>
        <source>%n of them with karma.</source>
        <translation>
            <numerusform>%n d’entre eux avec du karma.</numerusform>
            <numerusform>%n d’entre eux avec du karma.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="284"/>
        <source>Everybody chooses from the same dice, and each face is as likely as any other.</source>
        <translation>Tous choisissent parmi les mêmes dés, et toutes les faces ont la même chance de sortir.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="287"/>
        <source>How the dice fell</source>
        <translation>Ce que les dés ont donné</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="288"/>
        <source>Faces rolled, against the average</source>
        <translation>Faces sorties, comparées à la moyenne</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="75"/>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="80"/>
        <source>Last round</source>
        <translation>Dernier tour de jeu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="429"/>
        <source>Round {round}</source>
        <translation>Tour de jeu {round}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="80"/>
        <source>Last dice</source>
        <translation>Derniers dés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="81"/>
        <source>Last</source>
        <comment>short for: last round</comment>
        <translation>Dernier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="91"/>
        <source>{round}, {sheet}</source>
        <comment>where a game stands</comment>
        <translation>{round}, {sheet}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="107"/>
        <source>At the right: by how much your tracks come closer at once, in fame points.</source>
        <translation>À droite&#xa0;: de combien vos pistes se rapprochent aussitôt, en points de gloire.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="117"/>
        <source>You could still use: {bonuses}. Unused it is lost. End the turn all the same?</source>
        <translation>Vous pourriez encore utiliser&#xa0;: {bonuses}. Ce qui n’est pas utilisé est perdu. Terminer le tour quand même&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="124"/>
        <source>It could be used: {reward}. Give it up?</source>
        <translation>Cette récompense est utilisable&#xa0;: {reward}. Y renoncer&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="127"/>
        <source>A market opens only once. Leave it without selling anything?</source>
        <translation>Un marché ne s’ouvre qu’une fois. Le quitter sans rien vendre&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/screen.py" line="129"/>
        <source>You could spend karma on other faces. Pass all the same?</source>
        <translation>Vous pourriez dépenser du karma pour d’autres faces. Passer quand même&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="33"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="78"/>
        <source>has the elephant</source>
        <translation>a l’éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="49"/>
        <source>beyond</source>
        <comment>how far the tracks have crossed</comment>
        <translation>au-delà</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="50"/>
        <source>to go</source>
        <comment>how far the tracks are from crossing</comment>
        <translation>d’écart</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="67"/>
        <source>{fame} · {coins}</source>
        <comment>fame and coins of a player</comment>
        <translation>{fame} · {coins}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="81"/>
        <source>in stock: {goods}</source>
        <translation>en stock&#xa0;: {goods}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="83"/>
        <source>%n karma to spend</source>
        <translation>
            <numerusform>%n karma à dépenser</numerusform>
            <numerusform>%n karmas à dépenser</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="42"/>
        <source>A purple die brings the two goods that it shows.</source>
        <translation>Un dé violet rapporte les deux marchandises qu’il montre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="44"/>
        <source>A green die draws a road in an empty cell that your roads lead to, or two [[half-roads|half-road]].</source>
        <translation>Un dé vert trace une route dans une case vide où mènent vos routes, ou deux [[demi-routes|half-road]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="51"/>
        <source>A blue die takes you to the next free space of the [[river]] ahead with its symbol.</source>
        <translation>Un dé bleu vous mène à la prochaine case libre du [[fleuve|river]], devant vous, qui porte son symbole.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="57"/>
        <source>An orange die ticks a box of its character in the [[palace]].</source>
        <translation>Un dé orange coche une case de son personnage au [[palais|palace]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="83"/>
        <source>It lies {place}.</source>
        <translation>Il se trouve {place}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="84"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="136"/>
        <source>just rolled</source>
        <translation>tout juste lancé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="85"/>
        <source>Just rolled with karma.</source>
        <translation>Tout juste lancé avec du karma.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="98"/>
        <source>It would bring nothing now.</source>
        <translation>Il ne rapporterait rien maintenant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="101"/>
        <source>It would bring {goods}.</source>
        <translation>Il rapporterait&#xa0;: {goods}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="106"/>
        <source>It would lead to {space}: {rewards}.</source>
        <translation>Il mènerait à la {space}&#xa0;: {rewards}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="109"/>
        <source>{who}: box {box} would be ticked.</source>
        <translation>{who}&#xa0;: la case {box} serait cochée.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="118"/>
        <source>%n empty cell(s) can be reached; roads can be added to as well.</source>
        <translation>
            <numerusform>%n case vide est accessible&#x202f;; on peut aussi compléter des routes.</numerusform>
            <numerusform>%n cases vides sont accessibles&#x202f;; on peut aussi compléter des routes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="119"/>
        <source>%n empty cell(s) can be reached.</source>
        <translation>
            <numerusform>%n case vide est accessible.</numerusform>
            <numerusform>%n cases vides sont accessibles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="126"/>
        <source>On it lies the {die}. It stands with {name}, the first player.</source>
        <translation>Il porte le {die}. Il est chez {name}, le premier joueur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="129"/>
        <source>No die is on it yet. It stands with {name}, the first player.</source>
        <translation>Il ne porte pas encore de dé. Il est chez {name}, le premier joueur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="132"/>
        <source>The elephant</source>
        <translation>L’éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="136"/>
        <source>When the [[first player]] picks a die, the other one of its colour goes onto the [[elephant]], where only [[karma]] reaches it. After the round the elephant passes on clockwise.</source>
        <translation>Quand le [[premier joueur|first player]] prend un dé, l’autre de la même couleur va sur l’[[éléphant|elephant]], où seul le [[karma]] l’atteint. Après le tour de jeu, l’éléphant passe au suivant dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="151"/>
        <source>Click: spend a karma and choose the die to roll with it.</source>
        <translation>Clic ou Entrée&#xa0;: dépenser un karma et choisir le dé à lancer avec celui de l’éléphant.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="158"/>
        <source>%n karma left to spend.</source>
        <translation>
            <numerusform>Encore %n karma à dépenser.</numerusform>
            <numerusform>Encore %n karmas à dépenser.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="168"/>
        <source>No die yet in this round.</source>
        <translation>Pas encore de dé dans ce tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="173"/>
        <source>Each die picked lies in a [[depot]] until the round is over: nobody else can use it, but a purple one may still be copied by a [[goods die]] bonus.</source>
        <translation>Chaque dé pris reste dans un [[entrepôt|depot]] jusqu’à la fin du tour de jeu&#xa0;: personne d’autre ne peut s’en servir, mais un bonus [[dé de marchandises|goods die]] peut encore copier un dé violet.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="190"/>
        <source>Dice in the centre</source>
        <translation>Dés au centre</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="191"/>
        <source>%n dice left to choose from.</source>
        <translation>
            <numerusform>Il reste %n dé au choix.</numerusform>
            <numerusform>Il reste %n dés au choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="193"/>
        <source>%n of them would do something on this sheet.</source>
        <translation>
            <numerusform>%n d’entre eux servirait sur cette feuille.</numerusform>
            <numerusform>%n d’entre eux serviraient sur cette feuille.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="194"/>
        <source>The [[first player]] rolls all eight. Then each in turn picks one and carries it out at once: purple goods, green roads, blue river, orange palace.</source>
        <translation>Le [[premier joueur|first player]] lance les huit. Puis chacun à son tour en prend un et en réalise aussitôt l’action&#xa0;: violet, marchandises&#x202f;; vert, routes&#x202f;; bleu, fleuve&#x202f;; orange, palais.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="210"/>
        <source>River, {space}</source>
        <translation>Fleuve, {space}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="215"/>
        <source>It gives {rewards}.</source>
        <translation>Elle rapporte&#xa0;: {rewards}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="227"/>
        <source>The boat is here.</source>
        <translation>Le bateau est ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="229"/>
        <source>Ticked already.</source>
        <translation>Déjà cochée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="231"/>
        <source>Free, behind the boat: only a move back reaches it.</source>
        <translation>Libre, derrière le bateau&#xa0;: il faut reculer pour l’atteindre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="235"/>
        <source>The die with this symbol leads here.</source>
        <translation>Le dé qui porte ce symbole mène ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="236"/>
        <source>A blue die with this symbol would lead here.</source>
        <translation>Un dé bleu avec ce symbole mènerait ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="237"/>
        <source>Free; another space with this symbol comes first.</source>
        <translation>Libre&#x202f;; une autre case avec ce symbole vient avant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="250"/>
        <source>Sold.</source>
        <translation>Vendu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="252"/>
        <source>In stock.</source>
        <translation>En stock.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="254"/>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="398"/>
        <source>Not gained yet.</source>
        <translation>Pas encore obtenu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="256"/>
        <source>{state} {good}: {stock} in stock, {sold} sold, {left} still to be gained.</source>
        <translation>{state} {good}&#xa0;: en stock {stock}, vendu {sold}, encore à obtenir {left}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="257"/>
        <source>{good}, column {column}</source>
        <translation>{good}, colonne {column}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="269"/>
        <source>coins when this one is sold.</source>
        <translation>pièces à la vente de cette marchandise.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="270"/>
        <source>Goods are circled from left to right when gained, and crossed out from left to right when sold. Each brings the coins of its column.</source>
        <translation>Les marchandises s’entourent de gauche à droite quand on les obtient, et se barrent de gauche à droite quand on les vend. Chacune rapporte les pièces de sa colonne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="285"/>
        <source>Market, column {column}</source>
        <translation>Marché, colonne {column}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="286"/>
        <source>Each good sold in this column brings %n coin(s).</source>
        <translation>
            <numerusform>Chaque marchandise vendue dans cette colonne rapporte %n pièce.</numerusform>
            <numerusform>Chaque marchandise vendue dans cette colonne rapporte %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="289"/>
        <source>The more goods of a kind are sold already, the more the next one of that kind brings.</source>
        <translation>Plus vous avez vendu de marchandises d’une sorte, plus la suivante de cette sorte rapporte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="301"/>
        <source>Everything is sold.</source>
        <translation>Tout est vendu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="302"/>
        <source>The next of each kind: {prices}.</source>
        <translation>La prochaine de chaque sorte&#xa0;: {prices}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="314"/>
        <source>%n of its three boxes free.</source>
        <translation>
            <numerusform>Cases libres&#xa0;: %n sur trois.</numerusform>
            <numerusform>Cases libres&#xa0;: %n sur trois.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="319"/>
        <source>There is nothing for it to do now, so its box can’t be ticked.</source>
        <translation>Ce personnage n’aurait rien à faire maintenant&#xa0;: sa case ne peut pas être cochée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="333"/>
        <source>This box is ticked.</source>
        <translation>Cette case est cochée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="335"/>
        <source>This box is the next to be ticked.</source>
        <translation>Cette case est la prochaine à cocher.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="336"/>
        <source>This box comes later.</source>
        <translation>Cette case vient plus tard.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="348"/>
        <source>Its column brings {bonus} when complete. {missing}</source>
        <translation>Complète, sa colonne rapporte&#xa0;: {bonus}. {missing}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="360"/>
        <source>Passed already.</source>
        <translation>Déjà dépassé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="362"/>
        <source>This is what the type is worth now.</source>
        <translation>C’est ce que ce type vaut maintenant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="364"/>
        <source>Reached by upgrades.</source>
        <translation>S’atteint par des améliorations.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="365"/>
        <source>{state} %n of this type still to be built.</source>
        <translation>
            <numerusform>{state} Encore %n bâtiment de ce type à construire.</numerusform>
            <numerusform>{state} Encore %n bâtiments de ce type à construire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="366"/>
        <source>{building}: %n fame</source>
        <translation>
            <numerusform>{building}&#xa0;: %n point de gloire</numerusform>
            <numerusform>{building}&#xa0;: %n points de gloire</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="372"/>
        <source>An [[upgrade]] raises a type by one level. Buildings built later bring the higher fame; those built already bring nothing more.</source>
        <translation>Une [[amélioration|upgrade]] élève un type d’un niveau. Les bâtiments construits ensuite rapportent plus de gloire&#x202f;; ceux qui le sont déjà ne rapportent rien de plus.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="386"/>
        <source>An upgrade would bring up to %n fame more in the course of the game.</source>
        <translation>
            <numerusform>Une amélioration rapporterait jusqu’à %n point de gloire de plus d’ici la fin de la partie.</numerusform>
            <numerusform>Une amélioration rapporterait jusqu’à %n points de gloire de plus d’ici la fin de la partie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="394"/>
        <source>Spent.</source>
        <translation>Dépensé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="396"/>
        <source>Gained, and still to be spent.</source>
        <translation>Gagné, et encore à dépenser.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="400"/>
        <source>Karma {number} of {last}</source>
        <translation>Karma {number} sur {last}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="404"/>
        <source>At the start of your turn a [[karma]] rolls the die on the [[elephant]] and one of the centre; you pick one of the two, the other goes onto the elephant. At the end karma breaks ties.</source>
        <translation>Au début de votre tour, un [[karma]] relance le dé de l’[[éléphant|elephant]] et l’un de ceux du centre&#x202f;; vous prenez l’un des deux, l’autre va sur l’éléphant. À la fin, le karma départage les égalités.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="430"/>
        <source>Ticked.</source>
        <translation>Cochée.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="432"/>
        <source>%n more until it is ticked.</source>
        <translation>
            <numerusform>Encore %n à cocher pour l’atteindre.</numerusform>
            <numerusform>Encore %n à cocher pour l’atteindre.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="435"/>
        <source>Bonus here: {bonus}. {state}</source>
        <translation>Bonus ici&#xa0;: {bonus}. {state}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="438"/>
        <source>Fame {number}</source>
        <translation>Gloire {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="438"/>
        <source>Coin {number}</source>
        <translation>Pièce {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="460"/>
        <source>Fame runs from the upper left corner, money from the upper right; two coins lie beside each fame cell except the corners.</source>
        <translation>La gloire part du coin supérieur gauche, l’argent du coin supérieur droit&#x202f;; deux pièces bordent chaque case de gloire, sauf les coins.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="471"/>
        <source>Once somebody’s tracks [[cross]], the game ends as soon as both have had as many dice.</source>
        <translation>Dès que les pistes d’un joueur [[se croisent|cross]], la partie se termine quand chacun a pris autant de dés.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="474"/>
        <source>Once somebody’s tracks [[cross]], the game ends with that round.</source>
        <translation>Dès que les pistes d’un joueur [[se croisent|cross]], la partie se termine avec ce tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="492"/>
        <source>A fame cell closes the distance by 1, a coin by ½, and a corner, where no coins lie, by 1 when the coins pass it. The two marks must pass each other; touching is not enough.</source>
        <translation>Une case de gloire réduit l’écart de 1, une pièce de ½, et un coin, où il n’y a pas de pièces, de 1 quand les pièces le dépassent. Les deux marques doivent se dépasser&#x202f;; se toucher ne suffit pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="481"/>
        <source>Front of the fame track</source>
        <translation>Repère de la piste de gloire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="483"/>
        <source>Front of the money track</source>
        <translation>Repère de la piste d’argent</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="506"/>
        <source>Goods are circled when gained (purple dice) and crossed out when sold. Under a tent with all goods sold there is a [[bonus]].</source>
        <translation>Les marchandises s’entourent quand on les obtient (dés violets) et se barrent quand on les vend. Sous une tente dont toutes les marchandises sont vendues, il y a un [[bonus]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="515"/>
        <source>Six characters (orange dice), each good for three times in a game. A column ticked by all six brings its [[bonus]].</source>
        <translation>Six personnages (dés orange), dont chacun peut servir trois fois dans la partie. Une colonne cochée chez tous les six rapporte son [[bonus]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="524"/>
        <source>What each type of [[building]] is worth when it is built. With all four raised to a level, the bonus below is gained.</source>
        <translation>Ce que vaut chaque type de [[bâtiment|building]] quand il est construit. Quand les quatre ont atteint un niveau, le bonus au-dessous est gagné.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="533"/>
        <source>The boat goes from left to right (blue dice); each space reached gives what is below it, once. Spaces passed over can be had later by moves back.</source>
        <translation>Le bateau va de gauche à droite (dés bleus)&#x202f;; chaque case atteinte rapporte, une fois, ce qui est au-dessous. On peut revenir plus tard aux cases passées en reculant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="542"/>
        <source>Karma rerolls two dice at the start of a turn. Circling the third, fourth and fifth brings a [[bonus]].</source>
        <translation>Le karma relance deux dés au début d’un tour. Entourer le troisième, le quatrième et le cinquième rapporte un [[bonus]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="549"/>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="550"/>
        <source>Roads (green dice) start at the [[residence]]. They build what they run through, open markets, and gain the bonuses of the border that they touch.</source>
        <translation>Les routes (dés verts) partent de la [[résidence|residence]]. Elles construisent ce qu’elles traversent, ouvrent les marchés et donnent les bonus de la bordure qu’elles touchent.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="580"/>
        <source>In stock: {goods}.</source>
        <translation>En stock&#xa0;: {goods}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="582"/>
        <source>Nothing is in stock.</source>
        <translation>Rien n’est en stock.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="586"/>
        <source>%n box(es) still free.</source>
        <translation>
            <numerusform>Encore %n case libre.</numerusform>
            <numerusform>Encore %n cases libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="589"/>
        <source>%n building(s) still to be built.</source>
        <translation>
            <numerusform>Encore %n bâtiment à construire.</numerusform>
            <numerusform>Encore %n bâtiments à construire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="591"/>
        <source>%n space(s) ahead of the boat.</source>
        <translation>
            <numerusform>%n case devant le bateau.</numerusform>
            <numerusform>%n cases devant le bateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="595"/>
        <source>%n cell(s) still empty.</source>
        <translation>
            <numerusform>Encore %n case vide.</numerusform>
            <numerusform>Encore %n cases vides.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="603"/>
        <source>{fame}, {coins}. {more}.</source>
        <translation>{fame}, {coins}. {more}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="621"/>
        <source>Whoever has gone furthest then wins; karma gained, then karma used, breaks ties.</source>
        <translation>Le plus grand dépassement l’emporte&#x202f;; le karma gagné, puis le karma utilisé départagent les égalités.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="633"/>
        <source>Click: choose among %n moves.</source>
        <translation>
            <numerusform>Clic ou Entrée&#xa0;: choisir parmi %n coup.</numerusform>
            <numerusform>Clic ou Entrée&#xa0;: choisir parmi %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tray.py" line="21"/>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/tray.py" line="30"/>
        <source>On the elephant</source>
        <translation>Sur l’éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="42"/>
        <source>Pick the {die}</source>
        <translation>Prendre le {die}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="44"/>
        <source>Karma: roll the {die} with the die on the elephant</source>
        <translation>Karma&#xa0;: relancer le {die} et le dé de l’éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="47"/>
        <source>Karma: roll both dice again</source>
        <translation>Karma&#xa0;: relancer les deux dés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="49"/>
        <source>Pass: pick no die</source>
        <translation>Passer&#xa0;: ne prendre aucun dé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="53"/>
        <source>Gain {good}</source>
        <translation>Obtenir&#xa0;: {good}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="57"/>
        <source>Gain {goods} ({place})</source>
        <translation>Obtenir&#xa0;: {goods} ({place})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="66"/>
        <source>{shape} {sides}, {cell}</source>
        <translation>{shape} {sides}, {cell}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="74"/>
        <source>River: {space}</source>
        <translation>Fleuve&#xa0;: {space}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="79"/>
        <source>Upgrade: {building}</source>
        <translation>Améliorer&#xa0;: {building}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="85"/>
        <source>Sell {good} for %n coin(s)</source>
        <translation>
            <numerusform>Vendre pour %n pièce&#xa0;: {good}</numerusform>
            <numerusform>Vendre pour %n pièces&#xa0;: {good}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="100"/>
        <source>Take the {reward}</source>
        <translation>Recevoir&#xa0;: {reward}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="107"/>
        <source>Give it up</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="109"/>
        <source>Use: {bonus}</source>
        <translation>Utiliser&#xa0;: {bonus}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="112"/>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="120"/>
        <source>Only one half-road</source>
        <translation>Une seule demi-route</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="122"/>
        <source>Sell nothing</source>
        <translation>Ne rien vendre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="123"/>
        <source>Sell no more</source>
        <translation>Ne plus vendre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="139"/>
        <source>in the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="141"/>
        <source>on the elephant</source>
        <translation>sur l’éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="142"/>
        <source>in {name}’s depot</source>
        <translation>dans l’entrepôt de {name}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="11"/>
        <source>This file is too large to be a game of Durbar.</source>
        <translation>Ce fichier est trop gros pour être une partie de Durbar.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="13"/>
        <source>This file is not a game of Durbar.</source>
        <translation>Ce fichier n’est pas une partie de Durbar.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="15"/>
        <source>This game was saved by a newer Durbar; install the newest one to open it.</source>
        <translation>Cette partie a été enregistrée par un Durbar plus récent&#x202f;; installez le dernier pour l’ouvrir.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="17"/>
        <source>This Durbar does not know the game in this file.</source>
        <translation>Ce Durbar ne connaît pas le jeu que contient ce fichier.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="19"/>
        <source>This Durbar does not know a computer player of this game.</source>
        <translation>Ce Durbar ne connaît pas l’un des ordinateurs qui jouent cette partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="21"/>
        <source>This game is played on a map of yours whose file is gone or changed; put it back.</source>
        <translation>Cette partie se joue sur un de vos plateaux, dont le fichier a disparu ou changé&#x202f;; remettez-le en place.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="25"/>
        <source>This file can’t be read: it is gone, or you have no right to it.</source>
        <translation>Ce fichier ne peut pas être lu&#xa0;: il a disparu, ou vous n’y avez pas accès.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="27"/>
        <source>This game is damaged from move {move} on.</source>
        <translation>Cette partie est abîmée à partir du coup {move}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="28"/>
        <source>The beginning of this game is damaged; nothing of it can be read.</source>
        <translation>Le début de cette partie est abîmé&#x202f;; on ne peut rien en lire.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/records.py" line="35"/>
        <source>Its first %n move(s) are sound and can be opened.</source>
        <translation>
            <numerusform>Au début, %n coup est intact et peut être ouvert.</numerusform>
            <numerusform>Les %n premiers coups sont intacts et peuvent être ouverts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/frame.py" line="169"/>
        <source>Players and moves</source>
        <extracomment>Below this share of the size it would have beside a narrow column, the board gets the column&apos;s room.</extracomment>
        <translation>Joueurs et coups</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="175"/>
        <source>{where} Last played: {when}. Once removed, it can’t be brought back.</source>
        <translation>{where} Dernier coup&#xa0;: {when}. Une fois supprimée, la partie est perdue pour toujours.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="180"/>
        <source>Remove this game of {game}?</source>
        <translation>Supprimer cette partie ({game})&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="182"/>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="182"/>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="219"/>
        <source>Board games at the courts of kings</source>
        <translation>Jeux de société à la cour des rois</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="220"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="222"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="223"/>
        <source>Open a saved game from a file</source>
        <translation>Ouvrir une partie enregistrée dans un fichier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="224"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="251"/>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="251"/>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="292"/>
        <source>Remove the saved game of {game}, {when}</source>
        <translation>Supprimer la partie enregistrée&#xa0;: {game}, {when}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="314"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="315"/>
        <source>Resume {game}, {when}</source>
        <translation>Reprendre&#xa0;: {game}, {when}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="376"/>
        <source>{least} to {most} players</source>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="378"/>
        <source>about {minutes} minutes</source>
        <translation>environ {minutes} minutes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="379"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="380"/>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="381"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="382"/>
        <source>Rules of {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="383"/>
        <source>The board of {game}</source>
        <translation>Le plateau&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="466"/>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="468"/>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/log_page.py" line="182"/>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/moves_page.py" line="229"/>
        <location filename="../desktop/durbar/ui/kit/moves_page.py" line="337"/>
        <source>Filter the moves</source>
        <extracomment>How many rows&apos; measures are kept.</extracomment>
        <translation>Filtrer les coups</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/moves_page.py" line="230"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/kit/moves_page.py" line="336"/>
        <source>Type to filter %n move(s)</source>
        <translation>
            <numerusform>Filtrer %n coup</numerusform>
            <numerusform>Filtrer les %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Peek</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/peek.py" line="52"/>
        <source>Sheet: {name}</source>
        <extracomment>How much of the board&apos;s width it takes at most for words that have not room enough above and below the sheet. Units: the emblem, and the space round and between what it shows.</extracomment>
        <translation>Feuille&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/peek.py" line="118"/>
        <source>F4: the next player’s sheet · Esc or a click: close</source>
        <translation>F4&#xa0;: feuille suivante · Échap ou clic&#xa0;: fermer</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="8"/>
        <source>gentle</source>
        <translation>doux</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="9"/>
        <source>steady</source>
        <translation>posé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="10"/>
        <source>bold</source>
        <translation>hardi</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="11"/>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="23"/>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="23"/>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="24"/>
        <source>computer, {level}</source>
        <translation>ordinateur, {level}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/prompt.py" line="188"/>
        <source>What to do</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/prompt.py" line="622"/>
        <source>Rules: {section} ›</source>
        <translation>Règles&#xa0;: {section} ›</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tiles.py" line="188"/>
        <source>{tile}, done</source>
        <extracomment>Letters of the words before a row of tiles. Units round a tile that its tick may take. Tiles stay cream in the dark theme, as the pictures on them need it. How strong the picture of a spent tile is.</extracomment>
        <translation>{tile}, achevée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tiles.py" line="190"/>
        <source>{tile}, lost if the turn ends now</source>
        <translation>{tile}, perdu si le tour se termine maintenant</translation>
    </message>
</context>
<context>
    <name>Ra</name>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="109"/>
        <source>Sun on the board</source>
        <extracomment>Fame a move is worth to the person who sees it, by target; handed in by Ra&apos;s screen.</extracomment>
        <translation>Soleil du plateau</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="153"/>
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n dans le sac</numerusform>
            <numerusform>%n dans le sac</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="168"/>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="355"/>
        <source>Suns and Gods</source>
        <translation>Soleils et Dieux</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="356"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="86"/>
        <source>Pharaohs</source>
        <translation>Pharaons</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="357"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="22"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="23"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="87"/>
        <source>River</source>
        <translation>Fleuve</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="358"/>
        <source>Gold, civilization</source>
        <translation>Or, civilisation</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="359"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="90"/>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="17"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="116"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="19"/>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="29"/>
        <source>Your turn, {name}: draw a tile, spend a God, or invoke Ra.</source>
        <translation>À vous, {name}&#xa0;: retournez une tuile, jouez une tuile Dieu ou invoquez Râ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="31"/>
        <source>Your turn, {name}: draw a tile, or invoke Ra.</source>
        <translation>À vous, {name}&#xa0;: retournez une tuile ou invoquez Râ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="33"/>
        <source>The auction track is full, {name}: spend a God, or invoke Ra.</source>
        <translation>La piste d’enchère est pleine, {name}&#xa0;: jouez une tuile Dieu ou invoquez Râ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="35"/>
        <source>The auction track is full, {name}: invoke Ra.</source>
        <translation>La piste d’enchère est pleine, {name}&#xa0;: invoquez Râ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="38"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="187"/>
        <source>Draw a tile</source>
        <translation>Retourner une tuile</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="39"/>
        <source>D</source>
        <comment>key for: draw a tile</comment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="49"/>
        <source>Spend Gods</source>
        <translation>Jouer des tuiles Dieu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="50"/>
        <source>G</source>
        <comment>key for: spend Gods</comment>
        <translation>D</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="52"/>
        <source>Spend a God</source>
        <translation>Dieu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="53"/>
        <source>Click a tile of the auction track, or choose it in the list of moves.</source>
        <translation>Cliquez sur une tuile de la piste d’enchère, ou choisissez-la dans la liste des coups.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="58"/>
        <source>Invoke Ra</source>
        <translation>Invoquer Râ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="59"/>
        <source>R</source>
        <comment>key for: invoke Ra</comment>
        <translation>I</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="70"/>
        <source>%n Ra until the epoch ends.</source>
        <translation>
            <numerusform>Encore %n tuile Râ et l’époque prend fin.</numerusform>
            <numerusform>Encore %n tuiles Râ et l’époque prend fin.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="73"/>
        <source>You have no sun left to bid; the sun on the board is {board}.</source>
        <translation>Vous n’avez plus de soleil à miser&#x202f;; le soleil du plateau est le&#xa0;{board}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="75"/>
        <source>You have %n sun(s) to bid, {suns}; the sun on the board is {board}.</source>
        <translation>
            <numerusform>Il vous reste %n soleil à miser, le {suns}&#x202f;; le soleil du plateau est le&#xa0;{board}.</numerusform>
            <numerusform>Il vous reste %n soleils à miser, {suns}&#x202f;; le soleil du plateau est le&#xa0;{board}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="84"/>
        <source>You take {tiles}. Spend another God, or stop.</source>
        <translation>Vous prenez&#xa0;: {tiles}. Jouez une autre tuile Dieu, ou arrêtez.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="87"/>
        <source>You have %n God(s) left.</source>
        <translation>
            <numerusform>Il vous reste %n tuile Dieu.</numerusform>
            <numerusform>Il vous reste %n tuiles Dieu.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="89"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="90"/>
        <source>S</source>
        <comment>key for: stop spending Gods</comment>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="101"/>
        <source>None of your suns is high enough: pass.</source>
        <translation>Aucun de vos soleils n’est assez élevé&#xa0;: passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="103"/>
        <source>Bid a sun ({suns}), or pass.</source>
        <translation>Misez un soleil ({suns}) ou passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="105"/>
        <source>You must bid a sun ({suns}).</source>
        <translation>Vous devez miser un soleil ({suns}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="111"/>
        <source>P</source>
        <comment>key for: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="112"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="199"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="124"/>
        <source>{name} drew Ra: an auction.</source>
        <translation>{name} a retourné une tuile Râ&#xa0;: une enchère commence.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="126"/>
        <source>{name} invokes Ra: an auction.</source>
        <translation>{name} invoque Râ&#xa0;: une enchère commence.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="132"/>
        <source>No tile is at stake.</source>
        <translation>Aucune tuile n’est en jeu.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="134"/>
        <source>%n tile(s) are at stake.</source>
        <translation>
            <numerusform>%n tuile est en jeu.</numerusform>
            <numerusform>%n tuiles sont en jeu.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="135"/>
        <source>The winner gets the sun {sun}, face down, and lays the sun of the bid on the board.</source>
        <translation>Le gagnant reçoit le soleil {sun}, face cachée, et pose le sien sur le plateau.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="142"/>
        <source>Unrest: choose %n civilization tile(s) to give up.</source>
        <translation>
            <numerusform>Agitation&#xa0;: choisissez %n tuile Civilisation à céder.</numerusform>
            <numerusform>Agitation&#xa0;: choisissez %n tuiles Civilisation à céder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="145"/>
        <source>Earthquake: choose %n monument(s) to give up.</source>
        <translation>
            <numerusform>Tremblement de terre&#xa0;: choisissez %n monument à céder.</numerusform>
            <numerusform>Tremblement de terre&#xa0;: choisissez %n monuments à céder.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="147"/>
        <source>Click a tile in your area.</source>
        <translation>Cliquez sur une tuile de votre aire de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="34"/>
        <source>Each God tile kept brings 2 fame.</source>
        <translation>Chaque tuile Dieu gardée rapporte 2 points de renommée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="35"/>
        <source>Most Pharaohs: +5. Fewest: −2. Ties count in full; if all have the same, nobody scores.</source>
        <translation>Le plus de Pharaons&#xa0;: +5. Le moins&#xa0;: −2. En cas d’égalité, on ne partage pas&#x202f;; si tous en ont autant, personne ne gagne ni ne perd.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="38"/>
        <source>With at least one Flood, every Nile and every Flood brings 1 fame; without one, none does.</source>
        <translation>Avec au moins une Inondation, chaque Nil et chaque Inondation rapporte 1 point de renommée&#x202f;; sans Inondation, rien.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="41"/>
        <source>Each gold tile brings 3 fame.</source>
        <translation>Chaque tuile Or rapporte 3 points de renommée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="42"/>
        <source>Different kinds: none −5, three 5, four 10, five 15. One or two bring nothing.</source>
        <translation>Sortes différentes&#xa0;: aucune −5, trois 5, quatre 10, cinq 15. Une ou deux ne rapportent rien.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="45"/>
        <source>After the last epoch: different kinds 1 each up to six, 10 for seven, 15 for eight; three of a kind 5, four 10, five 15.</source>
        <translation>Après la dernière époque&#xa0;: sortes différentes, 1 chacune jusqu’à six, 10 pour sept, 15 pour huit&#x202f;; trois de la même sorte 5, quatre 10, cinq 15.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="50"/>
        <source>After the last epoch: the highest sum of suns +5, the lowest −5; ties count in full.</source>
        <translation>Après la dernière époque&#xa0;: la plus forte somme de soleils +5, la plus faible −5&#x202f;; en cas d’égalité, on ne partage pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="88"/>
        <source>Fame after it</source>
        <translation>Renommée atteinte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="90"/>
        <source>The others’ fame lies face down until the end.</source>
        <translation>La renommée des autres reste face cachée jusqu’à la fin.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="115"/>
        <source>%n fame ahead of {name}</source>
        <translation>
            <numerusform>avec %n point d’avance sur {name}</numerusform>
            <numerusform>avec %n points d’avance sur {name}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="117"/>
        <source>level with {name}, and ahead by the highest sun, {sun}</source>
        <translation>à égalité avec {name}, mais avec le soleil le plus élevé, le {sun}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="119"/>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="122"/>
        <source>Where the fame came from</source>
        <translation>D’où vient la renommée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="123"/>
        <source>Fame by epoch</source>
        <translation>La renommée par époque</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="124"/>
        <source>start</source>
        <comment>under the fame chart</comment>
        <translation>début</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="143"/>
        <source>The Old Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation>
            <numerusform>Époque décisive pour {name}&#xa0;: l’Ancien Empire, %n point.</numerusform>
            <numerusform>Époque décisive pour {name}&#xa0;: l’Ancien Empire, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="144"/>
        <source>The Middle Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation>
            <numerusform>Époque décisive pour {name}&#xa0;: le Moyen Empire, %n point.</numerusform>
            <numerusform>Époque décisive pour {name}&#xa0;: le Moyen Empire, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="145"/>
        <source>The New Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation>
            <numerusform>Époque décisive pour {name}&#xa0;: le Nouvel Empire, %n point.</numerusform>
            <numerusform>Époque décisive pour {name}&#xa0;: le Nouvel Empire, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="154"/>
        <source>Most of it came from one category: {category}, %n fame in the game.</source>
        <translation>
            <numerusform>L’essentiel vient d’une seule catégorie&#xa0;: {category}, %n point dans la partie.</numerusform>
            <numerusform>L’essentiel vient d’une seule catégorie&#xa0;: {category}, %n points dans la partie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="169"/>
        <source>{drawn} tiles were drawn, {ra} of them Ra; {average} was the average to expect from what was left in the bag.</source>
        <translation>Tuiles retournées&#xa0;: {drawn}, dont {ra} Râ&#x202f;; d’après ce qui restait dans le sac, on pouvait en attendre {average} en moyenne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="174"/>
        <source>How chance fell</source>
        <translation>La part du hasard</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="175"/>
        <source>Ra tiles drawn, against the average</source>
        <translation>Tuiles Râ retournées, comparées à la moyenne</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/cover.py" line="18"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="16"/>
        <source>Ra</source>
        <translation>Râ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/cover.py" line="22"/>
        <source>Draw tiles, or call the auction: your suns are few, and the Ra track is filling.</source>
        <translation>Retournez des tuiles ou lancez l’enchère&#xa0;: vos soleils sont comptés, et la piste de Râ se remplit.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="47"/>
        <source>Forced bid</source>
        <translation>Mise obligatoire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="48"/>
        <source>Our ruling: only if nobody else has. The stricter reading: whenever a sun is high enough.</source>
        <translation>Qui invoque Râ doit miser. Notre décision&#xa0;: si personne d’autre ne l’a fait. Lecture plus stricte&#xa0;: dès qu’un soleil est assez élevé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="52"/>
        <source>if nobody has bid</source>
        <translation>si personne n’a misé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="53"/>
        <source>whenever able</source>
        <translation>dès que possible</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="57"/>
        <source>Hidden scores</source>
        <translation>Scores cachés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="58"/>
        <source>The others’ fame lies face down until the end of the game.</source>
        <translation>La renommée des autres reste face cachée jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="77"/>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="99"/>
        <source>Ra 1 in {n}</source>
        <translation>Râ&#xa0;: 1 sur {n}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="107"/>
        <source>You bid last, and must bid if you can.</source>
        <translation>Vous misez en dernier, et devez miser si vous le pouvez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="109"/>
        <source>You bid last, and must bid if nobody does.</source>
        <translation>Vous misez en dernier, et devez miser si personne ne le fait.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="137"/>
        <source>{tile} would strike you at once, and the God would be spent. Take it?</source>
        <translation>{tile}&#xa0;: ce désastre vous frapperait aussitôt, et la tuile Dieu serait dépensée. Le prendre&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="105"/>
        <source>You bid last, and may pass: the track is full.</source>
        <translation>Vous misez en dernier, et pouvez passer&#xa0;: la piste est pleine.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="120"/>
        <source>Fame to you by the end of this epoch, less the 2 the God would score. Enter plays.</source>
        <translation>Renommée d’ici la fin de l’époque, moins les 2 points du Dieu. Entrée&#xa0;: jouer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="121"/>
        <source>Enter plays the chosen move.</source>
        <translation>Entrée joue le coup choisi.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="40"/>
        <source>suns: {suns}</source>
        <translation>soleils&#xa0;: {suns}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="42"/>
        <source>face down {suns}</source>
        <translation>face cachée&#xa0;: {suns}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="53"/>
        <source>you, to play</source>
        <translation>à vous</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="58"/>
        <source>bids {sun}</source>
        <comment>state of a player</comment>
        <translation>mise {sun}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="60"/>
        <source>passes</source>
        <comment>state of a player</comment>
        <translation>passe</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="62"/>
        <source>bids last</source>
        <comment>state of a player</comment>
        <translation>mise en dernier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="64"/>
        <source>no sun left</source>
        <comment>state of a player</comment>
        <translation>plus de soleil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="19"/>
        <source>Ra tile</source>
        <translation>Tuile Râ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="20"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="17"/>
        <source>God</source>
        <translation>Dieu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="21"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="18"/>
        <source>Pharaoh</source>
        <translation>Pharaon</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="24"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="21"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="88"/>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="25"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="89"/>
        <source>Civilization</source>
        <translation>Civilisation</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="26"/>
        <source>Monument</source>
        <translation>Monument</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="27"/>
        <source>Disaster</source>
        <translation>Désastre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="31"/>
        <source>Each [[Ra tile|ra tile]] starts an [[auction]]. The one that fills the [[Ra track|ra track]] ends the [[epoch]] at once.</source>
        <translation>Chaque [[tuile Râ|ra tile]] déclenche une [[enchère|auction]]. Celle qui remplit la [[piste de Râ|ra track]] termine aussitôt l’[[époque|epoch]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="36"/>
        <source>A [[God|god]] brings 2 [[fame]] at the end of the [[epoch]], or is spent to take a tile of the [[auction track]].</source>
        <translation>Une [[tuile Dieu|god]] rapporte 2 points de [[renommée|fame]] à la fin de l’[[époque|epoch]], ou se joue pour prendre une tuile de la [[piste d’enchère|auction track]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="41"/>
        <source>Whoever has most [[Pharaohs|pharaoh]] gains 5 [[fame]], whoever has fewest loses 2. They stay for the next [[epoch]].</source>
        <translation>Qui a le plus de [[Pharaons|pharaoh]] gagne 5 points de [[renommée|fame]], qui en a le moins en perd 2. Ils restent pour l’[[époque|epoch]] suivante.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="46"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="51"/>
        <source>[[Niles|nile]] and [[Floods|flood]] score only for a player with a [[Flood|flood]]. Niles stay for the next [[epoch]].</source>
        <translation>Les [[Nil|nile]] et les [[Inondations|flood]] ne rapportent que si l’on a une [[Inondation|flood]]. Les Nil restent pour l’[[époque|epoch]] suivante.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="56"/>
        <source>Each [[gold]] tile brings 3 [[fame]] and then leaves the game.</source>
        <translation>Chaque tuile [[Or|gold]] rapporte 3 points de [[renommée|fame]], puis quitte la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="60"/>
        <source>[[Monuments|monument]] count after the third [[epoch]]: different kinds, and three or more of a kind.</source>
        <translation>Les [[monuments|monument]] comptent après la troisième [[époque|epoch]]&#xa0;: par sortes différentes, et à partir de trois de la même sorte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="63"/>
        <source>Whoever takes a [[Funeral|funeral]] gives up two [[Pharaohs|pharaoh]].</source>
        <translation>Qui prend une tuile [[Funérailles|funeral]] cède deux [[Pharaons|pharaoh]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="64"/>
        <source>Whoever takes a [[Drought|drought]] gives up two river tiles, [[Floods|flood]] first.</source>
        <translation>Qui prend une tuile [[Sécheresse|drought]] cède deux tuiles du fleuve, les [[Inondations|flood]] d’abord.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="67"/>
        <source>Whoever takes [[Unrest|unrest]] gives up two [[civilization]] tiles of their choice.</source>
        <translation>Qui prend une tuile [[Agitation|unrest]] cède deux tuiles [[Civilisation|civilization]] de son choix.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="70"/>
        <source>Whoever takes an [[Earthquake|earthquake]] gives up two [[monuments|monument]] of their choice.</source>
        <translation>Qui prend un [[Tremblement de terre|earthquake]] cède deux [[monuments|monument]] de son choix.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="120"/>
        <source>The bag</source>
        <translation>Le sac</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="121"/>
        <source>%n tile(s) left, in an order nobody knows.</source>
        <translation>
            <numerusform>Il reste %n tuile, et nul ne sait laquelle.</numerusform>
            <numerusform>Il reste %n tuiles, dans un ordre que nul ne connaît.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="124"/>
        <source>is the chance that the next tile is Ra: {ra} of {tiles}. {more} Ra end the epoch.</source>
        <translation>de chances que la prochaine tuile soit Râ&#xa0;: {ra} sur {tiles}. Encore {more} Râ et l’époque prend fin.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="127"/>
        <source>A tile you draw goes to the [[auction track]] and ends your turn; [[Ra|ra tile]] starts an [[auction]].</source>
        <translation>La tuile retournée va sur la [[piste d’enchère|auction track]] et votre tour s’achève&#x202f;; une [[tuile Râ|ra tile]] déclenche une [[enchère|auction]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="133"/>
        <source>Click: draw a tile</source>
        <translation>Clic ou Entrée&#xa0;: retourner une tuile</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="139"/>
        <source>The Ra figure</source>
        <translation>La figure de Râ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="140"/>
        <source>Stands for the player whose act started the auction.</source>
        <translation>Elle désigne le joueur dont l’action a déclenché l’enchère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="123"/>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="57"/>
        <source>Without a [[civilization]] tile you lose 5 [[fame]]; three different kinds bring 5, four 10, five 15.</source>
        <translation>Sans tuile [[Civilisation|civilization]], vous perdez 5 points de [[renommée|fame]]&#x202f;; trois sortes différentes en rapportent 5, quatre 10, cinq 15.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="146"/>
        <source>To [[invoke]] Ra starts an [[auction]] for all tiles of the track. You bid last, and must bid if nobody else does, unless the track is full.</source>
        <translation>[[Invoquer Râ|invoke]] déclenche une [[enchère|auction]] pour toutes les tuiles de la piste. Vous misez en dernier, et devez miser si personne d’autre ne le fait, sauf quand la piste est pleine.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="153"/>
        <source>Click: invoke Ra</source>
        <translation>Clic ou Entrée&#xa0;: invoquer Râ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="159"/>
        <source>to you by the end of this epoch, for the whole track</source>
        <translation>pour vous d’ici la fin de l’époque, pour toute la piste</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="160"/>
        <source>to you by the end of this epoch: {parts}</source>
        <translation>pour vous d’ici la fin de l’époque&#xa0;: {parts}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="169"/>
        <source>The sun {sun} on the board</source>
        <translation>Le soleil {sun} du plateau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="170"/>
        <source>Goes to whoever wins the next auction.</source>
        <translation>Il ira au gagnant de la prochaine enchère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="172"/>
        <source>The winner takes it [[face down]], for the next [[epoch]], and lays the sun of the bid in its place.</source>
        <translation>Le gagnant le prend [[face cachée|face down]], pour l’[[époque|epoch]] suivante, et met à sa place le soleil qu’il a misé.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="184"/>
        <source>A walled space</source>
        <translation>Une case murée</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="185"/>
        <source>Not used with %n player(s).</source>
        <translation>
            <numerusform>Fermée à %n joueur.</numerusform>
            <numerusform>Fermée à %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="187"/>
        <source>With three players the [[Ra track|ra track]] has 8 spaces, with four 9, with five 10.</source>
        <translation>À trois joueurs, la [[piste de Râ|ra track]] compte 8 cases, à quatre 9, à cinq 10.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="195"/>
        <source>The last space</source>
        <translation>La dernière case</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="197"/>
        <source>The Ra track</source>
        <translation>La piste de Râ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="200"/>
        <source>{taken} of {spaces} spaces are taken.</source>
        <translation>Cases occupées&#xa0;: {taken} sur {spaces}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="203"/>
        <source>Ra to come in this epoch. About every {draws} draws brings one.</source>
        <translation>Râ à venir dans cette époque. En moyenne, une tuile sur {draws} en est un.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="215"/>
        <source>The auction track</source>
        <translation>La piste d’enchère</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="216"/>
        <source>%n tile(s) on eight spaces.</source>
        <translation>
            <numerusform>%n tuile sur huit cases.</numerusform>
            <numerusform>%n tuiles sur huit cases.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="218"/>
        <source>Drawn tiles gather here. Whoever wins an [[auction]] takes them all. On a full track nobody may draw.</source>
        <translation>Les tuiles retournées se rassemblent ici. Qui remporte une [[enchère|auction]] les prend toutes. Quand la piste est pleine, personne ne peut retourner de tuile.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="244"/>
        <source>Click: spend a God to take it</source>
        <translation>Clic ou Entrée&#xa0;: jouer une tuile Dieu pour la prendre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="250"/>
        <source>{kind}. Strikes whoever takes it.</source>
        <translation>{kind}. Frappe qui le prend.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="253"/>
        <source>Stays after the epoch.</source>
        <translation>Reste après l’époque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="255"/>
        <source>Lasts for this epoch only.</source>
        <translation>Pour cette époque seulement.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="258"/>
        <source>{kind}. Stays after the epoch.</source>
        <translation>{kind}. Reste après l’époque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="259"/>
        <source>{kind}. Lasts for this epoch only.</source>
        <translation>{kind}. Pour cette époque seulement.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="276"/>
        <source>to you now: one more Flood on your river.</source>
        <translation>pour vous maintenant&#xa0;: une Inondation de plus sur votre fleuve.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="277"/>
        <source>to you now: your %n Nile(s) would count, and so would the Flood.</source>
        <translation>
            <numerusform>pour vous maintenant&#xa0;: %n Nil compterait, et l’Inondation aussi.</numerusform>
            <numerusform>pour vous maintenant&#xa0;: vos %n Nil compteraient, et l’Inondation aussi.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="282"/>
        <source>to you now, for you have a Flood.</source>
        <translation>pour vous maintenant, car vous avez une Inondation.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="283"/>
        <source>to you now: without a Flood the river brings nothing. But it stays.</source>
        <translation>pour vous maintenant&#xa0;: sans Inondation, le fleuve ne rapporte rien. Mais le Nil reste.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="291"/>
        <source>to you if you keep it; spent, it takes a tile.</source>
        <translation>pour vous si vous la gardez&#x202f;; jouée, elle prend une tuile.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="293"/>
        <source>to you at the end of this epoch.</source>
        <translation>pour vous à la fin de cette époque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="302"/>
        <source>to you now: you would have {own}; each of the others has {most}.</source>
        <translation>pour vous maintenant&#xa0;: vous en auriez {own}, chacun des autres en a {most}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="304"/>
        <source>to you now: you would have {own}; the others have from {fewest} to {most}.</source>
        <translation>pour vous maintenant&#xa0;: vous en auriez {own}, les autres en ont de {fewest} à {most}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="312"/>
        <source>to you now: you have this kind already.</source>
        <translation>pour vous maintenant&#xa0;: vous avez déjà cette sorte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="313"/>
        <source>to you now: with %n kind(s) you score {fame} instead of {before}.</source>
        <translation>
            <numerusform>pour vous maintenant&#xa0;: avec %n sorte, vous avez {fame} au lieu de {before}.</numerusform>
            <numerusform>pour vous maintenant&#xa0;: avec %n sortes, vous avez {fame} au lieu de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="321"/>
        <source>to you: {same} of this kind, {kinds} different kinds.</source>
        <translation>pour vous&#xa0;: {same} de cette sorte, sortes différentes&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="323"/>
        <source>before the last epoch. You would have {same} of this kind, {kinds} different kinds.</source>
        <translation>avant la dernière époque. Vous auriez {same} de cette sorte, sortes différentes&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="331"/>
        <source>to you now: you have nothing it could take.</source>
        <translation>pour vous maintenant&#xa0;: vous n’avez rien à y perdre.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="332"/>
        <source>to you now: it would take %n tile(s) of yours.</source>
        <translation>
            <numerusform>pour vous maintenant&#xa0;: vous y perdriez %n tuile.</numerusform>
            <numerusform>pour vous maintenant&#xa0;: vous y perdriez %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="340"/>
        <source>{name} has %n.</source>
        <translation>
            <numerusform>{name} en a %n.</numerusform>
            <numerusform>{name} en a %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="342"/>
        <source>{name} has none.</source>
        <translation>{name} n’en a pas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="343"/>
        <source>%n still in the bag.</source>
        <translation>
            <numerusform>Encore %n dans le sac.</numerusform>
            <numerusform>Encore %n dans le sac.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="355"/>
        <source>Click: give it up</source>
        <translation>Clic ou Entrée&#xa0;: céder cette tuile</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="368"/>
        <source>Face up: {name} can bid it in this epoch.</source>
        <translation>Face visible&#xa0;: {name} peut le miser dans cette époque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="370"/>
        <source>Face down: at rest until the next epoch.</source>
        <translation>Face cachée&#xa0;: au repos jusqu’à l’époque suivante.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="372"/>
        <source>The sun {sun}</source>
        <translation>Le soleil {sun}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="375"/>
        <source>One [[sun]] is bid at a time. After the third [[epoch]] the highest sum of suns gains 5 [[fame]], the lowest loses 5.</source>
        <translation>On ne mise qu’un [[soleil|sun]] à la fois. Après la troisième [[époque|epoch]], la plus forte somme de soleils gagne 5 points de [[renommée|fame]], la plus faible en perd 5.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="390"/>
        <source>Bid the sun {sun}</source>
        <translation>Miser le soleil {sun}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="397"/>
        <source>If your bid wins, you receive the sun {board}, [[face down]], at rest until the next [[epoch]].</source>
        <translation>Si votre mise l’emporte, vous recevez le soleil {board}, [[face cachée|face down]], au repos jusqu’à l’[[époque|epoch]] suivante.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="400"/>
        <source>Click: bid this sun</source>
        <translation>Clic ou Entrée&#xa0;: miser ce soleil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="411"/>
        <source>Nobody can overbid it.</source>
        <translation>Personne ne peut surenchérir.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="413"/>
        <source>Can still overbid: {who}</source>
        <translation>Surenchère encore possible&#xa0;: {who}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="421"/>
        <source>Fame lies face down until the end of the game.</source>
        <translation>La renommée reste face cachée jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="423"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="449"/>
        <source>fame now, before this epoch is settled.</source>
        <translation>de renommée pour l’instant, avant le décompte de cette époque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="426"/>
        <source>Suns {suns}. {kinds} kinds of civilization, {monuments} monuments.</source>
        <translation>Somme des soleils&#xa0;: {suns}. Sortes de civilisation&#xa0;: {kinds}. Monuments&#xa0;: {monuments}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="434"/>
        <source>Everybody starts with 10 [[fame]]. The most after three [[epochs|epoch]] wins.</source>
        <translation>Chacun commence avec 10 points de [[renommée|fame]]. Qui en a le plus après trois [[époques|epoch]] gagne la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="435"/>
        <source>Click: look at your fame behind a curtain</source>
        <translation>Clic ou Entrée&#xa0;: voir votre renommée derrière un rideau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="446"/>
        <source>For your eyes only.</source>
        <translation>Pour vos yeux seulement.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="19"/>
        <source>Nile</source>
        <translation>Nil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="20"/>
        <source>Flood</source>
        <translation>Inondation</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="22"/>
        <source>Astronomy</source>
        <translation>Astronomie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="23"/>
        <source>Agriculture</source>
        <translation>Agriculture</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="24"/>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="25"/>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="26"/>
        <source>Art</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="27"/>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="28"/>
        <source>Obelisk</source>
        <translation>Obélisque</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="29"/>
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="30"/>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="31"/>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="32"/>
        <source>Statues</source>
        <translation>Statues</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="33"/>
        <source>Step pyramid</source>
        <translation>Pyramide à degrés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="34"/>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="35"/>
        <source>Funeral</source>
        <translation>Funérailles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="36"/>
        <source>Drought</source>
        <translation>Sécheresse</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="37"/>
        <source>Unrest</source>
        <translation>Agitation</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="38"/>
        <source>Earthquake</source>
        <translation>Tremblement de terre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="42"/>
        <source>a Ra tile</source>
        <translation>une tuile Râ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="43"/>
        <source>a God tile</source>
        <translation>une tuile Dieu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="44"/>
        <source>a Pharaoh</source>
        <translation>un Pharaon</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="45"/>
        <source>a Nile</source>
        <translation>un Nil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="46"/>
        <source>a Flood</source>
        <translation>une Inondation</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="47"/>
        <source>a gold tile</source>
        <translation>une tuile Or</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="48"/>
        <source>an Astronomy tile</source>
        <translation>une tuile Astronomie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="49"/>
        <source>an Agriculture tile</source>
        <translation>une tuile Agriculture</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="50"/>
        <source>a Writing tile</source>
        <translation>une tuile Écriture</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="51"/>
        <source>a Religion tile</source>
        <translation>une tuile Religion</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="52"/>
        <source>an Art tile</source>
        <translation>une tuile Art</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="53"/>
        <source>a Fortress</source>
        <translation>une Forteresse</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="54"/>
        <source>an Obelisk</source>
        <translation>un Obélisque</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="55"/>
        <source>a Palace</source>
        <translation>un Palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="56"/>
        <source>a Pyramid</source>
        <translation>une Pyramide</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="57"/>
        <source>a Sphinx</source>
        <translation>un Sphinx</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="58"/>
        <source>a Statues tile</source>
        <translation>une tuile Statues</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="59"/>
        <source>a Step pyramid</source>
        <translation>une Pyramide à degrés</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="60"/>
        <source>a Temple</source>
        <translation>un Temple</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="61"/>
        <source>a Funeral</source>
        <translation>une tuile Funérailles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="62"/>
        <source>a Drought</source>
        <translation>une Sécheresse</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="63"/>
        <source>an Unrest tile</source>
        <translation>une tuile Agitation</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="64"/>
        <source>an Earthquake</source>
        <translation>un Tremblement de terre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="68"/>
        <source>Old Kingdom</source>
        <translation>Ancien Empire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="69"/>
        <source>Middle Kingdom</source>
        <translation>Moyen Empire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="70"/>
        <source>New Kingdom</source>
        <translation>Nouvel Empire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="72"/>
        <source>Old</source>
        <translation>Ancien</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="72"/>
        <source>Middle</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="72"/>
        <source>New</source>
        <translation>Nouvel</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="74"/>
        <source>The Old Kingdom is over</source>
        <translation>L’Ancien Empire prend fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="75"/>
        <source>The Middle Kingdom is over</source>
        <translation>Le Moyen Empire prend fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="76"/>
        <source>The New Kingdom is over</source>
        <translation>Le Nouvel Empire prend fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="79"/>
        <source>The Old Kingdom begins</source>
        <translation>L’Ancien Empire commence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="80"/>
        <source>The Middle Kingdom begins</source>
        <translation>Le Moyen Empire commence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="81"/>
        <source>The New Kingdom begins</source>
        <translation>Le Nouvel Empire commence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="85"/>
        <source>Gods</source>
        <translation>Dieux</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="91"/>
        <source>Suns</source>
        <translation>Soleils</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="95"/>
        <source>The auction track is full: no tile may be drawn. Spend a God or invoke Ra.</source>
        <translation>La piste d’enchère est pleine&#xa0;: on ne peut plus retourner de tuile. Jouez une tuile Dieu ou invoquez Râ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="96"/>
        <source>To take a tile from the track without an auction, spend a God; you have none.</source>
        <translation>Pour prendre une tuile de la piste sans enchère, il faut jouer une tuile Dieu&#x202f;; vous n’en avez pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="97"/>
        <source>A God can’t be spent on another God.</source>
        <translation>Une tuile Dieu ne peut pas prendre une autre tuile Dieu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="98"/>
        <source>A God can’t take a Ra tile.</source>
        <translation>Une tuile Dieu ne peut pas prendre une tuile Râ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="99"/>
        <source>There is no such tile on the auction track.</source>
        <translation>Il n’y a pas de telle tuile sur la piste d’enchère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="100"/>
        <source>No God has been spent this turn.</source>
        <translation>Aucune tuile Dieu n’a été jouée dans ce tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="101"/>
        <source>No auction is on: bidding starts when Ra is drawn or invoked.</source>
        <translation>Il n’y a pas d’enchère en cours&#xa0;: on mise quand une tuile Râ est retournée ou Râ invoqué.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="102"/>
        <source>Tiles are given up only to a disaster.</source>
        <translation>On ne cède de tuiles qu’à un désastre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="103"/>
        <source>A turn in which a God was spent goes on with Gods only: take another tile, or stop.</source>
        <translation>Quand une tuile Dieu a été jouée, le tour ne continue qu’avec des tuiles Dieu&#xa0;: prenez une autre tuile, ou arrêtez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="106"/>
        <source>An auction is on: bid a sun, or pass.</source>
        <translation>Une enchère est en cours&#xa0;: misez un soleil, ou passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="107"/>
        <source>First choose what the disaster takes.</source>
        <translation>Choisissez d’abord ce que prend le désastre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="108"/>
        <source>You invoked Ra and nobody has bid: you must bid a sun.</source>
        <translation>Vous avez invoqué Râ et personne n’a misé&#xa0;: vous devez miser un soleil.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="109"/>
        <source>You invoked Ra: by the option chosen, you must bid when you can.</source>
        <translation>Vous avez invoqué Râ&#xa0;: selon l’option choisie, vous devez miser dès que vous le pouvez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="110"/>
        <source>The sun {sun} is too low: a bid must be higher than {best}.</source>
        <translation>Le soleil {sun} est trop faible&#xa0;: il faut miser plus de {best}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="111"/>
        <source>The sun {sun} lies face down: it can’t be bid before the next epoch.</source>
        <translation>Le soleil {sun} est face cachée&#xa0;: on ne peut pas le miser avant l’époque suivante.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="112"/>
        <source>The sun {sun} lies on the board: it is what the auction is for.</source>
        <translation>Le soleil {sun} est sur le plateau&#xa0;: c’est l’un des enjeux de l’enchère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="113"/>
        <source>The sun {sun} is not yours.</source>
        <translation>Le soleil {sun} n’est pas à vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="114"/>
        <source>You have no such tile.</source>
        <translation>Vous n’avez pas de telle tuile.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="115"/>
        <source>This disaster does not strike that tile.</source>
        <translation>Ce désastre ne frappe pas cette tuile.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="190"/>
        <source>Invoke Ra: no tile, only the sun {sun}</source>
        <translation>Invoquer Râ&#xa0;: aucune tuile, rien que le soleil&#xa0;{sun}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="191"/>
        <source>Invoke Ra for %n tile(s)</source>
        <translation>
            <numerusform>Invoquer Râ pour %n tuile</numerusform>
            <numerusform>Invoquer Râ pour %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="193"/>
        <source>Spend a God, take {tile}</source>
        <translation>Dieu&#xa0;: prendre {tile}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="195"/>
        <source>Spend no more Gods</source>
        <translation>Ne plus jouer de tuiles Dieu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="197"/>
        <source>Bid {sun}</source>
        <translation>Miser {sun}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="201"/>
        <source>Give up {tile}</source>
        <translation>Céder {tile}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="224"/>
        <source>{name} bids {sun}</source>
        <translation>{name} mise {sun}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="225"/>
        <source>{name} passes</source>
        <translation>{name} passe</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="236"/>
        <source>{name} draws {tile}.</source>
        <translation>{name} retourne {tile}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="241"/>
        <source>{name} spends a God on {tile}.</source>
        <translation>{name} joue une tuile Dieu et prend {tile}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="253"/>
        <source>Nobody bids: the full track leaves the game.</source>
        <translation>Personne ne mise&#xa0;: toutes les tuiles de la piste quittent la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="255"/>
        <source>Nobody bids: the tiles stay on the track.</source>
        <translation>Personne ne mise&#xa0;: les tuiles restent sur la piste.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="149"/>
        <source>the Ra track is full</source>
        <translation>la piste de Râ est pleine</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="151"/>
        <source>the last sun is spent</source>
        <translation>le dernier soleil est dépensé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="152"/>
        <source>{epoch_over}: {because}</source>
        <translation>{epoch_over}&#xa0;: {because}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="262"/>
        <source>{name}: {fame} fame</source>
        <translation>{name}&#xa0;: {fame} de renommée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="270"/>
        <source>{epoch_begins}: {name}, who owns the highest sun, plays first</source>
        <translation>{epoch_begins}&#xa0;: {name}, avec le soleil le plus élevé, joue en premier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="275"/>
        <source>{name} wins with {fame} fame</source>
        <translation>{name} gagne avec {fame} de renommée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="282"/>
        <source>{name} draws the last Ra: the epoch ends.</source>
        <translation>{name} retourne la dernière tuile Râ&#xa0;: l’époque prend fin.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="284"/>
        <source>{name} draws Ra, {count} of {spaces}: an auction.</source>
        <translation>{name} retourne une tuile Râ, {count} sur {spaces}&#xa0;: une enchère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="293"/>
        <source>{name} invokes Ra: the auction track is full.</source>
        <translation>{name} invoque Râ&#xa0;: la piste d’enchère est pleine.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="295"/>
        <source>{name} invokes Ra for %n tile(s).</source>
        <translation>
            <numerusform>{name} invoque Râ pour %n tuile.</numerusform>
            <numerusform>{name} invoque Râ pour %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="297"/>
        <source>{name} invokes Ra on an empty track.</source>
        <translation>{name} invoque Râ devant une piste vide.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="303"/>
        <source>{name} wins with {sun}: {tiles}; the sun {board_sun} is at rest.</source>
        <translation>{name} l’emporte avec le {sun}&#xa0;: {tiles}&#x202f;; le soleil {board_sun} est au repos.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="305"/>
        <source>{name} wins with {sun}: no tile; the sun {board_sun} is at rest.</source>
        <translation>{name} l’emporte avec le {sun}&#xa0;: aucune tuile&#x202f;; le soleil {board_sun} est au repos.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="314"/>
        <source>{disaster}: {name} loses {tiles}.</source>
        <translation>{disaster}&#xa0;: {name} perd {tiles}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="316"/>
        <source>{disaster}: {name} has nothing to lose.</source>
        <translation>{disaster}&#xa0;: {name} n’a rien à perdre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="21"/>
        <source>You lay down {tiles}, and your turn ends.</source>
        <translation>Vous posez&#xa0;: {tiles}. Votre tour s’achève.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="29"/>
        <source>{fame} fame to you by the end of this epoch, the God you spend counted.</source>
        <translation>{fame} de renommée pour vous d’ici la fin de l’époque, tuile Dieu déduite.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="31"/>
        <source>{fame} fame to you by the end of this epoch.</source>
        <translation>{fame} de renommée pour vous d’ici la fin de l’époque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="33"/>
        <source>If it wins: {fame} fame by the end of this epoch, and the sun {sun}, face down.</source>
        <translation>Si la mise l’emporte&#xa0;: {fame} de renommée d’ici la fin de l’époque, et le soleil {sun}, face cachée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="44"/>
        <source>A tile comes to the track; 1 in {n} is Ra, which would end the epoch at once.</source>
        <translation>Une tuile va sur la piste&#x202f;; 1 chance sur {n} que ce soit une tuile Râ, qui mettrait aussitôt fin à l’époque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="46"/>
        <source>A tile comes to the track; 1 in {n} is Ra, which would start an auction.</source>
        <translation>Une tuile va sur la piste&#x202f;; 1 chance sur {n} que ce soit une tuile Râ, qui déclencherait une enchère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="53"/>
        <source>Nobody else has a sun left: you alone bid.</source>
        <translation>Plus personne d’autre n’a de soleil&#xa0;: vous miserez sans rival.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="55"/>
        <source>Everybody bids once, you last; the track is full, so you may pass.</source>
        <translation>Chacun mise une fois, vous en dernier&#x202f;; la piste est pleine, vous pouvez donc passer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="57"/>
        <source>Everybody bids once, you last; you must bid if you can.</source>
        <translation>Chacun mise une fois, vous en dernier&#x202f;; vous devez miser si vous le pouvez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="58"/>
        <source>Everybody bids once, you last; if nobody bids, you must.</source>
        <translation>Chacun mise une fois, vous en dernier&#x202f;; si personne ne mise, vous le devez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="64"/>
        <source>You keep your suns; {name} leads with {sun}.</source>
        <translation>Vous gardez vos soleils&#x202f;; {name} mène avec le {sun}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="67"/>
        <source>You keep your suns; if all pass, the full track leaves the game.</source>
        <translation>Vous gardez vos soleils&#x202f;; si tous passent, les tuiles de la piste quittent la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/preview.py" line="68"/>
        <source>You keep your suns; if all pass, the tiles stay on the track.</source>
        <translation>Vous gardez vos soleils&#x202f;; si tous passent, les tuiles restent sur la piste.</translation>
    </message>
</context>
<context>
    <name>Raja</name>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="121"/>
        <location filename="../desktop/durbar/ui/games/raja/places.py" line="156"/>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="129"/>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/cover.py" line="18"/>
        <source>Raja</source>
        <translation>Raja</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/cover.py" line="22"/>
        <source>Plan in secret, travel the roads, and build palaces where the Maharaja comes by.</source>
        <translation>Choisissez en secret, voyagez sur les routes et bâtissez des palais là où passe le Maharadjah.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="71"/>
        <source>a palace costs {price}</source>
        <translation>un palais coûte {price} pièces d’or</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="72"/>
        <source>the houses still to build cost {price}</source>
        <translation>les maisons encore à construire coûtent de l’or&#xa0;: {price}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="74"/>
        <source>your reserve would not do for the houses still to build</source>
        <translation>votre réserve ne suffirait pas aux maisons encore à construire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="118"/>
        <source>no point</source>
        <translation>aucun point</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="119"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="120"/>
        <source>{points}, {reward}</source>
        <translation>{points}, {reward}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="127"/>
        <source>{rank}, {gold}</source>
        <translation>{rank}, {gold}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="129"/>
        <source>{rank} instead of {before}, {gold}</source>
        <translation>{rank} au lieu de {before}, {gold}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="142"/>
        <source>This round: {standing}</source>
        <translation>Ce tour de jeu&#xa0;: {standing}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="159"/>
        <source>{change} in {city}, were it scored now: {standing}.</source>
        <translation>{change} à {city}, si on la décomptait maintenant&#xa0;: {standing}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="161"/>
        <source>{change} in {city} this round: {standing}.</source>
        <translation>{change} à {city} à ce tour de jeu&#xa0;: {standing}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="163"/>
        <source>In {city} this round: {standing}.</source>
        <translation>À {city}, à ce tour de jeu&#xa0;: {standing}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="174"/>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="179"/>
        <location filename="../desktop/durbar/ui/games/raja/marks.py" line="226"/>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="236"/>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="176"/>
        <source>bank pays</source>
        <translation>la banque paye</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/journey.py" line="218"/>
        <source>no toll</source>
        <translation>aucun droit de passage</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/journey.py" line="222"/>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="202"/>
        <source>%n gold to {name}</source>
        <translation>
            <numerusform>%n pièce d’or à {name}</numerusform>
            <numerusform>%n pièces d’or à {name}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/journey.py" line="227"/>
        <source>the bank pays</source>
        <translation>la banque paye</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="44"/>
        <source>{name} bids {gold}.</source>
        <translation>{name} mise {gold}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="49"/>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="55"/>
        <source>{name} pays %n gold and chooses a character.</source>
        <translation>
            <numerusform>{name} paye %n pièce d’or et choisit un personnage.</numerusform>
            <numerusform>{name} paye %n pièces d’or et choisit un personnage.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="57"/>
        <source>{name} pays nothing and chooses a character.</source>
        <translation>{name} ne paye rien et choisit un personnage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="63"/>
        <source>{name} chooses {the_character} in its place.</source>
        <translation>{name} choisit {the_character} à la place.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="65"/>
        <source>{name} chooses {the_character}.</source>
        <translation>{name} choisit {the_character}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="73"/>
        <source>{name} in {city}</source>
        <translation>{name} à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="76"/>
        <source>The architects begin at home: {places}.</source>
        <translation>Les architectes partent de leur ville natale&#xa0;: {places}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="81"/>
        <source>{name} places a house {where}.</source>
        <translation>{name} place une maison {where}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="87"/>
        <source>Each player takes %n house(s) from the quarry into the reserve.</source>
        <translation>
            <numerusform>Chacun prend %n maison dans la carrière et la met dans sa réserve.</numerusform>
            <numerusform>Chacun prend %n maisons dans la carrière et les met dans sa réserve.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="95"/>
        <source>Round {round}: the Maharaja goes to {city}</source>
        <translation>Tour de jeu {round}&#xa0;: le Maharadjah se rend à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="101"/>
        <source>{name} lays the disc face down.</source>
        <translation>{name} pose son disque, face cachée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="106"/>
        <source>{name} turns the disc over: {actions}.</source>
        <translation>{name} retourne son disque&#xa0;: {actions}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="112"/>
        <source>The Trader brings {name} %n gold.</source>
        <translation>
            <numerusform>Le Marchand rapporte %n pièce d’or à {name}.</numerusform>
            <numerusform>Le Marchand rapporte %n pièces d’or à {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="117"/>
        <source>The Yogi brings {name} an action chit.</source>
        <translation>Le Yogi donne un jeton d’action à {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="129"/>
        <source>{name} goes from {origin} to {to} by {via}{tolls}.</source>
        <translation>{name} quitte {origin} pour {to}, par {via}{tolls}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="131"/>
        <source>{name} goes from {origin} to {to}{tolls}.</source>
        <translation>{name} quitte {origin} pour {to}{tolls}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="146"/>
        <source>: the bank pays {tolls}</source>
        <translation>, et la banque paye {tolls}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="146"/>
        <source>: {tolls}</source>
        <translation>, et paye {tolls}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="151"/>
        <source>{name} takes %n gold.</source>
        <translation>
            <numerusform>{name} reçoit %n pièce d’or.</numerusform>
            <numerusform>{name} reçoit %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="156"/>
        <source>{name} takes %n house(s) from the quarry.</source>
        <translation>
            <numerusform>{name} prend %n maison dans la carrière.</numerusform>
            <numerusform>{name} prend %n maisons dans la carrière.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="162"/>
        <source>{name} builds a house {where}.</source>
        <translation>{name} construit une maison {where}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="164"/>
        <source>{name} builds a house {where}, for nothing with the Builder.</source>
        <translation>{name} construit une maison {where}, gratuitement, avec le Bâtisseur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="171"/>
        <source>{name} builds an outer palace in {city} for {price} gold: palace {number}.</source>
        <translation>{name} construit un palais extérieur à {city} pour {price} pièces d’or&#xa0;: son n°&#xa0;{number}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="173"/>
        <source>{name} builds the central palace in {city} for {price} gold: palace {number}.</source>
        <translation>{name} construit le palais central à {city} pour {price} pièces d’or&#xa0;: son n°&#xa0;{number}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="184"/>
        <source>{name} takes up a house {where}.</source>
        <translation>{name} prend une maison {where}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="191"/>
        <source>{name} puts it down {where}, with the Builder.</source>
        <translation>{name} la pose {where}, avec le Bâtisseur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="193"/>
        <source>{name} puts it down {where}.</source>
        <translation>{name} la pose {where}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="203"/>
        <source>{name} moves {city} two spaces down; {next} stays the next city.</source>
        <translation>{name} descend {city} de deux cases&#x202f;; la prochaine ville reste {next}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="205"/>
        <source>{name} moves {city} two spaces down; {next} is the next city now.</source>
        <translation>{name} descend {city} de deux cases&#x202f;; la prochaine ville est maintenant {next}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="216"/>
        <source>{name} takes {card} from {owner} and gives {returned} back to the bank.</source>
        <translation>{name} prend {card} à {owner} et rend {returned} à la banque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="218"/>
        <source>{name} takes {card} from {owner}.</source>
        <translation>{name} prend {card} à {owner}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="220"/>
        <source>{name} takes {card} from the bank and gives {returned} back.</source>
        <translation>{name} prend {card} à la banque et rend {returned}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="222"/>
        <source>{name} takes {card} from the bank.</source>
        <translation>{name} prend {card} à la banque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="233"/>
        <source>{name} attracts a character from {owner}.</source>
        <translation>{name} attire un personnage de chez {owner}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="240"/>
        <source>{name} gives {card} to {to}.</source>
        <translation>{name} donne {card} à {to}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="242"/>
        <source>{name} gives {card} to {to} in return.</source>
        <translation>{name} donne {card} à {to} en retour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="248"/>
        <source>{name} uses an action chit: {action}.</source>
        <translation>{name} utilise un jeton d’action&#xa0;: {action}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="255"/>
        <source>{name} ends the turn.</source>
        <translation>{name} termine son tour.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="257"/>
        <source>{name} forgoes {actions}: %n gold to each of the others.</source>
        <translation>
            <numerusform>{name} renonce à {actions}&#xa0;: %n pièce d’or à chacun des autres.</numerusform>
            <numerusform>{name} renonce à {actions}&#xa0;: %n pièces d’or à chacun des autres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="268"/>
        <source>{city} is scored</source>
        <translation>{city}&#xa0;: le décompte</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="272"/>
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n point</numerusform>
            <numerusform>{name}&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="273"/>
        <source>{points}, {gold}</source>
        <translation>{points}, {gold}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="276"/>
        <source>Nobody has a point there.</source>
        <translation>Personne n’y a de point.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="282"/>
        <source>{name} wins with %n palace(s)</source>
        <translation>
            <numerusform>{name} gagne avec %n palais</numerusform>
            <numerusform>{name} gagne avec %n palais</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="14"/>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="15"/>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="16"/>
        <source>Two Houses</source>
        <translation>Deux maisons</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="17"/>
        <source>Move a House</source>
        <translation>Déplacer une maison</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="18"/>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="19"/>
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="20"/>
        <source>Palace and House</source>
        <translation>Palais et Maison</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="21"/>
        <source>Governor Track</source>
        <translation>Ordre de la piste des gouverneurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="22"/>
        <source>Characters</source>
        <translation>Cartes Personnage</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="26"/>
        <source>Mogul</source>
        <translation>Moghol</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="27"/>
        <source>Trader</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="28"/>
        <source>Sadhu</source>
        <translation>Sadhu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="29"/>
        <source>Wandering Monk</source>
        <translation>Moine itinérant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="30"/>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="31"/>
        <source>Artisan</source>
        <translation>Artisan</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="32"/>
        <source>Yogi</source>
        <translation>Yogi</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="35"/>
        <source>the Mogul</source>
        <translation>le Moghol</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="36"/>
        <source>the Trader</source>
        <translation>le Marchand</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="37"/>
        <source>the Sadhu</source>
        <translation>le Sadhu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="38"/>
        <source>the Monk</source>
        <translation>le Moine itinérant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="39"/>
        <source>the Builder</source>
        <translation>le Bâtisseur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="40"/>
        <source>the Artisan</source>
        <translation>l’Artisan</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="41"/>
        <source>the Yogi</source>
        <translation>le Yogi</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="45"/>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="46"/>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="47"/>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="48"/>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="49"/>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="50"/>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="51"/>
        <source>7th</source>
        <translation>7e</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="112"/>
        <source>the start</source>
        <translation>le point de départ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="119"/>
        <source>Village {where}</source>
        <translation>Village {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="130"/>
        <source>at the start</source>
        <translation>au point de départ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="131"/>
        <source>in {city}</source>
        <translation>à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="146"/>
        <source>{where} (road {road})</source>
        <translation>{where} (route {road})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="155"/>
        <source>between the start and {far}</source>
        <translation>entre le départ et {far}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="157"/>
        <source>near the start, towards {far}</source>
        <translation>entre le départ et {far}, côté départ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="159"/>
        <source>the second from the start, towards {far}</source>
        <translation>entre le départ et {far}, deuxième côté départ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="162"/>
        <source>near {near}, towards the start</source>
        <translation>entre le départ et {near}, côté {near}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="164"/>
        <source>the second from {near}, towards the start</source>
        <translation>entre le départ et {near}, deuxième côté {near}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="166"/>
        <source>between {near} and {far}</source>
        <translation>entre {near} et {far}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="168"/>
        <source>near {near}, towards {far}</source>
        <translation>entre {near} et {far}, côté {near}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="170"/>
        <source>the second from {near}, towards {far}</source>
        <translation>entre {near} et {far}, deuxième côté {near}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="204"/>
        <source>{gold} to {name}</source>
        <translation>{gold} à {name}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="210"/>
        <source>%n gold</source>
        <translation>
            <numerusform>%n&#xa0;pièce d’or</numerusform>
            <numerusform>%n&#xa0;pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="17"/>
        <source>Basic game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="18"/>
        <source>One character each, chosen in turn; all architects begin at the start.</source>
        <translation>Un personnage chacun, choisi à tour de rôle&#x202f;; les architectes partent du point de départ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="22"/>
        <source>Advanced I</source>
        <translation>Version avancée I</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="23"/>
        <source>With the Yogi and action chits, an auction for the characters, and home cities.</source>
        <translation>Avec le Yogi et les jetons d’action, une enchère pour les personnages, et les villes natales.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="27"/>
        <source>Advanced II</source>
        <translation>Version avancée II</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="28"/>
        <source>Players may gather several characters; for two players this is the recommended game.</source>
        <translation>Chacun peut réunir plusieurs personnages&#x202f;; à deux, c’est la version recommandée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="47"/>
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="48"/>
        <source>Durbar’s own map is our design, not the published board; you may add a map of yours.</source>
        <translation>Le plateau de Durbar est de notre main, et non celui de l’éditeur&#x202f;; vous pouvez en ajouter un à vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="51"/>
        <source>Short game</source>
        <translation>Partie plus courte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="52"/>
        <source>Six palaces each, and eight rounds at most.</source>
        <translation>Six palais chacun, et huit tours de jeu au plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="55"/>
        <source>Yogi and action chits</source>
        <translation>Yogi et jetons d’action</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="56"/>
        <source>A seventh character joins; its holder gets a chit for an extra action in each turn.</source>
        <translation>Un septième personnage&#xa0;: à chaque tour, qui l’a reçoit un jeton pour une action supplémentaire.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="59"/>
        <source>Auction for the characters</source>
        <translation>Enchère pour les personnages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="60"/>
        <source>Whoever bids most gold chooses first.</source>
        <translation>Celui qui mise le plus d’or choisit en premier.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="63"/>
        <source>Home cities</source>
        <translation>Villes natales</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="64"/>
        <source>Each character brings its holder 1 point when its home city is scored.</source>
        <translation>Un personnage rapporte 1 point quand on décompte sa ville natale.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="67"/>
        <source>Start in the home city</source>
        <translation>Départ de la ville natale</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="68"/>
        <source>The architects begin in the home city of their character, not at the start.</source>
        <translation>Les architectes partent de la ville natale de leur personnage, et non du point de départ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="71"/>
        <source>Several characters</source>
        <translation>Plusieurs personnages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="72"/>
        <source>A character taken from the bank joins those you have; only an empty bank brings swaps.</source>
        <translation>On garde ses personnages quand on en prend un à la banque&#x202f;; on n’échange que si elle est vide.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="75"/>
        <source>Hidden gold</source>
        <translation>Or caché</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="76"/>
        <source>The others’ gold can’t be seen before the end of the game.</source>
        <translation>L’or des autres reste caché jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="79"/>
        <source>The youngest player</source>
        <translation>Le plus jeune</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="80"/>
        <source>Chooses a character first, or opens the first auction.</source>
        <translation>Choisit le premier personnage, ou ouvre la première enchère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="83"/>
        <source>Forgone actions</source>
        <translation>Actions incomplètes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="84"/>
        <source>Our ruling: each action that is not carried out brings every other player 2 gold.</source>
        <translation>Notre décision&#xa0;: chaque action inachevée rapporte 2 pièces d’or à chacun des autres.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="87"/>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="97"/>
        <source>Monopoly bonus</source>
        <translation>Bonus de monopole</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="88"/>
        <source>Our ruling: 5 gold more for whoever alone has points; a home city’s point counts too.</source>
        <translation>Notre décision&#xa0;: 5 pièces d’or de plus si personne d’autre n’a de point, ville natale comprise.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="95"/>
        <source>drawn by lot</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="97"/>
        <source>player {number}</source>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="101"/>
        <source>2 gold for each action</source>
        <translation>2 pièces d’or pour chaque action</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="102"/>
        <source>2 gold once a turn</source>
        <translation>2 pièces d’or une fois par tour</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="106"/>
        <source>alone with points</source>
        <translation>seul à marquer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="107"/>
        <source>alone in the city</source>
        <translation>seul dans la ville</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/options.py" line="110"/>
        <source>Durbar’s own map</source>
        <translation>Le plateau de Durbar</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="18"/>
        <source>{city} has no site left: a palace would have to go to another city.</source>
        <translation>{city} n’a plus d’emplacement libre&#xa0;: un palais devrait aller dans une autre ville.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="33"/>
        <source>You are in {city}, where the Maharaja is.</source>
        <translation>Vous êtes à {city}, avec le Maharadjah.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="36"/>
        <source>No way leads to {city}, where the Maharaja is.</source>
        <translation>Aucun chemin ne mène à {city}, où est le Maharadjah.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="38"/>
        <source>To {city}, where the Maharaja is: the bank pays your tolls.</source>
        <translation>Jusqu’au Maharadjah, à {city}&#xa0;: la banque paye vos droits de passage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="40"/>
        <source>To {city}, where the Maharaja is, you travel free.</source>
        <translation>Jusqu’au Maharadjah, à {city}, vous voyagez gratuitement.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="41"/>
        <source>To {city}, where the Maharaja is: %n gold in tolls.</source>
        <translation>
            <numerusform>Jusqu’au Maharadjah, à {city}&#xa0;: %n pièce d’or de droits de passage.</numerusform>
            <numerusform>Jusqu’au Maharadjah, à {city}&#xa0;: %n pièces d’or de droits de passage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="58"/>
        <source>After all this you would have %n gold.</source>
        <translation>
            <numerusform>Après tout cela, il vous resterait %n pièce d’or.</numerusform>
            <numerusform>Après tout cela, il vous resterait %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="66"/>
        <source>Palaces and houses would cost {needed} gold; you would have {have}.</source>
        <translation>Palais et maisons coûteraient {needed} pièces d’or&#x202f;; vous en auriez {have}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="68"/>
        <source>Palaces would cost {needed} gold; you would have {have}.</source>
        <translation>Les palais coûteraient {needed} pièces d’or&#x202f;; vous en auriez {have}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="70"/>
        <source>Houses would cost {needed} gold; you would have {have}.</source>
        <translation>Or nécessaire aux maisons&#xa0;: {needed}&#x202f;; vous en auriez {have}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="74"/>
        <source>This would cost {needed} gold, and {toll} in tolls to {city}; you would have {have}.</source>
        <translation>Or nécessaire&#xa0;: {needed}, et {toll} de droits de passage jusqu’à {city}&#x202f;; vous en auriez {have}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="78"/>
        <source>The tolls to {city} come to {toll} gold; you would have {have}.</source>
        <translation>Or nécessaire aux droits de passage jusqu’à {city}&#xa0;: {toll}&#x202f;; vous en auriez {have}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="88"/>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="44"/>
        <source>All your palaces are built.</source>
        <translation>Tous vos palais sont construits.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="89"/>
        <source>You have only one palace left to build.</source>
        <translation>Vous n’avez plus qu’un seul palais à construire.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="91"/>
        <source>Your quarry has only %n house(s) left.</source>
        <translation>
            <numerusform>Maisons encore dans votre carrière&#xa0;: %n.</numerusform>
            <numerusform>Maisons encore dans votre carrière&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="93"/>
        <source>Your reserve has only %n house(s) to build.</source>
        <translation>
            <numerusform>Maisons à construire dans votre réserve&#xa0;: %n.</numerusform>
            <numerusform>Maisons à construire dans votre réserve&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="95"/>
        <source>You have no house on the board to move.</source>
        <translation>Vous n’avez sur le plateau aucune maison à déplacer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="97"/>
        <source>Your architect can reach no city now, and that needs one.</source>
        <translation>Votre architecte ne peut atteindre aucune ville en ce moment, et il en faut une.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="44"/>
        <source>If nobody bids more, you choose and keep %n gold.</source>
        <translation>
            <numerusform>Si personne ne mise plus, vous choisissez, et il vous reste %n pièce d’or.</numerusform>
            <numerusform>Si personne ne mise plus, vous choisissez, et il vous reste %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="52"/>
        <source>The disc lies face down until your turn.</source>
        <translation>Le disque reste face cachée jusqu’à votre tour.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="79"/>
        <source>You leave this auction; {name} leads with %n gold. You will bid in a later one.</source>
        <translation>
            <numerusform>Vous quittez cette enchère&#x202f;; {name} mène avec %n pièce d’or. Vous miserez dans une suivante.</numerusform>
            <numerusform>Vous quittez cette enchère&#x202f;; {name} mène avec %n pièces d’or. Vous miserez dans une suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="97"/>
        <source>You would keep %n gold; {spoiled}.</source>
        <translation>
            <numerusform>Il vous resterait %n pièce d’or&#x202f;; {spoiled}.</numerusform>
            <numerusform>Il vous resterait %n pièces d’or&#x202f;; {spoiled}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="101"/>
        <source>You keep %n gold.</source>
        <translation>
            <numerusform>Il vous reste %n pièce d’or.</numerusform>
            <numerusform>Il vous reste %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="109"/>
        <source>The way is free.</source>
        <translation>Le chemin est gratuit.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="111"/>
        <source>The bank pays for you: {tolls}.</source>
        <translation>La banque paye pour vous {tolls}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="112"/>
        <source>You pay {tolls}.</source>
        <translation>Vous payez {tolls}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="130"/>
        <source>{left} But {spoiled}.</source>
        <translation>{left} Mais {spoiled}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="143"/>
        <source>You would have %n gold.</source>
        <translation>
            <numerusform>Vous auriez %n pièce d’or.</numerusform>
            <numerusform>Vous auriez %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="145"/>
        <source>You would have %n house(s) in your reserve.</source>
        <translation>
            <numerusform>Vous auriez %n maison dans votre réserve.</numerusform>
            <numerusform>Vous auriez %n maisons dans votre réserve.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="147"/>
        <source>It costs {price} gold; you keep {gold}.</source>
        <translation>Coût&#xa0;: {price} pièces d’or&#x202f;; il vous en reste {gold}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="150"/>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="42"/>
        <source>%n house(s) in reserve</source>
        <translation>
            <numerusform>%n maison en réserve</numerusform>
            <numerusform>%n maisons en réserve</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="151"/>
        <source>You keep {gold} and {houses}.</source>
        <translation>Il vous reste {gold} et {houses}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="153"/>
        <source>It costs nothing; %n house(s) stay in reserve.</source>
        <translation>
            <numerusform>Cela ne coûte rien&#x202f;; il reste %n maison en réserve.</numerusform>
            <numerusform>Cela ne coûte rien&#x202f;; il reste %n maisons en réserve.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="172"/>
        <source>It connects {cities} with the start.</source>
        <translation>Elle relie {cities} au point de départ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="177"/>
        <source>It opens the road between {origin} and {to}.</source>
        <translation>Elle ouvre la route entre {origin} et {to}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="181"/>
        <source>The road still has an empty village.</source>
        <translation>Il reste un village vide sur la route.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="183"/>
        <source>You would pass there free.</source>
        <translation>Vous y passeriez gratuitement.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="184"/>
        <source>Others without a house there would pay you 2 gold.</source>
        <translation>Qui n’y a pas de maison vous y donnerait 2 pièces d’or.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="188"/>
        <source>Then choose where it goes.</source>
        <translation>Vous choisissez ensuite où elle va.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="195"/>
        <source>It is the only house there: the road would be closed.</source>
        <translation>C’est la seule maison de ce village&#xa0;: la route serait rompue.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="198"/>
        <source>You would have to pay toll there.</source>
        <translation>Vous y payeriez un droit de passage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="210"/>
        <source>{name} chooses which character comes to you, and gets nothing for it.</source>
        <translation>{name} choisit le personnage qui vous rejoint, et ne reçoit rien en retour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="213"/>
        <source>You lose {the_character}, with its power.</source>
        <translation>Vous perdez {the_character} et son pouvoir.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="223"/>
        <source>Then you choose which of yours goes in return.</source>
        <translation>Vous choisissez ensuite la carte que vous donnez en retour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="227"/>
        <source>But {spoiled}.</source>
        <translation>Mais {spoiled}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="236"/>
        <source>Nobody who has a card would play before you.</source>
        <translation>Aucun de ceux qui ont une carte ne jouerait avant vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="237"/>
        <source>You would play after {names}.</source>
        <translation>Vous joueriez après {names}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="244"/>
        <source>{name} chooses another from the bank; yours goes there.</source>
        <translation>{name} prend une autre carte à la banque, qui reçoit la vôtre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="247"/>
        <source>You keep your other characters.</source>
        <translation>Vous gardez vos autres personnages.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="248"/>
        <source>You give {the_character} back.</source>
        <translation>Vous rendez {the_character}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="256"/>
        <source>You play first, and win every tie.</source>
        <translation>Vous jouez en premier et l’emportez à chaque égalité.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="257"/>
        <source>You get 1 gold in each of your turns.</source>
        <translation>1 pièce d’or à chacun de vos tours.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="258"/>
        <source>Your outer palaces count 2 points each.</source>
        <translation>Vos palais extérieurs valent 2 points chacun.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="259"/>
        <source>The bank pays your tolls.</source>
        <translation>La banque paye vos droits de passage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="260"/>
        <source>You build or move one house more in each turn, free.</source>
        <translation>À chacun de vos tours, une maison de plus, construite ou déplacée gratuitement.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="261"/>
        <source>Palaces cost you 9 gold instead of 12.</source>
        <translation>Les palais vous coûtent 9 pièces d’or au lieu de 12.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="262"/>
        <source>You get an action chit in each of your turns.</source>
        <translation>Un jeton d’action à chacun de vos tours.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="273"/>
        <source>Then the Maharaja goes to {next}; after that to {others}.</source>
        <translation>Le Maharadjah irait ensuite à {next}, puis dans cet ordre&#xa0;: {others}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="275"/>
        <source>This is the last round: the order no longer matters.</source>
        <translation>C’est le dernier tour de jeu&#xa0;: l’ordre n’a plus d’importance.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="292"/>
        <source>All your actions together would then cost {needed} gold; you have {gold}.</source>
        <translation>Or nécessaire à toutes vos actions&#xa0;: {needed}&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="295"/>
        <source>You could not carry that out now.</source>
        <translation>En ce moment, vous ne pourriez pas l’exécuter.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="296"/>
        <source>A third action. Left undone, it brings each of the others 2 gold.</source>
        <translation>Une troisième action. Inachevée, elle rapporte 2 pièces d’or à chacun des autres.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="307"/>
        <source>Not carried out: {actions}. %n gold to {names}.</source>
        <translation>
            <numerusform>Reste inachevé&#xa0;: {actions}. %n pièce d’or à {names}.</numerusform>
            <numerusform>Reste inachevé&#xa0;: {actions}. %n pièces d’or à {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="309"/>
        <source>Not carried out: {actions}. %n gold each to {names}.</source>
        <translation>
            <numerusform>Reste inachevé&#xa0;: {actions}. %n pièce d’or à chacun&#xa0;: {names}.</numerusform>
            <numerusform>Reste inachevé&#xa0;: {actions}. %n pièces d’or à chacun&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="318"/>
        <source>{name} plays next.</source>
        <translation>C’est ensuite à {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="321"/>
        <source>Then {city} is scored; for you: {standing}.</source>
        <translation>On décompte ensuite {city}&#x202f;; pour vous&#xa0;: {standing}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="37"/>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="75"/>
        <source>The game is over.</source>
        <extracomment>So many of the lowest markers are named while houses are placed.</extracomment>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="39"/>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="62"/>
        <source>Everybody chooses two actions in secret.</source>
        <translation>Chacun choisit deux actions en secret.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="65"/>
        <source>{name} has chosen {actions}. {standing}</source>
        <translation>{name} a choisi {actions}. {standing}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="72"/>
        <source>In {city}, where the Maharaja is, you have {standing}.</source>
        <translation>À {city}, avec le Maharadjah, pour vous&#xa0;: {standing}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="80"/>
        <source>The Maharaja will visit {cities} first.</source>
        <translation>Le Maharadjah visitera d’abord {cities}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="90"/>
        <source>You have no more gold to bid, {name}: pass.</source>
        <translation>Vous n’avez plus assez d’or pour miser, {name}&#xa0;: passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="92"/>
        <source>Bid for the choice of a character, {name}, or pass.</source>
        <translation>Misez pour choisir un personnage, {name}, ou passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="94"/>
        <source>Open the auction for a character, {name}: bid 0 or more gold.</source>
        <translation>Ouvrez l’enchère pour un personnage, {name}&#xa0;: misez 0 pièce d’or ou davantage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="101"/>
        <source>Bid more…</source>
        <translation>Miser plus…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="102"/>
        <source>B</source>
        <comment>key for: bid more</comment>
        <translation>M</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="105"/>
        <source>P</source>
        <comment>key for: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="106"/>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="53"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="119"/>
        <source>Nobody has bid yet.</source>
        <translation>Personne n’a encore misé.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="120"/>
        <source>{name} leads with %n gold.</source>
        <translation>
            <numerusform>{name} mène avec %n pièce d’or.</numerusform>
            <numerusform>{name} mène avec %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="125"/>
        <source>You have %n gold.</source>
        <translation>
            <numerusform>Vous avez %n pièce d’or.</numerusform>
            <numerusform>Vous avez %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="130"/>
        <source>Choose your character, {name}.</source>
        <translation>Choisissez votre personnage, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="138"/>
        <source>The lower its number, the earlier you play, and you win ties.</source>
        <translation>Plus son numéro est petit, plus tôt vous jouez&#x202f;; il départage aussi les égalités.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="140"/>
        <source>{name}: {character}</source>
        <translation>{character} ({name})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="143"/>
        <source>Chosen so far: {parts}.</source>
        <translation>Déjà choisis&#xa0;: {parts}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="164"/>
        <source>{taker} has taken your character, {name}: choose another.</source>
        <translation>{taker} a pris votre personnage, {name}&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="165"/>
        <source>Whatever your number is now, nobody plays twice in a round.</source>
        <translation>Quel que soit maintenant votre numéro, personne ne joue deux fois par tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="174"/>
        <source>Choose, {name}, which character {to} gets in return.</source>
        <translation>Choisissez, {name}, le personnage que {to} reçoit en retour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="177"/>
        <source>{to} attracts one of your characters, {name}: choose which.</source>
        <translation>{to} attire un de vos personnages, {name}&#xa0;: choisissez lequel.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="178"/>
        <source>You get nothing for it.</source>
        <translation>Vous ne recevez rien en retour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="190"/>
        <source>Place your house {number} of 4 in a village, {name}.</source>
        <translation>Placez votre maison {number} sur 4 dans un village, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="200"/>
        <source>None of them is connected with the start yet.</source>
        <translation>Aucune n’est encore connectée au point de départ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="202"/>
        <source>All of them are connected with the start.</source>
        <translation>Toutes sont connectées au point de départ.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="203"/>
        <source>Connected with the start: {cities}.</source>
        <translation>Le point de départ est connecté à {cities}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="211"/>
        <source>{actions}: keep these, {name}?</source>
        <translation>{actions}&#xa0;: garder ce choix, {name}&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="215"/>
        <source>{action}, {name}: now the second action.</source>
        <translation>{action}, {name}&#xa0;: maintenant, la seconde action.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="219"/>
        <source>Choose your first action in secret, {name}.</source>
        <translation>Choisissez en secret votre première action, {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="223"/>
        <source>K</source>
        <comment>key for: keep the disc</comment>
        <translation>G</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="224"/>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="256"/>
        <source>Your actions are done, {name}: you may still {parts}, or end the turn.</source>
        <translation>Actions achevées, {name}&#xa0;: vous pouvez encore {parts}, ou terminer votre tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="258"/>
        <source>Your actions are done, {name}: travel on, or end the turn.</source>
        <translation>Actions achevées, {name}&#xa0;: voyagez encore, ou terminez votre tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="260"/>
        <source>Your turn, {name}: travel, and {parts}.</source>
        <translation>À vous, {name}&#xa0;: voyagez à volonté. À faire&#xa0;: {parts}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="262"/>
        <source>Your turn, {name}: travel, or end the turn.</source>
        <translation>À vous, {name}&#xa0;: voyagez, ou terminez votre tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="273"/>
        <source>You have {standing} there.</source>
        <translation>Pour vous&#xa0;: {standing}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="282"/>
        <source>build %n palace(s)</source>
        <translation>
            <numerusform>construire %n palais</numerusform>
            <numerusform>construire %n palais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="286"/>
        <source>build %n house(s)</source>
        <translation>
            <numerusform>construire %n maison</numerusform>
            <numerusform>construire %n maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="288"/>
        <source>build %n house(s) (at least {cities} in a city)</source>
        <translation>
            <numerusform>construire %n maison (au moins {cities} en ville)</numerusform>
            <numerusform>construire %n maisons (au moins {cities} en ville)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="290"/>
        <source>build %n house(s) in a city</source>
        <translation>
            <numerusform>construire %n maison en ville</numerusform>
            <numerusform>construire %n maisons en ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="293"/>
        <source>move %n house(s)</source>
        <translation>
            <numerusform>déplacer %n maison</numerusform>
            <numerusform>déplacer %n maisons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="295"/>
        <source>have the Builder build or move a house</source>
        <translation>construire ou déplacer une maison avec le Bâtisseur</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="297"/>
        <source>take %n gold</source>
        <translation>
            <numerusform>recevoir %n pièce d’or</numerusform>
            <numerusform>recevoir %n pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="299"/>
        <source>go to the quarry</source>
        <translation>passer par la carrière</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="301"/>
        <source>move a governor marker</source>
        <translation>descendre un pion gouverneur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="303"/>
        <source>take a character</source>
        <translation>prendre un personnage</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="332"/>
        <source>G</source>
        <comment>key for: take gold</comment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="335"/>
        <source>Q</source>
        <comment>key for: quarry</comment>
        <translation>C</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="339"/>
        <source>A</source>
        <comment>key for: attract a character</comment>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="340"/>
        <source>Attract…</source>
        <translation>Attirer…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="342"/>
        <source>C</source>
        <comment>key for: use an action chit</comment>
        <translation>J</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="343"/>
        <source>Chit…</source>
        <translation>Jeton…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="346"/>
        <source>E</source>
        <comment>key for: end the turn</comment>
        <translation>T</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="347"/>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="75"/>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="355"/>
        <source>Where does the house go, {name}? It stood {where}.</source>
        <translation>Où va la maison, {name}&#x202f;? Elle était {where}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="358"/>
        <source>Any village with room.</source>
        <translation>N’importe quel village où il y a de la place.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="360"/>
        <source>Any village with room, or {city}, where your architect is.</source>
        <translation>N’importe quel village où il y a de la place, ou {city}, où est votre architecte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="11"/>
        <source>An auction is on: bid gold, or pass.</source>
        <translation>Une enchère est en cours&#xa0;: misez de l’or, ou passez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="12"/>
        <source>First choose a character from the bank.</source>
        <translation>Choisissez d’abord un personnage à la banque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="13"/>
        <source>First place your starting house in a village.</source>
        <translation>Placez d’abord votre maison de départ dans un village.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="14"/>
        <source>First choose the two actions of your disc.</source>
        <translation>Choisissez d’abord les deux actions de votre disque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="15"/>
        <source>It is your turn: travel, carry out your actions, or end the turn.</source>
        <translation>C’est à vous&#xa0;: voyagez, exécutez vos actions ou terminez votre tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="16"/>
        <source>First put the house that you have taken up into its new place.</source>
        <translation>Posez d’abord la maison que vous avez prise.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="17"/>
        <source>First choose which of your characters you give away.</source>
        <translation>Choisissez d’abord lequel de vos personnages vous donnez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="18"/>
        <source>You open this auction: bid 0 or more gold; you can’t pass.</source>
        <translation>Vous ouvrez cette enchère&#xa0;: misez 0 pièce d’or ou davantage&#x202f;; vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="19"/>
        <source>You have only {gold} gold to bid.</source>
        <translation>Vous ne pouvez pas miser plus que votre or&#xa0;: {gold}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="20"/>
        <source>A bid must be higher than the one before: {best} gold.</source>
        <translation>Il faut miser plus d’or que la mise précédente&#xa0;: {best}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="21"/>
        <source>The starting houses go into villages, not into cities.</source>
        <translation>Les maisons de départ vont dans les villages, jamais dans les villes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="22"/>
        <source>Choose two actions before you lay the disc down.</source>
        <translation>Choisissez deux actions avant de poser le disque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="23"/>
        <source>Both actions are chosen: keep them, or take one back.</source>
        <translation>Les deux actions sont choisies&#xa0;: gardez-les, ou annulez l’une d’elles.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="24"/>
        <source>{character} does not take part in this game.</source>
        <translation>Dans cette partie, on joue sans ce personnage&#xa0;: {character}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="25"/>
        <source>{name} holds {the_character}: choose a card of the bank.</source>
        <translation>{name} a déjà {the_character}&#xa0;: choisissez une carte de la banque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="26"/>
        <source>The house came from there: it has to move to another place.</source>
        <translation>La maison vient de là&#xa0;: elle doit changer de lieu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="27"/>
        <source>You have just received {the_character}: give another card.</source>
        <translation>Vous venez de recevoir {the_character}&#xa0;: donnez une autre carte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="28"/>
        <source>{character} is not yours to give.</source>
        <translation>Ce personnage n’est pas à vous&#xa0;: {character}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="29"/>
        <source>No house can stand there: only in villages and cities.</source>
        <translation>Il n’y a pas de place pour une maison ici&#xa0;: seulement dans les villages et les villes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="30"/>
        <source>To build in {city}, or to move a house there, your architect must be there.</source>
        <translation>Pour construire à {city} ou y déplacer une maison, il faut que votre architecte y soit.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="33"/>
        <source>No house stands in the village {village}: nobody can pass there to {to}.</source>
        <translation>Il n’y a pas de maison dans le village {village}&#xa0;: personne n’y passe vers {to}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="36"/>
        <source>The tolls on the way to {to} come to {toll} gold; you have {gold}.</source>
        <translation>Or nécessaire aux droits de passage vers {to}&#xa0;: {toll}&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="37"/>
        <source>There is no house left in your quarry.</source>
        <translation>Votre carrière n’a plus de maison.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="38"/>
        <source>Your reserve has no house left: the quarry brings new ones.</source>
        <translation>Votre réserve n’a plus de maison&#xa0;: la carrière en fournit.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="39"/>
        <source>A house costs {price} gold; you have {gold}.</source>
        <translation>Une maison coûte {price} pièce d’or&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="40"/>
        <source>Of two houses one at least must stand in a city.</source>
        <translation>Avec Deux maisons, l’une au moins doit être en ville.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="41"/>
        <source>The Builder has already helped in this turn.</source>
        <translation>Le Bâtisseur a déjà servi pendant ce tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="42"/>
        <source>Only with the Builder do you build or move a house besides your actions.</source>
        <translation>Sans le Bâtisseur, on ne construit ni ne déplace de maison hors de ses actions.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="43"/>
        <source>There is no site for a palace.</source>
        <translation>Il n’y a pas d’emplacement pour un palais ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="45"/>
        <source>The central site of {city} is taken.</source>
        <translation>À {city}, l’emplacement central est pris.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="46"/>
        <source>All six outer sites of {city} are taken.</source>
        <translation>À {city}, les six emplacements extérieurs sont pris.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="47"/>
        <source>A palace costs you {price} gold; you have {gold}.</source>
        <translation>Un palais vous coûte {price} pièces d’or&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="48"/>
        <source>You have no house there to move.</source>
        <translation>Vous n’avez pas de maison à déplacer ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="49"/>
        <source>There is no other place that this house could go to.</source>
        <translation>Il n’y a aucun autre lieu où cette maison pourrait aller.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="50"/>
        <source>Only the governor markers of cities can be moved.</source>
        <translation>On ne peut descendre que les pions gouverneurs des villes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="51"/>
        <source>A marker moves two spaces down, and there are no two spaces below {city}.</source>
        <translation>Un pion descend de deux cases, et il n’y en a pas deux au-dessous de {city}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="54"/>
        <source>You already have {the_character}.</source>
        <translation>Vous avez déjà {the_character}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="55"/>
        <source>While the bank has a character, you take one there; nobody loses a card.</source>
        <translation>Tant que la banque a un personnage, c’est là qu’on le prend&#x202f;; personne ne perd de carte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="56"/>
        <source>The bank has no character left: swap a card with another player, or attract one.</source>
        <translation>La banque n’a plus de personnage&#xa0;: échangez une carte avec un autre joueur, ou attirez-en une.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="59"/>
        <source>A card can be attracted only from a player who has more characters than you.</source>
        <translation>On n’attire une carte que chez celui qui a plus de personnages que vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="62"/>
        <source>In this game everybody has one character: take the card you want.</source>
        <translation>Dans cette partie, chacun a un seul personnage&#xa0;: prenez la carte que vous voulez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="63"/>
        <source>This game is played without action chits.</source>
        <translation>Cette partie se joue sans jetons d’action.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="64"/>
        <source>One action chit a turn is all, and you have used it.</source>
        <translation>On n’utilise qu’un jeton d’action par tour, et c’est fait.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="65"/>
        <source>An action chit can’t bring the Characters action.</source>
        <translation>Un jeton d’action ne vaut pas pour l’action Cartes Personnage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="66"/>
        <source>You have no action chit; the Yogi brings them.</source>
        <translation>Vous n’avez pas de jeton d’action&#x202f;; c’est le Yogi qui les donne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="67"/>
        <source>No auction is on.</source>
        <translation>Aucune enchère n’est en cours.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="68"/>
        <source>You choose from the bank at the beginning, or when somebody has taken your card.</source>
        <translation>On ne choisit à la banque qu’au début, ou quand quelqu’un a pris votre carte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="71"/>
        <source>The starting houses are all placed.</source>
        <translation>Toutes les maisons de départ sont placées.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="72"/>
        <source>Your actions are chosen; the disc is set anew in the next round.</source>
        <translation>Vos actions sont choisies&#x202f;; le disque ne change plus avant le prochain tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="73"/>
        <source>First take up one of your houses.</source>
        <translation>Prenez d’abord une de vos maisons.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="74"/>
        <source>There is nobody to give a character to.</source>
        <translation>Il n’y a personne à qui donner un personnage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="80"/>
        <source>You have already taken the gold.</source>
        <extracomment>A part of an action that is done, and one that no action of the turn has.</extracomment>
        <translation>Vous avez déjà reçu l’or.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="81"/>
        <source>You have built all the houses that your actions allow.</source>
        <translation>Vous avez construit toutes les maisons que permettent vos actions.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="82"/>
        <source>You have moved all the houses that your actions allow.</source>
        <translation>Vous avez déplacé toutes les maisons que permettent vos actions.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="83"/>
        <source>You have already been to the quarry.</source>
        <translation>Vous êtes déjà passé par la carrière.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="84"/>
        <source>You have built all the palaces that your actions allow.</source>
        <translation>Vous avez construit tous les palais que permettent vos actions.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="85"/>
        <source>You have already changed the governor track.</source>
        <translation>Vous avez déjà changé l’ordre de la piste des gouverneurs.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="86"/>
        <source>You have already exchanged your character.</source>
        <translation>Vous avez déjà échangé votre personnage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="89"/>
        <source>You have not chosen the Gold action.</source>
        <translation>Vous n’avez pas choisi l’action Or.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="90"/>
        <source>You have chosen no action that builds a house.</source>
        <translation>Vous n’avez choisi aucune action pour construire une maison.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="91"/>
        <source>You have not chosen the action Move a House.</source>
        <translation>Vous n’avez pas choisi l’action Déplacer une maison.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="92"/>
        <source>You have not chosen the Quarry action.</source>
        <translation>Vous n’avez pas choisi l’action Carrière.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="93"/>
        <source>You have chosen no action that builds a palace.</source>
        <translation>Vous n’avez choisi aucune action pour construire un palais.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="94"/>
        <source>You have not chosen the Governor Track action.</source>
        <translation>Vous n’avez pas choisi l’action Ordre de la piste des gouverneurs.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="95"/>
        <source>You have not chosen the Characters action.</source>
        <translation>Vous n’avez pas choisi l’action Cartes Personnage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="112"/>
        <source>A bid is 0 or more gold.</source>
        <translation>On mise 0 pièce d’or ou davantage.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="118"/>
        <source>There is a house already {where}; with two players a village holds no more.</source>
        <translation>Il y a déjà une maison {where}&#x202f;; à deux joueurs, un village n’en accueille pas d’autre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="120"/>
        <source>There are two houses already {where}; a village holds no more.</source>
        <translation>Il y a déjà deux maisons {where}&#x202f;; un village n’en accueille pas plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="147"/>
        <source>Your architect is there already.</source>
        <translation>Votre architecte y est déjà.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="150"/>
        <source>The cheapest way to {to} costs {toll} gold in tolls; you have {gold}.</source>
        <translation>Or nécessaire aux droits de passage vers {to}, par le chemin le moins cher&#xa0;: {toll}&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="154"/>
        <source>No way leads to {to}: on each of them a village has no house.</source>
        <translation>Aucun chemin vers {to}&#xa0;: sur chacun, un village est sans maison.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/refusals.py" line="157"/>
        <source>Every way to {to} is cut: no house stands, for one, in the village {village}.</source>
        <translation>Tous les chemins vers {to} sont rompus&#xa0;: il n’y a pas de maison, par exemple, dans le village {village}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="16"/>
        <source>Architect</source>
        <translation>Architecte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="17"/>
        <source>Houses</source>
        <translation>Maisons</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="18"/>
        <source>Outer palaces</source>
        <translation>Palais extérieurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="19"/>
        <source>Central palace</source>
        <translation>Palais central</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="20"/>
        <source>Home city</source>
        <translation>Ville natale</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="23"/>
        <source>Whoever’s architect is in the city gets 1 point.</source>
        <translation>Qui a son architecte dans la ville marque 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="24"/>
        <source>Each house in the city brings 1 point.</source>
        <translation>Chaque maison dans la ville rapporte 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="25"/>
        <source>Each outer palace brings 1 point, with the Sadhu 2.</source>
        <translation>Chaque palais extérieur rapporte 1 point, 2 avec le Sadhu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="26"/>
        <source>The central palace brings 3 points.</source>
        <translation>Le palais central rapporte 3 points.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="27"/>
        <source>Whoever holds the character that is at home in the city gets 1 point.</source>
        <translation>Qui a le personnage originaire de la ville marque 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="49"/>
        <source>Round {round}: {city} is scored</source>
        <translation>Tour de jeu {round}&#xa0;: décompte à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="55"/>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="198"/>
        <source>Gold from the Maharaja</source>
        <translation>Or du Maharadjah</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="78"/>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="87"/>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="91"/>
        <source>The rewards follow the ranks; whoever has no point gets nothing.</source>
        <translation>Les récompenses suivent le rang&#x202f;; qui n’a aucun point ne reçoit rien.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="101"/>
        <source>Whoever is the only one to score gets 5 gold more.</source>
        <translation>Celui qui est seul à marquer reçoit 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="113"/>
        <source>{first} ranks before {second}: the lower character number wins ties.</source>
        <translation>{first} passe devant {second}&#xa0;: le plus petit numéro de personnage l’emporte à égalité.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="118"/>
        <source>Nobody but {name} has an architect or building there: 5 gold more.</source>
        <translation>Hors {name}, personne n’y a d’architecte ni de construction&#xa0;: 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="120"/>
        <source>Nobody but {name} scores there: 5 gold more.</source>
        <translation>Hors {name}, personne n’y marque&#xa0;: 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="137"/>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="141"/>
        <source>Palaces by round</source>
        <translation>Les palais par tour de jeu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="143"/>
        <source>start</source>
        <comment>under the chart of palaces</comment>
        <translation>début</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="158"/>
        <source>%n palace(s) ahead of {name}</source>
        <translation>
            <numerusform>avec %n palais d’avance sur {name}</numerusform>
            <numerusform>avec %n palais d’avance sur {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="161"/>
        <source>as many palaces as {name}, and %n gold more</source>
        <translation>
            <numerusform>avec autant de palais que {name}, et %n pièce d’or de plus</numerusform>
            <numerusform>avec autant de palais que {name}, et %n pièces d’or de plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="163"/>
        <source>level with {name}, and ahead by the lower character number</source>
        <translation>à égalité avec {name}, mais avec le plus petit numéro de personnage</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="182"/>
        <source>Round {round}: {city}</source>
        <translation>Tour de jeu {round}&#xa0;: {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="194"/>
        <source>What the Maharaja gave</source>
        <translation>Ce qu’a donné le Maharadjah</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="196"/>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="667"/>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="702"/>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="200"/>
        <source>Gold left at the end: {gold}.</source>
        <translation>Or à la fin de la partie&#xa0;: {gold}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="208"/>
        <source>{name} %n point(s)</source>
        <translation>
            <numerusform>{name} %n point</numerusform>
            <numerusform>{name} %n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="211"/>
        <source>{ranking}.</source>
        <translation>{ranking}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="212"/>
        <source>Nobody had a point there.</source>
        <translation>Personne n’y avait de point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="220"/>
        <source>Round {round} was the last: in {city} {name} built palace number {number}.</source>
        <translation>Le tour de jeu {round} fut le dernier&#xa0;: {name} a construit à {city} son {number}e&#xa0;palais.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="228"/>
        <source>The game went over all {round} rounds; {name} built %n palace(s).</source>
        <translation>
            <numerusform>La partie est allée au bout de ses {round} tours de jeu&#x202f;; {name} a construit %n palais.</numerusform>
            <numerusform>La partie est allée au bout de ses {round} tours de jeu&#x202f;; {name} a construit %n palais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="242"/>
        <source>Tolls brought {name} the most: %n gold.</source>
        <translation>
            <numerusform>Le plus de droits de passage encaissés&#xa0;: {name}, avec %n pièce d’or.</numerusform>
            <numerusform>Le plus de droits de passage encaissés&#xa0;: {name}, avec %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="76"/>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="79"/>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="96"/>
        <source>Before round 1</source>
        <translation>Avant le tour de jeu 1</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="82"/>
        <source>Round {round} of {last}</source>
        <translation>Tour de jeu {round} sur {last}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="83"/>
        <source>Round {round}</source>
        <translation>Tour de jeu {round}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="87"/>
        <source>Maharaja in {city}</source>
        <translation>Maharadjah à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="97"/>
        <source>Round {round} of {last}, {city}</source>
        <translation>Tour de jeu {round} sur {last}, {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="116"/>
        <source>Journeys road by road; a click goes all the way.</source>
        <translation>Voyages route par route&#x202f;; un clic fait tout le chemin.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="117"/>
        <source>Enter plays the chosen move.</source>
        <translation>Entrée joue le coup choisi.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/screen.py" line="135"/>
        <source>{forgone} End the turn?</source>
        <translation>{forgone} Terminer le tour&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="36"/>
        <source>gold hidden</source>
        <translation>or caché</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="47"/>
        <source>%n palace(s) left</source>
        <translation>
            <numerusform>%n palais restant</numerusform>
            <numerusform>%n palais restants</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="66"/>
        <source>actions hidden</source>
        <translation>actions cachées</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="74"/>
        <source>{action}, done</source>
        <translation>{action}, achevée</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="88"/>
        <source>%n chit(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="103"/>
        <source>to play</source>
        <comment>state of a player</comment>
        <translation>à jouer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="107"/>
        <source>bids {gold}</source>
        <comment>state of a player</comment>
        <translation>mise {gold}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="109"/>
        <source>passes</source>
        <comment>state of a player</comment>
        <translation>passe</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="22"/>
        <source>You take 2 [[gold]] from the [[bank]].</source>
        <translation>Vous recevez 2 pièces d’[[or|gold]] de la [[banque|bank]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="23"/>
        <source>You build one [[house]] for 1 [[gold]]: in a [[village]], or in the [[city]] of your [[architect]].</source>
        <translation>Vous construisez une [[maison|house]] pour 1 pièce d’[[or|gold]]&#xa0;: dans un [[village]], ou dans la [[ville|city]] où est votre [[architecte|architect]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="26"/>
        <source>You build two [[houses|house]] for 1 [[gold]] each; one at least must stand in a [[city]].</source>
        <translation>Vous construisez deux [[maisons|house]] pour 1 pièce d’[[or|gold]] chacune&#x202f;; l’une au moins dans une [[ville|city]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="29"/>
        <source>You move one of your [[houses|house]] to a [[village]], or to the [[city]] of your [[architect]].</source>
        <translation>Vous déplacez une de vos [[maisons|house]] vers un [[village]], ou vers la [[ville|city]] où est votre [[architecte|architect]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="33"/>
        <source>You take two of your [[houses|house]] from your [[quarry]] into your [[reserve]].</source>
        <translation>Vous prenez deux [[maisons|house]] dans votre [[carrière|quarry]] et les mettez dans votre [[réserve|reserve]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="36"/>
        <source>You build one [[palace]] where your [[architect]] is, for 12 [[gold]], with the [[Artisan|artisan]] 9.</source>
        <translation>Vous construisez un [[palais|palace]] là où est votre [[architecte|architect]], pour 12 pièces d’[[or|gold]], 9 avec l’[[Artisan|artisan]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="39"/>
        <source>You build one [[palace]] for 12 [[gold]], with the [[Artisan|artisan]] 9, and one [[house]] for 1.</source>
        <translation>Vous construisez un [[palais|palace]] pour 12 pièces d’[[or|gold]], 9 avec l’[[Artisan|artisan]], et une [[maison|house]] pour 1.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="42"/>
        <source>You move one [[governor marker]] two spaces down; those it passes move up by one. The lowest is the [[Maharaja|maharaja]]’s next city.</source>
        <translation>Vous descendez un [[pion gouverneur|governor marker]] de deux cases&#x202f;; ceux qu’il dépasse remontent d’une. Le plus bas indique la prochaine ville du [[Maharadjah|maharaja]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="47"/>
        <source>You take a [[character]] from the [[bank]] or from another player, and give up your own.</source>
        <translation>Vous prenez un [[personnage|character]] à la [[banque|bank]] ou à un autre joueur, et rendez le vôtre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="51"/>
        <source>You take a [[character]] from the [[bank]] and keep yours; with an empty bank you [[swap]] one or use [[attraction]].</source>
        <translation>Vous prenez un [[personnage|character]] à la [[banque|bank]] et gardez les vôtres&#x202f;; si elle est vide, par [[échange|swap]] ou par [[attirance|attraction]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="69"/>
        <source>You play first in each [[round]], and win every [[tie]] in the [[scoring]].</source>
        <translation>Vous jouez en premier à chaque [[tour de jeu|round]] et l’emportez à chaque [[égalité|tie]] lors du [[décompte|scoring]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="70"/>
        <source>The [[Trader|trader]] brings you 1 [[gold]] in each of your [[turns|turn]].</source>
        <translation>Le [[Marchand|trader]] vous rapporte 1 pièce d’[[or|gold]] à chacun de vos [[tours|turn]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="71"/>
        <source>In the [[scoring]] each of your [[outer palaces|outer palace]] counts 2 points instead of 1.</source>
        <translation>Lors du [[décompte|scoring]], chacun de vos [[palais extérieurs|outer palace]] vaut 2 points au lieu de 1.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="74"/>
        <source>The [[bank]] pays your [[tolls|toll]]; the owners of the [[houses|house]] still get their [[gold]].</source>
        <translation>La [[banque|bank]] paye vos [[droits de passage|toll]]&#x202f;; les propriétaires des [[maisons|house]] reçoivent tout de même leur [[or|gold]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="77"/>
        <source>In each of your [[turns|turn]] you build or move one extra [[house]], free and besides your actions.</source>
        <translation>À chacun de vos [[tours|turn]], vous construisez ou déplacez gratuitement une [[maison|house]] de plus, en dehors de vos actions.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="80"/>
        <source>Each [[palace]] costs you 9 [[gold]] instead of 12.</source>
        <translation>Chaque [[palais|palace]] vous coûte 9 pièces d’[[or|gold]] au lieu de 12.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="81"/>
        <source>In each of your [[turns|turn]] you get a [[chit]] for an extra [[action]].</source>
        <translation>À chacun de vos [[tours|turn]], vous recevez un [[jeton|chit]] pour une [[action]] supplémentaire.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="125"/>
        <source>Nothing can be built here.</source>
        <translation>On ne construit rien ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="132"/>
        <source>[[Architects|architect]] may pass the [[start]] and stop there for nothing, as in a [[city]].</source>
        <translation>Les [[architectes|architect]] passent et restent gratuitement au [[point de départ|start]], comme dans une [[ville|city]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="164"/>
        <source>The Maharaja is here: scored in this round.</source>
        <translation>Le Maharadjah est ici&#xa0;: on décompte la ville à ce tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="169"/>
        <source>Home of {the_character}.</source>
        <translation>Ici est né {the_character}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="180"/>
        <source>As the markers stand, the Maharaja does not come here any more.</source>
        <translation>Dans l’ordre actuel, le Maharadjah n’y viendra plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="182"/>
        <source>As the markers stand, the Maharaja comes here next.</source>
        <translation>Dans l’ordre actuel, c’est ici que vient ensuite le Maharadjah.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="183"/>
        <source>As the markers stand, the Maharaja comes here in round {round}.</source>
        <translation>Dans l’ordre actuel, le Maharadjah vient ici au tour de jeu {round}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="189"/>
        <source>Architects here: {names}.</source>
        <translation>Architectes présents&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="196"/>
        <source>point(s) to you at the end of this round</source>
        <translation>
            <numerusform>point pour vous à la fin de ce tour de jeu</numerusform>
            <numerusform>points pour vous à la fin de ce tour de jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="198"/>
        <source>point(s) to you if it were scored now</source>
        <translation>
            <numerusform>point pour vous si on la décomptait maintenant</numerusform>
            <numerusform>points pour vous si on la décomptait maintenant</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="201"/>
        <source>{points}: {reward}.</source>
        <translation>{points}&#xa0;: {reward}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="211"/>
        <source>%n [[site(s)|site]] free.</source>
        <translation>
            <numerusform>%n [[emplacement|site]] libre.</numerusform>
            <numerusform>%n [[emplacements|site]] libres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="212"/>
        <source>The [[rewards|reward]] by rank: {rewards} [[gold]].</source>
        <translation>Les [[récompenses|reward]] selon le rang&#xa0;: {rewards} pièces d’[[or|gold]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="220"/>
        <source>Click: put the house down here</source>
        <translation>Clic ou Entrée&#xa0;: poser la maison ici</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="227"/>
        <source>Click: go there. {what}</source>
        <translation>Clic ou Entrée&#xa0;: y aller. {what}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="230"/>
        <source>Or road by road: {ways}.</source>
        <translation>Ou route par route&#xa0;: {ways}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="238"/>
        <source>straight, {tolls}</source>
        <translation>tout droit, {tolls}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="240"/>
        <source>by {cities}, {tolls}</source>
        <translation>par {cities}, {tolls}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="247"/>
        <source>At the start, before the first round.</source>
        <translation>Au point de départ, avant le premier tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="250"/>
        <source>In {city}, in round {round} of {last}.</source>
        <translation>À {city}, au tour de jeu {round} sur {last}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="253"/>
        <source>As the markers stand, {city} is the next city.</source>
        <translation>Dans l’ordre actuel, la prochaine ville est {city}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="255"/>
        <source>The Maharaja</source>
        <translation>Le Maharadjah</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="261"/>
        <source>When all have played, the [[city]] where the [[Maharaja|maharaja]] is gets scored, and the [[rewards|reward]] are paid.</source>
        <translation>Quand tous ont joué, on décompte la [[ville|city]] où est le [[Maharadjah|maharaja]], et les [[récompenses|reward]] sont payées.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="275"/>
        <source>{name}’s architect</source>
        <translation>Architecte&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="278"/>
        <source>Can go everywhere.</source>
        <translation>Peut aller partout.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="281"/>
        <source>Can go to {cities}.</source>
        <translation>Peut atteindre {cities}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="283"/>
        <source>Can go nowhere: every road from there is cut or too dear.</source>
        <translation>Ne peut aller nulle part&#xa0;: de là, toute route est rompue ou trop chère.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="285"/>
        <source>Your architect</source>
        <translation>Votre architecte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="286"/>
        <source>Stands {where}. {reach}</source>
        <translation>Se trouve {where}. {reach}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="288"/>
        <source>In its own [[turn]] an [[architect]] [[travels|travel]] as often as it likes. To build in a [[city]], it must be there.</source>
        <translation>À son [[tour|turn]], un [[architecte|architect]] peut [[voyager|travel]] aussi souvent qu’on veut. Pour construire dans une [[ville|city]], il doit y être.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="309"/>
        <source>Nobody passes an empty [[village]]. Whoever has no [[house]] there pays a [[toll]]: 1 [[gold]] for each house, to its owner.</source>
        <translation>Personne ne traverse un [[village]] vide. Dans les autres, qui n’a pas de [[maison|house]] paye un [[droit de passage|toll]]&#xa0;: 1 pièce d’[[or|gold]] par maison, à son propriétaire.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="322"/>
        <source>Empty: the road is closed.</source>
        <translation>Vide&#xa0;: la route est rompue.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="324"/>
        <source>Both houses are {name}’s.</source>
        <translation>Les deux maisons sont à {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="326"/>
        <source>Houses: {names}.</source>
        <translation>Maisons&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="327"/>
        <source>Room for one more.</source>
        <translation>Encore une place.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="327"/>
        <source>Full.</source>
        <translation>Complet.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="338"/>
        <source>Free for {names}.</source>
        <translation>Gratuit pour {names}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="341"/>
        <source>For {name} the bank pays %n gold.</source>
        <translation>
            <numerusform>Pour {name}, la banque paye %n pièce d’or.</numerusform>
            <numerusform>Pour {name}, la banque paye %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="344"/>
        <source>%n gold to pay for {names}.</source>
        <translation>
            <numerusform>%n pièce d’or à payer par {names}.</numerusform>
            <numerusform>%n pièces d’or à payer par {names}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="354"/>
        <source>Houses: {counts}.</source>
        <translation>Maisons&#xa0;: {counts}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="356"/>
        <source>No house yet.</source>
        <translation>Pas encore de maison.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="359"/>
        <source>Houses {where}</source>
        <translation>Maisons {where}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="363"/>
        <source>point(s) to you for your houses here.</source>
        <translation>
            <numerusform>point pour vous grâce à vos maisons ici.</numerusform>
            <numerusform>points pour vous grâce à vos maisons ici.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="364"/>
        <source>A [[city]] holds any number of [[houses|house]]; in its [[scoring]] each counts 1 point.</source>
        <translation>Une [[ville|city]] accueille autant de [[maisons|house]] que l’on veut&#x202f;; au [[décompte|scoring]], chacune vaut 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="379"/>
        <source>Click: choose what to do here</source>
        <translation>Clic ou Entrée&#xa0;: choisir que faire ici</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="380"/>
        <source>Click: {move}. {brings}</source>
        <translation>Clic ou Entrée&#xa0;: {move}. {brings}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="398"/>
        <source>Neutral palace {where}</source>
        <translation>Palais neutre {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="399"/>
        <source>It belongs to nobody, and scores for nobody.</source>
        <translation>N’est à personne et ne rapporte de points à personne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="401"/>
        <source>With fewer than five players [[neutral palaces|neutral palace]] take up [[sites|site]] in each [[city]].</source>
        <translation>À moins de cinq joueurs, des [[palais neutres|neutral palace]] occupent des [[emplacements|site]] dans chaque [[ville|city]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="410"/>
        <source>Central palace {where}</source>
        <translation>Palais central {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="410"/>
        <source>Outer palace {where}</source>
        <translation>Palais extérieur {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="414"/>
        <source>Built by {name}.</source>
        <translation>Construit par {name}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="417"/>
        <source>point(s) to {name} whenever {city} is scored.</source>
        <translation>
            <numerusform>point pour {name} à chaque décompte à {city}.</numerusform>
            <numerusform>points pour {name} à chaque décompte à {city}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="433"/>
        <source>The [[central palace]] counts 3 points in the [[scoring]]. The most [[palaces|palace]] win the game.</source>
        <translation>Le [[palais central|central palace]] vaut 3 points au [[décompte|scoring]]. Qui a construit le plus de [[palais|palace]] gagne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="437"/>
        <source>An [[outer palace]] counts 1 point in the [[scoring]], with the [[Sadhu|sadhu]] 2. The most [[palaces|palace]] win the game.</source>
        <translation>Un [[palais extérieur|outer palace]] vaut 1 point au [[décompte|scoring]], 2 avec le [[Sadhu|sadhu]]. Qui a construit le plus de [[palais|palace]] gagne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="450"/>
        <source>Central site {where}</source>
        <translation>Emplacement central {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="450"/>
        <source>Outer site {where}</source>
        <translation>Emplacement extérieur {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="454"/>
        <source>Free. A palace costs you {price} gold.</source>
        <translation>Libre. Un palais vous coûte {price} pièces d’or.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="470"/>
        <source>to you at the end of this round: {then} (now {now}).</source>
        <translation>pour vous à la fin de ce tour de jeu&#xa0;: {then} (actuellement {now}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="472"/>
        <source>to you if {city} were scored now: {then} (now {now}).</source>
        <translation>pour vous si l’on décomptait maintenant {city}&#xa0;: {then} (actuellement {now}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="484"/>
        <source>Governor marker of {city}</source>
        <translation>Pion gouverneur&#xa0;: {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="488"/>
        <source>from below. The order of the visits now: {order}.</source>
        <translation>en partant du bas. Ordre actuel des visites&#xa0;: {order}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="489"/>
        <source>The lowest [[governor marker]] is the next [[city]]. The Governor Track action moves one two spaces down; those it passes move up by one.</source>
        <translation>Le [[pion gouverneur|governor marker]] le plus bas indique la prochaine [[ville|city]]. L’action Ordre de la piste des gouverneurs en descend un de deux cases&#x202f;; ceux qu’il dépasse remontent d’une.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="502"/>
        <source>On a space without a number: not yet visited, or moved down since.</source>
        <translation>Sur une case sans numéro&#xa0;: pas encore visitée, ou descendue depuis.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="504"/>
        <source>On space {number}.</source>
        <translation>Sur la case {number}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="509"/>
        <source>A space without a number</source>
        <translation>Une case sans numéro</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="510"/>
        <source>Space {number} of seven, from below.</source>
        <translation>Case {number} sur sept, depuis le bas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="513"/>
        <source>Space {number}</source>
        <translation>Case {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="515"/>
        <source>The last round.</source>
        <translation>Le dernier tour de jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="517"/>
        <source>Not reached in a short game.</source>
        <translation>Hors d’atteinte dans une partie plus courte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="519"/>
        <source>The city visited in round {number} is put here.</source>
        <translation>On y met la ville visitée au tour de jeu {number}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="524"/>
        <source>When the [[Maharaja|maharaja]] visits a [[city]], its [[governor marker]] goes to the space with the number of the [[round]].</source>
        <translation>Quand le [[Maharadjah|maharaja]] visite une [[ville|city]], son [[pion gouverneur|governor marker]] va sur la case qui porte le numéro du [[tour de jeu|round]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="553"/>
        <source>Click: point an arrow of your disc at it</source>
        <translation>Clic ou Entrée&#xa0;: pointer ici une flèche de votre disque</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="561"/>
        <source>One of the nine actions of the disc.</source>
        <translation>L’une des neuf actions du disque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="563"/>
        <source>Carried out.</source>
        <translation>Achevée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="565"/>
        <source>Taken with an action chit; still to do.</source>
        <translation>Prise avec un jeton d’action&#x202f;; reste à exécuter.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="566"/>
        <source>Chosen; still to do.</source>
        <translation>Choisie&#x202f;; reste à exécuter.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="573"/>
        <source>Lies in the bank.</source>
        <translation>À la banque.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="575"/>
        <source>Yours.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="577"/>
        <source>Held by {name}.</source>
        <translation>À {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="594"/>
        <source>At home in {city}.</source>
        <translation>Ville natale&#xa0;: {city}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="606"/>
        <source>Click: {move}</source>
        <translation>Clic ou Entrée&#xa0;: {move}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="617"/>
        <source>{built} of {palaces} palaces built. Houses: {reserve} in reserve, {quarry} in the quarry.</source>
        <translation>Palais construits&#xa0;: {built} sur {palaces}. Maisons&#xa0;: {reserve} en réserve, {quarry} dans la carrière.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="629"/>
        <source>Character: {cards}.</source>
        <translation>Personnage&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="631"/>
        <source>%n action chit(s).</source>
        <translation>
            <numerusform>%n jeton d’action.</numerusform>
            <numerusform>%n jetons d’action.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="633"/>
        <source>Click: look at your gold and disc behind a curtain</source>
        <translation>Clic ou Entrée&#xa0;: voir votre or et votre disque derrière un rideau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="635"/>
        <source>Choose in Moves: attract a character from {name}</source>
        <translation>À choisir dans les coups&#xa0;: attirer un personnage de chez {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="644"/>
        <source>The most [[palaces|palace]] win; in a tie the most [[gold]], then the lower [[character]] number.</source>
        <translation>Qui a construit le plus de [[palais|palace]] gagne&#x202f;; à égalité, qui a le plus d’[[or|gold]], puis le plus petit numéro de [[personnage|character]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="666"/>
        <source>gold: hidden until the end of the game.</source>
        <translation>or&#xa0;: caché jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="677"/>
        <source>The disc lies face down.</source>
        <translation>Son disque est face cachée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="680"/>
        <source>Actions in this round: {actions}.</source>
        <translation>Actions de ce tour de jeu&#xa0;: {actions}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="681"/>
        <source>Your disc, face down: {actions}.</source>
        <translation>Votre disque, face cachée&#xa0;: {actions}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="696"/>
        <source>Your disc: {actions}.</source>
        <translation>Votre disque&#xa0;: {actions}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="699"/>
        <source>For your eyes only.</source>
        <translation>Pour vos yeux seulement.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="36"/>
        <source>Build your first palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre premier palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="37"/>
        <source>Build your second palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre deuxième palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="38"/>
        <source>Build your third palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre troisième palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="39"/>
        <source>Build your fourth palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre quatrième palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="40"/>
        <source>Build your fifth palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre cinquième palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="41"/>
        <source>Build your sixth palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre sixième palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="42"/>
        <source>Build your seventh palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre septième palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="51"/>
        <source>Bid {gold}</source>
        <translation>Miser {gold}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="57"/>
        <source>Choose {action}</source>
        <translation>Choisir {action}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="59"/>
        <source>Keep {actions}</source>
        <translation>Garder {actions}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="63"/>
        <source>Take 2 gold</source>
        <translation>Recevoir 2 pièces d’or</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="65"/>
        <source>Take %n house(s) from the quarry</source>
        <translation>
            <numerusform>Prendre %n maison dans la carrière</numerusform>
            <numerusform>Prendre %n maisons dans la carrière</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="69"/>
        <source>Move the marker of {city} two spaces down</source>
        <translation>Descendre {city} de deux cases</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="73"/>
        <source>Use a chit: {action}</source>
        <translation>Utiliser un jeton&#xa0;: {action}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="82"/>
        <source>Go to the start</source>
        <translation>Aller au point de départ</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="84"/>
        <source>Go to {city}</source>
        <translation>Aller à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="87"/>
        <source>{move}, by road {road}</source>
        <translation>{move}, par la route {road}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="93"/>
        <source>in the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="93"/>
        <source>outside</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="101"/>
        <source>Place a house {where}</source>
        <translation>Placer une maison {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="103"/>
        <source>Build a house {where}</source>
        <translation>Construire une maison {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="105"/>
        <source>Build the Builder’s house {where}</source>
        <translation>Construire la maison du Bâtisseur {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="107"/>
        <source>Move the house {where}</source>
        <translation>Déplacer la maison qui est {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="109"/>
        <source>Move the house {where}, by the Builder</source>
        <translation>Déplacer la maison qui est {where}, avec le Bâtisseur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="111"/>
        <source>Put the house down {where}</source>
        <translation>Poser la maison {where}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="121"/>
        <source>Choose {the_character}</source>
        <translation>Choisir {the_character}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="123"/>
        <source>Take {the_character} from {name}</source>
        <translation>Prendre {the_character} à {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="126"/>
        <source>Take {the_character} from the bank</source>
        <translation>Prendre {the_character} à la banque</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="131"/>
        <source>Take {the_character} from {name}, for one of yours</source>
        <translation>Échanger avec {name}&#xa0;: {the_character}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="136"/>
        <source>Attract a character from {name}</source>
        <translation>Attirer un personnage de chez {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="139"/>
        <source>Give {the_character} to {name}</source>
        <translation>Donner {the_character} à {name}</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/chance_chart.py" line="33"/>
        <source>{name}: {came} of {tries}, {expected} expected.</source>
        <translation>{name}&#xa0;: {came} sur {tries}, en moyenne {expected}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/chance_chart.py" line="92"/>
        <source>{came} of {tries}</source>
        <translation>{came} sur {tries}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/chart.py" line="67"/>
        <source>Chart. {lines}</source>
        <translation>Graphique. {lines}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/scores.py" line="76"/>
        <source>Rules: {section} ›</source>
        <translation>Règles&#xa0;: {section} ›</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/scores.py" line="87"/>
        <source>Point at a row to read its rule.</source>
        <translation>Pointez une ligne pour en lire la règle.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/scores.py" line="94"/>
        <source>{name}: {values}.</source>
        <translation>{name}&#xa0;: {values}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="41"/>
        <source>V</source>
        <comment>key for: review</comment>
        <extracomment>What Qt takes for no limit of a size. Units: how wide the winner’s panel is, and what is between and round the panels where all stand side by side. With more seats than this the winner&apos;s panel is drawn smaller.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="41"/>
        <source>P</source>
        <comment>key for: play again</comment>
        <translation>E</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="239"/>
        <source>{rank}. {name}, {who}: {score}</source>
        <translation>{rank}. {name}, {who}&#xa0;: {score}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="385"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="385"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="387"/>
        <source>Review</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="388"/>
        <source>Play again</source>
        <translation>Encore une partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="447"/>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="447"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="465"/>
        <source>Taken back after chance: {count} ×.</source>
        <translation>Annulations après le hasard&#xa0;: {count}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/dice_chart.py" line="113"/>
        <source>{dice}: {expected} of each expected</source>
        <extracomment>A bar is full when a face came so many times as often as expected.</extracomment>
        <translation>{dice}&#xa0;: en moyenne {expected} de chaque</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/dice_chart.py" line="118"/>
        <source>{expected} expected</source>
        <comment>of each face of a die</comment>
        <translation>en moyenne {expected}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="76"/>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="77"/>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="78"/>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="79"/>
        <source>Sections found</source>
        <translation>Pages trouvées</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="137"/>
        <source>Nothing found for “{words}”.</source>
        <translation>Rien trouvé pour «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/rulebook_text.py" line="185"/>
        <source>See also</source>
        <extracomment>A line of text is at most this many times as long as the letter is high. Captions up to this long let the cases of an example stand side by side.</extracomment>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/rulebook_text.py" line="214"/>
        <source>{head}: </source>
        <translation>{head}&#xa0;: </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="257"/>
        <source>The rules, in our own words</source>
        <translation>Les règles, avec nos propres mots</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="175"/>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="258"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="176"/>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="177"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="178"/>
        <source>In our own words; our own rulings are marked</source>
        <translation>Avec nos propres mots&#x202f;; nos décisions sont signalées</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="179"/>
        <source>F1 opens the section of what you point at.</source>
        <translation>F1 ouvre la page de ce que vous pointez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="181"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="338"/>
        <source>Back to {section}</source>
        <translation>Retour&#xa0;: {section}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="338"/>
        <source>On to {section}</source>
        <translation>Suite&#xa0;: {section}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="393"/>
        <source>Contents: {section}</source>
        <translation>Sommaire&#xa0;: {section}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="69"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="69"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="70"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="70"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="71"/>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="72"/>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="73"/>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="78"/>
        <source>Play the only possible move for me</source>
        <translation>Jouer à ma place le seul coup possible</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="79"/>
        <source>When there is just one legal move, it is made at once and stands in the log; not where it reveals something or ends your turn.</source>
        <translation>Quand un seul coup est permis, il est joué aussitôt et inscrit au journal, sauf s’il révèle quelque chose ou met fin à votre tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="85"/>
        <source>Games are kept here after each move, and these settings too:</source>
        <translation>Les parties sont enregistrées ici après chaque coup, et ces réglages aussi&#xa0;:</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="87"/>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="230"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="231"/>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="232"/>
        <source>The Nile feeds only those whom it floods.</source>
        <translation>Le Nil ne nourrit que ceux qu’il inonde.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="235"/>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="262"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="262"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="266"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="272"/>
        <source>System’s</source>
        <translation>Système</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="266"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="266"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="267"/>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="271"/>
        <source>Pieces glide to their places; nobody ever waits for them.</source>
        <translation>Les pièces glissent à leur place&#x202f;; elles ne font jamais attendre personne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="272"/>
        <source>On</source>
        <translation>Avec</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="272"/>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="273"/>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="278"/>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="279"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="280"/>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="281"/>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="283"/>
        <source>How fast computers play. Step by step waits for you before each of their moves.</source>
        <translation>À quelle vitesse jouent les ordinateurs. Pas à pas&#xa0;: ils vous attendent avant chacun de leurs coups.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="284"/>
        <source>Speed of the computers</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="96"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="97"/>
        <source>A new game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="225"/>
        <source>A player needs a name.</source>
        <translation>Il manque le nom d’un joueur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="227"/>
        <source>Two players have the name {name}; change one of them.</source>
        <translation>Deux joueurs ont le même nom, {name}&#x202f;; changez-en un.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="231"/>
        <source>At least one person has to sit at the table.</source>
        <translation>Il faut au moins un joueur humain à la table.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="233"/>
        <source>The seed has to be a number from 0 to {highest}.</source>
        <translation>La graine doit être un nombre de 0 à {highest}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="243"/>
        <source>{game} is for {least} to {most}</source>
        <translation>{game} se joue de {least} à {most}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="287"/>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="288"/>
        <source>in order of play</source>
        <translation>dans l’ordre du jeu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="289"/>
        <source>A computer sees only what a player in its place would see.</source>
        <translation>Un ordinateur ne voit que ce qu’un joueur verrait à sa place.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="322"/>
        <source>{least} to {most} players, about {minutes} minutes</source>
        <translation>{least} à {most} joueurs, environ {minutes} minutes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="324"/>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="106"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="107"/>
        <source>The game of the rulebook, until you choose otherwise</source>
        <translation>Le jeu du livret de règles, sauf autre choix de votre part</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="92"/>
        <source>Against computers only; the game is then marked in its results.</source>
        <extracomment>From so many options on they stand under the titles of the chapters that explain them.</extracomment>
        <translation>Contre des ordinateurs seulement&#x202f;; les résultats de la partie le signaleront.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="94"/>
        <source>Not with several persons at the table: only against computers.</source>
        <translation>Pas à plusieurs personnes&#xa0;: seulement contre des ordinateurs.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="95"/>
        <source>Undo after chance</source>
        <translation>Annuler après le hasard</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="120"/>
        <location filename="../desktop/durbar/ui/setup_options.py" line="121"/>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="122"/>
        <source>The same seed and the same moves bring the same chance.</source>
        <translation>La même graine et les mêmes coups donnent le même hasard.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="124"/>
        <source>Roll another seed</source>
        <translation>Tirer une autre graine</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="213"/>
        <source>Usual options</source>
        <translation>Combinaisons courantes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="219"/>
        <source>Options of your own choice</source>
        <translation>Vos propres options</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_options.py" line="279"/>
        <source>Rules, section {section}</source>
        <translation>Règles, page {section}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="359"/>
        <source>About {minutes} minutes. Everything is kept as you play; you can leave at any time.</source>
        <translation>Environ {minutes} minutes. Tout est enregistré à mesure que vous jouez&#x202f;; vous pouvez partir à tout moment.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="366"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="366"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="367"/>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="367"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="414"/>
        <source>Add a third player</source>
        <translation>Ajouter un troisième joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="415"/>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="416"/>
        <source>Add a fifth player</source>
        <translation>Ajouter un cinquième joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="417"/>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="427"/>
        <source>{players}.</source>
        <translation>{players}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="433"/>
        <source>one computer</source>
        <translation>un ordinateur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="434"/>
        <source>two computers</source>
        <translation>deux ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="435"/>
        <source>three computers</source>
        <translation>trois ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="436"/>
        <source>four computers</source>
        <translation>quatre ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="437"/>
        <source>five computers</source>
        <translation>cinq ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="29"/>
        <source>Lotus</source>
        <translation>Lotus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="30"/>
        <source>Peacock feather</source>
        <translation>Plume de paon</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="31"/>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="32"/>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="33"/>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="91"/>
        <source>plays at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="101"/>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="101"/>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="157"/>
        <source>Name of a player</source>
        <translation>Nom d’un joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="158"/>
        <source>Who plays {name}</source>
        <translation>Qui joue&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="159"/>
        <source>Level of {name}</source>
        <translation>Niveau&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="160"/>
        <source>Move {name} up</source>
        <translation>Monter {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="161"/>
        <source>Move {name} down</source>
        <translation>Descendre {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="162"/>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="163"/>
        <source>Emblem of {name}</source>
        <translation>Emblème&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="270"/>
        <source>{emblem}, swap with {name}</source>
        <translation>{emblem}, échanger avec {name}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="270"/>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="270"/>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="239"/>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="272"/>
        <source>You are looking back at move {number}.</source>
        <translation>Vous revoyez le coup {number}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="273"/>
        <source>Nothing is played from here.</source>
        <translation>On ne joue pas à partir d’ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="277"/>
        <source>Results</source>
        <translation>Voir les résultats</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="278"/>
        <source>V</source>
        <comment>key for: results</comment>
        <translation>V</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="285"/>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="286"/>
        <source>N</source>
        <comment>key for: next move</comment>
        <translation>S</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="306"/>
        <location filename="../desktop/durbar/ui/table_page.py" line="514"/>
        <source>You are looking back; press End to return to the game.</source>
        <translation>Vous revoyez la partie&#x202f;; la touche Fin vous y ramène.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="308"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="309"/>
        <source>Your moves stand here when it is your turn.</source>
        <translation>Vos coups s’affichent ici quand c’est à vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="603"/>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="604"/>
        <source>Yes, do it</source>
        <translation>Oui, le faire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="606"/>
        <source>Are you sure?</source>
        <translation>En êtes-vous sûr&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="696"/>
        <source>Save a copy of this game</source>
        <translation>Enregistrer une copie de cette partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="709"/>
        <source>Not saved</source>
        <translation>Rien n’est enregistré</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="710"/>
        <source>The copy could not be written: {reason}.</source>
        <translation>La copie n’a pas pu être écrite&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="728"/>
        <source>Computer speed</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="730"/>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="731"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="732"/>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="733"/>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="742"/>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="743"/>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="745"/>
        <source>The rules on a page of their own</source>
        <translation>Les règles en pleine page</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="749"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="750"/>
        <source>Save and go home</source>
        <translation>Enregistrer et revenir à l’accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="831"/>
        <source>There is nothing of yours to take back.</source>
        <translation>Vous n’avez aucun coup à annuler.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="832"/>
        <source>With several people at the table, a move that revealed something, or was answered, stays.</source>
        <translation>Quand plusieurs personnes jouent, un coup qui a révélé quelque chose, ou auquel on a répondu, reste joué.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="835"/>
        <source>This game was set up without undo after chance.</source>
        <translation>Cette partie ne permet pas d’annuler après le hasard.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="846"/>
        <source>Point at the small sheet, click, or press F4 to see it large.</source>
        <translation>Pointez la petite feuille, cliquez ou appuyez sur F4 pour la voir en grand.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="893"/>
        <source>What {name} may see stays hidden until then.</source>
        <translation>Ce que {name} peut voir reste caché jusqu’à ce clic.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="911"/>
        <source>Only {name} should look at the screen now.</source>
        <translation>En ce moment, l’écran n’est que pour {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="922"/>
        <source>The game goes on, but it can’t be saved: {reason}.</source>
        <translation>La partie continue, mais elle ne peut pas être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="927"/>
        <source>Go home</source>
        <translation>Revenir à l’accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="928"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="930"/>
        <source>The computer player could not find a move: {reason}</source>
        <translation>L’ordinateur n’a pas trouvé de coup&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="931"/>
        <source>No move</source>
        <translation>Pas de coup</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="126"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="126"/>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="126"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="129"/>
        <source>Moves, log or rules</source>
        <translation>Coups, journal ou règles</translation>
    </message>
</context>
<context>
    <name>TajMahal</name>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="96"/>
        <source>Visit {visit} of {last}</source>
        <translation>Manche {visit} sur {last}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/aside.py" line="245"/>
        <source>{name}
began</source>
        <extracomment>Units: what the column needs at least, and what a row of the table may get of the rest. Units between the parts of the column. With less than this share of the height that its letters would like, the column is crowded. Sizes of the province’s name, in units: those that leave the rest beside it, and those for a line of its own.</extracomment>
        <translation>{name}
a commencé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/aside.py" line="245"/>
        <source>{name}
begins</source>
        <translation>{name}
commence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/aside.py" line="375"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="271"/>
        <source>{title}: {points}</source>
        <extracomment>From the usual one to the closest. No letters are smaller than these units at the usual text size: larger ones may shrink to them, not further.</extracomment>
        <translation>{title}&#xa0;: {points}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/board.py" line="294"/>
        <source>in hand</source>
        <extracomment>Cards of a hand that are made beforehand, so that the ledge lies over them. From this many device pixels in a unit of the plane on, all cities are named. How much higher than usual a card of the hand stands: legal, chosen, blocked.</extracomment>
        <translation>en main</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/board.py" line="316"/>
        <source>on display</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="227"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="114"/>
        <source>In this visit</source>
        <extracomment>The sun’s amber is too light for white digits.</extracomment>
        <translation>Cette manche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="231"/>
        <source>two of them bring</source>
        <translation>deux donnent</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="356"/>
        <source>{name} has won it</source>
        <translation>{name} l’a emporté</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="360"/>
        <source>{name} {count}, alone ahead</source>
        <translation>{name} {count}, en tête</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="362"/>
        <source>{name} {count}, tie</source>
        <translation>{name} {count}, à égalité</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="364"/>
        <source>{name} {count}</source>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="366"/>
        <source>two tiles bring {card}</source>
        <translation>deux jetons donnent {card}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="370"/>
        <source>{symbol}, won already</source>
        <translation>{symbol}, plus rien à gagner</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/contest.py" line="371"/>
        <source>{symbol}: {players}</source>
        <translation>{symbol}&#xa0;: {players}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/cover.py" line="17"/>
        <source>Taj Mahal</source>
        <translation>Taj Mahal</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/cover.py" line="21"/>
        <source>Win influence with cards, leave in time, join palaces across the land.</source>
        <translation>Gagnez de l’influence avec vos cartes, partez à temps, reliez vos palais à travers le pays.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="28"/>
        <source>{name} plays {card}.</source>
        <translation>{name} joue&#xa0;: {card}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="30"/>
        <source>{name} plays {card}, with {extra}: %n point(s).</source>
        <translation>
            <numerusform>{name} joue&#xa0;: {card}, avec {extra} (%n point).</numerusform>
            <numerusform>{name} joue&#xa0;: {card}, avec {extra} (%n points).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="32"/>
        <source>{name} plays {card}, with {extra}.</source>
        <translation>{name} joue&#xa0;: {card}, avec {extra}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="42"/>
        <source>{name} draws a card for the bonus tile.</source>
        <translation>{name} pioche une carte pour le jeton bonus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="44"/>
        <source>{name} draws a card for the bonus tile: {card}.</source>
        <translation>{name} pioche une carte pour le jeton bonus&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="46"/>
        <source>{name} has played no card, and draws one.</source>
        <translation>{name} n’a joué aucune carte et en pioche une.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="48"/>
        <source>{name} has played no card, and draws one: {card}.</source>
        <translation>{name} n’a joué aucune carte et en pioche une&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="56"/>
        <source>Both piles are empty: {name} gets no card.</source>
        <translation>Pioche et défausse sont vides&#xa0;: pas de carte pour {name}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="61"/>
        <source>The discard pile becomes the draw pile: %n card(s), shuffled.</source>
        <translation>
            <numerusform>La défausse devient la pioche&#xa0;: %n carte, mélangée.</numerusform>
            <numerusform>La défausse devient la pioche&#xa0;: %n cartes, mélangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="67"/>
        <source>{name} discards %n card(s) and takes back {cards}.</source>
        <translation>
            <numerusform>{name} défausse %n carte et reprend {cards}.</numerusform>
            <numerusform>{name} défausse %n cartes et reprend {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="69"/>
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} défausse %n carte.</numerusform>
            <numerusform>{name} défausse %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="76"/>
        <source>{name} takes {card} from the display.</source>
        <translation>{name} prend dans la réserve&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="88"/>
        <source>{name} withdraws and wins: {symbols}.</source>
        <translation>{name} se retire et gagne&#xa0;: {symbols}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="92"/>
        <source>{name} withdraws and wins nothing.</source>
        <translation>{name} se retire et ne gagne rien.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="97"/>
        <source>Not won by {name}: {symbols}.</source>
        <translation>{name} ne gagne pas&#xa0;: {symbols}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="104"/>
        <source>{symbol} (tie at {own})</source>
        <translation>{symbol} (égalité à {own})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="106"/>
        <source>{symbol} ({own} against {best})</source>
        <translation>{symbol} ({own} contre {best})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="112"/>
        <source>{name} builds the royal palace in {city}.</source>
        <translation>{name} place le palais royal à {city}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="114"/>
        <source>{name} builds in {city} and takes {bonus}.</source>
        <translation>{name} place un palais à {city} et prend {bonus}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="116"/>
        <source>{name} builds in {city}.</source>
        <translation>{name} place un palais à {city}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="130"/>
        <source>{name}, {bonus}: %n point(s).</source>
        <translation>
            <numerusform>{name}, pour {bonus}&#xa0;: %n point.</numerusform>
            <numerusform>{name}, pour {bonus}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="132"/>
        <source>{name}, {bonus}: {number} × {good}, %n point(s).</source>
        <translation>
            <numerusform>{name}, pour {bonus}&#xa0;: {number} × {good}, %n point.</numerusform>
            <numerusform>{name}, pour {bonus}&#xa0;: {number} × {good}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="140"/>
        <source>{name}, province tile {tile}: {goods}, %n point(s).</source>
        <translation>
            <numerusform>{name}, jeton province {tile}&#xa0;: {goods}, %n point.</numerusform>
            <numerusform>{name}, jeton province {tile}&#xa0;: {goods}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="148"/>
        <source>{name}, palaces: 1 + {number} ({provinces}), %n point(s).</source>
        <translation>
            <numerusform>{name}, palais&#xa0;: 1 + {number} ({provinces}), %n point.</numerusform>
            <numerusform>{name}, palais&#xa0;: 1 + {number} ({provinces}), %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="150"/>
        <source>{name}, palaces: no province joined, %n point(s).</source>
        <translation>
            <numerusform>{name}, palais&#xa0;: aucune province reliée, %n point.</numerusform>
            <numerusform>{name}, palais&#xa0;: aucune province reliée, %n points.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="169"/>
        <source>{name} gives back two tiles ({symbol}); {card} was there already.</source>
        <translation>{name} rend deux jetons ({symbol}), mais avait déjà {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="171"/>
        <source>{name} gives two tiles ({symbol}) for {card}, out of {owner}’s hand.</source>
        <translation>{name} échange deux jetons ({symbol}) contre {card}, que {owner} avait en main.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="173"/>
        <source>{name} gives two tiles ({symbol}) for {card}.</source>
        <translation>{name} échange deux jetons ({symbol}) contre {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="185"/>
        <source>Nobody has won province tile {tile}: it leaves the game.</source>
        <translation>Personne n’a gagné le jeton province {tile}&#xa0;: il quitte le jeu.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="190"/>
        <source>Visit {visit}: {province}; {name} begins</source>
        <translation>Manche {visit}&#xa0;: {province}&#x202f;; {name} commence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="201"/>
        <source>white {number}</source>
        <translation>blanc {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="205"/>
        <source>special {number}</source>
        <translation>spécial {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="208"/>
        <source>{name} has no card left: no point.</source>
        <translation>{name} n’a plus de carte&#xa0;: aucun point.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="210"/>
        <source>{name}’s hand: {cards}, %n point(s).</source>
        <translation>
            <numerusform>{name}, main&#xa0;: {cards}, %n point.</numerusform>
            <numerusform>{name}, main&#xa0;: {cards}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="218"/>
        <source>{names} share the victory with %n point(s)</source>
        <translation>
            <numerusform>{names} se partagent la victoire avec %n point</numerusform>
            <numerusform>{names} se partagent la victoire avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="220"/>
        <source>{names} wins with %n point(s)</source>
        <translation>
            <numerusform>{names} gagne avec %n point</numerusform>
            <numerusform>{names} gagne avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="19"/>
        <source>Vizier</source>
        <translation>Vizir</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="20"/>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="21"/>
        <source>Monk</source>
        <translation>Moine</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="22"/>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="23"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="31"/>
        <source>Grand Mogul</source>
        <translation>Grand Mogol</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="24"/>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="27"/>
        <source>vizier</source>
        <translation>vizir</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="28"/>
        <source>general</source>
        <translation>général</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="29"/>
        <source>monk</source>
        <translation>moine</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="30"/>
        <source>princess</source>
        <translation>princesse</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="32"/>
        <source>elephant</source>
        <translation>éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="35"/>
        <source>red {symbols}</source>
        <translation>{symbols} rouge</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="36"/>
        <source>yellow {symbols}</source>
        <translation>{symbols} jaune</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="37"/>
        <source>green {symbols}</source>
        <translation>{symbols} vert</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="38"/>
        <source>violet {symbols}</source>
        <translation>{symbols} violet</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="41"/>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="42"/>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="43"/>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="44"/>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="47"/>
        <source>a white vizier</source>
        <translation>le vizir blanc</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="48"/>
        <source>a white general</source>
        <translation>le général blanc</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="49"/>
        <source>a white monk</source>
        <translation>le moine blanc</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="50"/>
        <source>a white princess</source>
        <translation>la princesse blanche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="51"/>
        <source>a white Grand Mogul</source>
        <translation>le Grand Mogol blanc</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="52"/>
        <source>a white elephant</source>
        <translation>l’éléphant blanc</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="55"/>
        <source>the elephant card</source>
        <translation>la carte +1 Éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="56"/>
        <source>the Grand Mogul card</source>
        <translation>la carte +1 Grand Mogol</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="57"/>
        <source>the +2 card</source>
        <translation>la carte +2</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="58"/>
        <source>the change-of-colour card</source>
        <translation>la carte Changement de couleur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="61"/>
        <source>rice</source>
        <translation>riz</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="62"/>
        <source>tea</source>
        <translation>thé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="63"/>
        <source>spices</source>
        <translation>épices</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="64"/>
        <source>jewels</source>
        <translation>pierreries</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="67"/>
        <source>the +2 tile</source>
        <translation>le jeton +2</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="68"/>
        <source>the card tile</source>
        <translation>le jeton Carte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="69"/>
        <source>the Taj Mahal tile</source>
        <translation>le jeton Taj Mahal</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="70"/>
        <source>the rice tile</source>
        <translation>le jeton Riz</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="71"/>
        <source>the tea tile</source>
        <translation>le jeton Thé</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="72"/>
        <source>the spices tile</source>
        <translation>le jeton Épices</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="73"/>
        <source>the jewels tile</source>
        <translation>le jeton Pierreries</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="90"/>
        <source>Visit {visit}, the last one</source>
        <translation>Manche {visit}, la dernière</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/names.py" line="154"/>
        <source>double elephant</source>
        <translation>double éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/options.py" line="12"/>
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/options.py" line="13"/>
        <source>Durbar’s own map is our design, not the published one; you may add a map of yours.</source>
        <translation>Le plateau de Durbar est de notre main, et non celui de l’éditeur&#x202f;; vous pouvez ajouter le vôtre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/options.py" line="14"/>
        <source>Durbar’s own map</source>
        <translation>Le plateau de Durbar</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/options.py" line="16"/>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/options.py" line="18"/>
        <source>player {number}</source>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/options.py" line="20"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="350"/>
        <source>Start player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/options.py" line="21"/>
        <source>Has the first turn in the first visit; then it is the next player clockwise.</source>
        <translation>Joue en premier à la première manche&#x202f;; ensuite vient le joueur suivant, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="48"/>
        <source>Together with {card}.</source>
        <translation>Avec {card}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="51"/>
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>%n point aussitôt.</numerusform>
            <numerusform>%n points aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="54"/>
        <source>Withdrawing then: {points}.</source>
        <translation>Retrait ensuite&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="64"/>
        <source>{count}: already won by somebody.</source>
        <translation>{count}&#xa0;: quelqu’un l’a déjà gagné.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="68"/>
        <source>{count}: alone.</source>
        <translation>{count}&#xa0;: sans rival.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="70"/>
        <source>{count}: ahead of {names} with {best}.</source>
        <translation>{count}&#xa0;: devant {names} ({best}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="72"/>
        <source>{count}: level with {names}.</source>
        <translation>{count}&#xa0;: à égalité avec {names}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="74"/>
        <source>{count}: behind {names} with {best}.</source>
        <translation>{count}&#xa0;: derrière {names} ({best}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="83"/>
        <source>Then {colour} only.</source>
        <translation>Ensuite, {colour} seulement.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="95"/>
        <source>Your hand will count %n point(s) less.</source>
        <translation>
            <numerusform>Votre main vaudra %n point de moins.</numerusform>
            <numerusform>Votre main vaudra %n points de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="100"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="102"/>
        <source>You win nothing, and take {cards}.</source>
        <translation>Vous ne gagnez rien et prenez {cards}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="104"/>
        <source>You win {symbols}: at best %n point(s), and {cards}.</source>
        <translation>
            <numerusform>Vous gagnez&#xa0;: {symbols}. Au mieux %n point, et {cards}.</numerusform>
            <numerusform>Vous gagnez&#xa0;: {symbols}. Au mieux %n points, et {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="106"/>
        <source>You win {symbols}: %n point(s), and {cards}.</source>
        <translation>
            <numerusform>Vous gagnez&#xa0;: {symbols}. %n point, et {cards}.</numerusform>
            <numerusform>Vous gagnez&#xa0;: {symbols}. %n points, et {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="117"/>
        <source>You would have %n card(s) of this colour: {colour}.</source>
        <translation>
            <numerusform>Vous auriez %n carte de cette couleur&#xa0;: {colour}.</numerusform>
            <numerusform>Vous auriez %n cartes de cette couleur&#xa0;: {colour}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="120"/>
        <source>It goes with a card of any colour.</source>
        <translation>Elle va avec toute carte de couleur.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="123"/>
        <source>Your hand would count %n point(s) more.</source>
        <translation>
            <numerusform>Votre main vaudrait %n point de plus.</numerusform>
            <numerusform>Votre main vaudrait %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="131"/>
        <source>On all your cards: {counts}.</source>
        <translation>Sur toutes vos cartes&#xa0;: {counts}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="145"/>
        <source>The bonus tile stays: a royal palace does not take it.</source>
        <translation>Le jeton bonus reste&#xa0;: un palais royal ne le prend pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="149"/>
        <source>You have a palace there already: this one joins nothing more.</source>
        <translation>Vous y avez déjà un palais&#xa0;: celui-ci ne relie rien de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="165"/>
        <source>It takes the card tile: you draw a card.</source>
        <translation>Il prend le jeton Carte&#xa0;: vous piochez une carte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="166"/>
        <source>It takes {bonus}: %n point(s).</source>
        <translation>
            <numerusform>À prendre&#xa0;: {bonus}, %n point.</numerusform>
            <numerusform>À prendre&#xa0;: {bonus}, %n points.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="177"/>
        <source>It joins no other province.</source>
        <translation>Il ne relie aucune autre province.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="180"/>
        <source>It joins no province more.</source>
        <translation>Il ne relie aucune province de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="182"/>
        <source>It joins {provinces}.</source>
        <translation>Il relie&#xa0;: {provinces}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="191"/>
        <source>%n point(s) in all.</source>
        <translation>
            <numerusform>%n point en tout.</numerusform>
            <numerusform>%n points en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="193"/>
        <source>At best %n point(s) in all.</source>
        <translation>
            <numerusform>Au mieux %n point en tout.</numerusform>
            <numerusform>Au mieux %n points en tout.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="195"/>
        <source>Elsewhere {best} were possible.</source>
        <translation>Ailleurs, jusqu’à {best}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="19"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="35"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="398"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="21"/>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="32"/>
        <source>%n palace(s) to place in {province}.</source>
        <translation>
            <numerusform>%n palais à placer ({province}).</numerusform>
            <numerusform>%n palais à placer ({province}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="36"/>
        <source>%n card(s) to take from the display.</source>
        <translation>
            <numerusform>%n carte à prendre dans la réserve.</numerusform>
            <numerusform>%n cartes à prendre dans la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="39"/>
        <source>You have withdrawn from the last visit.</source>
        <translation>Vous avez quitté la dernière manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="41"/>
        <source>You have withdrawn; next comes {province}.</source>
        <translation>Vous avez quitté la manche&#x202f;; prochaine province&#xa0;: {province}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="54"/>
        <source>Ahead: {symbols}.</source>
        <translation>En tête&#xa0;: {symbols}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="55"/>
        <source>Level: {symbols}.</source>
        <translation>À égalité&#xa0;: {symbols}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="56"/>
        <source>Behind: {symbols}.</source>
        <translation>Derrière&#xa0;: {symbols}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="60"/>
        <source>What your cards show is won already.</source>
        <translation>Ce que montrent vos cartes a déjà été gagné.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="61"/>
        <source>You have played no card in this visit yet.</source>
        <translation>Vous n’avez pas encore joué de carte dans cette manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="85"/>
        <source>None of your cards fits your colour, {name}: withdraw.</source>
        <translation>Aucune de vos cartes ne convient à votre couleur, {name}&#xa0;: retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="86"/>
        <source>You have no coloured card, {name}: withdraw.</source>
        <translation>Vous n’avez pas de carte de couleur, {name}&#xa0;: retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="88"/>
        <source>You are the last one here, {name}: play as often as you like, then withdraw.</source>
        <translation>Il ne reste que vous, {name}&#xa0;: jouez autant que vous voulez, puis retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="91"/>
        <source>Your colour has run out, {name}: play another with the change-of-colour card, or withdraw.</source>
        <translation>Plus de carte de votre couleur, {name}&#xa0;: jouez-en une autre avec la carte Changement de couleur, ou retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="95"/>
        <source>Play a red card, {name}, alone or with one other; or withdraw.</source>
        <translation>Jouez une carte rouge, {name}, seule ou avec une autre, ou retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="97"/>
        <source>Play a yellow card, {name}, alone or with one other; or withdraw.</source>
        <translation>Jouez une carte jaune, {name}, seule ou avec une autre, ou retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="99"/>
        <source>Play a green card, {name}, alone or with one other; or withdraw.</source>
        <translation>Jouez une carte verte, {name}, seule ou avec une autre, ou retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="101"/>
        <source>Play a violet card, {name}, alone or with one other; or withdraw.</source>
        <translation>Jouez une carte violette, {name}, seule ou avec une autre, ou retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="102"/>
        <source>Play a card of any colour, {name}, alone or with one other; or withdraw.</source>
        <translation>Jouez une carte de n’importe quelle couleur, {name}, seule ou avec une autre, ou retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="116"/>
        <source>Now a coloured card to go with {card}.</source>
        <translation>Il faut une carte de couleur avec {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="120"/>
        <source>This is the last visit: afterwards hands count.</source>
        <translation>C’est la dernière manche&#xa0;: ensuite, les mains comptent.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="127"/>
        <source>Without a card played, withdrawing brings %n card(s), no points.</source>
        <translation>
            <numerusform>Se retirer sans avoir joué rapporte %n carte et aucun point.</numerusform>
            <numerusform>Se retirer sans avoir joué rapporte %n cartes et aucun point.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="134"/>
        <source>P</source>
        <comment>key for: play the cards</comment>
        <translation>J</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="138"/>
        <source>Play {cards}</source>
        <translation>Jouer {cards}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="142"/>
        <source>Click a coloured card of your hand and, if you like, one white or special card.</source>
        <translation>Cliquez sur une carte de couleur de votre main et, si vous voulez, sur une carte blanche ou spéciale.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="139"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="143"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="146"/>
        <source>Withdraw: {points}</source>
        <translation>Se retirer&#xa0;: {points}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="147"/>
        <source>W</source>
        <comment>key for: withdraw</comment>
        <translation>R</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="161"/>
        <source>Place %n palace(s) and the royal one in {province}, {name}.</source>
        <translation>
            <numerusform>{name}, placez %n palais et le palais royal ({province}).</numerusform>
            <numerusform>{name}, placez %n palais et le palais royal ({province}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="165"/>
        <source>Place %n palace(s) in {province}, {name}.</source>
        <translation>
            <numerusform>{name}, placez %n palais ({province}).</numerusform>
            <numerusform>{name}, placez %n palais ({province}).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="167"/>
        <source>Place the royal palace in {province}, {name}.</source>
        <translation>{name}, placez le palais royal ({province}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="172"/>
        <source>At best %n point(s) in all: {cities}.</source>
        <translation>
            <numerusform>Au mieux %n point en tout&#xa0;: {cities}.</numerusform>
            <numerusform>Au mieux %n points en tout&#xa0;: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="182"/>
        <source>Take %n card(s) from the display, {name}.</source>
        <translation>
            <numerusform>Prenez %n carte dans la réserve, {name}.</numerusform>
            <numerusform>Prenez %n cartes dans la réserve, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="185"/>
        <source>%n card(s) will be left for those still in {province}.</source>
        <translation>
            <numerusform>Il restera %n carte pour les joueurs encore en lice ({province}).</numerusform>
            <numerusform>Il restera %n cartes pour les joueurs encore en lice ({province}).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="187"/>
        <source>Nothing will be left; the display is filled up for the next visit.</source>
        <translation>Il n’en restera aucune&#x202f;; la réserve est complétée pour la prochaine manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="11"/>
        <source>It is your turn: play one or two cards, or withdraw.</source>
        <translation>C’est votre tour&#xa0;: jouez une ou deux cartes, ou retirez-vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="12"/>
        <source>First place the palaces that you have won.</source>
        <translation>Placez d’abord les palais que vous avez gagnés.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="13"/>
        <source>First take your cards from the display.</source>
        <translation>Prenez d’abord vos cartes dans la réserve.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="14"/>
        <source>Palaces are placed on withdrawal, by whoever has won them.</source>
        <translation>C’est lors de son retrait que l’on place les palais gagnés.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="15"/>
        <source>Cards of the display are for players who have just withdrawn.</source>
        <translation>Les cartes de la réserve sont pour celui qui vient de se retirer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="16"/>
        <source>The visit is in {province}: {city} lies in another province, where no palace can be placed now.</source>
        <translation>Province de cette manche&#xa0;: {province}. {city} est dans une autre, où l’on ne peut pas placer de palais maintenant.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="19"/>
        <source>You have no royal palace to place: the Grand Mogul brings it.</source>
        <translation>Vous n’avez pas de palais royal à placer&#xa0;: c’est le Grand Mogol qui le donne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="20"/>
        <source>You have only the royal palace left to place; no ordinary one.</source>
        <translation>Il ne vous reste à placer que le palais royal, pas de palais ordinaire.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="23"/>
        <source>{city} already has an ordinary palace; only a royal one can stand beside it.</source>
        <translation>{city} a déjà un palais ordinaire&#x202f;; seul un palais royal peut s’y ajouter.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="26"/>
        <source>{card} does not lie in the display.</source>
        <translation>{card} n’est pas dans la réserve.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="27"/>
        <source>{card} is not in your hand.</source>
        <translation>{card} n’est pas dans votre main.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="28"/>
        <source>White and special cards are only played together with a coloured card.</source>
        <translation>Les cartes blanches et les cartes spéciales ne se jouent qu’avec une carte de couleur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="31"/>
        <source>Only one coloured card can be played in a turn.</source>
        <translation>On ne joue qu’une seule carte de couleur par tour.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/refusals.py" line="32"/>
        <source>Your first card binds you to {colour} in this visit; you can’t play another colour.</source>
        <translation>Votre première carte vous oblige à jouer {colour} dans cette manche&#x202f;; aucune autre couleur n’est permise.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="30"/>
        <source>Bonus tiles</source>
        <translation>Jetons bonus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="31"/>
        <source>Province tile</source>
        <translation>Jeton province</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="32"/>
        <source>Palaces</source>
        <translation>Palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="33"/>
        <source>The +2 card</source>
        <translation>La carte +2</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="36"/>
        <source>The +2 tile brings 2, the Taj Mahal 4; a commodity as many as you own of it, this one included.</source>
        <translation>Le jeton +2 rapporte 2 points, le Taj Mahal 4&#x202f;; une ressource, autant que vous en avez de ce type, celle-ci comprise.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="39"/>
        <source>For each commodity on the tile as many points as you own of it, this tile included.</source>
        <translation>Pour chaque ressource du jeton, autant de points que vous en avez de ce type, ce jeton compris.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="42"/>
        <source>1 point for having placed at least one, and 1 for each other province joined to it.</source>
        <translation>1 point pour en avoir placé au moins un, et 1 par autre province qui y est reliée.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="45"/>
        <source>The +2 card brings 2 points when it is played.</source>
        <translation>La carte +2 rapporte 2 points quand on la joue.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="110"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="207"/>
        <source>Visit {visit}: {province}</source>
        <translation>Manche {visit}&#xa0;: {province}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="112"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="199"/>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="134"/>
        <source>Withdrawn in this order: {names}.</source>
        <translation>Ordre des retraits&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="154"/>
        <source>Points by visit</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="156"/>
        <source>start</source>
        <comment>under the chart of points</comment>
        <translation>début</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="158"/>
        <source>hand</source>
        <comment>under the chart of points</comment>
        <translation>main</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="169"/>
        <source>{names} share the victory</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="170"/>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="175"/>
        <source>all with the same points</source>
        <translation>tous à égalité de points</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="178"/>
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>avec %n point d’avance sur {name}</numerusform>
            <numerusform>avec %n points d’avance sur {name}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="197"/>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="201"/>
        <source>Influence points</source>
        <translation>Points d’influence</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="228"/>
        <source>{name}: {points}.</source>
        <translation>{name}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="230"/>
        <source>Nobody scored in this visit.</source>
        <translation>Personne n’a rien marqué dans cette manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="236"/>
        <source>Hand: white cards</source>
        <translation>Main&#xa0;: cartes blanches</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="240"/>
        <source>Each white card in the hand brings 1 point.</source>
        <translation>Chaque carte blanche en main rapporte 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="243"/>
        <source>Hand: best colour</source>
        <translation>Main&#xa0;: meilleure couleur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="247"/>
        <source>Each card of the colour of which one has most brings 1 point.</source>
        <translation>Chaque carte de la couleur la plus nombreuse en main rapporte 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="250"/>
        <source>Hand: special cards</source>
        <translation>Main&#xa0;: cartes spéciales</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="254"/>
        <source>Each special card in the hand brings 1 point.</source>
        <translation>Chaque carte spéciale en main rapporte 1 point.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="263"/>
        <source>{name}’s best visit was in {province}: %n point(s).</source>
        <translation>
            <numerusform>Meilleure manche pour {name}&#xa0;: {province}, %n point.</numerusform>
            <numerusform>Meilleure manche pour {name}&#xa0;: {province}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="265"/>
        <source>{name}’s best visits were in {province}: %n point(s) each.</source>
        <translation>
            <numerusform>Meilleures manches pour {name}&#xa0;: {province}, %n point chacune.</numerusform>
            <numerusform>Meilleures manches pour {name}&#xa0;: {province}, %n points chacune.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="271"/>
        <source>In all: palaces {palaces}, province tiles {province}, bonus tiles {bonus}, +2 card {card}, hand {hand}.</source>
        <translation>En tout&#xa0;: palais ({palaces}), jetons province ({province}), jetons bonus ({bonus}), carte +2 ({card}), main ({hand}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="76"/>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="79"/>
        <source>Visit {visit}</source>
        <translation>Manche {visit}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="89"/>
        <source>{visit}, {province}</source>
        <translation>{visit}, {province}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="107"/>
        <source>At the right: all points of the withdrawal, if you then place the others where they bring most.</source>
        <translation>À droite&#xa0;: tous les points du retrait, si vous placez ensuite les autres palais là où ils rapportent le plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="112"/>
        <source>At the right: all points of the withdrawal.</source>
        <translation>À droite&#xa0;: tous les points du retrait.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="104"/>
        <source>At the right: what withdrawing brings, now or right after the cards.</source>
        <translation>À droite&#xa0;: ce que rapporte de se retirer, maintenant ou juste après ces cartes.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="113"/>
        <source>Enter plays the chosen move.</source>
        <translation>Entrée joue le coup choisi.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/screen.py" line="129"/>
        <source>You have a palace in {city}; a royal one there joins nothing more. Build it?</source>
        <translation>Vous avez déjà un palais à {city}&#x202f;; un palais royal n’y relierait rien de plus. Le placer&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="58"/>
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="62"/>
        <source>influence tiles: {tiles}</source>
        <translation>jetons influence&#xa0;: {tiles}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="65"/>
        <source>cards played: {cards}</source>
        <translation>cartes jouées&#xa0;: {cards}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="68"/>
        <source>won in this visit: {symbols}</source>
        <translation>gagné dans cette manche&#xa0;: {symbols}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="86"/>
        <source>places palaces</source>
        <comment>state of a player</comment>
        <translation>place ses palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="88"/>
        <source>takes cards</source>
        <comment>state of a player</comment>
        <translation>prend des cartes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="89"/>
        <source>to play</source>
        <comment>state of a player</comment>
        <translation>à jouer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="92"/>
        <source>no card played yet</source>
        <comment>state of a player</comment>
        <translation>0 carte jouée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="93"/>
        <source>in the visit</source>
        <comment>state of a player</comment>
        <translation>dans la manche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="94"/>
        <source>has withdrawn</source>
        <comment>state of a player</comment>
        <translation>a quitté la manche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="76"/>
        <source>If you withdraw now</source>
        <translation>Si vous vous retirez maintenant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="88"/>
        <source>The +2 card, when it is played</source>
        <translation>La carte +2, quand elle est jouée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="91"/>
        <source>After this card</source>
        <translation>Après cette carte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="91"/>
        <source>After these cards</source>
        <translation>Après ces cartes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="99"/>
        <source>With a palace in {city}</source>
        <translation>Avec un palais à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="101"/>
        <source>Your withdrawal, at best</source>
        <translation>Votre retrait, au mieux</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="112"/>
        <source>{name}’s withdrawal, at best</source>
        <translation>{name}&#xa0;: retrait, au mieux</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="115"/>
        <source>{name} takes cards</source>
        <translation>{name} prend des cartes</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="116"/>
        <source>Still to take: %n card(s) of the display</source>
        <translation>
            <numerusform>Encore à prendre&#xa0;: %n carte de la réserve</numerusform>
            <numerusform>Encore à prendre&#xa0;: %n cartes de la réserve</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="78"/>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="118"/>
        <source>If {name} withdraws now</source>
        <translation>Si {name} se retire maintenant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="133"/>
        <source>Province tile: {goods}</source>
        <translation>Jeton province&#xa0;: {goods}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="146"/>
        <source>Nothing won: in no symbol alone ahead</source>
        <translation>Rien de gagné&#xa0;: en tête pour aucun symbole</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="171"/>
        <source>{city} (royal)</source>
        <translation>{city} (royal)</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="173"/>
        <source>Most points in {cities}</source>
        <translation>Le plus de points&#xa0;: {cities}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="180"/>
        <source>{city}: {bonus}</source>
        <translation>{city}&#xa0;: {bonus}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="188"/>
        <source>{good}, then {number} in all</source>
        <translation>{good} ({number} en tout)</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="207"/>
        <source>Cards: {pile} from the pile, then {shown} of the display</source>
        <translation>Cartes&#xa0;: {pile} de la pioche, puis {shown} de la réserve</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="209"/>
        <source>Cards: {pile} from the pile</source>
        <translation>Cartes&#xa0;: {pile} de la pioche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="211"/>
        <source>Cards: {shown} of the display</source>
        <translation>Cartes&#xa0;: {shown} de la réserve</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="213"/>
        <source>Cards: none are left</source>
        <translation>Cartes&#xa0;: il n’en reste plus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="214"/>
        <source>one of them for having played no card</source>
        <translation>dont une pour n’avoir joué aucune carte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="227"/>
        <source>Two tiles ({symbol}) go back: {card} is yours already</source>
        <translation>Deux jetons ({symbol}) rendus&#xa0;: {card} est déjà acquise</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="229"/>
        <source>Two tiles ({symbol}): {card}</source>
        <translation>Deux jetons ({symbol})&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="220"/>
        <source>at the end of the visit</source>
        <translation>à la fin de la manche</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="150"/>
        <source>%n palace(s) and the royal one in {province}</source>
        <translation>
            <numerusform>%n palais et le palais royal ({province})</numerusform>
            <numerusform>%n palais et le palais royal ({province})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="152"/>
        <source>%n palace(s) in {province}</source>
        <translation>
            <numerusform>%n palais ({province})</numerusform>
            <numerusform>%n palais ({province})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="154"/>
        <source>the royal palace in {province}</source>
        <translation>le palais royal ({province})</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="156"/>
        <source>the province tile, no palace</source>
        <translation>le jeton province, pas de palais</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="158"/>
        <source>{symbols}: {prizes}</source>
        <translation>{symbols}&#xa0;: {prizes}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="196"/>
        <source>Palaces: 1 for placing, %n for {provinces}</source>
        <translation>
            <numerusform>Palais&#xa0;: 1 pour la pose, %n pour {provinces}</numerusform>
            <numerusform>Palais&#xa0;: 1 pour la pose, %n pour {provinces}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="199"/>
        <source>Palaces: 1 for placing, no province joined</source>
        <translation>Palais&#xa0;: 1 pour la pose, aucune province reliée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="224"/>
        <source>Pairs of tiles: {cards}</source>
        <translation>Paires de jetons&#xa0;: {cards}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="240"/>
        <source>{card} (yours already)</source>
        <translation>{card} (déjà acquise)</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="241"/>
        <source>{card} (out of {name}’s hand)</source>
        <translation>{card} (que {name} a en main)</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="252"/>
        <source>Your hand at the end</source>
        <translation>Votre main à la fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="254"/>
        <source>Your hand, with this card</source>
        <translation>Votre main, avec cette carte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="256"/>
        <source>Your hand, if it were the end</source>
        <translation>Votre main, si c’était la fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="275"/>
        <source>White: {number}</source>
        <translation>Blanches&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="278"/>
        <source>Special: {number}</source>
        <translation>Spéciales&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="281"/>
        <source>Of the colours only the most numerous counts.</source>
        <translation>Des couleurs, seule la plus nombreuse compte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="282"/>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="23"/>
        <source>Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins its [[influence tile]] and an [[ordinary palace]]. A [[tie]] wins nothing.</source>
        <translation>Celui qui [[se retire|withdraw]] avec plus de ces symboles que chacun des joueurs [[encore en lice|still in]] gagne le [[jeton influence|influence tile]] et un [[palais ordinaire|ordinary palace]]. Une [[égalité|tie]] ne rapporte rien.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="30"/>
        <source>Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins the [[crown]] and a [[royal palace]], for any [[city]] of the [[current province]].</source>
        <translation>Celui qui [[se retire|withdraw]] avec plus de ces symboles que chacun des joueurs [[encore en lice|still in]] gagne la [[couronne|crown]] et un [[palais royal|royal palace]], pour n’importe quelle [[cité|city]] de la [[province disputée|current province]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="35"/>
        <source>Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins the [[province tile]], but no [[palace]].</source>
        <translation>Celui qui [[se retire|withdraw]] avec plus de ces symboles que chacun des joueurs [[encore en lice|still in]] gagne le [[jeton province|province tile]], mais pas de [[palais|palace]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="41"/>
        <source>An [[ordinary palace]] on its [[fortress]] takes it for 2 points; it is not kept.</source>
        <translation>Un [[palais ordinaire|ordinary palace]] sur sa [[cité fortifiée|fortress]] le prend pour 2 points&#x202f;; on ne le garde pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="44"/>
        <source>An [[ordinary palace]] on its [[fortress]] takes it for a card of the [[draw pile]]; it is not kept.</source>
        <translation>Un [[palais ordinaire|ordinary palace]] sur sa [[cité fortifiée|fortress]] le prend contre une carte de la [[pioche|draw pile]]&#x202f;; on ne le garde pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="48"/>
        <source>An [[ordinary palace]] on its [[fortress]] takes it for 4 points; it is not kept.</source>
        <translation>Un [[palais ordinaire|ordinary palace]] sur sa [[cité fortifiée|fortress]] le prend pour 4 points&#x202f;; on ne le garde pas.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="52"/>
        <source>An [[ordinary palace]] on its [[fortress]] takes it: a point for each of this [[commodity]] one owns, this one included. One keeps it.</source>
        <translation>Un [[palais ordinaire|ordinary palace]] sur sa [[cité fortifiée|fortress]] le prend&#xa0;: un point par [[ressource|commodity]] de ce type que l’on possède, celle-ci comprise. On le garde.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="58"/>
        <source>Played with a [[coloured card]], it counts as one [[elephant]] more.</source>
        <translation>Jouée avec une [[carte de couleur|coloured card]], elle compte pour un [[éléphant|elephant]] de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="59"/>
        <source>Played with a [[coloured card]], it counts as one [[Grand Mogul|grand mogul]] more.</source>
        <translation>Jouée avec une [[carte de couleur|coloured card]], elle compte pour un [[Grand Mogol|grand mogul]] de plus.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="62"/>
        <source>Played with a [[coloured card]], it brings 2 points at once.</source>
        <translation>Jouée avec une [[carte de couleur|coloured card]], elle rapporte aussitôt 2 points.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="63"/>
        <source>The [[coloured card]] played with it may have any colour; later ones not ([[change of colour]]).</source>
        <translation>La [[carte de couleur|coloured card]] jouée avec elle peut être de n’importe quelle couleur, mais pas les suivantes ([[changement de couleur|change of colour]]).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="67"/>
        <source>When one [[withdraws|withdraw]], it comes back to the [[hand]]. At the end it is worth 1 point.</source>
        <translation>Quand on [[se retire|withdraw]], elle revient dans la [[main|hand]]. À la fin, elle vaut 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="118"/>
        <source>Roads to {cities}.</source>
        <translation>Routes vers {cities}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="119"/>
        <source>{city}, fortress</source>
        <translation>{city}, cité fortifiée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="123"/>
        <source>In the province {province}. {owners}</source>
        <translation>Province&#xa0;: {province}. {owners}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="147"/>
        <source>No palace stands here.</source>
        <translation>Il n’y a pas de palais ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="150"/>
        <source>Palace: {name}.</source>
        <translation>Palais&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="152"/>
        <source>Royal palace: {name}.</source>
        <translation>Palais royal&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="158"/>
        <source>A city holds one [[ordinary palace]] and, besides, one [[royal palace]]. On a [[fortress]] an ordinary one takes the [[bonus tile]].</source>
        <translation>Une cité accueille un [[palais ordinaire|ordinary palace]] et, en plus, un [[palais royal|royal palace]]. Sur une [[cité fortifiée|fortress]], le palais ordinaire prend le [[jeton bonus|bonus tile]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="163"/>
        <source>A city holds one [[ordinary palace]] and, besides, one [[royal palace]].</source>
        <translation>Une cité accueille un [[palais ordinaire|ordinary palace]] et, en plus, un [[palais royal|royal palace]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="178"/>
        <source>1 for placing</source>
        <translation>1 pour l’avoir placé</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="181"/>
        <source>%n for {provinces}</source>
        <translation>
            <numerusform>%n pour la province reliée ({provinces})</numerusform>
            <numerusform>%n pour les provinces reliées ({provinces})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="185"/>
        <source>%n for {bonus}</source>
        <translation>
            <numerusform>%n pour {bonus}</numerusform>
            <numerusform>%n pour {bonus}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="186"/>
        <source>a card from the draw pile</source>
        <translation>une carte de la pioche</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="187"/>
        <source>for a palace of yours here: {parts}.</source>
        <translation>pour un palais à vous ici&#xa0;: {parts}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="200"/>
        <source>{name}’s palaces joined from here reach %n province(s).</source>
        <translation>
            <numerusform>{name}&#xa0;: les palais reliés d’ici touchent %n&#xa0;province.</numerusform>
            <numerusform>{name}&#xa0;: les palais reliés d’ici touchent %n&#xa0;provinces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="218"/>
        <source>to you: you own %n so far, and this one counts too.</source>
        <translation>
            <numerusform>pour vous&#xa0;: vous en avez %n jusqu’ici, et ce jeton compte aussi.</numerusform>
            <numerusform>pour vous&#xa0;: vous en avez %n jusqu’ici, et ce jeton compte aussi.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="220"/>
        <source>No points, but a card.</source>
        <translation>Pas de points, mais une carte.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="222"/>
        <source>to whoever takes it.</source>
        <translation>pour qui le prend.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="243"/>
        <source>Lies on {city}.</source>
        <translation>Se trouve à {city}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="251"/>
        <source>Others are still in the visit: one of them may take it first.</source>
        <translation>D’autres sont encore en lice dans cette manche&#xa0;: l’un d’eux peut le prendre avant vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="258"/>
        <source>Visited already: visit {number}.</source>
        <translation>Province déjà visitée (manche {number}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="260"/>
        <source>Visited now.</source>
        <translation>Province visitée en ce moment.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="261"/>
        <source>Comes in visit {number}.</source>
        <translation>Province à visiter (manche {number}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="275"/>
        <source>Free for ordinary palaces: {cities}.</source>
        <translation>Place pour un palais ordinaire&#xa0;: {cities}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="281"/>
        <source>Each [[province]] is [[visited|visit]] once, in the order of the [[province tiles|province tile]]. A province [[joined]] to a palace placed elsewhere brings 1 point.</source>
        <translation>On [[visite|visit]] chaque [[province|province]] une fois, dans l’ordre des [[jetons province|province tile]]. Une province [[reliée|joined]] à un palais placé ailleurs rapporte 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="297"/>
        <source>No palaces.</source>
        <translation>Aucun palais.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="299"/>
        <source>Palaces: {counts}.</source>
        <translation>Palais&#xa0;: {counts}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="311"/>
        <source>Your palaces here are joined to no other province.</source>
        <translation>Vos palais d’ici ne sont reliés à aucune autre province.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="312"/>
        <source>Your palaces here are joined to {provinces}.</source>
        <translation>Vos palais d’ici sont reliés à&#xa0;: {provinces}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="323"/>
        <source>Province tile {number}</source>
        <translation>Jeton province {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="324"/>
        <source>{province}: {goods}. {when}</source>
        <translation>{province}&#xa0;: {goods}. {when}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="332"/>
        <source>to you as things stand: {goods}.</source>
        <translation>pour vous, en ce moment&#xa0;: {goods}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="334"/>
        <source>The [[elephant]] wins it: for each [[commodity]] on it as many points as one owns of it, this tile included. One keeps it.</source>
        <translation>C’est l’[[éléphant|elephant]] qui le gagne&#xa0;: pour chaque [[ressource|commodity]] du jeton, autant de points que l’on en possède, ce jeton compris. On le garde.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="346"/>
        <source>{name} has begun this visit.</source>
        <translation>{name} a commencé cette manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="348"/>
        <source>{name} begins this visit.</source>
        <translation>{name} commence cette manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="353"/>
        <source>The [[start player]] has the first turn of a [[visit]]; turns go on clockwise. After each visit the figure passes to the next player on the left, whoever withdrew first or last.</source>
        <translation>Le [[premier joueur|start player]] joue en premier dans une [[manche|visit]]&#x202f;; on continue dans le sens des aiguilles d’une montre. Après chaque manche, le pion passe au voisin de gauche, peu importe qui s’est retiré en premier ou en dernier.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="377"/>
        <source>Symbols now: {counts}.</source>
        <translation>Symboles joués&#xa0;: {counts}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="401"/>
        <source>The crown is still to be won: it brings a royal palace, placed at once in {province}.</source>
        <translation>La couronne est encore à gagner&#xa0;: elle donne un palais royal, à placer aussitôt (province&#xa0;: {province}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="405"/>
        <source>Still to be won in this visit.</source>
        <translation>Encore à gagner dans cette manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="408"/>
        <source>Won already in this visit.</source>
        <translation>Déjà gagné dans cette manche.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="409"/>
        <source>Won already in this visit, by {name}.</source>
        <translation>Déjà gagné dans cette manche, par {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="416"/>
        <source>on your cards: it can’t be won again.</source>
        <translation>sur vos cartes&#xa0;: on ne peut plus le gagner.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="418"/>
        <source>on your cards: you would win it by withdrawing now.</source>
        <translation>sur vos cartes&#xa0;: en vous retirant maintenant, vous le gagneriez.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="420"/>
        <source>on your cards: at least one is needed.</source>
        <translation>sur vos cartes&#xa0;: il en faut au moins un.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="423"/>
        <source>on your cards: level with {names}, so nobody wins it now.</source>
        <translation>sur vos cartes&#xa0;: à égalité avec {names}, donc personne ne le gagne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="424"/>
        <source>on your cards: behind {names} with {best}.</source>
        <translation>sur vos cartes&#xa0;: derrière {names} ({best}).</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="437"/>
        <source>Two tiles bring {card}.</source>
        <translation>Deux jetons donnent {card}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="439"/>
        <source>Two tiles bring {card}, which {name} has now.</source>
        <translation>Deux jetons donnent {card}&#x202f;; détenteur actuel&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="444"/>
        <source>With one so far: {names}.</source>
        <translation>Déjà un jeton&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="447"/>
        <source>With two, exchanged for it at the end of the visit: {names}.</source>
        <translation>Avec deux, à échanger à la fin de la manche&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="463"/>
        <source>A [[white card]] is played together with a [[coloured card]]. At the end it is worth 1 point.</source>
        <translation>Une [[carte blanche|white card]] se joue avec une [[carte de couleur|coloured card]]. À la fin, elle vaut 1 point.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="468"/>
        <source>One [[coloured card]] a [[turn]], with one [[white|white card]] or [[special|special card]] card if you like. The first binds you to its colour in this [[visit]].</source>
        <translation>Une [[carte de couleur|coloured card]] par [[tour|turn]], avec une carte [[blanche|white card]] ou [[spéciale|special card]] si vous voulez. La première fixe votre couleur pour cette [[manche|visit]].</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="487"/>
        <source>In your hand: %n of it.</source>
        <translation>
            <numerusform>Dans votre main&#xa0;: %n exemplaire.</numerusform>
            <numerusform>Dans votre main&#xa0;: %n exemplaires.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="499"/>
        <source>Click: put it back</source>
        <translation>Clic ou Entrée&#xa0;: la reposer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="501"/>
        <source>Click: pick it out, then a coloured card</source>
        <translation>Clic ou Entrée&#xa0;: la choisir, puis une carte de couleur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="504"/>
        <source>Click: pick it out, with the change-of-colour card</source>
        <translation>Clic ou Entrée&#xa0;: la choisir, avec la carte Changement de couleur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="506"/>
        <source>Click: pick it out</source>
        <translation>Clic ou Entrée&#xa0;: la choisir</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="508"/>
        <source>Click: pick it out, for {play}</source>
        <translation>Clic ou Entrée&#xa0;: la choisir, pour jouer {play}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="531"/>
        <source>On display: %n of it. Whoever withdraws takes two cards.</source>
        <translation>
            <numerusform>Dans la réserve&#xa0;: %n exemplaire. Qui se retire prend deux cartes.</numerusform>
            <numerusform>Dans la réserve&#xa0;: %n exemplaires. Qui se retire prend deux cartes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="540"/>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="541"/>
        <source>%n card(s), face down.</source>
        <translation>
            <numerusform>%n carte, face cachée.</numerusform>
            <numerusform>%n cartes, face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="544"/>
        <source>Whoever [[withdraws|withdraw]] without having played draws one as an [[extra card]]. When the pile is empty, the [[discard pile]] is shuffled.</source>
        <translation>Qui [[se retire|withdraw]] sans avoir joué pioche une [[carte supplémentaire|extra card]]. Quand la pioche est vide, on mélange la [[défausse|discard pile]].</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="562"/>
        <source>Here and in the others’ hands: {counts}.</source>
        <translation>Ici et dans la main des autres&#xa0;: {counts}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="567"/>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="568"/>
        <source>%n card(s), face up.</source>
        <translation>
            <numerusform>%n carte, face visible.</numerusform>
            <numerusform>%n cartes, face visible.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="571"/>
        <source>Cards played go here when their owner [[withdraws|withdraw]]. It becomes the new [[draw pile]] when that is empty.</source>
        <translation>Les cartes jouées y vont quand leur propriétaire [[se retire|withdraw]]. Elle devient la nouvelle [[pioche|draw pile]] quand celle-ci est vide.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="592"/>
        <source>Played by {name}</source>
        <translation>Cartes jouées par {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="595"/>
        <source>The [[symbols|symbol]] of all cards played in the [[visit]] add up until one withdraws.</source>
        <translation>Les [[symboles|symbol]] de toutes les cartes jouées dans la [[manche|visit]] s’additionnent, jusqu’à ce que l’on se retire.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="607"/>
        <source>Lies beside the board. Two tiles ({symbol}) bring it.</source>
        <translation>À côté du plateau. Deux jetons ({symbol}) la donnent.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="609"/>
        <source>Belongs to {name}. Two tiles ({symbol}) take it away.</source>
        <translation>Appartient à {name}. Deux jetons ({symbol}) la lui enlèvent.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="623"/>
        <source>Owns {cards}.</source>
        <translation>Possède {cards}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="630"/>
        <source>The most [[influence points|influence point]] win. At the end the [[hand]] counts as well: white and special cards, and the best colour.</source>
        <translation>Celui qui a le plus de [[points d’influence|influence point]] gagne. À la fin, la [[main|hand]] compte aussi&#xa0;: cartes blanches et spéciales, meilleure couleur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="635"/>
        <source>Click: look at your hand behind a curtain</source>
        <translation>Clic ou Entrée&#xa0;: voir votre main derrière un rideau</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="645"/>
        <source>influence point(s).</source>
        <translation>
            <numerusform>point d’influence.</numerusform>
            <numerusform>points d’influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="647"/>
        <source>influence point(s); {state}.</source>
        <translation>
            <numerusform>point d’influence&#x202f;; {state}.</numerusform>
            <numerusform>points d’influence&#x202f;; {state}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="650"/>
        <source>influence point(s); withdrawing now would bring {points} more.</source>
        <translation>
            <numerusform>point d’influence&#x202f;; en se retirant maintenant&#xa0;: {points} de plus.</numerusform>
            <numerusform>points d’influence&#x202f;; en se retirant maintenant&#xa0;: {points} de plus.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="669"/>
        <source>For your eyes only. {cards}</source>
        <translation>Pour vos yeux seulement. {cards}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="672"/>
        <source>card(s) in your hand.</source>
        <translation>
            <numerusform>carte dans votre main.</numerusform>
            <numerusform>cartes dans votre main.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="691"/>
        <source>Click: choose the ordinary palace or the royal one</source>
        <translation>Clic ou Entrée&#xa0;: choisir le palais ordinaire ou le palais royal</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="693"/>
        <source>Click: {move}. {brings}</source>
        <translation>Clic ou Entrée&#xa0;: {move}. {brings}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/words.py" line="19"/>
        <source>Withdraw</source>
        <translation>Se retirer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/words.py" line="21"/>
        <source>Build a palace in {city}</source>
        <translation>Placer un palais à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/words.py" line="23"/>
        <source>Build the royal palace in {city}</source>
        <translation>Placer le palais royal à {city}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/words.py" line="26"/>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/words.py" line="37"/>
        <source>{card}, with {extra}</source>
        <translation>{card}, avec {extra}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/taj_mahal/words.py" line="39"/>
        <source>{card}, alone</source>
        <translation>{card}, seul</translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="133"/>
        <source>To the others</source>
        <extracomment>Milliseconds: before a pointed thing explains itself, and before a tip that nobody points at goes. Units at a panel&apos;s top and foot over which its text never scrolls.</extracomment>
        <translation>Pour les autres</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="232"/>
        <source>Keep this open</source>
        <translation>Garder ouvert</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="233"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="395"/>
        <location filename="../desktop/durbar/ui/table_page.py" line="827"/>
        <source>Rules: {section} ›</source>
        <translation>Règles&#xa0;: {section} ›</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="152"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="153"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="154"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="155"/>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="156"/>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="157"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="158"/>
        <source>The game so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="230"/>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="230"/>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="290"/>
        <source>Home ← → End: by move. ↑ ↓: by stage.</source>
        <translation>Début ← → Fin&#xa0;: coup par coup. ↑ ↓&#xa0;: étape par étape.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="40"/>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="41"/>
        <source>Games of Durbar</source>
        <translation>Parties de Durbar</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="79"/>
        <source>{file} can’t be opened</source>
        <translation>Impossible d’ouvrir {file}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="84"/>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="85"/>
        <source>Open what is sound</source>
        <translation>Ouvrir ce qui est intact</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="108"/>
        <source>This game can’t be removed</source>
        <translation>Cette partie ne peut pas être supprimée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="138"/>
        <source>{stage}, move {number}. {who} to play.</source>
        <translation>{stage}, coup {number}. À {who} de jouer.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="148"/>
        <source>The game goes on, but it can’t be kept: {reason}.</source>
        <translation>La partie continue, mais elle ne peut pas être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/files.py" line="149"/>
        <source>Not saved</source>
        <translation>Rien n’est enregistré</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="250"/>
        <source>Settings can’t be kept</source>
        <extracomment>Milliseconds from the first paint until what it could do without is loaded.</extracomment>
        <translation>Les réglages ne peuvent pas être enregistrés</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../desktop/durbar/ui/words.py" line="77"/>
        <source>{items} and {last}</source>
        <extracomment>Codes and own names of the languages Durbar speaks. The one function for every text a person reads. translate(context, English) finds the chosen language&apos;s text; with n it takes the plural form for n and puts it at %n. Placeholders are filled afterwards with str.format.</extracomment>
        <translation>{items} et {last}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/words.py" line="82"/>
        <source>{before}; {after}</source>
        <translation>{before}&#x202f;; {after}</translation>
    </message>
</context>
</TS>
