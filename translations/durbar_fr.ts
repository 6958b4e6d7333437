<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Board games at the courts of kings, alone or round one screen, and always offline.</source>
        <translation>Des jeux de société à la cour des rois, en solitaire ou autour d’un même écran, et jamais en ligne.</translation>
    </message>
    <message>
        <source>Each game’s title belongs to its owner; all texts, art and boards here are our own.</source>
        <translation>Le titre de chaque jeu appartient à son propriétaire&#x202f;; nous avons créé nous-mêmes tous les textes, les dessins et les plateaux.</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Lire les licences</translation>
    </message>
    <message>
        <source>Qt {version} and PySide6, the window: LGPL, version 3</source>
        <translation>Qt {version} et PySide6, pour la fenêtre&#xa0;: LGPL, version 3</translation>
    </message>
    <message>
        <source>networkx, roads and cities as graphs: BSD licence</source>
        <translation>networkx, pour les graphes des routes et des villes&#xa0;: licence BSD</translation>
    </message>
    <message>
        <source>msgspec, reading and writing saved games: BSD licence</source>
        <translation>msgspec, pour la lecture et l’écriture des parties enregistrées&#xa0;: licence BSD</translation>
    </message>
    <message>
        <source>platformdirs, where files are kept: MIT licence</source>
        <translation>platformdirs, pour l’emplacement des fichiers&#xa0;: licence MIT</translation>
    </message>
    <message>
        <source>miniaudio, sounds: MIT licence</source>
        <translation>miniaudio, pour les sons&#xa0;: licence MIT</translation>
    </message>
    <message>
        <source>Source Sans and Source Serif, the letters: SIL Open Font License</source>
        <translation>Source Sans et Source Serif, pour les lettres&#xa0;: licence SIL Open Font</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>A picture of the table. Every move is also in the list of moves, in words.</source>
        <translation>Une image de la table. Chaque coup figure aussi, en toutes lettres, dans la liste des coups.</translation>
    </message>
    <message>
        <source>The whole board in small</source>
        <translation>Le plateau entier, en miniature</translation>
    </message>
    <message>
        <source>Press + or turn the wheel for larger letters; 0 shows the whole board.</source>
        <translation>Appuyez sur + ou tournez la molette pour agrandir les lettres&#x202f;; 0 montre tout le plateau.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Rules, section {section}</source>
        <translation>Règles, page {section}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The chosen board</source>
        <translation>Le plateau choisi</translation>
    </message>
    <message>
        <source>A board of your own.</source>
        <translation>Votre propre plateau.</translation>
    </message>
    <message>
        <source>This folder can’t be made: {reason}</source>
        <translation>Ce dossier ne peut pas être créé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>this file can’t be read.</source>
        <translation>ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>this file is too large to be a board.</source>
        <translation>ce fichier est trop gros pour être un plateau.</translation>
    </message>
    <message>
        <source>its key “board” names no game that has boards.</source>
        <translation>sa clé «&#xa0;board&#xa0;» ne nomme aucun jeu qui ait des plateaux.</translation>
    </message>
    <message>
        <source>the key “{what}” stands twice in one object.</source>
        <translation>la clé «&#xa0;{what}&#xa0;» figure deux fois dans le même objet.</translation>
    </message>
    <message>
        <source>the key “{what}” is not known here.</source>
        <translation>la clé «&#xa0;{what}&#xa0;» est inconnue ici.</translation>
    </message>
    <message>
        <source>the key “{what}” is not known here: “{near}” may be meant.</source>
        <translation>la clé «&#xa0;{what}&#xa0;» est inconnue ici&#xa0;: peut-être est-ce «&#xa0;{near}&#xa0;».</translation>
    </message>
    <message>
        <source>the key “{what}” is missing here.</source>
        <translation>la clé «&#xa0;{what}&#xa0;» manque ici.</translation>
    </message>
    <message>
        <source>a board file is one object in braces.</source>
        <translation>un fichier de plateau est un seul objet, entre accolades.</translation>
    </message>
    <message>
        <source>“{what}” should be an object in braces.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être un objet, entre accolades.</translation>
    </message>
    <message>
        <source>“{what}” should be a list in square brackets.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être une liste, entre crochets.</translation>
    </message>
    <message>
        <source>“{what}” should be a list of {many}, not of {count}.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être une liste de {many}, et non de {count}.</translation>
    </message>
    <message>
        <source>“{what}” should be a list of {least} to {most}, not of {count}.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être une liste de {least} à {most}, et non de {count}.</translation>
    </message>
    <message>
        <source>“{what}” should be a text in quotation marks.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être un texte, entre guillemets.</translation>
    </message>
    <message>
        <source>“{what}” has more than {most} letters.</source>
        <translation>«&#xa0;{what}&#xa0;» a plus de {most} lettres.</translation>
    </message>
    <message>
        <source>“{what}” should be true or false.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être true ou false.</translation>
    </message>
    <message>
        <source>“{what}” should be one of these: {values}.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être l’un de ceux-ci&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>“{what}” should be a number.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être un nombre.</translation>
    </message>
    <message>
        <source>“{what}” should be a whole number.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être un nombre entier.</translation>
    </message>
    <message>
        <source>the key “{what}” should be a whole number.</source>
        <translation>la clé «&#xa0;{what}&#xa0;» doit être un nombre entier.</translation>
    </message>
    <message>
        <source>“{what}” should be a number from {least} to {most}.</source>
        <translation>«&#xa0;{what}&#xa0;» doit être un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>“{what}” is too large a number.</source>
        <translation>«&#xa0;{what}&#xa0;» est un nombre trop grand.</translation>
    </message>
    <message>
        <source>“{id}” lies outside the board.</source>
        <translation>«&#xa0;{id}&#xa0;» se trouve hors du plateau.</translation>
    </message>
    <message>
        <source>this file is not text.</source>
        <translation>ce fichier n’est pas du texte.</translation>
    </message>
    <message>
        <source>To play on another, drop its file onto the window, or put it into {folder}</source>
        <translation>Pour en utiliser un autre, déposez son fichier sur la fenêtre, ou mettez-le dans {folder}</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>ce n’est pas du JSON valable.</translation>
    </message>
    <message>
        <source>this has not the form of a board.</source>
        <translation>ce fichier n’a pas la forme d’un plateau.</translation>
    </message>
    <message>
        <source>the id “{id}” is too long, or not made of letters, digits, hyphens or underscores.</source>
        <translation>l’identifiant «&#xa0;{id}&#xa0;» est trop long, ou contient autre chose que des lettres, des chiffres, des traits d’union ou des tirets bas.</translation>
    </message>
    <message>
        <source>the id “{id}” stands for two things.</source>
        <translation>l’identifiant «&#xa0;{id}&#xa0;» désigne deux choses.</translation>
    </message>
    <message>
        <source>no road joins “{id}” to the start.</source>
        <translation>aucune route ne relie «&#xa0;{id}&#xa0;» au point de départ.</translation>
    </message>
    <message>
        <source>a map has one start, not {count}.</source>
        <translation>il faut un seul point de départ au plateau, et non {count}.</translation>
    </message>
    <message>
        <source>a map has {many} cities, not {count}.</source>
        <translation>il faut {many} villes au plateau, et non {count}.</translation>
    </message>
    <message>
        <source>a map has 30 villages, not {count}.</source>
        <translation>il faut 30 villages au plateau, et non {count}.</translation>
    </message>
    <message>
        <source>a map has at most {many} roads, not {count}.</source>
        <translation>un plateau a {many} routes au plus, et non {count}.</translation>
    </message>
    <message>
        <source>the city “{id}” needs a home_of from 1 to 7 that no other city has, not {card}.</source>
        <translation>à la ville «&#xa0;{id}&#xa0;», il faut un home_of de 1 à 7 qu’aucune autre n’a, et non {card}.</translation>
    </message>
    <message>
        <source>the start is the home of nobody: no home_of belongs there.</source>
        <translation>personne n’habite au point de départ&#xa0;: il n’y faut pas de home_of.</translation>
    </message>
    <message>
        <source>the road “{id}” leads to “{city}”, which is no city and not the start.</source>
        <translation>la route «&#xa0;{id}&#xa0;» mène à «&#xa0;{city}&#xa0;», qui n’est ni une ville ni le point de départ.</translation>
    </message>
    <message>
        <source>the road “{id}” ends where it begins.</source>
        <translation>la route «&#xa0;{id}&#xa0;» finit là où elle commence.</translation>
    </message>
    <message>
        <source>the road “{id}” goes through “{village}”, which is no village.</source>
        <translation>la route «&#xa0;{id}&#xa0;» passe par «&#xa0;{village}&#xa0;», qui n’est pas un village.</translation>
    </message>
    <message>
        <source>the road “{id}” has {count} villages, but a road has one to four.</source>
        <translation>la route «&#xa0;{id}&#xa0;» a {count} villages, mais une route en a de un à quatre.</translation>
    </message>
    <message>
        <source>no road goes through the village “{id}”.</source>
        <translation>aucune route ne passe par le village «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>the village “{id}” lies on more than one road, or twice on one.</source>
        <translation>le village «&#xa0;{id}&#xa0;» est sur plusieurs routes, ou deux fois sur une.</translation>
    </message>
    <message>
        <source>a map has twelve provinces, not {count}.</source>
        <translation>un plateau a douze provinces, et non {count}.</translation>
    </message>
    <message>
        <source>a map has {many} cities in all, not {count}.</source>
        <translation>un plateau a {many} cités, et non {count}.</translation>
    </message>
    <message>
        <source>a map has 16 fortresses, not {count}.</source>
        <translation>un plateau a 16&#xa0;cités fortifiées, et non {count}.</translation>
    </message>
    <message>
        <source>one province needs the id “agra”: it is visited last.</source>
        <translation>une province doit porter l’identifiant «&#xa0;agra&#xa0;»&#xa0;: elle est visitée en dernier.</translation>
    </message>
    <message>
        <source>the city “{id}” lies in “{province}”, which is no province.</source>
        <translation>la cité «&#xa0;{id}&#xa0;» est placée dans «&#xa0;{province}&#xa0;», qui n’est pas une province.</translation>
    </message>
    <message>
        <source>the province “{id}” has {count} cities; Agra has five, all others four.</source>
        <translation>la province «&#xa0;{id}&#xa0;» a {count}&#xa0;cités&#x202f;; Agra en a cinq, toutes les autres quatre.</translation>
    </message>
    <message>
        <source>Agra has one fortress, for the Taj Mahal tile.</source>
        <translation>Agra a une cité fortifiée, pour le jeton Taj Mahal.</translation>
    </message>
    <message>
        <source>a road leads to “{city}”, which is no city.</source>
        <translation>une route mène à «&#xa0;{city}&#xa0;», qui n’est pas une cité.</translation>
    </message>
    <message>
        <source>a road leads from “{id}” back to itself.</source>
        <translation>une route part de «&#xa0;{id}&#xa0;» et y revient.</translation>
    </message>
    <message>
        <source>two roads join “{id}” and “{city}”.</source>
        <translation>deux routes relient «&#xa0;{id}&#xa0;» et «&#xa0;{city}&#xa0;».</translation>
    </message>
    <message>
        <source>no roads join “{id}” to the other cities.</source>
        <translation>aucune route ne relie «&#xa0;{id}&#xa0;» aux autres cités.</translation>
    </message>
    <message>
        <source>the file says nothing of the cards and tiles.</source>
        <translation>le fichier ne dit rien des cartes ni des jetons.</translation>
    </message>
    <message>
        <source>the court is left, top, right and bottom of a part of the map.</source>
        <translation>la cour se dit par gauche, haut, droite et bas d’une partie du plateau.</translation>
    </message>
    <message>
        <source>there are twelve province tiles, not {count}.</source>
        <translation>il y a douze jetons province, et non {count}.</translation>
    </message>
    <message>
        <source>province tile {number} shows {many} of these, each another: {kinds}.</source>
        <translation>le jeton province {number} en montre {many}, toutes différentes&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <source>there is no “{what}” among “{group}”.</source>
        <translation>il n’y a pas de «&#xa0;{what}&#xa0;» parmi «&#xa0;{group}&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” is there 0 to {many} times, not {count}.</source>
        <translation>«&#xa0;{what}&#xa0;» y est de 0 à {many} fois, et non {count}.</translation>
    </message>
    <message>
        <source>“{group}” has {many} in all, not {count}.</source>
        <translation>«&#xa0;{group}&#xa0;» en a {many} en tout, et non {count}.</translation>
    </message>
    <message>
        <source>there are no “{what}” cards.</source>
        <translation>il n’y a pas de cartes «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>no card shows “{what}”.</source>
        <translation>aucune carte ne montre «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>only elephants stand twice on a card.</source>
        <translation>seuls les éléphants figurent deux fois sur une carte.</translation>
    </message>
    <message>
        <source>“{what}” is there 1 to {many} times, not {count}.</source>
        <translation>«&#xa0;{what}&#xa0;» y est de 1 à {many} fois, et non {count}.</translation>
    </message>
    <message>
        <source>there are {many} “{what}” cards, not {count}.</source>
        <translation>il y a {many} cartes «&#xa0;{what}&#xa0;», et non {count}.</translation>
    </message>
    <message>
        <source>each of the four influences brings another of the four special cards.</source>
        <translation>chacune des quatre influences apporte une autre des quatre cartes spéciales.</translation>
    </message>
    <message>
        <source>{name} ({file})</source>
        <translation>{name} ({file})</translation>
    </message>
    <message>
        <source>it says nothing of the dice or the tracks.</source>
        <translation>il ne dit rien des dés ou des pistes.</translation>
    </message>
    <message>
        <source>a sheet is called “sun” or “moon”.</source>
        <translation>une feuille s’appelle «&#xa0;sun&#xa0;» ou «&#xa0;moon&#xa0;».</translation>
    </message>
    <message>
        <source>the sheet “{sheet}” is missing.</source>
        <translation>la feuille «&#xa0;{sheet}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>a die ({colour}) has six faces, not {count}.</source>
        <translation>un dé («&#xa0;{colour}&#xa0;») a six faces, pas {count}.</translation>
    </message>
    <message>
        <source>“{what}” is on no die of this colour ({colour}).</source>
        <translation>«&#xa0;{what}&#xa0;» ne figure sur aucun dé de cette couleur («&#xa0;{colour}&#xa0;»).</translation>
    </message>
    <message>
        <source>the six faces of a blue die show six different symbols.</source>
        <translation>les six faces d’un dé bleu montrent six symboles différents.</translation>
    </message>
    <message>
        <source>the fame track can’t have {count} cells: 5 to 100 are allowed.</source>
        <translation>la piste de gloire ne peut pas avoir {count} cases&#xa0;: il en faut de 5 à 100.</translation>
    </message>
    <message>
        <source>the fame track has two corners, apart from each other and from its ends.</source>
        <translation>la piste de gloire a deux coins, éloignés l’un de l’autre et des extrémités.</translation>
    </message>
    <message>
        <source>the province (“{sheet}”) has five rows of five cells.</source>
        <translation>la province («&#xa0;{sheet}&#xa0;») a cinq rangées de cinq cases.</translation>
    </message>
    <message>
        <source>“{what}” stands for no cell of a province (“{sheet}”).</source>
        <translation>«&#xa0;{what}&#xa0;» ne désigne aucune case de province («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
    <message>
        <source>a province has one residence (“{sheet}”).</source>
        <translation>une province a une seule résidence («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
    <message>
        <source>the exits of the residence (“{sheet}”) are some of the sides N, E, S and W.</source>
        <translation>les sorties de la résidence («&#xa0;{sheet}&#xa0;») sont à choisir parmi les côtés N, E, S et W.</translation>
    </message>
    <message>
        <source>no exit of the residence (“{sheet}”) leads into the province.</source>
        <translation>aucune sortie de la résidence («&#xa0;{sheet}&#xa0;») ne mène dans la province.</translation>
    </message>
    <message>
        <source>the border (“{sheet}”) has edges T1 to L5, not “{edge}”.</source>
        <translation>la bordure («&#xa0;{sheet}&#xa0;») a des côtés de T1 à L5, pas «&#xa0;{edge}&#xa0;».</translation>
    </message>
    <message>
        <source>the river (“{sheet}”) has 18 spaces, not {count}.</source>
        <translation>le fleuve («&#xa0;{sheet}&#xa0;») a 18 cases, pas {count}.</translation>
    </message>
    <message>
        <source>“{what}” on the river (“{sheet}”) is on no blue die.</source>
        <translation>«&#xa0;{what}&#xa0;» sur le fleuve («&#xa0;{sheet}&#xa0;») ne figure sur aucun dé bleu.</translation>
    </message>
    <message>
        <source>each symbol of the blue dice is on three spaces of the river (“{sheet}”); “{what}” is on {count}.</source>
        <translation>chaque symbole des dés bleus figure sur trois cases du fleuve («&#xa0;{sheet}&#xa0;»)&#x202f;; «&#xa0;{what}&#xa0;» figure sur {count}.</translation>
    </message>
    <message>
        <source>“{what}” (“{sheet}”) comes once, without a number.</source>
        <translation>«&#xa0;{what}&#xa0;» («&#xa0;{sheet}&#xa0;») vient une fois, sans nombre.</translation>
    </message>
    <message>
        <source>“{what}” (“{sheet}”) comes with a number from 1 to {most}, not {count}.</source>
        <translation>«&#xa0;{what}&#xa0;» («&#xa0;{sheet}&#xa0;») vient avec un nombre de 1 à {most}, et non {count}.</translation>
    </message>
    <message>
        <source>“{field}” (“{sheet}”) belongs to “{kind}” alone, not to “{what}”.</source>
        <translation>«&#xa0;{field}&#xa0;» («&#xa0;{sheet}&#xa0;») ne va qu’avec «&#xa0;{kind}&#xa0;», pas avec «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>“{kind}” (“{sheet}”) needs “{field}”.</source>
        <translation>«&#xa0;{kind}&#xa0;» («&#xa0;{sheet}&#xa0;») a besoin de «&#xa0;{field}&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” (“{sheet}”) is none that “{field}” can be.</source>
        <translation>«&#xa0;{what}&#xa0;» («&#xa0;{sheet}&#xa0;») n’est rien que «&#xa0;{field}&#xa0;» puisse être.</translation>
    </message>
    <message>
        <source>the market (“{sheet}”) has five columns worth 0 to 20 coins each.</source>
        <translation>le marché («&#xa0;{sheet}&#xa0;») a cinq colonnes valant de 0 à 20 pièces chacune.</translation>
    </message>
    <message>
        <source>the tents (“{sheet}”) stand over the columns 1 to 5, each over its own, from the left.</source>
        <translation>les tentes («&#xa0;{sheet}&#xa0;») couvrent les colonnes 1 à 5, chacune les siennes, en partant de la gauche.</translation>
    </message>
    <message>
        <source>the name of a tent (“{sheet}”) is a letter.</source>
        <translation>le nom d’une tente («&#xa0;{sheet}&#xa0;») est une lettre.</translation>
    </message>
    <message>
        <source>the block “{what}” (“{sheet}”) has no place {count} for a bonus.</source>
        <translation>le bloc «&#xa0;{what}&#xa0;» («&#xa0;{sheet}&#xa0;») n’a pas d’emplacement {count} pour un bonus.</translation>
    </message>
    <message>
        <source>the track “{what}” (“{sheet}”) has no cell {count} for a bonus.</source>
        <translation>la piste «&#xa0;{what}&#xa0;» («&#xa0;{sheet}&#xa0;») n’a pas de case {count} pour un bonus.</translation>
    </message>
    <message>
        <source>“{what}” is no kind of bonus (“{sheet}”).</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un type de bonus («&#xa0;{sheet}&#xa0;»).</translation>
    </message>
    <message>
        <source>This board can’t be kept: {reason}.</source>
        <translation>Impossible d’enregistrer ce plateau&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The board “{name}” is kept: choose it when you set up a game of {game}.</source>
        <translation>Le plateau «&#xa0;{name}&#xa0;» est enregistré&#xa0;: choisissez-le en préparant une partie de {game}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The screen is for {name}</source>
        <translation>Écran réservé à {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <source>Enter to go on · Esc to save and go home</source>
        <translation>Entrée pour continuer · Échap pour enregistrer et revenir à l’accueil</translation>
    </message>
    <message>
        <source>Enter to go on · Esc to go back</source>
        <translation>Entrée pour continuer · Échap pour revenir</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DiceCharmers</name>
    <message>
        <source>Your depot</source>
        <translation>Votre entrepôt</translation>
    </message>
    <message>
        <source>Depot of {name}</source>
        <translation>Entrepôt&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The first choice of a round sends a die up there</source>
        <translation>Le premier choix du tour de jeu y envoie un dé</translation>
    </message>
    <message>
        <source>1 karma rolls it again with one die above</source>
        <translation>1&#xa0;karma le relance avec un autre dé</translation>
    </message>
    <message>
        <source>Circle the next [[karma]]; the third, fourth and fifth bring a [[bonus]] each.</source>
        <translation>Entourez le [[karma]] suivant&#x202f;; le troisième, le quatrième et le cinquième donnent chacun un [[bonus]].</translation>
    </message>
    <message>
        <source>Tick a box of any character with a free one and carry out what it does.</source>
        <translation>Cochez une case de n’importe quel personnage qui en a une libre, et faites ce qu’il propose.</translation>
    </message>
    <message>
        <source>Gain the two goods of either purple die, wherever it lies; the die stays there.</source>
        <translation>Obtenez les deux marchandises de l’un des dés violets, où qu’il soit&#x202f;; le dé y reste.</translation>
    </message>
    <message>
        <source>Sell one to three goods in [[stock]]: all of one kind or all different.</source>
        <translation>Vendez une à trois marchandises en [[stock]]&#xa0;: toutes de la même sorte, ou toutes différentes.</translation>
    </message>
    <message>
        <source>Draw this road in an empty cell that your roads or the residence lead to.</source>
        <translation>Tracez cette route dans une case vide où mènent vos routes ou la résidence.</translation>
    </message>
    <message>
        <source>Tick the next space of the [[river]] ahead and take its rewards.</source>
        <translation>Cochez la case suivante du [[fleuve|river]] et recevez ses récompenses.</translation>
    </message>
    <message>
        <source>Tick the nearest free space behind and take its rewards; the boat stays where it is.</source>
        <translation>Cochez la première case libre derrière vous et recevez ses récompenses&#x202f;; le bateau reste où il est.</translation>
    </message>
    <message>
        <source>Tick any free space behind and take its rewards; the boat stays where it is.</source>
        <translation>Cochez n’importe quelle case libre derrière vous et recevez ses récompenses&#x202f;; le bateau reste où il est.</translation>
    </message>
    <message>
        <source>Choose one of the other five: its box is ticked too, and you carry out what it does.</source>
        <translation>Choisissez l’un des cinq autres&#xa0;: sa case est cochée elle aussi, et vous faites ce qu’il propose.</translation>
    </message>
    <message>
        <source>Go one or two spaces forward on the [[river]] and take the rewards of the space you reach.</source>
        <translation>Avancez d’une ou de deux cases sur le [[fleuve|river]] et recevez les récompenses de la case atteinte.</translation>
    </message>
    <message>
        <source>Sell up to two goods of any kinds, or gain one good instead.</source>
        <translation>Vendez jusqu’à deux marchandises, de n’importe quelles sortes, ou bien obtenez-en une.</translation>
    </message>
    <message>
        <source>Upgrade one type of [[building]] by a level: each one built later brings 1 fame more.</source>
        <translation>Améliorez d’un niveau un type de [[bâtiment|building]]&#xa0;: chacun de ceux que vous construirez ensuite rapportera 1&#xa0;point de gloire de plus.</translation>
    </message>
    <message numerus="yes">
        <source>Tick %n cell(s) of your [[money track]].</source>
        <translation>
            <numerusform>Cochez %n case de votre [[piste d’argent|money track]].</numerusform>
            <numerusform>Cochez %n cases de votre [[piste d’argent|money track]].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tick %n cell(s) of your [[fame track]].</source>
        <translation>
            <numerusform>Cochez %n case de votre [[piste de gloire|fame track]].</numerusform>
            <numerusform>Cochez %n cases de votre [[piste de gloire|fame track]].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Circle %n good(s) of your choice, each of a different kind.</source>
        <translation>
            <numerusform>Entourez %n marchandise de votre choix.</numerusform>
            <numerusform>Entourez %n marchandises de votre choix, chacune d’une sorte différente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) in [[stock]], in any mix.</source>
        <translation>
            <numerusform>Vendez %n marchandise en [[stock]], de n’importe quelle sorte.</numerusform>
            <numerusform>Vendez jusqu’à %n marchandises en [[stock]], de n’importe quelles sortes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) in [[stock]], at most one of each kind.</source>
        <translation>
            <numerusform>Vendez %n marchandise en [[stock]].</numerusform>
            <numerusform>Vendez jusqu’à %n marchandises en [[stock]], au plus une de chaque sorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick 1 coin and upgrade one type of [[building]] by a level.</source>
        <translation>Cochez 1&#xa0;pièce et améliorez d’un niveau un type de [[bâtiment|building]].</translation>
    </message>
    <message>
        <source>It is being carried out.</source>
        <translation>C’est le bonus en cours.</translation>
    </message>
    <message>
        <source>Gained: use it before the turn ends, or it is lost.</source>
        <translation>Gagné&#xa0;: utilisez-le avant la fin du tour, sinon il est perdu.</translation>
    </message>
    <message>
        <source>Gained and used: it is had only once.</source>
        <translation>Gagné et utilisé&#xa0;: il ne s’obtient qu’une fois.</translation>
    </message>
    <message>
        <source>Gained but not used in that turn, so it is lost.</source>
        <translation>Gagné, mais pas utilisé dans le même tour&#xa0;: il est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to go.</source>
        <translation>
            <numerusform>Il en manque %n.</numerusform>
            <numerusform>Il en manque %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still to be sold: {goods}.</source>
        <translation>Encore à vendre&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>Nobody has a tick in it yet.</source>
        <translation>Personne n’y est encore coché.</translation>
    </message>
    <message>
        <source>Still to be ticked: {characters}.</source>
        <translation>À cocher encore&#xa0;: {characters}.</translation>
    </message>
    <message numerus="yes">
        <source>%n upgrade(s) missing.</source>
        <translation>
            <numerusform>Il manque %n&#xa0;amélioration.</numerusform>
            <numerusform>Il manque %n&#xa0;améliorations.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Dice Charmers</source>
        <translation>The Dice Charmers</translation>
    </message>
    <message>
        <source>Pick a die, draw your province, set off chains of bonuses.</source>
        <translation>Prenez un dé, dessinez votre province, déclenchez des enchaînements de bonus.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) would be lost</source>
        <translation>
            <numerusform>%n&#xa0;bonus serait perdu</numerusform>
            <numerusform>%n&#xa0;bonus seraient perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>Karma</source>
        <translation>Karma</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fleuve</translation>
    </message>
    <message>
        <source>Moon sheet</source>
        <translation>Feuille Lune</translation>
    </message>
    <message>
        <source>Sun sheet</source>
        <translation>Feuille Soleil</translation>
    </message>
    <message>
        <source>our own design</source>
        <translation>notre dessin</translation>
    </message>
    <message>
        <source>{name} can use no die, and passes.</source>
        <translation>{name} ne peut utiliser aucun dé et passe.</translation>
    </message>
    <message>
        <source>{name} picks the {die}, which brings nothing.</source>
        <translation>{name} prend le {die}, qui ne rapporte rien.</translation>
    </message>
    <message>
        <source>{name} picks the {die}: {rest}.</source>
        <translation>{name} prend le {die}&#xa0;: {rest}.</translation>
    </message>
    <message>
        <source>{name} picks the {die}.</source>
        <translation>{name} prend le {die}.</translation>
    </message>
    <message>
        <source>{name} spends a karma and rolls {first} and {second}.</source>
        <translation>{name} dépense un karma et obtient le {first} et le {second}.</translation>
    </message>
    <message>
        <source>{arrows} {bonus}: {rest}.</source>
        <comment>a link of a chain in the log</comment>
        <translation>{arrows} {bonus}&#xa0;: {rest}.</translation>
    </message>
    <message>
        <source>{arrows} {bonus}.</source>
        <comment>a link of a chain in the log</comment>
        <translation>{arrows} {bonus}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} uses %n bonus(es) in all.</source>
        <translation>
            <numerusform>{name} utilise %n bonus en tout.</numerusform>
            <numerusform>{name} utilise %n bonus en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all, with %n bonus(es), {name} gains {gained}: the tracks come {distance} closer, and have {gap}.</source>
        <translation>
            <numerusform>En tout, avec %n bonus, {name} gagne {gained}&#xa0;: l’écart entre ses pistes se réduit de {distance}, {gap}.</numerusform>
            <numerusform>En tout, avec %n bonus, {name} gagne {gained}&#xa0;: l’écart entre ses pistes se réduit de {distance}, {gap}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all, with %n bonus(es), {name} gains {gained}: the tracks come {distance} closer.</source>
        <translation>
            <numerusform>En tout, avec %n bonus, {name} gagne {gained}&#xa0;: l’écart entre ses pistes se réduit de {distance}.</numerusform>
            <numerusform>En tout, avec %n bonus, {name} gagne {gained}&#xa0;: l’écart entre ses pistes se réduit de {distance}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: {name} rolls</source>
        <translation>Tour de jeu {round}&#xa0;: {name} lance les dés</translation>
    </message>
    <message>
        <source>The second pass begins with {name}: each picks a second die.</source>
        <translation>Le second passage commence avec {name}&#xa0;: chacun prend un second dé.</translation>
    </message>
    <message>
        <source>{name} leaves a bonus unused: {bonus} is lost.</source>
        <translation>{name} laisse un bonus inutilisé, qui est perdu&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <source>{name} can’t use a bonus: {bonus} is lost.</source>
        <translation>{name} ne peut pas utiliser un bonus, qui est perdu&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <source>{name}’s tracks have crossed, by {distance}: the game ends once both have had as many dice.</source>
        <translation>{name} a croisé ses pistes, avec un dépassement de {distance}&#xa0;: la partie se termine dès que chacun a pris autant de dés.</translation>
    </message>
    <message>
        <source>{name}’s tracks have crossed, by {distance}: the game ends with this round.</source>
        <translation>{name} a croisé ses pistes, avec un dépassement de {distance}&#xa0;: la partie se termine avec ce tour de jeu.</translation>
    </message>
    <message>
        <source>{name}’s tracks have crossed too, by {distance}.</source>
        <translation>{name} a aussi croisé ses pistes, avec un dépassement de {distance}.</translation>
    </message>
    <message>
        <source>{names} share the victory: {gap}</source>
        <translation>{names} se partagent la victoire&#xa0;: {gap}</translation>
    </message>
    <message>
        <source>{names} wins: {gap}</source>
        <translation>{names} gagne&#xa0;: {gap}</translation>
    </message>
    <message>
        <source>No die can be used any more; {names} wins: {gap}</source>
        <translation>Plus aucun dé n’est utilisable&#x202f;; {names} gagne&#xa0;: {gap}</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>tea</source>
        <translation>thé</translation>
    </message>
    <message>
        <source>silk</source>
        <translation>soie</translation>
    </message>
    <message>
        <source>spices</source>
        <translation>épices</translation>
    </message>
    <message>
        <source>Great Mogul</source>
        <translation>Grand Mogul</translation>
    </message>
    <message>
        <source>Maharani</source>
        <translation>Maharani</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchande</translation>
    </message>
    <message>
        <source>Raja Man Singh</source>
        <translation>Raja Man Singh</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Maître Constructeur</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugais</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardin</translation>
    </message>
    <message>
        <source>stepwell</source>
        <translation>puits à degrés</translation>
    </message>
    <message>
        <source>market for identical goods</source>
        <translation>marché de marchandises identiques</translation>
    </message>
    <message>
        <source>market for different goods</source>
        <translation>marché de marchandises différentes</translation>
    </message>
    <message>
        <source>residence</source>
        <translation>résidence</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>drapeau</translation>
    </message>
    <message>
        <source>lotus</source>
        <translation>lotus</translation>
    </message>
    <message>
        <source>lamp</source>
        <translation>lampe</translation>
    </message>
    <message>
        <source>conch</source>
        <translation>conque</translation>
    </message>
    <message>
        <source>peacock</source>
        <translation>paon</translation>
    </message>
    <message>
        <source>tiger</source>
        <translation>tigre</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>ligne droite</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>virage</translation>
    </message>
    <message>
        <source>junction</source>
        <translation>bifurcation</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>croisement</translation>
    </message>
    <message>
        <source>straight road or curve of two half-roads</source>
        <translation>ligne droite ou virage de deux demi-routes</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>purple die</source>
        <translation>dé violet</translation>
    </message>
    <message>
        <source>green die</source>
        <translation>dé vert</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>dé bleu</translation>
    </message>
    <message>
        <source>orange die</source>
        <translation>dé orange</translation>
    </message>
    <message>
        <source>top border</source>
        <translation>bordure du haut</translation>
    </message>
    <message>
        <source>right border</source>
        <translation>bordure de droite</translation>
    </message>
    <message>
        <source>bottom border</source>
        <translation>bordure du bas</translation>
    </message>
    <message>
        <source>left border</source>
        <translation>bordure de gauche</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>tente</translation>
    </message>
    <message>
        <source>palace column {number}</source>
        <translation>colonne {number} du palais</translation>
    </message>
    <message>
        <source>all buildings at {number}</source>
        <translation>tous les bâtiments à {number}</translation>
    </message>
    <message>
        <source>karma {number}</source>
        <translation>karma n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>fame cell {number}</source>
        <translation>case de gloire n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>coin {number}</source>
        <translation>pièce n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>crossed by {distance}</source>
        <translation>dépassement de {distance}</translation>
    </message>
    <message>
        <source>touching, not yet crossed</source>
        <translation>au contact, pas encore croisées</translation>
    </message>
    <message>
        <source>{distance} to go</source>
        <translation>{distance} d’écart</translation>
    </message>
    <message numerus="yes">
        <source>%n fame</source>
        <translation>
            <numerusform>%n point de gloire</numerusform>
            <numerusform>%n points de gloire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for corner(s)</source>
        <translation>
            <numerusform>%n case pour un coin</numerusform>
            <numerusform>%n cases pour les coins</numerusform>
        </translation>
    </message>
    <message>
        <source>{fame}, {coins} at half a cell each, and {corners}, of {cells} cells; {gap}</source>
        <translation>{fame}, {coins} à une demi-case chacune et {corners}, sur {cells} cases&#x202f;; {gap}</translation>
    </message>
    <message>
        <source>{fame} and {coins} at half a cell each, of {cells} cells; {gap}</source>
        <translation>{fame} et {coins} à une demi-case chacune, sur {cells} cases&#x202f;; {gap}</translation>
    </message>
    <message>
        <source>{fame} and no coins, of {cells} cells; {gap}</source>
        <translation>{fame} et aucune pièce, sur {cells} cases&#x202f;; {gap}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>{content} ({cell})</source>
        <translation>{content} ({cell})</translation>
    </message>
    <message>
        <source>two half-roads</source>
        <translation>deux demi-routes</translation>
    </message>
    <message>
        <source>{die}, {face}</source>
        <translation>{die} ({face})</translation>
    </message>
    <message>
        <source>space {number}, {symbol}</source>
        <translation>case {number}, {symbol}</translation>
    </message>
    <message>
        <source>1 karma</source>
        <translation>1&#xa0;karma</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>amélioration</translation>
    </message>
    <message>
        <source>palace action</source>
        <translation>action Palais</translation>
    </message>
    <message>
        <source>goods die</source>
        <translation>dé de marchandises</translation>
    </message>
    <message>
        <source>a good of your choice</source>
        <translation>une marchandise au choix</translation>
    </message>
    <message numerus="yes">
        <source>%n different good(s)</source>
        <translation>
            <numerusform>%n&#xa0;marchandise différente</numerusform>
            <numerusform>%n&#xa0;marchandises différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>half-road</source>
        <translation>demi-route</translation>
    </message>
    <message numerus="yes">
        <source>sale of up to %n good(s)</source>
        <translation>
            <numerusform>vente d’au plus %n marchandise</numerusform>
            <numerusform>vente d’au plus %n marchandises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sale of up to %n identical or different good(s)</source>
        <translation>
            <numerusform>vente d’au plus %n marchandise</numerusform>
            <numerusform>vente d’au plus %n marchandises, identiques ou différentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sale of up to %n different good(s)</source>
        <translation>
            <numerusform>vente d’au plus %n marchandise</numerusform>
            <numerusform>vente d’au plus %n marchandises différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>forward to the next space</source>
        <translation>avance à la case suivante</translation>
    </message>
    <message>
        <source>back to the nearest free space</source>
        <translation>recul à la première case libre</translation>
    </message>
    <message>
        <source>back to any free space</source>
        <translation>recul au choix</translation>
    </message>
    <message>
        <source>{effect} ({place})</source>
        <translation>{effect} ({place})</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>The two differ in where the bonuses are; Sun is kinder to a first game.</source>
        <translation>D’une feuille à l’autre, les bonus changent de place&#x202f;; Soleil convient mieux à une première partie.</translation>
    </message>
    <message>
        <source>Sun</source>
        <comment>sheet</comment>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>sheet</comment>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Durbar’s own sheets are our design, not the published ones; you may add a file of yours.</source>
        <translation>Les feuilles de Durbar sont dessinées par nous&#x202f;; ce ne sont pas celles de l’éditeur. Vous pouvez ajouter votre propre fichier.</translation>
    </message>
    <message>
        <source>Durbar’s own sheets</source>
        <translation>Les feuilles de Durbar</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Has the elephant and rolls all dice in the first round.</source>
        <translation>Reçoit l’éléphant et lance tous les dés au premier tour de jeu.</translation>
    </message>
    <message>
        <source>box {box}</source>
        <translation>case {box}</translation>
    </message>
    <message>
        <source>as a bonus, {bonuses}</source>
        <translation>en bonus, {bonuses}</translation>
    </message>
    <message>
        <source>as bonuses, {bonuses}</source>
        <translation>en bonus, {bonuses}</translation>
    </message>
    <message>
        <source>no room left for {goods}</source>
        <translation>il n’y a plus de place ({goods})</translation>
    </message>
    <message numerus="yes">
        <source>sold {goods} for %n coin(s)</source>
        <translation>
            <numerusform>vente de marchandises ({goods}) pour %n pièce</numerusform>
            <numerusform>vente de marchandises ({goods}) pour %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape} at {cell}</source>
        <translation>{shape} en {cell}</translation>
    </message>
    <message>
        <source>half-road {side} at {cell}, now a {shape}</source>
        <translation>demi-route côté {side} en {cell}, désormais {shape}</translation>
    </message>
    <message>
        <source>{building} built</source>
        <translation>{building} construit</translation>
    </message>
    <message>
        <source>{market} opened</source>
        <translation>{market} ouvert</translation>
    </message>
    <message>
        <source>{market} opened, but nothing in stock to sell there</source>
        <translation>{market} ouvert, mais rien en stock à y vendre</translation>
    </message>
    <message>
        <source>back to {space}</source>
        <translation>recul à la {space}</translation>
    </message>
    <message>
        <source>boat to {space}</source>
        <translation>bateau à la {space}</translation>
    </message>
    <message>
        <source>{moved} ({rewards})</source>
        <translation>{moved} ({rewards})</translation>
    </message>
    <message>
        <source>{reward} given up</source>
        <translation>récompense abandonnée ({reward})</translation>
    </message>
    <message>
        <source>{reward} lost, as it can’t be used</source>
        <translation>récompense inutilisable et donc perdue ({reward})</translation>
    </message>
    <message>
        <source>{who} ticked, box {box}</source>
        <translation>{who}, case {box} cochée</translation>
    </message>
    <message numerus="yes">
        <source>each {building} from now on %n fame</source>
        <translation>
            <numerusform>chaque {building} construit ensuite vaudra %n&#xa0;point de gloire</numerusform>
            <numerusform>chaque {building} construit ensuite vaudra %n&#xa0;points de gloire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beyond the end of the track, lost</source>
        <translation>
            <numerusform>%n au-delà du bout de la piste, en pure perte</numerusform>
            <numerusform>%n au-delà du bout de la piste, en pure perte</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 karma</source>
        <translation>+1&#xa0;karma</translation>
    </message>
    <message>
        <source>karma lost, as all is circled</source>
        <translation>karma perdu, car tous sont entourés</translation>
    </message>
    <message>
        <source>with {bonus}</source>
        <translation>avec {bonus}</translation>
    </message>
    <message>
        <source>nothing sold</source>
        <translation>aucune vente</translation>
    </message>
    <message>
        <source>You do nothing in this turn.</source>
        <translation>Vous ne faites rien à ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>You would have %n in stock.</source>
        <translation>
            <numerusform>En stock ensuite&#xa0;: %n.</numerusform>
            <numerusform>En stock ensuite&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to the border, where there is no bonus.</source>
        <translation>Elle mène à la bordure, où il n’y a pas de bonus.</translation>
    </message>
    <message>
        <source>It leads to {bonus}, which you have had.</source>
        <translation>Elle mène à un bonus que vous avez déjà eu&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <source>It leads to {bonus}.</source>
        <translation>Elle mène à un bonus&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <source>It leads to the residence.</source>
        <translation>Elle mène à la résidence.</translation>
    </message>
    <message>
        <source>It leads where a road is drawn already: {cell}.</source>
        <translation>Elle mène à une case où une route est déjà tracée&#xa0;: {cell}.</translation>
    </message>
    <message>
        <source>It opens a new way: {cell}.</source>
        <translation>Elle ouvre le chemin vers une case&#xa0;: {cell}.</translation>
    </message>
    <message>
        <source>The second half-road is not drawn.</source>
        <translation>La seconde demi-route n’est pas tracée.</translation>
    </message>
    <message>
        <source>What you do not sell stays in stock.</source>
        <translation>Ce que vous ne vendez pas reste en stock.</translation>
    </message>
    <message>
        <source>Your tracks would cross, by {distance}.</source>
        <translation>Vos pistes se croiseraient, avec un dépassement de {distance}.</translation>
    </message>
    <message>
        <source>Your tracks would be crossed by {distance}.</source>
        <translation>Vos pistes auraient un dépassement de {distance}.</translation>
    </message>
    <message>
        <source>There would be {distance} to go instead of {before}.</source>
        <translation>Il resterait {distance} d’écart au lieu de {before}.</translation>
    </message>
    <message>
        <source>One karma more: both dice are rolled again, and you pick one of them.</source>
        <translation>Un karma de plus&#xa0;: les deux dés sont relancés, et vous en prenez un.</translation>
    </message>
    <message>
        <source>One karma: the {die} and the {elephant} are rolled; you pick one of the two.</source>
        <translation>Un karma&#xa0;: le {die} et le {elephant} sont relancés&#x202f;; vous prenez l’un des deux.</translation>
    </message>
    <message numerus="yes">
        <source>This would be lost for good: {bonuses}.</source>
        <translation>
            <numerusform>Ce bonus serait perdu pour de bon&#xa0;: {bonuses}.</numerusform>
            <numerusform>Ces bonus seraient perdus pour de bon&#xa0;: {bonuses}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to do in this turn.</source>
        <translation>Il n’y a plus rien à faire à ce tour.</translation>
    </message>
    <message>
        <source>You choose a good.</source>
        <translation>Vous choisissez une marchandise.</translation>
    </message>
    <message>
        <source>{bonuses} can’t be used now</source>
        <translation>{bonuses}&#xa0;: inutilisable en ce moment</translation>
    </message>
    <message>
        <source>this bonus can’t be used now</source>
        <translation>ce bonus est inutilisable en ce moment</translation>
    </message>
    <message>
        <source>these bonuses can’t be used now</source>
        <translation>ces bonus sont inutilisables en ce moment</translation>
    </message>
    <message numerus="yes">
        <source>Then you may sell more, at best for %n coin(s).</source>
        <translation>
            <numerusform>Vous pouvez ensuite vendre encore, au mieux pour %n&#xa0;pièce.</numerusform>
            <numerusform>Vous pouvez ensuite vendre encore, au mieux pour %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you may sell, at best for %n coin(s).</source>
        <translation>
            <numerusform>Vous pouvez ensuite vendre, au mieux pour %n&#xa0;pièce.</numerusform>
            <numerusform>Vous pouvez ensuite vendre, au mieux pour %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>You choose the goods.</source>
        <translation>Vous choisissez les marchandises.</translation>
    </message>
    <message>
        <source>You choose the space of the river.</source>
        <translation>Vous choisissez la case du fleuve.</translation>
    </message>
    <message>
        <source>You choose the character.</source>
        <translation>Vous choisissez le personnage.</translation>
    </message>
    <message>
        <source>You choose what to upgrade.</source>
        <translation>Vous choisissez ce que vous améliorez.</translation>
    </message>
    <message>
        <source>You choose one of the two purple dice.</source>
        <translation>Vous choisissez l’un des deux dés violets.</translation>
    </message>
    <message>
        <source>You choose which reward comes first.</source>
        <translation>Vous choisissez la récompense que vous prenez d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) for it, none of which brings anything at once.</source>
        <translation>
            <numerusform>%n&#xa0;place possible&#x202f;; rien à gagner aussitôt.</numerusform>
            <numerusform>%n&#xa0;places possibles&#x202f;; rien à gagner aussitôt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n coin(s)</source>
        <translation>
            <numerusform>jusqu’à %n&#xa0;pièce</numerusform>
            <numerusform>jusqu’à %n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) for it; at best {place}: {brings}.</source>
        <translation>
            <numerusform>%n&#xa0;place possible&#x202f;; au mieux {place}&#xa0;: {brings}.</numerusform>
            <numerusform>%n&#xa0;places possibles&#x202f;; au mieux {place}&#xa0;: {brings}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: {gap}.</source>
        <translation>Vous&#xa0;: {gap}.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>{source}: {sentence}</source>
        <comment>what is carried out, and what to do</comment>
        <translation>{source}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>None of the dice is of use, {name}: spend karma, or pass.</source>
        <translation>Aucun dé n’est utilisable, {name}&#xa0;: dépensez du karma, ou passez.</translation>
    </message>
    <message>
        <source>None of the dice is of use, {name}: pass.</source>
        <translation>Aucun dé n’est utilisable, {name}&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Pick your second die of this round, {name}.</source>
        <translation>Prenez votre second dé de ce tour de jeu, {name}.</translation>
    </message>
    <message>
        <source>Pick a die, {name}.</source>
        <translation>Prenez un dé, {name}.</translation>
    </message>
    <message>
        <source>Pick one of the two dice that you have rolled, {name}.</source>
        <translation>Prenez l’un des deux dés que vous avez lancés, {name}.</translation>
    </message>
    <message>
        <source>Draw a straight road, {name}.</source>
        <translation>Tracez une ligne droite, {name}.</translation>
    </message>
    <message>
        <source>Draw a curve, {name}.</source>
        <translation>Tracez un virage, {name}.</translation>
    </message>
    <message>
        <source>Draw a junction, {name}.</source>
        <translation>Tracez une bifurcation, {name}.</translation>
    </message>
    <message>
        <source>Draw a crossing, {name}.</source>
        <translation>Tracez un croisement, {name}.</translation>
    </message>
    <message>
        <source>Draw the second half-road, {name}, or leave it.</source>
        <translation>Tracez la seconde demi-route, {name}, ou laissez-la.</translation>
    </message>
    <message>
        <source>Add a half-road to one of your roads, {name}.</source>
        <translation>Ajoutez une demi-route à l’une de vos routes, {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s), {name}, or gain one.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}, ou obtenez-en une.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises, {name}, ou obtenez-en une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may sell up to %n more, {name}.</source>
        <translation>
            <numerusform>Vous pouvez encore vendre %n marchandise, {name}.</numerusform>
            <numerusform>Vous pouvez encore vendre jusqu’à %n marchandises, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) of one kind, {name}.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises de la même sorte, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) of different kinds, {name}.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises de sortes différentes, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s), {name}.</source>
        <translation>
            <numerusform>Vendez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n&#xa0;marchandises, {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a good, {name}.</source>
        <translation>Choisissez une marchandise, {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n different good(s), {name}.</source>
        <translation>
            <numerusform>Choisissez %n&#xa0;marchandise, {name}.</numerusform>
            <numerusform>Choisissez %n&#xa0;marchandises différentes, {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain a good, {name}: no free space lies behind you.</source>
        <translation>Obtenez une marchandise, {name}&#xa0;: il n’y a pas de case libre derrière vous.</translation>
    </message>
    <message>
        <source>Go back on the river, {name}, or gain a good.</source>
        <translation>Reculez sur le fleuve, {name}, ou obtenez une marchandise.</translation>
    </message>
    <message>
        <source>Go one or two spaces forward on the river, {name}.</source>
        <translation>Avancez d’une ou de deux cases sur le fleuve, {name}.</translation>
    </message>
    <message>
        <source>Go back to a free space of the river, {name}.</source>
        <translation>Reculez jusqu’à une case libre du fleuve, {name}.</translation>
    </message>
    <message>
        <source>Choose one of the other characters for the Great Mogul, {name}.</source>
        <translation>Choisissez un autre personnage pour le Grand Mogul, {name}.</translation>
    </message>
    <message>
        <source>Choose a character of the palace, {name}.</source>
        <translation>Choisissez un personnage du palais, {name}.</translation>
    </message>
    <message>
        <source>Upgrade a type of building, {name}.</source>
        <translation>Améliorez un type de bâtiment, {name}.</translation>
    </message>
    <message>
        <source>Which reward of the space comes first, {name}?</source>
        <translation>Quelle récompense de la case prenez-vous d’abord, {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Use your bonus, {name}, or end your turn.</source>
        <translation>Utilisez votre bonus, {name}, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Use your bonuses in any order, {name}.</source>
        <translation>Utilisez vos bonus dans l’ordre que vous voulez, {name}.</translation>
    </message>
    <message>
        <source>What still waits can’t be used: end your turn, {name}.</source>
        <translation>Ce qui attend encore est inutilisable&#xa0;: terminez votre tour, {name}.</translation>
    </message>
    <message>
        <source>End your turn, {name}.</source>
        <translation>Terminez votre tour, {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) would be lost if you ended now.</source>
        <translation>
            <numerusform>%n&#xa0;bonus serait perdu si vous terminiez maintenant.</numerusform>
            <numerusform>%n&#xa0;bonus seraient perdus si vous terminiez maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a space that glows on the river.</source>
        <translation>Cliquez sur une case du fleuve qui brille.</translation>
    </message>
    <message>
        <source>Click a cell: the road fits in one way only.</source>
        <translation>Cliquez sur une case&#xa0;: la route n’y va que dans un sens.</translation>
    </message>
    <message>
        <source>Click a free side of a road: a dot marks it.</source>
        <translation>Cliquez sur un côté libre d’une route.</translation>
    </message>
    <message>
        <source>Click what glows in the market.</source>
        <translation>Cliquez sur ce qui brille au marché.</translation>
    </message>
    <message>
        <source>Click what glows, on the river or in the market.</source>
        <translation>Cliquez sur ce qui brille, sur le fleuve ou au marché.</translation>
    </message>
    <message>
        <source>Click a character of the palace.</source>
        <translation>Cliquez sur un personnage du palais.</translation>
    </message>
    <message>
        <source>Click a row of the table of buildings.</source>
        <translation>Cliquez sur une rangée du tableau des bâtiments.</translation>
    </message>
    <message>
        <source>Your tracks: {gap}.</source>
        <translation>Vos pistes&#xa0;: {gap}.</translation>
    </message>
    <message>
        <source>The last turns: {name} has crossed by {distance}.</source>
        <translation>Ce sont les derniers tours&#xa0;: {name} a un dépassement de {distance}.</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: sell no more, only one half-road</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for: give it up</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: end turn</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for: reroll with karma</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Pick it: {face}</source>
        <translation>Prendre&#xa0;: {face}</translation>
    </message>
    <message>
        <source>One karma: a die of the centre and the one on the elephant are rolled.</source>
        <translation>Un karma&#xa0;: on lance un dé du centre et celui de l’éléphant.</translation>
    </message>
    <message>
        <source>Reroll with karma</source>
        <translation>Relancer avec du karma</translation>
    </message>
    <message>
        <source>Roll both again</source>
        <translation>Relancer les deux</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Tracer</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for: draw the road</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Click a cell first: {shape}.</source>
        <translation>Cliquez d’abord sur une case&#xa0;: {shape}.</translation>
    </message>
    <message>
        <source>Still to use</source>
        <translation>À utiliser</translation>
    </message>
    <message>
        <source>{bonus}, being carried out</source>
        <translation>{bonus}, en cours</translation>
    </message>
    <message>
        <source>{content}, {cell}</source>
        <translation>{content}, {cell}</translation>
    </message>
    <message>
        <source>A {shape} runs here: {sides}.</source>
        <translation>Déjà tracé ici&#xa0;: {shape}, {sides}.</translation>
    </message>
    <message>
        <source>Empty; no road leads here yet.</source>
        <translation>Vide&#x202f;; aucune route n’y mène encore.</translation>
    </message>
    <message>
        <source>Empty; it can be reached from {sides}.</source>
        <translation>Vide&#x202f;; accès par&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>{side}: {bonus}</source>
        <translation>{bonus} ({side})</translation>
    </message>
    <message>
        <source>Bonuses at the border: {bonuses}.</source>
        <translation>Bonus en bordure&#xa0;: {bonuses}.</translation>
    </message>
    <message>
        <source>fame for the first road through it.</source>
        <translation>de gloire pour la première route qui y passe.</translation>
    </message>
    <message numerus="yes">
        <source>coins at best, for %n good(s) of the stock.</source>
        <translation>
            <numerusform>pièces au mieux, pour %n marchandise du stock.</numerusform>
            <numerusform>pièces au mieux, pour %n marchandises du stock.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first road through a [[market]] opens it, once: sell up to three goods in [[stock]], all of one kind.</source>
        <translation>La première route dans la case d’un [[marché|market]] l’ouvre, une seule fois&#xa0;: vendez jusqu’à trois marchandises du [[stock]], toutes de la même sorte.</translation>
    </message>
    <message>
        <source>Half-road {side}, {cell}</source>
        <translation>Demi-route côté {side}, {cell}</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>Résidence</translation>
    </message>
    <message>
        <source>Ways out: {sides}.</source>
        <translation>Sorties&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>All roads begin at the [[residence]]: each new one joins it or a road that is drawn already.</source>
        <translation>Toutes les routes partent de la [[résidence|residence]]&#xa0;: chaque nouvelle route la rejoint, ou rejoint une route déjà tracée.</translation>
    </message>
    <message>
        <source>Karma is spent at the start of one’s turn, before a die is picked.</source>
        <translation>Le karma se dépense au début du tour, avant de prendre un dé.</translation>
    </message>
    <message>
        <source>You have picked your die for this turn.</source>
        <translation>Vous avez déjà pris votre dé pour ce tour.</translation>
    </message>
    <message>
        <source>There is no reward of the river to give up now.</source>
        <translation>Il n’y a pas de récompense du fleuve à laquelle renoncer maintenant.</translation>
    </message>
    <message>
        <source>First pick a die.</source>
        <translation>Prenez d’abord un dé.</translation>
    </message>
    <message>
        <source>Pick one of the two dice that you have rolled.</source>
        <translation>Prenez l’un des deux dés que vous avez lancés.</translation>
    </message>
    <message>
        <source>First draw the road.</source>
        <translation>Tracez d’abord la route.</translation>
    </message>
    <message>
        <source>First draw a half-road.</source>
        <translation>Tracez d’abord une demi-route.</translation>
    </message>
    <message>
        <source>First sell something.</source>
        <translation>Vendez d’abord quelque chose.</translation>
    </message>
    <message>
        <source>First choose the goods that you gain.</source>
        <translation>Choisissez d’abord les marchandises que vous obtenez.</translation>
    </message>
    <message>
        <source>First choose the space of the river.</source>
        <translation>Choisissez d’abord la case du fleuve.</translation>
    </message>
    <message>
        <source>First choose the character of the palace.</source>
        <translation>Choisissez d’abord le personnage du palais.</translation>
    </message>
    <message>
        <source>First choose the type of building to upgrade.</source>
        <translation>Choisissez d’abord le type de bâtiment à améliorer.</translation>
    </message>
    <message>
        <source>Choose one of the two purple dice.</source>
        <translation>Choisissez l’un des deux dés violets.</translation>
    </message>
    <message>
        <source>First choose which reward of the space you take.</source>
        <translation>Choisissez d’abord laquelle des récompenses de la case vous prenez.</translation>
    </message>
    <message>
        <source>Use a bonus that waits, or end your turn.</source>
        <translation>Utilisez un bonus en attente, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Ce dé n’existe pas.</translation>
    </message>
    <message>
        <source>{name} has picked this die already.</source>
        <translation>{name} a déjà pris ce dé.</translation>
    </message>
    <message>
        <source>No empty cell is left that your roads could reach.</source>
        <translation>Il ne reste aucune case vide que vos routes puissent atteindre.</translation>
    </message>
    <message>
        <source>{who}: all three boxes are ticked already.</source>
        <translation>{who}&#xa0;: les trois cases sont déjà cochées.</translation>
    </message>
    <message>
        <source>You have no karma left to spend.</source>
        <translation>Vous n’avez plus de karma à dépenser.</translation>
    </message>
    <message>
        <source>A die can be used, so you can’t pass.</source>
        <translation>Un dé est utilisable&#xa0;: vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>There is no such road.</source>
        <translation>Cette route n’existe pas.</translation>
    </message>
    <message>
        <source>The residence has its ways out already; roads are drawn in the cells around it.</source>
        <translation>La résidence a déjà ses sorties&#x202f;; les routes se tracent dans les cases autour d’elle.</translation>
    </message>
    <message>
        <source>That is another road; what you may draw is a {shape}.</source>
        <translation>C’est une autre route. À tracer maintenant&#xa0;: {shape}.</translation>
    </message>
    <message>
        <source>Turned like that, the road in {cell} would not join your roads: turn it.</source>
        <translation>Dans ce sens, la route ne rejoindrait pas les vôtres ({cell})&#xa0;: tournez-la.</translation>
    </message>
    <message>
        <source>The road in {cell} leads {side} already.</source>
        <translation>La route a déjà un bout côté {side} ({cell}).</translation>
    </message>
    <message>
        <source>What you draw now is a {shape} in an empty cell, no half-road.</source>
        <translation>Il ne s’agit pas d’une demi-route. À tracer dans une case vide&#xa0;: {shape}.</translation>
    </message>
    <message>
        <source>There are no such goods.</source>
        <translation>Ces marchandises n’existent pas.</translation>
    </message>
    <message>
        <source>You have no {good} in stock.</source>
        <translation>Vous n’avez rien de cette sorte en stock&#xa0;: {good}.</translation>
    </message>
    <message>
        <source>The river has no such space.</source>
        <translation>Cette case du fleuve n’existe pas.</translation>
    </message>
    <message>
        <source>Space {space} is ticked already.</source>
        <translation>La case {space} est déjà cochée.</translation>
    </message>
    <message>
        <source>The palace has no such character.</source>
        <translation>Ce personnage n’est pas au palais.</translation>
    </message>
    <message>
        <source>The Great Mogul chooses one of the other five, never himself.</source>
        <translation>Le Grand Mogul choisit l’un des cinq autres, jamais lui-même.</translation>
    </message>
    <message>
        <source>There is no such building.</source>
        <translation>Ce bâtiment n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such bonus.</source>
        <translation>Ce bonus n’existe pas.</translation>
    </message>
    <message>
        <source>This bonus is crossed out: it is had only once.</source>
        <translation>Ce bonus est barré&#xa0;: on ne l’a qu’une fois.</translation>
    </message>
    <message>
        <source>This bonus was gained in an earlier turn and not used: it is lost.</source>
        <translation>Ce bonus a été gagné dans un tour précédent sans être utilisé&#xa0;: il est perdu.</translation>
    </message>
    <message>
        <source>You have not gained this bonus yet ({place}).</source>
        <translation>Vous n’avez pas encore gagné ce bonus ({place}).</translation>
    </message>
    <message>
        <source>All goods that the purple dice show are circled already.</source>
        <translation>Les marchandises des dés violets sont déjà entourées.</translation>
    </message>
    <message>
        <source>Your money track is full.</source>
        <translation>Votre piste d’argent est pleine.</translation>
    </message>
    <message>
        <source>Your fame track is full.</source>
        <translation>Votre piste de gloire est pleine.</translation>
    </message>
    <message>
        <source>All your karma is circled already.</source>
        <translation>Tout votre karma est déjà entouré.</translation>
    </message>
    <message>
        <source>All types of building are upgraded as far as can be.</source>
        <translation>Tous les types de bâtiment sont déjà améliorés au maximum.</translation>
    </message>
    <message>
        <source>Nobody in the palace has a free box and something to do.</source>
        <translation>Personne au palais n’a de case libre et quelque chose à faire.</translation>
    </message>
    <message>
        <source>All goods are circled already.</source>
        <translation>Toutes les marchandises sont déjà entourées.</translation>
    </message>
    <message>
        <source>You have no goods in stock to sell.</source>
        <translation>Vous n’avez pas de marchandises en stock à vendre.</translation>
    </message>
    <message>
        <source>None of your roads has an open side for a half-road.</source>
        <translation>Aucune de vos routes n’a de côté libre pour une demi-route.</translation>
    </message>
    <message>
        <source>No free space of the river lies behind your boat.</source>
        <translation>Il n’y a aucune case libre du fleuve derrière votre bateau.</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Marchandises vendues</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Bordure</translation>
    </message>
    <message>
        <source>Columns and tents</source>
        <translation>Colonnes et tentes</translation>
    </message>
    <message>
        <source>Tracks and karma</source>
        <translation>Pistes et karma</translation>
    </message>
    <message>
        <source>The first road through a building brings as much fame as its type is worth then.</source>
        <translation>La première route dans la case d’un bâtiment rapporte autant de gloire que vaut alors son type.</translation>
    </message>
    <message>
        <source>Each good sold brings the coins of its column.</source>
        <translation>Chaque marchandise vendue rapporte les pièces de sa colonne.</translation>
    </message>
    <message>
        <source>Spaces of the river that bring fame or coins at once.</source>
        <translation>Les cases du fleuve qui rapportent aussitôt de la gloire ou des pièces.</translation>
    </message>
    <message>
        <source>Raja Man Singh brings 1 coin besides the upgrade.</source>
        <translation>Raja Man Singh rapporte 1 pièce en plus de l’amélioration.</translation>
    </message>
    <message>
        <source>Bonuses of the border that bring fame or coins at once.</source>
        <translation>Les bonus en bordure qui rapportent aussitôt de la gloire ou des pièces.</translation>
    </message>
    <message>
        <source>Bonuses of tents and of columns of the palace and of the upgrades, as far as they bring fame or coins.</source>
        <translation>Les bonus des tentes, des colonnes du palais et de celles des améliorations, pour ce qu’ils rapportent de gloire ou de pièces.</translation>
    </message>
    <message>
        <source>Bonuses of the two tracks and of karma, as far as they bring fame or coins.</source>
        <translation>Les bonus des deux pistes et du karma, pour ce qu’ils rapportent de gloire ou de pièces.</translation>
    </message>
    <message>
        <source>Purple dice</source>
        <translation>Dés violets</translation>
    </message>
    <message>
        <source>Green dice</source>
        <translation>Dés verts</translation>
    </message>
    <message>
        <source>Blue dice</source>
        <translation>Dés bleus</translation>
    </message>
    <message>
        <source>Orange dice</source>
        <translation>Dés orange</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>level in distance and in karma</source>
        <translation>à égalité de dépassement et de karma</translation>
    </message>
    <message>
        <source>no die could be used any more; whoever is nearest to it wins</source>
        <translation>plus aucun dé n’était utilisable&#x202f;; le plus près de croiser ses pistes l’emporte</translation>
    </message>
    <message>
        <source>crossed by {distance}; {name} had {gap}</source>
        <translation>dépassement de {distance}&#x202f;; {name}&#xa0;: {gap}</translation>
    </message>
    <message>
        <source>crossed by {distance}, {ahead} further than {name}</source>
        <translation>dépassement de {distance}, {ahead} de plus que {name}</translation>
    </message>
    <message>
        <source>level with {name}, but with more karma gained: {own} against {other}</source>
        <translation>à égalité avec {name}, mais avec plus de karma gagné&#xa0;: {own} contre {other}</translation>
    </message>
    <message>
        <source>level with {name}, but with more karma used: {own} against {other}</source>
        <translation>à égalité avec {name}, mais avec plus de karma utilisé&#xa0;: {own} contre {other}</translation>
    </message>
    <message>
        <source>Where fame and coins came from</source>
        <translation>D’où viennent la gloire et les pièces</translation>
    </message>
    <message>
        <source>fame</source>
        <comment>a column</comment>
        <translation>gloire</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a column</comment>
        <translation>pièces</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Total coché</translation>
    </message>
    <message>
        <source>{name}: {sum}.</source>
        <translation>{name}&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>Karma gained: {gained}.</source>
        <translation>Karma gagné&#xa0;: {gained}.</translation>
    </message>
    <message>
        <source>Nobody used a bonus in this game.</source>
        <translation>Personne n’a utilisé de bonus dans cette partie.</translation>
    </message>
    <message>
        <source>Tracks after each round: crossed above the line</source>
        <translation>Pistes par tour de jeu&#xa0;: au-dessus, croisées</translation>
    </message>
    <message numerus="yes">
        <source>%n dice were rolled in all.</source>
        <translation>
            <numerusform>%n dé lancé en tout.</numerusform>
            <numerusform>%n dés lancés en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with karma.</source>
        <translation>
            <numerusform>%n d’entre eux avec du karma.</numerusform>
            <numerusform>%n d’entre eux avec du karma.</numerusform>
        </translation>
    </message>
    <message>
        <source>How the dice fell</source>
        <translation>Ce que les dés ont donné</translation>
    </message>
    <message>
        <source>Faces rolled, against the average</source>
        <translation>Faces sorties, comparées à la moyenne</translation>
    </message>
    <message>
        <source>Beyond the crossing</source>
        <translation>Au-delà du croisement</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour de jeu</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Tour de jeu {round}</translation>
    </message>
    <message>
        <source>Last dice</source>
        <translation>Derniers dés</translation>
    </message>
    <message>
        <source>Last</source>
        <comment>short for: last round</comment>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>{round}, {sheet}</source>
        <comment>where a game stands</comment>
        <translation>{round}, {sheet}</translation>
    </message>
    <message>
        <source>Your tracks expected at the end: {gap}</source>
        <translation>Vos pistes à la fin, selon l’estimation&#xa0;: {gap}</translation>
    </message>
    <message>
        <source>On the right: by how much your tracks come closer, in fame points.</source>
        <translation>À droite&#xa0;: de combien vos pistes se rapprochent aussitôt, en points de gloire.</translation>
    </message>
    <message>
        <source>You could still use: {bonuses}. Unused it is lost. End the turn all the same?</source>
        <translation>Vous pourriez encore utiliser&#xa0;: {bonuses}. Ce qui n’est pas utilisé est perdu. Terminer le tour quand même&#x202f;?</translation>
    </message>
    <message>
        <source>It could be used: {reward}. Give it up?</source>
        <translation>Cette récompense est utilisable&#xa0;: {reward}. Y renoncer&#x202f;?</translation>
    </message>
    <message>
        <source>A market opens only once. Leave it without selling anything?</source>
        <translation>Un marché ne s’ouvre qu’une fois. Le quitter sans rien vendre&#x202f;?</translation>
    </message>
    <message>
        <source>You could spend karma on other faces. Pass all the same?</source>
        <translation>Vous pourriez dépenser du karma pour d’autres faces. Passer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>has the elephant</source>
        <translation>a l’éléphant</translation>
    </message>
    <message>
        <source>beyond</source>
        <comment>how far the tracks have crossed</comment>
        <translation>au-delà</translation>
    </message>
    <message>
        <source>to go</source>
        <comment>how far the tracks are from crossing</comment>
        <translation>d’écart</translation>
    </message>
    <message>
        <source>{fame} · {coins}</source>
        <comment>fame and coins of a player</comment>
        <translation>{fame} · {coins}</translation>
    </message>
    <message>
        <source>in stock: {goods}</source>
        <translation>en stock&#xa0;: {goods}</translation>
    </message>
    <message numerus="yes">
        <source>%n karma to spend</source>
        <translation>
            <numerusform>%n karma à dépenser</numerusform>
            <numerusform>%n karmas à dépenser</numerusform>
        </translation>
    </message>
    <message>
        <source>A purple die brings the two goods that it shows.</source>
        <translation>Un dé violet rapporte les deux marchandises qu’il montre.</translation>
    </message>
    <message>
        <source>A green die draws a road in an empty cell that your roads lead to, or two [[half-roads|half-road]].</source>
        <translation>Un dé vert trace une route dans une case vide où mènent vos routes, ou deux [[demi-routes|half-road]].</translation>
    </message>
    <message>
        <source>A blue die takes you to the next free space of the [[river]] ahead with its symbol.</source>
        <translation>Un dé bleu vous mène à la prochaine case libre du [[fleuve|river]], devant vous, qui porte son symbole.</translation>
    </message>
    <message>
        <source>An orange die ticks a box of its character in the [[palace]].</source>
        <translation>Un dé orange coche une case de son personnage au [[palais|palace]].</translation>
    </message>
    <message>
        <source>It lies {place}.</source>
        <translation>Il se trouve {place}.</translation>
    </message>
    <message>
        <source>just rolled</source>
        <translation>tout juste lancé</translation>
    </message>
    <message>
        <source>Just rolled with karma.</source>
        <translation>Tout juste lancé avec du karma.</translation>
    </message>
    <message>
        <source>It would bring nothing now.</source>
        <translation>Il ne rapporterait rien maintenant.</translation>
    </message>
    <message>
        <source>It would bring {goods}.</source>
        <translation>Il rapporterait&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>It would lead to {space}: {rewards}.</source>
        <translation>Il mènerait à la {space}&#xa0;: {rewards}.</translation>
    </message>
    <message>
        <source>{who}: box {box} would be ticked.</source>
        <translation>{who}&#xa0;: la case {box} serait cochée.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) can be reached; roads can be added to as well.</source>
        <translation>
            <numerusform>%n case vide est accessible&#x202f;; on peut aussi compléter des routes.</numerusform>
            <numerusform>%n cases vides sont accessibles&#x202f;; on peut aussi compléter des routes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) can be reached.</source>
        <translation>
            <numerusform>%n case vide est accessible.</numerusform>
            <numerusform>%n cases vides sont accessibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>On it lies the {die}. It stands with {name}, the first player.</source>
        <translation>Il porte le {die}. Il est chez {name}, le premier joueur.</translation>
    </message>
    <message>
        <source>No die is on it yet. It stands with {name}, the first player.</source>
        <translation>Il ne porte pas encore de dé. Il est chez {name}, le premier joueur.</translation>
    </message>
    <message>
        <source>The elephant</source>
        <translation>L’éléphant</translation>
    </message>
    <message numerus="yes">
        <source>%n karma left to spend.</source>
        <translation>
            <numerusform>Encore %n karma à dépenser.</numerusform>
            <numerusform>Encore %n karmas à dépenser.</numerusform>
        </translation>
    </message>
    <message>
        <source>No die yet in this round.</source>
        <translation>Pas encore de dé dans ce tour de jeu.</translation>
    </message>
    <message>
        <source>Dice in the centre</source>
        <translation>Dés au centre</translation>
    </message>
    <message numerus="yes">
        <source>%n dice left to choose from.</source>
        <translation>
            <numerusform>Il reste %n dé au choix.</numerusform>
            <numerusform>Il reste %n dés au choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would do something on this sheet.</source>
        <translation>
            <numerusform>%n d’entre eux servirait sur cette feuille.</numerusform>
            <numerusform>%n d’entre eux serviraient sur cette feuille.</numerusform>
        </translation>
    </message>
    <message>
        <source>River, {space}</source>
        <translation>Fleuve, {space}</translation>
    </message>
    <message>
        <source>It gives {rewards}.</source>
        <translation>Elle rapporte&#xa0;: {rewards}.</translation>
    </message>
    <message>
        <source>The boat is here.</source>
        <translation>Le bateau est ici.</translation>
    </message>
    <message>
        <source>Ticked already.</source>
        <translation>Déjà cochée.</translation>
    </message>
    <message>
        <source>The die with this symbol leads here.</source>
        <translation>Le dé qui porte ce symbole mène ici.</translation>
    </message>
    <message>
        <source>A blue die with this symbol would lead here.</source>
        <translation>Un dé bleu avec ce symbole mènerait ici.</translation>
    </message>
    <message>
        <source>Free; another space with this symbol comes first.</source>
        <translation>Libre&#x202f;; une autre case avec ce symbole vient avant.</translation>
    </message>
    <message>
        <source>Sold.</source>
        <translation>Vendu.</translation>
    </message>
    <message>
        <source>In stock.</source>
        <translation>En stock.</translation>
    </message>
    <message>
        <source>Not gained yet.</source>
        <translation>Pas encore obtenu.</translation>
    </message>
    <message>
        <source>{good}, column {column}</source>
        <translation>{good}, colonne {column}</translation>
    </message>
    <message>
        <source>coins when this one is sold.</source>
        <translation>pièces à la vente de cette marchandise.</translation>
    </message>
    <message>
        <source>Market, column {column}</source>
        <translation>Marché, colonne {column}</translation>
    </message>
    <message numerus="yes">
        <source>Each good sold in this column brings %n coin(s).</source>
        <translation>
            <numerusform>Chaque marchandise vendue dans cette colonne rapporte %n pièce.</numerusform>
            <numerusform>Chaque marchandise vendue dans cette colonne rapporte %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The more goods of a kind are sold already, the more the next one of that kind brings.</source>
        <translation>Plus vous avez vendu de marchandises d’une sorte, plus la suivante de cette sorte rapporte.</translation>
    </message>
    <message>
        <source>Everything is sold.</source>
        <translation>Tout est vendu.</translation>
    </message>
    <message>
        <source>The next of each kind: {prices}.</source>
        <translation>La prochaine de chaque sorte&#xa0;: {prices}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its three boxes free.</source>
        <translation>
            <numerusform>Cases libres&#xa0;: %n sur 3.</numerusform>
            <numerusform>Cases libres&#xa0;: %n sur 3.</numerusform>
        </translation>
    </message>
    <message>
        <source>This box is ticked.</source>
        <translation>Cette case est cochée.</translation>
    </message>
    <message>
        <source>This box comes later.</source>
        <translation>Cette case vient plus tard.</translation>
    </message>
    <message>
        <source>Passed already.</source>
        <translation>Déjà dépassé.</translation>
    </message>
    <message>
        <source>Reached by upgrades.</source>
        <translation>Par améliorations.</translation>
    </message>
    <message numerus="yes">
        <source>{building}: %n fame</source>
        <translation>
            <numerusform>{building}&#xa0;: %n point de gloire</numerusform>
            <numerusform>{building}&#xa0;: %n points de gloire</numerusform>
        </translation>
    </message>
    <message>
        <source>Spent.</source>
        <translation>Dépensé.</translation>
    </message>
    <message>
        <source>Gained, and still to be spent.</source>
        <translation>Gagné, et encore à dépenser.</translation>
    </message>
    <message>
        <source>Karma {number} of {last}</source>
        <translation>Karma {number} sur {last}</translation>
    </message>
    <message>
        <source>Ticked.</source>
        <translation>Cochée.</translation>
    </message>
    <message numerus="yes">
        <source>%n more until it is ticked.</source>
        <translation>
            <numerusform>Encore %n à cocher pour l’atteindre.</numerusform>
            <numerusform>Encore %n à cocher pour l’atteindre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fame {number}</source>
        <translation>Gloire {number}</translation>
    </message>
    <message>
        <source>Coin {number}</source>
        <translation>Pièce {number}</translation>
    </message>
    <message>
        <source>Once somebody’s tracks [[cross]], the game ends as soon as both have had as many dice.</source>
        <translation>Une fois que les pistes d’un joueur [[se croisent|cross]], la partie se termine dès que chacun a pris autant de dés.</translation>
    </message>
    <message>
        <source>Once somebody’s tracks [[cross]], the game ends with that round.</source>
        <translation>Quand les pistes d’un joueur [[se croisent|cross]], la partie se termine avec ce tour de jeu.</translation>
    </message>
    <message>
        <source>Front of the fame track</source>
        <translation>Repère de la piste de gloire</translation>
    </message>
    <message>
        <source>{name} is the first player; the sheet is {sheet}.</source>
        <translation>{name} est premier joueur&#x202f;; la feuille est {sheet}.</translation>
    </message>
    <message>
        <source>When its column is complete: {bonus}. {missing}</source>
        <translation>Complète, sa colonne rapporte&#xa0;: {bonus}. {missing}</translation>
    </message>
    <message>
        <source>Front of the money track</source>
        <translation>Repère de la piste d’argent</translation>
    </message>
    <message>
        <source>Karma rerolls two dice at the start of a turn. Circling the third, fourth and fifth brings a [[bonus]].</source>
        <translation>Le karma relance deux dés au début d’un tour. Entourer le troisième, le quatrième et le cinquième rapporte un [[bonus]].</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>In stock: {goods}.</source>
        <translation>En stock&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>Nothing is in stock.</source>
        <translation>Rien n’est en stock.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) still free.</source>
        <translation>
            <numerusform>Encore %n case libre.</numerusform>
            <numerusform>Encore %n cases libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) still to be built.</source>
        <translation>
            <numerusform>Encore %n bâtiment à construire.</numerusform>
            <numerusform>Encore %n bâtiments à construire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) ahead of the boat.</source>
        <translation>
            <numerusform>%n case devant le bateau.</numerusform>
            <numerusform>%n cases devant le bateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still empty.</source>
        <translation>
            <numerusform>Encore %n case vide.</numerusform>
            <numerusform>Encore %n cases vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is to go is the distance between the fame track and the money track until they cross: 1 fame closes it by 1, a coin by ½.</source>
        <translation>L’écart est la distance qui reste entre la piste de gloire et la piste d’argent avant qu’elles se croisent&#xa0;: 1 point de gloire le réduit de 1, une pièce de ½.</translation>
    </message>
    <message>
        <source>Whoever has gone furthest then wins; karma gained, then karma used, breaks ties.</source>
        <translation>Le plus grand dépassement l’emporte&#x202f;; le karma gagné, puis le karma utilisé départagent les égalités.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>On the elephant</source>
        <translation>Sur l’éléphant</translation>
    </message>
    <message>
        <source>Pick the {die}</source>
        <translation>Prendre le {die}</translation>
    </message>
    <message>
        <source>Pass: pick no die</source>
        <translation>Passer&#xa0;: ne prendre aucun dé</translation>
    </message>
    <message>
        <source>{shape} {sides}, {cell}</source>
        <translation>{shape} {sides}, {cell}</translation>
    </message>
    <message>
        <source>Take the {reward}</source>
        <translation>Recevoir&#xa0;: {reward}</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>Use: {bonus}</source>
        <translation>Utiliser&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Only one half-road</source>
        <translation>Une seule demi-route</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>Ne rien vendre</translation>
    </message>
    <message>
        <source>Sell no more</source>
        <translation>Ne plus vendre</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>on the elephant</source>
        <translation>sur l’éléphant</translation>
    </message>
    <message>
        <source>Gain tea</source>
        <translation>Obtenir du thé</translation>
    </message>
    <message>
        <source>Gain silk</source>
        <translation>Obtenir de la soie</translation>
    </message>
    <message>
        <source>Gain spices</source>
        <translation>Obtenir des épices</translation>
    </message>
    <message numerus="yes">
        <source>Sell tea for %n coin(s)</source>
        <translation>
            <numerusform>Vendre du thé pour %n pièce</numerusform>
            <numerusform>Vendre du thé pour %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell silk for %n coin(s)</source>
        <translation>
            <numerusform>Vendre de la soie pour %n pièce</numerusform>
            <numerusform>Vendre de la soie pour %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell spices for %n coin(s)</source>
        <translation>
            <numerusform>Vendre des épices pour %n pièce</numerusform>
            <numerusform>Vendre des épices pour %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Upgrade the temples</source>
        <translation>Améliorer les temples</translation>
    </message>
    <message>
        <source>Upgrade the forts</source>
        <translation>Améliorer les forts</translation>
    </message>
    <message>
        <source>Upgrade the gardens</source>
        <translation>Améliorer les jardins</translation>
    </message>
    <message>
        <source>Upgrade the stepwells</source>
        <translation>Améliorer les puits à degrés</translation>
    </message>
    <message>
        <source>With karma, roll the {die} and the die on the elephant</source>
        <translation>Avec du karma, relancer le {die} et le dé de l’éléphant</translation>
    </message>
    <message>
        <source>With karma, roll both dice again</source>
        <translation>Avec du karma, relancer les deux dés</translation>
    </message>
    <message>
        <source>in {name}’s depot</source>
        <translation>dans l’entrepôt ({name})</translation>
    </message>
    <message>
        <source>A half-road opens one more side of a road that you have drawn.</source>
        <translation>Une demi-route ouvre un côté de plus à une route déjà tracée.</translation>
    </message>
    <message>
        <source>Each good that you sell brings the coins of its column.</source>
        <translation>Chaque marchandise vendue rapporte les pièces de sa colonne.</translation>
    </message>
    <message>
        <source>Circled goods wait on your sheet until a market sells them.</source>
        <translation>Les marchandises entourées attendent sur votre feuille qu’un marché les vende.</translation>
    </message>
    <message>
        <source>Makes your tracks cross by {distance}</source>
        <translation>Fait se croiser vos pistes, avec un dépassement de {distance}</translation>
    </message>
    <message>
        <source>Closes the gap between your tracks by {distance}</source>
        <translation>Réduit l’écart entre vos pistes de {distance}</translation>
    </message>
    <message numerus="yes">
        <source>Comes within %n fame of the next bonus: {bonus}</source>
        <translation>
            <numerusform>Vous met à %n point de gloire du prochain bonus&#xa0;: {bonus}</numerusform>
            <numerusform>Vous met à %n points de gloire du prochain bonus&#xa0;: {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes within %n coin(s) of the next bonus: {bonus}</source>
        <translation>
            <numerusform>Vous met à %n pièce du prochain bonus&#xa0;: {bonus}</numerusform>
            <numerusform>Vous met à %n pièces du prochain bonus&#xa0;: {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off a chain of %n bonus(es)</source>
        <translation>
            <numerusform>Déclenche un enchaînement de %n bonus</numerusform>
            <numerusform>Déclenche un enchaînement de %n bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings a bonus: {bonus}</source>
        <translation>Rapporte un bonus&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>Loses a bonus: {bonus}</source>
        <translation>Vous fait perdre un bonus&#xa0;: {bonus}</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n karma</source>
        <translation>
            <numerusform>Rapporte %n karma</numerusform>
            <numerusform>Rapporte %n karmas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n type(s) of building to upgrade for {bonus}</source>
        <translation>
            <numerusform>Il restera %n type de bâtiment à améliorer avant ce bonus&#xa0;: {bonus}</numerusform>
            <numerusform>Il restera %n types de bâtiment à améliorer avant ce bonus&#xa0;: {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n character(s) to tick for {bonus}</source>
        <translation>
            <numerusform>Il restera %n personnage à cocher avant ce bonus&#xa0;: {bonus}</numerusform>
            <numerusform>Il restera %n personnages à cocher avant ce bonus&#xa0;: {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds %n good(s) to your stock, for sale at {coins}</source>
        <translation>
            <numerusform>Ajoute %n marchandise à votre stock, à vendre pour {coins}</numerusform>
            <numerusform>Ajoute %n marchandises à votre stock, à vendre pour {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells %n good(s) for {coins}</source>
        <translation>
            <numerusform>Vend %n marchandise pour {coins}</numerusform>
            <numerusform>Vend %n marchandises pour {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n good(s) in stock, for sale at {coins}</source>
        <translation>
            <numerusform>Garde %n marchandise en stock, à vendre pour {coins}</numerusform>
            <numerusform>Garde %n marchandises en stock, à vendre pour {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n good(s) to sell for {bonus}</source>
        <translation>
            <numerusform>Il restera %n marchandise à vendre avant ce bonus&#xa0;: {bonus}</numerusform>
            <numerusform>Il restera %n marchandises à vendre avant ce bonus&#xa0;: {bonus}</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings a border bonus within reach: {bonus}</source>
        <translation>Met un bonus en bordure à portée&#xa0;: {bonus}</translation>
    </message>
    <message numerus="yes">
        <source>Leaves you %n more cell(s) to choose from for your next roads</source>
        <translation>
            <numerusform>Vous ouvre %n case de plus pour vos prochaines routes</numerusform>
            <numerusform>Vous ouvre %n cases de plus pour vos prochaines routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves you %n cell(s) fewer to choose from for your next roads</source>
        <translation>
            <numerusform>Vous ferme %n case pour vos prochaines routes</numerusform>
            <numerusform>Vous ferme %n cases pour vos prochaines routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes each {building} still to be built worth {fame} (%n left)</source>
        <translation>
            <numerusform>Chaque {building} encore à construire vaudra {fame} (il en reste %n)</numerusform>
            <numerusform>Chaque {building} encore à construire vaudra {fame} (il en reste %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first sight about %n coin(s) less than another move would bring</source>
        <translation>
            <numerusform>À première vue environ %n pièce de moins que par un autre coup</numerusform>
            <numerusform>À première vue environ %n pièces de moins que par un autre coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs one karma and leaves you %n</source>
        <translation>
            <numerusform>Coûte un karma et vous en laisse %n</numerusform>
            <numerusform>Coûte un karma et vous en laisse %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passes over %n free space(s) of the river</source>
        <translation>
            <numerusform>Dépasse %n case libre du fleuve</numerusform>
            <numerusform>Dépasse %n cases libres du fleuve</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetches a reward of the river that you passed: {space}</source>
        <translation>Va chercher une récompense du fleuve que vous aviez dépassée&#xa0;: {space}</translation>
    </message>
    <message numerus="yes">
        <source>Takes the best die from the next player, who loses about %n coin(s)</source>
        <translation>
            <numerusform>Prend le meilleur dé au joueur suivant, qui perd environ %n pièce</numerusform>
            <numerusform>Prend le meilleur dé au joueur suivant, qui perd environ %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes your next turn better by about %n coin(s)</source>
        <translation>
            <numerusform>Améliore votre prochain tour d’environ %n pièce</numerusform>
            <numerusform>Améliore votre prochain tour d’environ %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A roll promises about %n coin(s) more than the best die</source>
        <translation>
            <numerusform>Relancer promet environ %n pièce de plus que le meilleur dé</numerusform>
            <numerusform>Relancer promet environ %n pièces de plus que le meilleur dé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A roll promises about %n coin(s) less than the best die</source>
        <translation>
            <numerusform>Relancer promet environ %n pièce de moins que le meilleur dé</numerusform>
            <numerusform>Relancer promet environ %n pièces de moins que le meilleur dé</numerusform>
        </translation>
    </message>
    <message>
        <source>No die in the centre would be of use to you</source>
        <translation>Aucun dé du centre ne vous servirait</translation>
    </message>
    <message>
        <source>This die is of no use to you</source>
        <translation>Ce dé ne vous sert à rien</translation>
    </message>
    <message>
        <source>Nothing is left that you could use</source>
        <translation>Il ne reste rien que vous puissiez utiliser</translation>
    </message>
    <message>
        <source>Gives up a reward that you could use</source>
        <translation>Renonce à une récompense que vous pourriez utiliser</translation>
    </message>
    <message>
        <source>Changes little</source>
        <translation>Ne change pas grand-chose</translation>
    </message>
    <message>
        <source>The tracks have crossed</source>
        <translation>Les pistes se sont croisées</translation>
    </message>
    <message>
        <source>rolls two dice again</source>
        <translation>relance deux dés</translation>
    </message>
    <message numerus="yes">
        <source>draws %n road(s)</source>
        <translation>
            <numerusform>trace %n route</numerusform>
            <numerusform>trace %n routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n half-road(s)</source>
        <translation>
            <numerusform>trace %n demi-route</numerusform>
            <numerusform>trace %n demi-routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells %n good(s)</source>
        <translation>
            <numerusform>vend %n marchandise</numerusform>
            <numerusform>vend %n marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>builds a {building}</source>
        <translation>construit un {building}</translation>
    </message>
    <message>
        <source>opens a market</source>
        <translation>ouvre un marché</translation>
    </message>
    <message>
        <source>sails back to space {number}</source>
        <translation>recule à la case {number}</translation>
    </message>
    <message>
        <source>sails to space {number}</source>
        <translation>navigue jusqu’à la case {number}</translation>
    </message>
    <message>
        <source>ticks a box of the palace ({who})</source>
        <translation>coche une case du palais ({who})</translation>
    </message>
    <message numerus="yes">
        <source>raises each later {building} to %n fame</source>
        <translation>
            <numerusform>porte à %n&#xa0;point de gloire chaque {building} à venir</numerusform>
            <numerusform>porte à %n&#xa0;points de gloire chaque {building} à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n&#xa0;marchandise</numerusform>
            <numerusform>%n&#xa0;marchandises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n karma</source>
        <translation>
            <numerusform>%n&#xa0;karma</numerusform>
            <numerusform>%n&#xa0;karmas</numerusform>
        </translation>
    </message>
    <message>
        <source>gains {things}</source>
        <translation>gagne {things}</translation>
    </message>
    <message>
        <source>{name} {deeds}</source>
        <comment>Marc builds a fort and gains 3 fame</comment>
        <translation>{name} {deeds}</translation>
    </message>
    <message>
        <source>now {distance} to go</source>
        <translation>plus que {distance} d’écart</translation>
    </message>
    <message>
        <source>now {distance} to go until the tracks cross</source>
        <translation>plus que {distance} d’écart avant que ses pistes se croisent</translation>
    </message>
    <message>
        <source>picks the {die}</source>
        <translation>prend le {die}</translation>
    </message>
    <message>
        <source>{words}: {distance}.</source>
        <comment>Marc gains 3 fame: 12 to go</comment>
        <translation>{words}&#x202f;; {distance}.</translation>
    </message>
    <message>
        <source>Gain a good, {name}: there is nothing in stock to sell.</source>
        <translation>Obtenez une marchandise, {name}&#xa0;: il n’y a rien à vendre en stock.</translation>
    </message>
    <message>
        <source>Go one space forward on the river, {name}: to the last one.</source>
        <translation>Avancez d’une case sur le fleuve, {name}&#xa0;: c’est la dernière.</translation>
    </message>
    <message>
        <source>Nearest: {names}, {gap}.</source>
        <translation>Au plus près&#xa0;: {names}, {gap}.</translation>
    </message>
    <message>
        <source>Add two half-roads to your roads, {name}.</source>
        <translation>Ajoutez deux demi-routes à vos routes, {name}.</translation>
    </message>
    <message numerus="yes">
        <source>The longest chain, %n bonus(es) in one turn: {names}.</source>
        <translation>
            <numerusform>Le plus long enchaînement, %n bonus en un tour&#xa0;: {names}.</numerusform>
            <numerusform>Le plus long enchaînement, %n bonus en un tour&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the {die} ({place})</source>
        <translation>Copier le {die} ({place})</translation>
    </message>
    <message>
        <source>A second half-road would hardly be of use</source>
        <translation>Une seconde demi-route ne servirait guère</translation>
    </message>
    <message>
        <source>Draw two half-roads, {name}: one new road.</source>
        <translation>Tracez deux demi-routes, {name}&#xa0;: une nouvelle route.</translation>
    </message>
    <message>
        <source>Draw two half-roads, {name}: one new road, or added to yours.</source>
        <translation>Tracez deux demi-routes, {name}&#xa0;: une nouvelle route, ou de quoi prolonger les vôtres.</translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s), {name}: all alike or all different.</source>
        <translation>
            <numerusform>Vendez jusqu’à %n marchandise, {name}.</numerusform>
            <numerusform>Vendez jusqu’à %n marchandises, {name}&#xa0;: toutes identiques ou toutes différentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the goods of a purple die, {name}.</source>
        <translation>Obtenez les marchandises d’un dé violet, {name}.</translation>
    </message>
    <message>
        <source>Click a cell; another click, the wheel or R turns the road.</source>
        <translation>Cliquez sur une case&#x202f;; un autre clic, la molette ou R font tourner la route.</translation>
    </message>
    <message numerus="yes">
        <source>Click your goods: at best %n coin(s).</source>
        <translation>
            <numerusform>Cliquez sur vos marchandises&#xa0;: au mieux %n pièce.</numerusform>
            <numerusform>Cliquez sur vos marchandises&#xa0;: au mieux %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a purple die, or its goods in the market.</source>
        <translation>Cliquez sur un dé violet, ou sur ses marchandises au marché.</translation>
    </message>
    <message>
        <source>You begin: the other die of that colour goes onto the elephant.</source>
        <translation>Vous commencez&#xa0;: l’autre dé de cette couleur ira sur l’éléphant.</translation>
    </message>
    <message>
        <source>Its colour and what it shows say what you may mark on your sheet.</source>
        <translation>Sa couleur et sa face disent ce que vous pouvez noter sur votre feuille.</translation>
    </message>
    <message>
        <source>The other one goes onto the elephant.</source>
        <translation>L’autre va sur l’éléphant.</translation>
    </message>
    <message>
        <source>It has to join your roads; what it reaches is scored at once.</source>
        <translation>Reliez-la à vos routes&#x202f;; ce qu’elle atteint est marqué aussitôt.</translation>
    </message>
    <message>
        <source>Only the space that you sail to gives its reward.</source>
        <translation>Seule la case où vous arrivez donne sa récompense.</translation>
    </message>
    <message>
        <source>Each action ticks a box of the palace; a full column brings a bonus.</source>
        <translation>Chaque action coche une case du palais&#x202f;; une colonne pleine donne un bonus.</translation>
    </message>
    <message>
        <source>From now on each building of this type brings more fame.</source>
        <translation>Désormais, chaque bâtiment de ce type rapportera plus de gloire.</translation>
    </message>
    <message>
        <source>What still waits when you end the turn is lost.</source>
        <translation>Ce qui attend encore à la fin du tour est perdu.</translation>
    </message>
    <message>
        <source>Two [[half-roads|half-road]]: a new road in an empty cell, or added to roads.</source>
        <translation>Deux [[demi-routes|half-road]]&#xa0;: une nouvelle route dans une case vide, ou un ajout à vos routes.</translation>
    </message>
    <message>
        <source>Take the rewards of one of the two nearest free spaces behind on the [[river]], or gain a good.</source>
        <translation>Recevez les récompenses d’une des deux premières cases libres derrière vous sur le [[fleuve|river]], ou une marchandise.</translation>
    </message>
    <message>
        <source>At the border: a road that leads there gains it.</source>
        <translation>En bordure&#xa0;: une route qui y mène le fait gagner.</translation>
    </message>
    <message>
        <source>A tent of the market: sell all goods under it.</source>
        <translation>Tente du marché&#xa0;: vendez toutes ses marchandises.</translation>
    </message>
    <message>
        <source>Palace column {number}: tick it for all six characters.</source>
        <translation>Colonne&#xa0;{number} du palais&#xa0;: cochez-la pour les six personnages.</translation>
    </message>
    <message>
        <source>Buildings: upgrade all four types to {number} fame.</source>
        <translation>Bâtiments&#xa0;: améliorez les quatre types jusqu’à {number}&#xa0;points de gloire.</translation>
    </message>
    <message>
        <source>Karma {number}: circle it to gain the bonus.</source>
        <translation>Karma n°&#xa0;{number}&#xa0;: entourez-le pour gagner le bonus.</translation>
    </message>
    <message>
        <source>Click: use it</source>
        <translation>Clic&#xa0;: l’utiliser</translation>
    </message>
    <message>
        <source>Still to be had; use it in the turn you gain it.</source>
        <translation>À gagner&#x202f;; utilisez-le dans le tour où vous le gagnez.</translation>
    </message>
    <message>
        <source>Still to be had; of no use as things stand.</source>
        <translation>À gagner&#x202f;; inutilisable pour l’instant.</translation>
    </message>
    <message>
        <source>Add a [[half-road]] to one of your roads. Two waiting in one turn may make a road in an empty cell.</source>
        <translation>Ajoutez une [[demi-route|half-road]] à l’une de vos routes. Deux en attente dans le même tour peuvent faire une route dans une case vide.</translation>
    </message>
    <message>
        <source>Fame track: reach cell {number}.</source>
        <translation>Piste de gloire&#xa0;: atteignez la case&#xa0;{number}.</translation>
    </message>
    <message>
        <source>Money track: reach coin {number}.</source>
        <translation>Piste d’argent&#xa0;: atteignez la pièce n°&#xa0;{number}.</translation>
    </message>
    <message>
        <source>Opened now it brings nothing: you have nothing to sell here.</source>
        <translation>Ouvert maintenant, il ne rapporterait rien&#xa0;: vous n’avez rien à y vendre.</translation>
    </message>
    <message>
        <source>The first road through a [[building]] builds it and brings the fame its type is worth.</source>
        <translation>La première route dans sa case construit le [[bâtiment|building]] et rapporte la gloire que vaut son type.</translation>
    </message>
    <message>
        <source>The first road through a [[market]] opens it, once: sell up to three goods in [[stock]], all different.</source>
        <translation>La première route dans sa case ouvre le [[marché|market]], une seule fois&#xa0;: vendez jusqu’à trois marchandises du [[stock]], toutes différentes.</translation>
    </message>
    <message numerus="yes">
        <source>Click: place the road, %n ways to turn it</source>
        <translation>
            <numerusform>Clic&#xa0;: placer la route, %n&#xa0;sens possible</numerusform>
            <numerusform>Clic&#xa0;: placer la route, %n&#xa0;sens possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: choose a side for the half-road</source>
        <translation>Clic&#xa0;: choisir un côté pour la demi-route</translation>
    </message>
    <message>
        <source>A [[half-road]] makes a [[junction]] of a straight road or curve, and a [[crossing]] of a junction.</source>
        <translation>Une [[demi-route|half-road]] change une ligne droite ou un virage en [[bifurcation|junction]], et une bifurcation en [[croisement|crossing]].</translation>
    </message>
    <message>
        <source>{cell} is empty: a half-road needs a road.</source>
        <translation>Case vide ({cell})&#xa0;: une demi-route complète une route.</translation>
    </message>
    <message>
        <source>A crossing takes no more half-roads.</source>
        <translation>Un croisement n’accepte plus de demi-route.</translation>
    </message>
    <message>
        <source>All goods sold here must be of one kind.</source>
        <translation>Ici, on vend une seule sorte de marchandises.</translation>
    </message>
    <message>
        <source>You have just sold {good}: the next must differ.</source>
        <translation>Vous venez de vendre&#xa0;: {good}. Changez de sorte.</translation>
    </message>
    <message>
        <source>Sell goods all of one kind, or all different.</source>
        <translation>Vendez des marchandises toutes pareilles ou toutes différentes.</translation>
    </message>
    <message>
        <source>Circled to the last: {good}.</source>
        <translation>Déjà toutes entourées&#xa0;: {good}.</translation>
    </message>
    <message>
        <source>You have just gained {good}: the next must differ.</source>
        <translation>Vous venez d’obtenir&#xa0;: {good}. Changez de sorte.</translation>
    </message>
    <message>
        <source>The Merchant gains a good only instead of selling.</source>
        <translation>Le Marchand vend ou obtient, mais pas les deux.</translation>
    </message>
    <message>
        <source>You may only go back now.</source>
        <translation>Pour l’instant, vous ne pouvez que reculer.</translation>
    </message>
    <message>
        <source>You may only go forward now.</source>
        <translation>Pour l’instant, vous ne pouvez qu’avancer.</translation>
    </message>
    <message numerus="yes">
        <source>Too far: choose among the %n next free space(s).</source>
        <translation>
            <numerusform>Trop loin&#xa0;: au plus %n&#xa0;case libre.</numerusform>
            <numerusform>Trop loin&#xa0;: au plus %n&#xa0;cases libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n fame already, the most there is.</source>
        <translation>
            <numerusform>Il vaut déjà %n&#xa0;point de gloire, le maximum.</numerusform>
            <numerusform>Il vaut déjà %n&#xa0;points de gloire, le maximum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only karma brings the die of the elephant into play.</source>
        <translation>Seul le karma remet en jeu le dé de l’éléphant.</translation>
    </message>
    <message>
        <source>First finish what you are doing.</source>
        <translation>Terminez d’abord ce que vous faites.</translation>
    </message>
    <message>
        <source>All its goods are circled already: {goods}.</source>
        <translation>Ses marchandises sont déjà entourées&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>No room is left for half-roads.</source>
        <translation>Il n’y a plus de place pour une demi-route.</translation>
    </message>
    <message>
        <source>The boat is on the last space of the river.</source>
        <translation>Le bateau est sur la dernière case du fleuve.</translation>
    </message>
    <message>
        <source>No space with this symbol ({symbol}) lies ahead.</source>
        <translation>Aucune case devant avec ce symbole ({symbol}).</translation>
    </message>
    <message>
        <source>The Great Mogul finds nobody with something to do.</source>
        <translation>Le Grand Mogul ne trouve personne à faire agir.</translation>
    </message>
    <message>
        <source>{who}: nothing to do now.</source>
        <translation>{who}&#xa0;: rien à faire maintenant.</translation>
    </message>
    <message>
        <source>The round’s first choice sends a die to the elephant.</source>
        <translation>L’éléphant reçoit un dé au premier choix du tour de jeu.</translation>
    </message>
    <message>
        <source>There is a road already: only half-roads can be added.</source>
        <translation>Déjà une route&#xa0;: on n’y ajoute que des demi-routes.</translation>
    </message>
    <message>
        <source>There is a road already: add to one of its open sides.</source>
        <translation>Déjà une route&#xa0;: ajoutez à un de ses côtés libres.</translation>
    </message>
    <message>
        <source>A half-road can’t stand alone in {cell}.</source>
        <translation>Pas de demi-route seule en {cell}.</translation>
    </message>
    <message>
        <source>No road of yours leads to {cell}.</source>
        <translation>Aucune de vos routes ne mène en {cell}.</translation>
    </message>
    <message>
        <source>When the [[first player]] picks a die, the other of its colour goes onto the [[elephant]], where only [[karma]] reaches it.</source>
        <translation>Quand le [[premier joueur|first player]] prend un dé, l’autre de la même couleur va sur l’[[éléphant|elephant]], où seul le [[karma]] l’atteint.</translation>
    </message>
    <message>
        <source>A die picked lies in a [[depot]] until the round ends. Nobody else can use it, but a [[goods die]] bonus copies a purple one.</source>
        <translation>Un dé pris reste dans un [[entrepôt|depot]] jusqu’à la fin du tour de jeu. Personne d’autre ne peut s’en servir, sauf un bonus [[dé de marchandises|goods die]], qui copie un dé violet.</translation>
    </message>
    <message>
        <source>The [[first player]] rolls all eight; each in turn picks one and carries it out: purple goods, green roads, blue river, orange palace.</source>
        <translation>Le [[premier joueur|first player]] lance les huit&#x202f;; chacun à son tour en prend un et le joue&#xa0;: violet, marchandises&#x202f;; vert, routes&#x202f;; bleu, fleuve&#x202f;; orange, palais.</translation>
    </message>
    <message>
        <source>Behind the boat: only a move back reaches it.</source>
        <translation>Derrière le bateau&#xa0;: il faut reculer pour l’atteindre.</translation>
    </message>
    <message>
        <source>{state} In all {stock} in stock, {sold} sold, {left} to gain.</source>
        <translation>{state} {stock} en stock, {sold} de vendu, {left} à obtenir.</translation>
    </message>
    <message>
        <source>From the left, goods are circled when gained and crossed out when sold for the coins of their column.</source>
        <translation>De gauche à droite, on entoure les marchandises obtenues, et on barre celles qu’on vend, pour les pièces de leur colonne.</translation>
    </message>
    <message>
        <source>Nothing to do for this character now: no box can be ticked.</source>
        <translation>Ce personnage n’a rien à faire&#xa0;: aucune case à cocher.</translation>
    </message>
    <message>
        <source>This box comes next.</source>
        <translation>C’est la prochaine case à cocher.</translation>
    </message>
    <message>
        <source>What they are worth now.</source>
        <translation>C’est leur valeur actuelle.</translation>
    </message>
    <message numerus="yes">
        <source>{state} %n still to be built.</source>
        <translation>
            <numerusform>{state} Encore %n à construire.</numerusform>
            <numerusform>{state} Encore %n à construire.</numerusform>
        </translation>
    </message>
    <message>
        <source>An [[upgrade]] makes a type one level better. Buildings built later bring more; those built already don’t.</source>
        <translation>Une [[amélioration|upgrade]] fait monter un type d’un niveau. Les bâtiments construits ensuite rapportent plus, mais pas ceux qui le sont déjà.</translation>
    </message>
    <message numerus="yes">
        <source>An upgrade would bring up to %n fame more.</source>
        <translation>
            <numerusform>Améliorer rapporterait au plus %n&#xa0;point de gloire.</numerusform>
            <numerusform>Améliorer rapporterait au plus %n&#xa0;points de gloire.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the start of your turn a [[karma]] rolls the die on the [[elephant]] and one of the centre; you pick one of them. At the end karma breaks ties.</source>
        <translation>Au début de votre tour, un [[karma]] relance le dé de l’[[éléphant|elephant]] et un dé du centre&#x202f;; vous prenez l’un des deux. À la fin, le karma départage les égalités.</translation>
    </message>
    <message>
        <source>Click: spend a karma and choose the other die</source>
        <translation>Clic&#xa0;: dépenser un karma et choisir l’autre dé</translation>
    </message>
    <message>
        <source>Bonus here: {bonus}.</source>
        <translation>Bonus ici&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <source>Fame and money run towards each other. Two coins lie beside each fame cell; a corner has none, and money passes it for nothing.</source>
        <translation>La gloire et l’argent vont à la rencontre l’un de l’autre. Deux pièces bordent chaque case de gloire&#x202f;; un coin n’en a pas, et l’argent le franchit gratuitement.</translation>
    </message>
    <message>
        <source>A fame cell closes the distance by 1, a coin by ½, a corner by 1 when the coins pass it. The marks must pass each other, not just touch.</source>
        <translation>Une case de gloire réduit l’écart de&#xa0;1, une pièce de&#xa0;½, un coin de&#xa0;1 quand les pièces le dépassent. Les marques doivent se dépasser, pas seulement se toucher.</translation>
    </message>
    <message>
        <source>Goods are circled when gained (purple dice) and crossed out when sold. A tent with all goods sold brings its [[bonus]].</source>
        <translation>On entoure les marchandises obtenues (dés violets) et on barre celles qu’on vend. Une tente entièrement vendue rapporte son [[bonus]].</translation>
    </message>
    <message>
        <source>Six characters (orange dice), three times each. A column ticked for all six brings its [[bonus]].</source>
        <translation>Six personnages (dés orange), trois fois chacun. Une colonne cochée pour les six rapporte son [[bonus]].</translation>
    </message>
    <message>
        <source>What each type of [[building]] is worth when it is built. All four at a level bring the bonus below it.</source>
        <translation>Ce que vaut chaque type de [[bâtiment|building]] quand on le construit. Les quatre au même niveau rapportent le bonus placé dessous.</translation>
    </message>
    <message>
        <source>Blue dice take the boat to the right; each space reached gives what is below it, once. Moves back fetch what was passed over.</source>
        <translation>Les dés bleus mènent le bateau vers la droite&#x202f;; chaque case atteinte rapporte une fois ce qui est dessous. En reculant, on retrouve les cases dépassées.</translation>
    </message>
    <message>
        <source>Roads (green dice) start at the [[residence]]. They build what they run through, open markets and gain bonuses at the border.</source>
        <translation>Les routes (dés verts) partent de la [[résidence|residence]]. Elles construisent ce qu’elles traversent, ouvrent les marchés et gagnent les bonus de la bordure.</translation>
    </message>
    <message>
        <source>In each of the two [[passes|pass]] of a [[round]] both pick a die. The pass in which tracks [[cross]] is the last.</source>
        <translation>À chacun des deux [[passages|pass]] d’un [[tour de jeu|round]], les deux joueurs prennent un dé. Le passage où des pistes se [[croisent|cross]] est le dernier.</translation>
    </message>
    <message>
        <source>In a [[round]] everybody picks a die. The round in which somebody’s tracks [[cross]] is the last.</source>
        <translation>Pendant un [[tour de jeu|round]], chacun prend un dé. Celui où les pistes d’un joueur se [[croisent|cross]] est le dernier.</translation>
    </message>
    <message numerus="yes">
        <source>Click: choose among %n moves</source>
        <translation>
            <numerusform>Clic&#xa0;: choisir parmi %n&#xa0;coup</numerusform>
            <numerusform>Clic&#xa0;: choisir parmi %n&#xa0;coups</numerusform>
        </translation>
    </message>
    <message>
        <source>{fame}, {coins}.</source>
        <translation>{fame}, {coins}.</translation>
    </message>
    <message>
        <source>choice of a die</source>
        <comment>puzzle</comment>
        <translation>choix d’un dé</translation>
    </message>
    <message>
        <source>karma</source>
        <comment>puzzle</comment>
        <translation>karma</translation>
    </message>
    <message>
        <source>roads</source>
        <comment>puzzle</comment>
        <translation>routes</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>puzzle</comment>
        <translation>marchandises</translation>
    </message>
    <message>
        <source>river</source>
        <comment>puzzle</comment>
        <translation>fleuve</translation>
    </message>
    <message>
        <source>palace</source>
        <comment>puzzle</comment>
        <translation>palais</translation>
    </message>
    <message>
        <source>buildings</source>
        <comment>puzzle</comment>
        <translation>bâtiments</translation>
    </message>
    <message>
        <source>bonuses</source>
        <comment>puzzle</comment>
        <translation>bonus</translation>
    </message>
    <message>
        <source>In the expert’s quick trials to the end of the round, on average:</source>
        <translation>Essais rapides de l’expert, jusqu’à la fin du tour de jeu, en moyenne&#xa0;:</translation>
    </message>
    <message>
        <source>Goods in stock</source>
        <translation>Marchandises en stock</translation>
    </message>
    <message>
        <source>Cells with a road</source>
        <translation>Cases avec une route</translation>
    </message>
    <message>
        <source>Spaces of the river</source>
        <translation>Cases du fleuve</translation>
    </message>
    <message>
        <source>Boxes of the palace</source>
        <translation>Cases du palais</translation>
    </message>
    <message>
        <source>Levels of all buildings</source>
        <translation>Niveaux de tous les bâtiments</translation>
    </message>
</context>
<context>
    <name>EveryGame</name>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>start</source>
        <comment>under the curve of points</comment>
        <translation>début</translation>
    </message>
    <message>
        <source>How chance fell</source>
        <translation>La part du hasard</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <source>Click: {move}</source>
        <translation>Clic&#xa0;: {move}</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Which positions</source>
        <translation>Quelles positions</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>a button: the next position</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>The position before.</source>
        <translation>La position précédente.</translation>
    </message>
    <message>
        <source>The next position.</source>
        <translation>La position suivante.</translation>
    </message>
    <message>
        <source>Gives up; the position comes back tomorrow.</source>
        <translation>Renonce&#x202f;; la position reviendra demain.</translation>
    </message>
    <message>
        <source>A position that you miss comes back the next day. Found then, it comes back {days}.</source>
        <translation>Une position manquée revient le lendemain. Une fois trouvée, elle revient encore {days}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>%n jour plus tard</numerusform>
            <numerusform>%n jours plus tard</numerusform>
        </translation>
    </message>
    <message>
        <source>In a row: {streak} (most: {best})</source>
        <translation>D’affilée&#xa0;: {streak} (record {best})</translation>
    </message>
    <message>
        <source>What comes back</source>
        <translation>Ce qui revient</translation>
    </message>
    <message>
        <source>The first answer counts. After a hint it comes back as if it had been missed.</source>
        <translation>La première réponse compte. Après un conseil, la position revient comme si vous l’aviez manquée.</translation>
    </message>
    <message>
        <source>This position is answered: try again, or go on to the next one.</source>
        <translation>Vous avez déjà répondu&#xa0;: réessayez, ou passez à la position suivante.</translation>
    </message>
    <message>
        <source>Here one move is sought; nothing is played.</source>
        <translation>Ici, on cherche un coup sans le jouer.</translation>
    </message>
    <message>
        <source>Takes your answer back: seek another move.</source>
        <translation>Annule votre réponse&#xa0;: cherchez un autre coup.</translation>
    </message>
    <message>
        <source>What you have found can’t be kept: {reason}.</source>
        <translation>Vos réponses ne peuvent pas être conservées&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Trouvez le meilleur coup</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Trouvez un meilleur coup</translation>
    </message>
    <message>
        <source>Puzzle {number} of {many}: {game}</source>
        <translation>Problème {number} sur {many}&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}</source>
        <translation>Problème du jour&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Position {number} of {many}, move {move}: {player} played “{played}”</source>
        <translation>Position {number} sur {many}, coup {move}&#xa0;: {player} a joué «&#xa0;{played}&#xa0;»</translation>
    </message>
    <message>
        <source>Your reviewed games are being read…</source>
        <translation>Lecture de vos parties analysées…</translation>
    </message>
    <message>
        <source>The positions of this review can’t be shown.</source>
        <translation>Les positions de cette analyse ne peuvent pas être montrées.</translation>
    </message>
    <message>
        <source>Nothing is to be practised today. Mistakes come here from games that you review.</source>
        <translation>Rien à revoir aujourd’hui. Vos erreurs viennent ici quand vous faites analyser une partie.</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <source>Puzzles of all games</source>
        <translation>Problèmes de tous les jeux</translation>
    </message>
    <message>
        <source>The expert looks at your move: {part}.</source>
        <translation>L’expert examine votre coup&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>Nobody has thought about it here before; that takes a moment.</source>
        <translation>Il n’y avait pas encore réfléchi&#x202f;; cela prend un moment.</translation>
    </message>
    <message>
        <source>This move could not be judged.</source>
        <translation>Ce coup n’a pas pu être jugé.</translation>
    </message>
    <message>
        <source>Try another one, or go on.</source>
        <translation>Essayez-en un autre, ou passez à la suite.</translation>
    </message>
    <message>
        <source>This position comes back on {day}.</source>
        <translation>Cette position revient le {day}.</translation>
    </message>
    <message>
        <source>The best move wins {chance} of such games.</source>
        <translation>Le meilleur coup gagne {chance} de telles parties.</translation>
    </message>
    <message>
        <source>Best: {move} ({chance})</source>
        <translation>Meilleur coup&#xa0;: {move} ({chance})</translation>
    </message>
    <message>
        <source>Among the puzzles of this game it is {grade}.</source>
        <translation>Parmi les problèmes de ce jeu, il est {grade}.</translation>
    </message>
    <message>
        <source>It is about: {subjects}.</source>
        <translation>Sujet&#xa0;: {subjects}.</translation>
    </message>
    <message>
        <source>What speaks for it (+) and against it (−), as for others:</source>
        <translation>Ce qui parle pour lui (+) et contre lui (−), et pour d’autres aussi&#xa0;:</translation>
    </message>
    <message>
        <source>It is about: {subjects}. To say more would give it away.</source>
        <translation>Sujet&#xa0;: {subjects}. En dire plus donnerait la réponse.</translation>
    </message>
    <message>
        <source>What speaks for it speaks for no other move: to say it would give it away.</source>
        <translation>Ce qui parle pour lui ne vaut que pour ce coup&#xa0;: le dire donnerait la réponse.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>Ce qui le distingue&#xa0;:</translation>
    </message>
    <message>
        <source>The lamp tells what speaks for it, “Show me” which one it is.</source>
        <translation>La lampe dit ce qui plaide pour lui, «&#xa0;Montrer&#xa0;» le désigne.</translation>
    </message>
    <message>
        <source>Your answer: {move} ({chance})</source>
        <translation>Votre réponse&#xa0;: {move} ({chance})</translation>
    </message>
    <message>
        <source>Played in the game: {move} ({chance})</source>
        <translation>Joué dans la partie&#xa0;: {move} ({chance})</translation>
    </message>
    <message>
        <source>Next best: {move} ({chance})</source>
        <translation>Deuxième choix&#xa0;: {move} ({chance})</translation>
    </message>
    <message>
        <source>This is the best move.</source>
        <translation>Voici le meilleur coup.</translation>
    </message>
    <message>
        <source>Right: that is the best move.</source>
        <translation>Juste&#xa0;: c’est le meilleur coup.</translation>
    </message>
    <message>
        <source>Right as well: no worse than the best, as far as the expert can tell.</source>
        <translation>Juste aussi&#xa0;: aussi bon que le meilleur, pour autant que l’expert puisse en juger.</translation>
    </message>
    <message>
        <source>Nearly: hardly worse than the best, as far as the expert can tell.</source>
        <translation>Presque&#xa0;: à peine moins bon que le meilleur, pour autant que l’expert puisse en juger.</translation>
    </message>
    <message>
        <source>Better than in the game, but there is a better move still.</source>
        <translation>Mieux que dans la partie, mais il y a encore un meilleur coup.</translation>
    </message>
    <message>
        <source>Wrong: there is a better move.</source>
        <translation>Faux&#xa0;: il y a un meilleur coup.</translation>
    </message>
    <message>
        <source>{move}: {chance} to win; the best move: {best}.</source>
        <translation>{move}&#xa0;: {chance} de chances de gagner&#x202f;; le meilleur coup&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>{move}: {chance} to win.</source>
        <translation>{move}&#xa0;: {chance} de chances de gagner.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key for: try again</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>a button: leave, after the last position</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Leaves the positions.</source>
        <translation>Quitte les positions.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong inside Durbar; you can play on.</source>
        <translation>Quelque chose s’est mal passé dans Durbar&#x202f;; vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Something went wrong inside Durbar; your game is kept. A report is in “{path}”.</source>
        <translation>Quelque chose s’est mal passé dans Durbar&#x202f;; votre partie est conservée. Un rapport se trouve dans «&#xa0;{path}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This file is too large to be a game of Durbar.</source>
        <translation>Ce fichier est trop gros pour être une partie de Durbar.</translation>
    </message>
    <message>
        <source>This file is not a game of Durbar.</source>
        <translation>Ce fichier n’est pas une partie de Durbar.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Durbar; install the newest one to open it.</source>
        <translation>Cette partie a été enregistrée par une version plus récente de Durbar&#x202f;; installez la dernière pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This Durbar does not know the game in this file.</source>
        <translation>Cette version de Durbar ne connaît pas le jeu que contient ce fichier.</translation>
    </message>
    <message>
        <source>This Durbar does not know a computer player of this game.</source>
        <translation>Cette version de Durbar ne connaît pas l’un des ordinateurs qui jouent cette partie.</translation>
    </message>
    <message>
        <source>This game is played on a board of yours whose file is gone or changed; put it back.</source>
        <translation>Cette partie se joue sur un de vos plateaux, dont le fichier a disparu ou changé&#x202f;; remettez-le en place.</translation>
    </message>
    <message>
        <source>This file can’t be read: it is gone, or you have no right to it.</source>
        <translation>Ce fichier ne peut pas être lu&#xa0;: il a disparu, ou vous n’y avez pas accès.</translation>
    </message>
    <message>
        <source>This game was played under older rules; nothing of it can be shown any more.</source>
        <translation>Cette partie a été jouée selon d’anciennes règles&#x202f;; on ne peut plus rien en montrer.</translation>
    </message>
    <message>
        <source>This game is damaged from move {move} on.</source>
        <translation>Cette partie est endommagée à partir du coup {move}.</translation>
    </message>
    <message>
        <source>The beginning of this game is damaged; nothing of it can be read.</source>
        <translation>Le début de cette partie est endommagé&#x202f;; on ne peut rien en lire.</translation>
    </message>
    <message>
        <source>This game was played under older rules; it can be looked at, but not played on.</source>
        <translation>Cette partie a été jouée selon d’anciennes règles&#x202f;; on peut la regarder, mais pas la poursuivre.</translation>
    </message>
    <message>
        <source>This game was played under older rules; it can be looked at up to move {move}, but not played on.</source>
        <translation>Cette partie a été jouée selon d’anciennes règles&#x202f;; on peut la regarder jusqu’au coup {move}, mais pas la poursuivre.</translation>
    </message>
    <message numerus="yes">
        <source>Its first %n move(s) are sound and can be opened.</source>
        <translation>
            <numerusform>Au début, %n coup est intact et peut être ouvert.</numerusform>
            <numerusform>Les %n premiers coups sont intacts et peuvent être ouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>The words can’t be written: {reason}.</source>
        <translation>Le récit ne peut pas être écrit&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Play</source>
        <comment>a button: make this move</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>The expert’s advice</source>
        <translation>Les conseils de l’expert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Tell me now</source>
        <translation>Conseiller tout de suite</translation>
    </message>
    <message>
        <source>On the right, the chance of winning: how many of 100 games from here the expert expects you to win.</source>
        <translation>À droite, les chances de gagner&#xa0;: sur 100 parties à partir d’ici, combien l’expert pense que vous en gagneriez.</translation>
    </message>
    <message>
        <source>The expert is thinking about your move…</source>
        <translation>L’expert réfléchit à votre coup…</translation>
    </message>
    <message>
        <source>The expert could not find any advice.</source>
        <translation>L’expert n’a trouvé aucun conseil à donner.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{where} Last played: {when}. Once removed, it can’t be brought back.</source>
        <translation>{where} Dernier coup&#xa0;: {when}. Une fois supprimée, la partie est perdue pour toujours.</translation>
    </message>
    <message>
        <source>Remove this game of {game}?</source>
        <translation>Supprimer cette partie de {game}&#x202f;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Board games at the courts of kings</source>
        <translation>Jeux de société à la cour des rois</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Positions to solve, and your own mistakes: find the move that is clearly best</source>
        <translation>Des positions à résoudre et vos propres erreurs&#xa0;: trouvez le coup nettement meilleur que les autres</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>What your finished games come to: wins, places, scores and chance</source>
        <translation>Le bilan de vos parties terminées&#xa0;: victoires, places, scores et hasard</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Remove the saved game of {game}, {when}</source>
        <translation>Supprimer la partie enregistrée&#xa0;: {game}, {when}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Resume {game}, {when}</source>
        <translation>Reprendre&#xa0;: {game}, {when}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Review {game}, {when}</source>
        <translation>Analyser {game}, {when}</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message>
        <source>about {minutes} minutes for four</source>
        <translation>environ {minutes}&#xa0;minutes à quatre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>A guided first game, in short lessons</source>
        <translation>Une première partie guidée, en courtes leçons</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Apprendre à jouer à {game}</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <source>The board of {game}</source>
        <translation>Le plateau&#xa0;: {game}</translation>
    </message>
    <message>
        <source>go on with lesson {number} of {lessons}</source>
        <translation>reprendre à la leçon {number} sur {lessons}</translation>
    </message>
    <message>
        <source>all lessons done</source>
        <translation>toutes les leçons sont faites</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>date inconnue</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Every game that is kept: go on, look at it, copy or delete it</source>
        <translation>Toutes les parties gardées&#xa0;: les reprendre, les revoir, les copier ou les supprimer</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Durbar can’t use its folder {path} ({reason}): you can play, but games, settings and statistics are not kept.</source>
        <translation>Durbar ne peut pas utiliser son dossier {path} ({reason})&#xa0;: vous pouvez jouer, mais les parties, les réglages et les statistiques ne sont pas conservés.</translation>
    </message>
    <message>
        <source>Durbar can’t use its folder {path} ({reason}): you can play, but games and statistics are not kept.</source>
        <translation>Durbar ne peut pas utiliser son dossier {path} ({reason})&#xa0;: vous pouvez jouer, mais les parties et les statistiques ne sont pas conservées.</translation>
    </message>
    <message>
        <source>Durbar can’t use its folder of games {path} ({reason}): you can play, but games are not kept.</source>
        <translation>Durbar ne peut pas utiliser son dossier de parties {path} ({reason})&#xa0;: vous pouvez jouer, mais les parties ne sont pas conservées.</translation>
    </message>
    <message>
        <source>Games and statistics are not kept, for this folder can’t be used ({reason}):</source>
        <translation>Les parties et les statistiques ne sont pas conservées, car ce dossier ne peut pas être utilisé ({reason})&#xa0;:</translation>
    </message>
    <message>
        <source>Statistics are kept here, but games are not ({folder}, {reason}):</source>
        <translation>Les statistiques sont conservées ici, mais pas les parties ({folder}, {reason})&#xa0;:</translation>
    </message>
    <message>
        <source>Your settings can’t be kept in {path}: {reason}.</source>
        <translation>Vos réglages ne peuvent pas être conservés dans {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so they are those of a first start; the old file is kept as {path}.</source>
        <translation>Vos réglages n’ont pas pu être lus et sont ceux d’un premier lancement&#x202f;; l’ancien fichier est conservé sous {path}.</translation>
    </message>
    <message>
        <source>no right to write there</source>
        <translation>pas le droit d’y écrire</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>a link leads back to itself</source>
        <translation>un lien ramène à lui-même</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>close Durbar; every game is kept</source>
        <translation>fermer Durbar&#x202f;; toutes les parties sont conservées</translation>
    </message>
    <message>
        <source>look at the board more closely, less closely, at all of it</source>
        <translation>voir le plateau de plus près, de moins près, en entier</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Maj+flèches</translation>
    </message>
    <message>
        <source>with the keyboard on the board: move what is looked at closely</source>
        <translation>quand le clavier est sur le plateau&#xa0;: déplacer ce que l’on voit de près</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−, Ctrl+0</source>
        <translation>Ctrl++, Ctrl+−, Ctrl+0</translation>
    </message>
    <message>
        <source>larger text, smaller text, text of the usual size</source>
        <translation>texte plus grand, plus petit, de taille normale</translation>
    </message>
    <message>
        <source>the whole screen, or a window again</source>
        <translation>plein écran, ou de nouveau une fenêtre</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>what the lit button says; with a frame or a bright row elsewhere, that</source>
        <translation>ce que dit le bouton éclairé ou, si un cadre ou une ligne claire désigne autre chose, cette chose-là</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>one step back: a tip closes, then the advice or a sheet; what is picked out or typed goes; the past is left; a lesson is left</source>
        <translation>un pas en arrière&#xa0;: fermer une bulle, puis les conseils ou une feuille&#x202f;; effacer ce qui est choisi ou tapé&#x202f;; cesser de revoir la partie&#x202f;; quitter une leçon</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>to the next button, or back</source>
        <translation>au bouton suivant, ou au précédent</translation>
    </message>
    <message>
        <source>to the prompt, the moves, the board, the bar above</source>
        <translation>à la barre du bas, aux coups, au plateau, à la barre du haut</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>on the board and in lists: to the next thing; Enter clicks it</source>
        <translation>sur le plateau et dans les listes&#xa0;: à l’élément voisin&#x202f;; Entrée clique dessus</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>filter the moves; with the rules open, search them</source>
        <translation>filtrer les coups&#x202f;; si les règles sont ouvertes, y chercher</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>annuler un coup</translation>
    </message>
    <message>
        <source>Ctrl+Y, Ctrl+Shift+Z</source>
        <translation>Ctrl+Y, Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>make again what was taken back</source>
        <translation>rétablir le coup annulé</translation>
    </message>
    <message>
        <source>in the past: play the game on from there; any key ends it</source>
        <translation>dans le passé&#xa0;: dérouler la partie à partir de là&#x202f;; une touche quelconque l’arrête</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>out of the past, back to the game</source>
        <translation>cesser de revoir la partie et revenir au jeu</translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <translation>R, Maj+R</translation>
    </message>
    <message>
        <source>turn what is picked out, if it turns</source>
        <translation>tourner ce qui est choisi, quand c’est possible</translation>
    </message>
    <message>
        <source>the rules on what is pointed at</source>
        <translation>la règle de ce que vous survolez</translation>
    </message>
    <message>
        <source>the quick reference</source>
        <translation>l’aide-mémoire</translation>
    </message>
    <message>
        <source>what the expert would do</source>
        <translation>ce que ferait l’expert</translation>
    </message>
    <message>
        <source>the next player’s sheet, large</source>
        <translation>la feuille du joueur suivant, en grand</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>cette liste</translation>
    </message>
    <message>
        <source>all that happened since your last turn</source>
        <translation>tout ce qui s’est passé depuis votre dernier tour</translation>
    </message>
    <message>
        <source>what happened since your last turn, shown again; any key ends it</source>
        <translation>revoir ce qui s’est passé depuis votre dernier tour&#x202f;; n’importe quelle touche y met fin</translation>
    </message>
    <message>
        <source>sounds off, or on again</source>
        <translation>couper le son, ou le remettre</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>enregistrer une copie</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>A letter or number printed on a button or a tile presses it.</source>
        <translation>Une lettre ou un chiffre imprimé sur un bouton ou une tuile l’actionne.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>saved games</source>
        <translation>parties enregistrées</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Leçon {number} sur {all}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Your move: click, or F6 and arrows</source>
        <translation>À vous&#xa0;: cliquez, ou F6 puis les flèches</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>All in good time: first do what the lesson says.</source>
        <translation>Chaque chose en son temps&#xa0;: faites d’abord ce que dit la leçon.</translation>
    </message>
    <message>
        <source>First read, then press “{button}”.</source>
        <translation>Lisez d’abord, puis cliquez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Look at what is lit, then press “{button}”.</source>
        <translation>Regardez ce qui est éclairé, puis cliquez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>When you have read this, press “{button}”.</source>
        <translation>Quand vous avez lu, cliquez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>In a lesson, “Again” leads to where it began.</source>
        <translation>Dans une leçon, «&#xa0;Recommencer&#xa0;» ramène au début.</translation>
    </message>
    <message>
        <source>Point at anything on the table: its tip says more.</source>
        <translation>Survolez n’importe quel élément de la table&#xa0;: une bulle en dit plus.</translation>
    </message>
    <message>
        <source>Watch what happens now.</source>
        <translation>Regardez ce qui se passe.</translation>
    </message>
    <message>
        <source>The lesson itself says what to do; the lamp is lit in a game.</source>
        <translation>La leçon dit elle-même ce qu’il faut faire&#x202f;; la lampe s’allume pendant une partie.</translation>
    </message>
    <message>
        <source>Click: to this lesson.</source>
        <translation>Clic&#xa0;: aller à cette leçon.</translation>
    </message>
</context>
<context>
    <name>Lessons dice_charmers</name>
    <message>
        <source>Pick dice, draw roads, sell goods, sail the river: after eight short lessons you know all of The Dice Charmers.</source>
        <translation>Choisissez des dés, tracez des routes, vendez des marchandises, descendez le fleuve&#xa0;: huit courtes leçons, et vous saurez tout de The Dice Charmers.</translation>
    </message>
    <message>
        <source>Two tracks, one die</source>
        <translation>Deux pistes, un dé</translation>
    </message>
    <message>
        <source>This is your [[sheet]]. Along its edge you tick what you gain: [[fame]] from here on the left, [[coins|coin]] from the right.</source>
        <translation>Voici votre [[feuille|sheet]]. Tout autour, vous cochez ce que vous gagnez&#xa0;: la [[gloire|fame]] à partir d’ici, à gauche, et les [[pièces|coin]] à partir de la droite.</translation>
    </message>
    <message>
        <source>That die will have its day. Begin with a road: click the straight green one.</source>
        <translation>Ce dé aura son heure. Commencez par une route&#xa0;: cliquez sur le dé vert à la ligne droite.</translation>
    </message>
    <message>
        <source>Your first road starts at your [[residence]]. Click the garden above it.</source>
        <translation>Votre première route part de votre [[résidence|residence]]. Cliquez sur le jardin au-dessus d’elle.</translation>
    </message>
    <message>
        <source>The other ways are good too, but let us go north together. Click the garden above your residence.</source>
        <translation>Les autres côtés conviendraient aussi, mais cette fois, partons vers le nord. Cliquez sur le jardin au-dessus de votre résidence.</translation>
    </message>
    <message>
        <source>You have built a garden, and it is worth 1 fame: 39 to go. In time a single die will bring you much more.</source>
        <translation>Vous avez construit un jardin, et il vaut 1 point de gloire&#xa0;: il reste 39 points d’écart. Plus tard, un seul dé vous rapportera bien plus.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Bram began this round and took an orange die. So the other orange one went onto the [[elephant]], where nobody can simply pick it.</source>
        <translation>Bram a commencé ce tour de jeu et pris un dé orange. L’autre dé orange est donc allé sur l’[[éléphant|elephant]], et là, personne ne peut plus le prendre tel quel.</translation>
    </message>
    <message>
        <source>Now you. A purple die brings the two [[goods]] it shows: click it.</source>
        <translation>À vous. Un dé violet rapporte les deux [[marchandises|goods]] qu’il montre&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>The other dice come later, and so does karma. This time take the purple die.</source>
        <translation>Les autres dés viendront plus tard, le karma aussi. Pour cette fois, prenez le dé violet.</translation>
    </message>
    <message>
        <source>One die is all you may take in a turn. Press End turn, below.</source>
        <translation>On ne prend qu’un dé par tour. Cliquez sur Terminer le tour, en bas.</translation>
    </message>
    <message>
        <source>Everybody has had a turn, and the elephant has gone on to Chandra. She rolled all the dice again and picked first.</source>
        <translation>Chacun a eu son tour, et l’éléphant est passé chez Chandra. Elle a relancé tous les dés et choisi la première.</translation>
    </message>
    <message>
        <source>Roads and the border</source>
        <translation>Les routes et la bordure</translation>
    </message>
    <message>
        <source>Extend your road. This die brings a [[curve]]: click it.</source>
        <translation>Prolongez votre route. Ce dé donne un [[virage|curve]]&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>Your road is waiting. Click the green die with the curve.</source>
        <translation>Votre route vous attend. Cliquez sur le dé vert au virage.</translation>
    </message>
    <message>
        <source>A new road must join one that you have, end to end. Click the temple, click again to turn the curve, then press Draw it.</source>
        <translation>Une nouvelle route doit rejoindre l’une des vôtres, bout à bout. Cliquez sur le temple, cliquez encore pour tourner le virage, puis cliquez sur Tracer.</translation>
    </message>
    <message>
        <source>There it could lie too, but the temple comes first. Click it, above your garden.</source>
        <translation>Elle pourrait aller là aussi, mais commençons par le temple. Cliquez dessus, au-dessus de votre jardin.</translation>
    </message>
    <message>
        <source>A temple, and 1 fame more. A [[building]] pays once, when its first road comes in; press End turn.</source>
        <translation>Un temple, et 1 point de gloire de plus. Un [[bâtiment|building]] rapporte une seule fois, quand une première route y entre&#x202f;; cliquez sur Terminer le tour.</translation>
    </message>
    <message>
        <source>Nothing else comes of this die. Press End turn, below.</source>
        <translation>Ce dé ne donne rien d’autre. Cliquez sur Terminer le tour, en bas.</translation>
    </message>
    <message>
        <source>These two [[half-roads|half-road]] can make one road in an empty cell, or add new ends to roads that you have. Click the die.</source>
        <translation>Ces deux [[demi-routes|half-road]] peuvent former une route dans une case vide, ou ajouter des bouts à vos routes. Cliquez sur le dé.</translation>
    </message>
    <message>
        <source>Now for the half-roads. Click the green die that shows two of them.</source>
        <translation>Au tour des demi-routes. Cliquez sur le dé vert qui en montre deux.</translation>
    </message>
    <message>
        <source>A bonus is printed on the [[border]], and your road turns away from it. Add an end to the north: click the upper side of the temple.</source>
        <translation>Un bonus est imprimé sur la [[bordure|border]], et votre route lui tourne le dos. Ajoutez un bout vers le nord&#xa0;: cliquez sur le haut du temple.</translation>
    </message>
    <message>
        <source>That would be allowed, but look at the border first. Click the upper side of the temple.</source>
        <translation>Ce serait permis, mais regardez d’abord la bordure. Cliquez sur le haut du temple.</translation>
    </message>
    <message>
        <source>A bonus that you have gained waits here with a bright ring, and you use it in the same turn or never. Click it: your boat goes one space [[forward]] on the [[river]].</source>
        <translation>Un bonus gagné attend ici, dans un anneau lumineux, et s’utilise dans le même tour ou jamais. Cliquez dessus&#xa0;: il fait [[avancer|forward]] votre bateau d’une case sur le [[fleuve|river]].</translation>
    </message>
    <message>
        <source>It would be lost at the end of the turn. Click the bonus above the temple.</source>
        <translation>Il serait perdu à la fin du tour. Cliquez sur le bonus au-dessus du temple.</translation>
    </message>
    <message>
        <source>The boat is on the first space, and the 2 coins printed there are yours: each space of the river that you reach gives its reward at once.</source>
        <translation>Le bateau est sur la première case, et les 2 pièces qui y sont imprimées sont à vous&#xa0;: chaque case du fleuve que vous atteignez donne aussitôt sa récompense.</translation>
    </message>
    <message>
        <source>Goods into money</source>
        <translation>Des marchandises contre de l’argent</translation>
    </message>
    <message>
        <source>Two rounds later you have three teas in [[stock]], and a [[market]] lies right below your residence. Click the straight road.</source>
        <translation>Deux tours de jeu plus tard, vous avez trois thés en [[stock]], et un [[marché|market]] se trouve juste au-dessous de votre résidence. Cliquez sur la ligne droite.</translation>
    </message>
    <message>
        <source>You need a road to the market. Click the straight green die.</source>
        <translation>Il vous faut une route jusqu’au marché. Cliquez sur le dé vert à la ligne droite.</translation>
    </message>
    <message>
        <source>There are other places, but your teas want to be sold. Click the market below your residence.</source>
        <translation>D’autres endroits sont possibles, mais vos thés ne demandent qu’à être vendus. Cliquez sur le marché au-dessous de votre résidence.</translation>
    </message>
    <message>
        <source>This market buys up to three goods of one kind, each for the [[value]] of its column. Click the first tea: 1 coin.</source>
        <translation>Ce marché achète jusqu’à trois marchandises de la même sorte, chacune à la [[valeur|value]] de sa colonne. Cliquez sur le premier thé&#xa0;: 1 pièce.</translation>
    </message>
    <message>
        <source>The more of a kind you have sold, the better it pays. The next tea brings 2 coins: click it.</source>
        <translation>Plus vous avez vendu d’une sorte, mieux elle se paie. Le prochain thé rapporte 2 pièces&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>This market never opens again, so sell all you can. Click the second tea.</source>
        <translation>Ce marché n’ouvrira plus jamais&#xa0;: vendez tout ce que vous pouvez. Cliquez sur le deuxième thé.</translation>
    </message>
    <message>
        <source>The third brings 3: click it. When everything below a [[tent]] is sold, in all three rows, you gain its bonus too.</source>
        <translation>Le troisième en rapporte 3&#xa0;: cliquez dessus. Quand tout ce qui est sous une [[tente|tent]] est vendu, dans les trois rangées, vous gagnez aussi son bonus.</translation>
    </message>
    <message>
        <source>Three more coins: click the third tea.</source>
        <translation>Encore trois pièces&#xa0;: cliquez sur le troisième thé.</translation>
    </message>
    <message>
        <source>With 8 coins you have passed the sixth, which carries a bonus: a [[karma]]. Click it.</source>
        <translation>Avec 8 pièces, vous avez dépassé la sixième, qui porte un bonus&#xa0;: un [[karma]]. Cliquez dessus.</translation>
    </message>
    <message>
        <source>Unused it would be lost. Click the bonus beside the sixth coin.</source>
        <translation>Inutilisé, il serait perdu. Cliquez sur le bonus à côté de la sixième pièce.</translation>
    </message>
    <message>
        <source>Everybody begins with one karma, and this is your second. Before you pick a die, you may spend one to roll the die on the [[elephant]] together with one of the centre; lesson 7 shows it.</source>
        <translation>Chacun commence avec un karma, et voici votre deuxième. Avant de prendre un dé, vous pouvez en dépenser un pour relancer le dé de l’[[éléphant|elephant]] avec un dé du centre&#x202f;; la leçon 7 le montre.</translation>
    </message>
    <message>
        <source>River and palace</source>
        <translation>Le fleuve et le palais</translation>
    </message>
    <message>
        <source>Now for the river. Click the blue die with the tiger.</source>
        <translation>Place au fleuve. Cliquez sur le dé bleu au tigre.</translation>
    </message>
    <message>
        <source>From now on each temple you build brings 2 fame; the one already built brings nothing more. Press End turn.</source>
        <translation>Désormais, chaque temple que vous construirez rapportera 2 points de gloire&#x202f;; celui qui est déjà là ne rapporte rien de plus. Cliquez sur Terminer le tour.</translation>
    </message>
    <message>
        <source>A garden waits for your road in the corner, so upgrade the gardens: click their row, in the table of buildings.</source>
        <translation>Un jardin attend votre route dans le coin&#x202f;; améliorez donc les jardins&#xa0;: cliquez sur leur rangée, dans le tableau des bâtiments.</translation>
    </message>
    <message>
        <source>A garden comes next. Not on the map, but in the table of buildings: click the row of the gardens.</source>
        <translation>Un jardin vient ensuite. Non dans la province, mais dans le tableau des bâtiments&#xa0;: cliquez sur la rangée des jardins.</translation>
    </message>
    <message>
        <source>A garden brings 2 fame from now on. Once all four types have reached a level, you gain the bonus below it as well.</source>
        <translation>Désormais, un jardin rapporte 2 points de gloire. Une fois que les quatre types ont atteint un niveau, vous gagnez aussi le bonus placé dessous.</translation>
    </message>
    <message>
        <source>That passes the thirteenth coin, and two goods wait for you: click the bonus.</source>
        <translation>Voilà la treizième pièce dépassée, et deux marchandises vous attendent&#xa0;: cliquez sur le bonus.</translation>
    </message>
    <message>
        <source>Unused they would be lost. Click the bonus beside the thirteenth coin.</source>
        <translation>Inutilisées, elles seraient perdues. Cliquez sur le bonus à côté de la treizième pièce.</translation>
    </message>
    <message>
        <source>Choose two goods of different kinds for the next market: click one.</source>
        <translation>Choisissez deux marchandises de sortes différentes pour le prochain marché&#xa0;: cliquez sur l’une.</translation>
    </message>
    <message>
        <source>Take the goods first: click one in the market.</source>
        <translation>Prenez d’abord les marchandises&#xa0;: cliquez sur l’une d’elles au marché.</translation>
    </message>
    <message>
        <source>And now one of another kind: click it.</source>
        <translation>Et maintenant une d’une autre sorte&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>One more good is yours: click it in the market.</source>
        <translation>Une autre marchandise vous revient&#xa0;: cliquez dessus au marché.</translation>
    </message>
    <message>
        <source>What you have not used when you end the turn is lost, so look for the order in which everything helps.</source>
        <translation>Ce qui n’est pas utilisé à la fin du tour est perdu&#xa0;: cherchez donc l’ordre dans lequel tout sert.</translation>
    </message>
    <message>
        <source>Another game, almost over: you have ½ to go, and Chandra has 1. But no die left in the centre brings you a coin or fame now.</source>
        <translation>Une autre partie, presque finie&#xa0;: il vous reste ½ point d’écart, et 1 point à Chandra. Mais aucun dé resté au centre ne vous rapporte à présent de pièce ni de gloire.</translation>
    </message>
    <message>
        <source>You must take one of the two that you have rolled, and the other goes onto the elephant. Click the Portuguese!</source>
        <translation>Il faut prendre l’un des deux dés relancés, et l’autre va sur l’éléphant. Cliquez sur le Portugais&#x202f;!</translation>
    </message>
    <message>
        <source>The river has brought what it had for you. Press End turn, below.</source>
        <translation>Le fleuve vous a donné ce qu’il avait. Cliquez sur Terminer le tour, en bas.</translation>
    </message>
    <message>
        <source>After two more rounds, to the river: a blue die takes your boat to the next space with its symbol. Click the tiger: it leads to the fifth space.</source>
        <translation>Deux tours de jeu plus tard, en route vers le fleuve&#xa0;: un dé bleu mène votre bateau à la prochaine case qui porte son symbole. Cliquez sur le tigre, qui mène à la cinquième case.</translation>
    </message>
    <message>
        <source>The two rows of ticks come towards each other; you have 40 to go: two coins count as much as one fame, and each corner that coins pass as one more. Once a player’s rows have [[crossed|cross]], the round is finished, and whoever is furthest beyond wins.</source>
        <translation>Les deux rangées de coches vont à la rencontre l’une de l’autre, et 40 points les séparent&#xa0;: deux pièces valent un point de gloire, et chaque coin que les pièces franchissent en vaut un de plus. Dès que les deux rangées d’un joueur se sont [[croisées|cross]], on termine le tour de jeu, et le plus grand dépassement l’emporte.</translation>
    </message>
    <message>
        <source>On each turn you pick one die. Green dice draw [[roads|road]]: click the [[straight road]].</source>
        <translation>À chaque tour, vous prenez un dé. Les dés verts tracent des [[routes|road]]&#xa0;: cliquez sur la [[ligne droite|straight road]].</translation>
    </message>
    <message>
        <source>In the second round eight dice are rolled for everybody again. Their colour says where you write: purple in the market, green in the province, blue on the river, orange at the palace.</source>
        <translation>Au deuxième tour de jeu, on lance de nouveau huit dés pour tout le monde. Leur couleur indique où vous écrivez&#xa0;: violet, au marché&#x202f;; vert, dans la province&#x202f;; bleu, sur le fleuve&#x202f;; orange, au palais.</translation>
    </message>
    <message>
        <source>Tea and silk are circled now: they are your [[stock]]. One die and what comes of it, that is a whole turn: press End turn.</source>
        <translation>Le thé et la soie sont maintenant entourés&#xa0;: c’est votre [[stock]]. Un dé et ce qui en découle, voilà tout un tour&#xa0;: cliquez sur Terminer le tour.</translation>
    </message>
    <message>
        <source>The road touches the bonus, so you have gained it. Let the second half-road open a new way: click the right side of the garden.</source>
        <translation>La route touche le bonus&#xa0;: il est gagné. Que la seconde demi-route ouvre un nouveau chemin&#xa0;: cliquez sur le côté droit du jardin.</translation>
    </message>
    <message>
        <source>That would be allowed, and your bonus waits until the die is done. Add the second half-road: click the right side of the garden.</source>
        <translation>Ce serait permis, et votre bonus attend que vous en ayez fini avec le dé. Ajoutez la seconde demi-route&#xa0;: cliquez sur le côté droit du jardin.</translation>
    </message>
    <message>
        <source>A market opens when the first road comes in, and never again. Click the market below your residence.</source>
        <translation>Un marché s’ouvre quand la première route y entre, et jamais plus ensuite. Cliquez sur le marché au-dessous de votre résidence.</translation>
    </message>
    <message>
        <source>Goods are sold from left to right, and here of one kind only. Click the first tea.</source>
        <translation>Les marchandises se vendent de gauche à droite, et ici d’une seule sorte. Cliquez sur le premier thé.</translation>
    </message>
    <message>
        <source>The spaces you pass bring nothing; the reward of the one you reach is yours at once. Here it is an [[upgrade]]: click the row of the temples, in the table of buildings.</source>
        <translation>Les cases dépassées ne donnent rien&#x202f;; la récompense de celle que vous atteignez est à vous aussitôt. Ici, c’est une [[amélioration|upgrade]]&#xa0;: cliquez sur la rangée des temples, dans le tableau des bâtiments.</translation>
    </message>
    <message>
        <source>A temple is within your reach. Not on the map, but in the table of buildings: click the row of the temples.</source>
        <translation>Un temple est à votre portée. Non dans la province, mais dans le tableau des bâtiments&#xa0;: cliquez sur la rangée des temples.</translation>
    </message>
    <message>
        <source>Orange dice call one of the six characters of the [[palace]], each three times in a game at most. Click the [[Great Mogul|great mogul]]: he calls a second character as well.</source>
        <translation>Les dés orange font appel à l’un des six personnages du [[palais|palace]], chacun au plus trois fois par partie. Cliquez sur le [[Grand Mogul|great mogul]]&#xa0;: il en appelle un second.</translation>
    </message>
    <message>
        <source>Today you go to court. Click the orange die with the Great Mogul.</source>
        <translation>Aujourd’hui, vous allez à la cour. Cliquez sur le dé orange au Grand Mogul.</translation>
    </message>
    <message>
        <source>A box is ticked for each of the two; six ticks in a column bring the bonus below it. Click the [[Portuguese|portuguese]].</source>
        <translation>Une case est cochée chez chacun des deux&#x202f;; six coches dans une colonne rapportent le bonus placé dessous. Cliquez sur le [[Portugais|portuguese]].</translation>
    </message>
    <message>
        <source>Point at a face, and its tip says what it does for you. This time click the Portuguese, the lowest.</source>
        <translation>Survolez un visage&#xa0;: sa bulle dit ce qu’il fait pour vous. Pour cette fois, cliquez sur le Portugais, tout en bas.</translation>
    </message>
    <message>
        <source>He fetches what you have passed: he goes back to one of the two nearest free spaces, and your boat stays. Click the fourth space, with the straight road.</source>
        <translation>Il va chercher ce que vous avez dépassé&#xa0;: il recule jusqu’à l’une des deux cases libres les plus proches, et votre bateau reste où il est. Cliquez sur la quatrième case, celle à la ligne droite.</translation>
    </message>
    <message>
        <source>A road to a temple is worth more now. Click the fourth space, the one with the straight road.</source>
        <translation>Une route jusqu’à un temple vaut mieux maintenant. Cliquez sur la quatrième case, celle à la ligne droite.</translation>
    </message>
    <message>
        <source>From your market the way leads south to a temple, and temples are worth 2 to you. Click it.</source>
        <translation>Au sud de votre marché, le chemin mène à un temple, et les temples vous rapportent 2 points. Cliquez dessus.</translation>
    </message>
    <message>
        <source>The temple in the bottom row brings most. Click it.</source>
        <translation>C’est le temple de la rangée du bas qui rapporte le plus. Cliquez dessus.</translation>
    </message>
    <message>
        <source>The road has reached the border below, too: another [[upgrade]] is yours. Click the bonus.</source>
        <translation>La route a aussi atteint la bordure, en bas&#xa0;: une autre [[amélioration|upgrade]] est à vous. Cliquez sur le bonus.</translation>
    </message>
    <message>
        <source>It would be lost at the end of the turn. Click the bonus below the temple.</source>
        <translation>Il serait perdu à la fin du tour. Cliquez sur le bonus au-dessous du temple.</translation>
    </message>
    <message>
        <source>A chain of bonuses</source>
        <translation>Un enchaînement de bonus</translation>
    </message>
    <message>
        <source>Two rounds later your road can reach the corner. Click this curve.</source>
        <translation>Deux tours de jeu plus tard, votre route peut atteindre le coin. Cliquez sur ce virage.</translation>
    </message>
    <message>
        <source>The corner is too good to miss. Click the green die with the curve.</source>
        <translation>Ce coin est trop beau pour être manqué. Cliquez sur le dé vert au virage.</translation>
    </message>
    <message>
        <source>The garden there is worth 2 to you, and a bonus is printed above it. Click the garden.</source>
        <translation>Le jardin qui s’y trouve vaut 2 points pour vous, et un bonus est imprimé au-dessus. Cliquez sur le jardin.</translation>
    </message>
    <message>
        <source>Two things at once wait in the corner. Click the garden at the top left.</source>
        <translation>Deux choses à la fois vous attendent dans ce coin. Cliquez sur le jardin en haut à gauche.</translation>
    </message>
    <message>
        <source>Two bonuses: a [[Merchant|merchant]] who sells, and a good, for passing fame cell 5. You have nothing to sell, so take the good first: click it.</source>
        <translation>Deux bonus&#xa0;: une [[Marchande|merchant]], qui vend, et une marchandise, pour avoir dépassé la case de gloire n° 5. Vous n’avez rien à vendre, prenez donc d’abord la marchandise&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>The Merchant would find your stock empty. Begin with the good: click the bonus on the fifth fame.</source>
        <translation>La Marchande trouverait votre stock vide. Commencez par la marchandise&#xa0;: cliquez sur le bonus du cinquième point de gloire.</translation>
    </message>
    <message>
        <source>Three teas are sold already, so the next one will bring 4 coins. Take the tea: click it.</source>
        <translation>Trois thés sont déjà vendus&#xa0;: le prochain rapportera 4 pièces. Prenez le thé&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>Silk would bring 2 coins and spices 1. Take the tea: it brings 4.</source>
        <translation>La soie rapporterait 2 pièces et les épices 1. Prenez le thé&#xa0;: il en rapporte 4.</translation>
    </message>
    <message>
        <source>Now there is something for the Merchant to sell. Click her.</source>
        <translation>La Marchande a maintenant de quoi vendre. Cliquez sur elle.</translation>
    </message>
    <message>
        <source>If you end the turn now, she is lost to you. Click the Merchant, above the garden.</source>
        <translation>Si vous terminez le tour maintenant, elle est perdue pour vous. Cliquez sur la Marchande, au-dessus du jardin.</translation>
    </message>
    <message>
        <source>Sell the tea for 4 coins: click it.</source>
        <translation>Vendez le thé pour 4 pièces&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>She could bring you a good instead, but 4 coins are better. Click the tea.</source>
        <translation>Elle pourrait vous apporter une marchandise, mais 4 pièces valent mieux. Cliquez sur le thé.</translation>
    </message>
    <message>
        <source>Your tracks have crossed by ½. With one coin fewer they would only have touched, and that is not enough.</source>
        <translation>Vos pistes se sont croisées, avec un dépassement de ½. Avec une pièce de moins, elles n’auraient fait que se toucher, et cela ne suffit pas.</translation>
    </message>
    <message>
        <source>This is now the last round, and Bram still has to play. If several have crossed then, whoever is furthest beyond wins; if tied, the most karma gained.</source>
        <translation>C’est maintenant le dernier tour de jeu, et Bram doit encore jouer. Si les pistes de plusieurs joueurs se sont alors croisées, le plus grand dépassement l’emporte&#x202f;; en cas d’égalité, le plus de karmas gagnés.</translation>
    </message>
    <message>
        <source>Karma and the end</source>
        <translation>Le karma et la fin</translation>
    </message>
    <message>
        <source>Before you pick, one [[karma]] rolls the die on the elephant together with one of the centre. You have three: click the elephant.</source>
        <translation>Avant de choisir, vous pouvez dépenser un [[karma]] pour relancer le dé de l’éléphant avec un dé du centre. Vous avez trois karmas&#xa0;: cliquez sur l’éléphant.</translation>
    </message>
    <message>
        <source>Roll the left blue die with it: your boat is at the end of the river, and blue is of no use to you. Click the elephant.</source>
        <translation>Relancez avec lui le dé bleu de gauche&#xa0;: votre bateau est au bout du fleuve, et le bleu ne vous sert plus à rien. Cliquez sur l’éléphant.</translation>
    </message>
    <message>
        <source>You could spend more karma, but he is just the right one. Click the Portuguese.</source>
        <translation>Vous pourriez dépenser un autre karma, mais c’est lui qu’il vous faut. Cliquez sur le Portugais.</translation>
    </message>
    <message>
        <source>He can go back to a space with a karma and 2 coins. Click it.</source>
        <translation>Il peut reculer jusqu’à une case qui donne un karma et 2 pièces. Cliquez dessus.</translation>
    </message>
    <message>
        <source>You have nothing to sell, and a good would come too late. Click the thirteenth space of the river.</source>
        <translation>Vous n’avez rien à vendre, et une marchandise viendrait trop tard. Cliquez sur la treizième case du fleuve.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Now the sheet is empty again, and every move is open to you. Bram and Chandra play gently.</source>
        <translation>La feuille est de nouveau vierge, et tous les coups vous sont ouverts. Bram et Chandra jouent en douceur.</translation>
    </message>
    <message>
        <source>Let the pointer rest on a die, a cell or a bonus, and its tip says what it would bring you. In a game, this lamp suggests a move whenever you like.</source>
        <translation>Laissez le pointeur sur un dé, une case ou un bonus, et sa bulle dit ce qu’il vous rapporterait. En partie, cette lampe vous donne un conseil quand vous le voulez.</translation>
    </message>
    <message>
        <source>You are the first player, so all the dice are yours to choose from. Look for a turn in which one thing leads to another.</source>
        <translation>Vous êtes le premier joueur&#xa0;: tous les dés sont à vous. Cherchez un tour où une chose en amène une autre.</translation>
    </message>
</context>
<context>
    <name>Lessons ra</name>
    <message>
        <source>Draw tiles, call auctions and bid your suns: after eight short lessons you know all of Ra.</source>
        <translation>Retournez des tuiles, déclenchez des enchères et misez vos soleils&#xa0;: huit courtes leçons, et vous saurez tout de Râ.</translation>
    </message>
    <message>
        <source>Tiles and suns</source>
        <translation>Tuiles et soleils</translation>
    </message>
    <message>
        <source>Ra is a game of auctions in three [[epochs|epoch]]. Everybody begins with 10 [[fame]], and whoever has the most after the third epoch wins.</source>
        <translation>Râ est un jeu d’enchères en trois [[époques|epoch]]. Chacun commence avec 10 points de [[renommée|fame]], et celui qui en a le plus après la troisième époque gagne.</translation>
    </message>
    <message>
        <source>All tiles lie in this [[bag]]. Those that come out wait on the [[auction track]], until somebody buys them, all together.</source>
        <translation>Toutes les tuiles sont dans ce [[sac|bag]]. Celles qui en sortent attendent sur la [[piste d’enchère|auction track]], jusqu’à ce que quelqu’un les achète toutes ensemble.</translation>
    </message>
    <message>
        <source>You pay with [[suns|sun]], and you have four. In an epoch a sun buys at most one lot of tiles.</source>
        <translation>Vous payez avec des [[soleils|sun]], et vous en avez quatre. À chaque époque, un soleil achète au plus un lot de tuiles.</translation>
    </message>
    <message>
        <source>You call an auction</source>
        <translation>Vous déclenchez une enchère</translation>
    </message>
    <message>
        <source>Another tile would tempt the others to bid more. Invoke Ra: click the figure at the top left.</source>
        <translation>Une tuile de plus pousserait les autres à miser davantage. Invoquez Râ&#xa0;: cliquez sur la figure, en haut à gauche.</translation>
    </message>
    <message>
        <source>The three tiles are yours, and so is the 1 that lay on the board. It lies [[face down]]: you cannot bid with it before the next epoch.</source>
        <translation>Les trois tuiles sont à vous, et le 1 du plateau aussi. Il est [[face cachée|face down]]&#xa0;: vous ne pourrez pas le miser avant l’époque suivante.</translation>
    </message>
    <message>
        <source>Your 5 is now the [[sun on the board|board sun]], for the winner of the next auction. Bram keeps his 4: only the winner pays.</source>
        <translation>Votre 5 est maintenant le [[soleil du plateau|board sun]], pour celui qui remportera la prochaine enchère. Bram garde son 4&#xa0;: seul le gagnant paie.</translation>
    </message>
    <message>
        <source>A Ra tile</source>
        <translation>Une tuile Râ</translation>
    </message>
    <message>
        <source>Bram and Chandra have each drawn a tile, and it is your turn again. Draw one too: click the bag.</source>
        <translation>Bram et Chandra ont retourné chacun une tuile, et c’est de nouveau votre tour. Retournez-en une vous aussi&#xa0;: cliquez sur le sac.</translation>
    </message>
    <message>
        <source>These two tiles are hardly worth a sun to you. Draw another: click the bag.</source>
        <translation>Pour vous, ces deux tuiles ne valent guère un soleil. Retournez-en une autre&#xa0;: cliquez sur le sac.</translation>
    </message>
    <message>
        <source>Bram has bid 4, and these two tiles would bring you only 1 fame. Passing costs nothing: press Pass.</source>
        <translation>Bram a misé le 4, et ces deux tuiles ne vous rapporteraient qu’un point de renommée. Passer ne coûte rien&#xa0;: cliquez sur Passer.</translation>
    </message>
    <message>
        <source>Keep your suns for a better lot. Press Pass, below.</source>
        <translation>Gardez vos soleils pour un meilleur lot. Cliquez sur Passer, en bas.</translation>
    </message>
    <message>
        <source>On your turn you draw a tile, or you [[invoke Ra|invoke]] to start an [[auction]]. Draw a tile: click the bag.</source>
        <translation>À votre tour, vous retournez une tuile, ou vous [[invoquez Râ|invoke]] pour déclencher une [[enchère|auction]]. Retournez une tuile&#xa0;: cliquez sur le sac.</translation>
    </message>
    <message>
        <source>You would get no tile, only the sun on the board. Draw a tile first: click the bag.</source>
        <translation>Vous n’auriez aucune tuile, rien que le soleil du plateau. Retournez d’abord une tuile&#xa0;: cliquez sur le sac.</translation>
    </message>
    <message>
        <source>Your tile lies on the track, and Bram and Chandra have drawn one each as well. It is your turn again.</source>
        <translation>Votre tuile est sur la piste, et Bram et Chandra en ont retourné chacun une aussi. C’est de nouveau votre tour.</translation>
    </message>
    <message>
        <source>At the end of the epoch these three tiles would bring you 7 fame; you will soon see why. [[Invoke Ra|invoke]] and they are sold at once: click the figure of Ra.</source>
        <translation>À la fin de l’époque, ces trois tuiles vous rapporteraient 7 points, et nous verrons bientôt pourquoi. [[Invoquez Râ|invoke]], et elles sont aussitôt mises en vente&#xa0;: cliquez sur la figure de Râ.</translation>
    </message>
    <message>
        <source>Each player bids one sun or passes, once, and whoever invoked Ra bids last. Bram bids 4, so your 5 is enough: click it.</source>
        <translation>Chaque joueur mise un soleil ou passe, une seule fois, et celui qui a invoqué Râ mise en dernier. Bram mise le 4, votre 5 suffit donc&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>A higher sun would win no more, and if you passed, Bram would get the three tiles for his 4. Click your 5.</source>
        <translation>Un soleil plus élevé ne gagnerait rien de plus, et si vous passiez, Bram aurait les trois tuiles pour son 4. Cliquez sur votre 5.</translation>
    </message>
    <message>
        <source>And why 7 fame? With a Flood each [[Nile|nile]] and each [[Flood|flood]] brings 1, and your first [[civilization]] tile saves you the 5 that having none costs.</source>
        <translation>Et pourquoi 7 points de renommée&#x202f;? Avec une Inondation, chaque [[Nil|nile]] et chaque [[Inondation|flood]] en rapporte 1, et votre première tuile [[Civilisation|civilization]] vous épargne les 5 que coûte l’absence de toute tuile.</translation>
    </message>
    <message>
        <source>A [[Ra tile|ra tile]]! It goes on the [[Ra track|ra track]] and starts an auction by itself; as you drew it, you bid last.</source>
        <translation>Une [[tuile Râ|ra tile]]&#x202f;! Elle va sur la [[piste de Râ|ra track]] et déclenche d’elle-même une enchère&#x202f;; comme vous l’avez retournée, vous misez en dernier.</translation>
    </message>
    <message>
        <source>Besides the tiles Bram got your old 5, in exchange for his 4. A small sun can buy you a higher one for the next epoch.</source>
        <translation>Avec les tuiles, Bram a reçu votre ancien 5 en échange de son 4. Un petit soleil peut vous en valoir un plus élevé pour l’époque suivante.</translation>
    </message>
    <message>
        <source>The Ra track is the clock: with three players the eighth Ra ends the epoch at once. Suns that you have not spent by then have bought nothing.</source>
        <translation>La piste de Râ sert d’horloge&#xa0;: à trois joueurs, la huitième tuile Râ met aussitôt fin à l’époque. Les soleils que vous n’avez pas dépensés d’ici là n’auront rien acheté.</translation>
    </message>
    <message>
        <source>The [[auction track]] has eight spaces, and once they are full nobody may draw: you spend a God or invoke Ra. Then you need not bid even if nobody does, and the eight tiles would leave the game.</source>
        <translation>La [[piste d’enchère|auction track]] compte huit cases, et quand elles sont pleines, on ne peut plus retourner de tuile&#xa0;: on joue une tuile Dieu, ou l’on invoque Râ. Vous n’êtes alors pas obligé de miser, même si personne ne mise, et les huit tuiles quitteraient la partie.</translation>
    </message>
    <message>
        <source>What brings fame</source>
        <translation>D’où vient la renommée</translation>
    </message>
    <message>
        <source>Another game, late in the first epoch. You have five [[Niles|nile]], but they bring nothing without a [[Flood|flood]]; with one, each Nile and each Flood brings 1 fame.</source>
        <translation>Une autre partie, vers la fin de la première époque. Vous avez cinq [[Nil|nile]], qui ne rapportent rien sans [[Inondation|flood]]&#x202f;; avec une seule, chaque Nil et chaque Inondation rapporte 1 point.</translation>
    </message>
    <message>
        <source>[[Civilization|civilization]] counts by different [[kinds|kind]]: three bring 5 fame, four 10, five 15. You have two, which bring nothing, and having no tile at all costs 5.</source>
        <translation>Pour la [[civilisation|civilization]], seules comptent les [[sortes|kind]] différentes&#xa0;: trois rapportent 5 points, quatre 10, cinq 15. Vous en avez deux, qui ne rapportent rien, et n’avoir aucune tuile coûte 5 points.</translation>
    </message>
    <message>
        <source>The most [[Pharaohs|pharaoh]] bring 5 fame, the fewest cost 2. Chandra leads with four; you have only one.</source>
        <translation>Avoir le plus de [[Pharaons|pharaoh]] rapporte 5 points, en avoir le moins en coûte 2. Chandra est en tête avec quatre&#x202f;; vous n’en avez qu’un.</translation>
    </message>
    <message>
        <source>These three tiles would bring you 12 fame: 7 for the [[river]] and 5 for a third kind. Invoke Ra: click the figure.</source>
        <translation>Ces trois tuiles vous rapporteraient 12 points&#xa0;: 7 pour le [[fleuve|river]] et 5 pour une troisième sorte. Invoquez Râ&#xa0;: cliquez sur la figure.</translation>
    </message>
    <message>
        <source>This lot is just what you need. Invoke Ra: click the figure at the top left.</source>
        <translation>Ce lot est exactement ce qu’il vous faut. Invoquez Râ&#xa0;: cliquez sur la figure, en haut à gauche.</translation>
    </message>
    <message>
        <source>Chandra’s 3 cannot beat Bram’s 8, so she had to pass. Your 11 can: click it.</source>
        <translation>Le 3 de Chandra ne dépasse pas le 8 de Bram&#xa0;: elle a donc dû passer. Votre 11 le dépasse&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>You could pass, but 12 fame are well worth your last sun. Click your 11.</source>
        <translation>Vous pourriez passer, mais 12 points valent bien votre dernier soleil. Cliquez sur votre 11.</translation>
    </message>
    <message>
        <source>Gold brings 3 fame each, and a [[God tile|god]] that you keep brings 2. [[Monuments|monument]] wait for the end of the game.</source>
        <translation>Chaque tuile Or rapporte 3 points, et une [[tuile Dieu|god]] que vous gardez en rapporte 2. Les [[monuments|monument]] attendent la fin de la partie.</translation>
    </message>
    <message>
        <source>Gods and disasters</source>
        <translation>Dieux et désastres</translation>
    </message>
    <message>
        <source>A Pharaoh is worth the most to you now. Click one on the auction track.</source>
        <translation>C’est un Pharaon qui vous rapporte le plus en ce moment. Cliquez sur un Pharaon de la piste d’enchère.</translation>
    </message>
    <message>
        <source>Chandra’s tile, a Flood, has filled the gap. A fine lot, except for this tile: [[unrest]], a [[disaster]] that costs whoever takes it two civilization tiles.</source>
        <translation>Chandra a retourné une Inondation, qui a pris la place libre. Le lot est beau, à une tuile près&#xa0;: l’[[agitation|unrest]], un [[désastre|disaster]] qui coûte deux tuiles Civilisation à celui qui le prend.</translation>
    </message>
    <message>
        <source>It need not frighten you: you have two each of agriculture and art. And your dry river needs that Flood, so invoke Ra: click the figure.</source>
        <translation>N’ayez pas peur&#xa0;: l’agriculture et l’art, vous les avez en double. Et votre fleuve à sec a besoin de cette Inondation&#x202f;; invoquez donc Râ&#xa0;: cliquez sur la figure.</translation>
    </message>
    <message>
        <source>Suns count as well: the highest sum gains 5 fame, the lowest loses 5. Your suns add up to 24, Bram’s to 28, Chandra’s to 26.</source>
        <translation>Les soleils comptent aussi&#xa0;: la plus forte somme gagne 5 points, la plus faible en perd 5. Vos soleils font 24, ceux de Bram 28, ceux de Chandra 26.</translation>
    </message>
    <message>
        <source>With the 13 from the board yours would be the highest; who ties for it gains the 5 in full, and who ties for the lowest loses them. Invoke Ra: click the figure.</source>
        <translation>Avec le 13 du plateau, la vôtre serait la plus forte&#x202f;; à égalité, chacun gagne les 5 points en entier, ou les perd si c’est pour la plus faible. Invoquez Râ&#xa0;: cliquez sur la figure.</translation>
    </message>
    <message>
        <source>Your monuments are worth 30 now, and your suns add up to 31, the highest sum. When this epoch ends, the most fame wins; if tied, the highest sun decides.</source>
        <translation>Vos monuments valent maintenant 30 points, et vos soleils font 31, la plus forte somme. À la fin de cette époque, celui qui a le plus de renommée gagne&#x202f;; à égalité, celui qui a le soleil le plus élevé.</translation>
    </message>
    <message>
        <source>This is a good moment: Chandra has only a 5. Invoke Ra: click the figure at the top left.</source>
        <translation>Le moment est bon&#xa0;: Chandra n’a qu’un 5. Invoquez Râ&#xa0;: cliquez sur la figure, en haut à gauche.</translation>
    </message>
    <message>
        <source>Another game, in which you have a [[God tile|god]]: in your turn you may [[spend it|spend]] for one tile of the track, without an auction. It takes any tile there but another God; a disaster would strike you at once.</source>
        <translation>Une autre partie, où vous avez une [[tuile Dieu|god]]&#xa0;: à votre tour, vous pouvez la [[jouer|spend]] pour prendre une tuile de la piste, sans enchère. Elle prend n’importe quelle tuile, sauf une autre tuile Dieu&#x202f;; un désastre vous frapperait aussitôt.</translation>
    </message>
    <message>
        <source>With a fourth Pharaoh you would have as many as Bram, and both of you would gain 5: click a Pharaoh on the track.</source>
        <translation>Avec un quatrième Pharaon, vous en auriez autant que Bram, et vous gagneriez 5 points tous les deux&#xa0;: cliquez sur un Pharaon de la piste.</translation>
    </message>
    <message>
        <source>Chandra bids 5, and Bram has no sun left. Bid your 12: click it.</source>
        <translation>Chandra mise le 5, et Bram n’a plus de soleil. Misez votre 12&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>If you pass, Chandra takes the Flood. Click your 12.</source>
        <translation>Si vous passez, Chandra prend l’Inondation. Cliquez sur votre 12.</translation>
    </message>
    <message>
        <source>The lot is yours, and unrest strikes: you choose two tiles to lose. Only kinds count, so give up what you have twice: click agriculture.</source>
        <translation>Le lot est à vous, et l’agitation frappe&#xa0;: vous choisissez deux tuiles à perdre. Seules comptent les sortes, renoncez donc à ce que vous avez en double&#xa0;: cliquez sur l’agriculture.</translation>
    </message>
    <message>
        <source>You have two each of agriculture and art, and art comes next. First click agriculture, the ears of corn.</source>
        <translation>Vous avez en double l’agriculture et l’art, qui viendra ensuite. Cliquez d’abord sur l’agriculture, les épis.</translation>
    </message>
    <message>
        <source>And one tile of art: click it.</source>
        <translation>Et une tuile Art&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>You have only one of that kind left. Art you have twice: click it.</source>
        <translation>De cette sorte, il ne vous reste qu’une tuile. L’art, vous l’avez en double&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>You still have four kinds, worth 10 fame. The other disasters cost two Pharaohs, two monuments, or two river tiles, Floods first.</source>
        <translation>Il vous reste quatre sortes, qui valent 10 points. Les autres désastres coûtent deux Pharaons, deux monuments ou deux tuiles du fleuve, à commencer par les Inondations.</translation>
    </message>
    <message>
        <source>The end of an epoch</source>
        <translation>La fin d’une époque</translation>
    </message>
    <message>
        <source>So do not wait: click the figure to invoke Ra. If nobody else bids you must, but that is what you want.</source>
        <translation>N’attendez donc pas&#xa0;: cliquez sur la figure pour invoquer Râ. Si personne d’autre ne mise, vous devrez miser, mais c’est justement ce que vous voulez.</translation>
    </message>
    <message>
        <source>Bram waited too long: Ra came, and his 3 has bought nothing. An epoch also ends as soon as nobody has a sun left to bid.</source>
        <translation>Bram a trop attendu&#xa0;: une tuile Râ est sortie, et son 3 n’a rien acheté. Une époque prend fin aussi dès que plus personne n’a de soleil à miser.</translation>
    </message>
    <message>
        <source>The epoch brought you 16 fame. Pharaohs, Niles and monuments stay yours; your other tiles are gone.</source>
        <translation>L’époque vous a rapporté 16 points de renommée. Les Pharaons, les Nil et les monuments restent à vous&#x202f;; vos autres tuiles sont parties.</translation>
    </message>
    <message>
        <source>All suns are [[face up]] again, including those just won. Whoever has the highest begins: you, with the 13.</source>
        <translation>Tous les soleils sont de nouveau [[face visible|face up]], y compris ceux que l’on vient de gagner. Celui qui a le plus élevé commence&#xa0;: vous, avec le 13.</translation>
    </message>
    <message>
        <source>After the third epoch monuments count too: 1 fame for each different kind up to six, 10 for seven, 15 for eight; and 5 for three of a kind, 10 for four, 15 for five. Yours would bring 16: 6 for six kinds, and twice 5 for three alike.</source>
        <translation>Après la troisième époque, les monuments comptent aussi&#xa0;: 1 point par sorte différente jusqu’à six, 10 pour sept, 15 pour huit&#x202f;; et 5 pour trois tuiles pareilles, 10 pour quatre, 15 pour cinq. Les vôtres rapporteraient 16 points&#xa0;: 6 pour six sortes, et deux fois 5 pour trois tuiles pareilles.</translation>
    </message>
    <message>
        <source>Another game: one more Ra, and this epoch is over. These four tiles would be lost to everyone, and your 11 would have bought nothing.</source>
        <translation>Une autre partie&#xa0;: encore une tuile Râ, et cette époque est finie. Ces quatre tuiles seraient perdues pour tout le monde, et votre 11 n’aurait rien acheté.</translation>
    </message>
    <message>
        <source>If you drew now, it might be Ra. Invoke Ra: click the figure at the top left.</source>
        <translation>La prochaine tuile pourrait être une tuile Râ. Invoquez Râ&#xa0;: cliquez sur la figure, en haut à gauche.</translation>
    </message>
    <message>
        <source>Bid your 11: click it. It is your last sun, so Bram will play on alone.</source>
        <translation>Misez votre 11&#xa0;: cliquez dessus. C’est votre dernier soleil, Bram jouera donc seul ensuite.</translation>
    </message>
    <message>
        <source>Kept, it would buy nothing more in this epoch. Click your 11.</source>
        <translation>Si vous le gardez, il n’achètera plus rien pendant cette époque. Cliquez sur votre 11.</translation>
    </message>
    <message>
        <source>The last epoch</source>
        <translation>La dernière époque</translation>
    </message>
    <message>
        <source>This lot has the two kinds you lack, and all eight bring 15 instead of 6. A fourth temple brings 10 instead of 5.</source>
        <translation>Ce lot contient les deux sortes qui vous manquent, et les huit ensemble rapportent 15 points au lieu de 6. Un quatrième temple en rapporte 10 au lieu de 5.</translation>
    </message>
    <message>
        <source>All that you want lies here now. Invoke Ra: click the figure at the top left.</source>
        <translation>Tout ce que vous voulez est là maintenant. Invoquez Râ&#xa0;: cliquez sur la figure, en haut à gauche.</translation>
    </message>
    <message>
        <source>Bram bids his last sun, the 4, and Chandra has none left. Your 6 is enough: click it.</source>
        <translation>Bram mise son dernier soleil, le 4, et Chandra n’en a plus. Votre 6 suffit&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>Pay as little as you can, for what you keep counts too. Click your 6.</source>
        <translation>Payez le moins possible, car les soleils que vous gardez comptent aussi. Cliquez sur votre 6.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>You know the game now. Here a new one begins: you decide every move yourself, and Bram and Chandra play gently.</source>
        <translation>Vous connaissez maintenant le jeu. Ici commence une nouvelle partie&#xa0;: vous décidez vous-même de chaque coup&#x202f;; Bram et Chandra jouent en douceur.</translation>
    </message>
    <message>
        <source>Point at anything, and its tip says what it is and what it is worth to you. In a game, this lamp suggests a move whenever you wish.</source>
        <translation>Survolez n’importe quel élément&#xa0;: une bulle dit ce que c’est et ce que cela vaut pour vous. En partie, cette lampe propose un coup quand vous le voulez.</translation>
    </message>
</context>
<context>
    <name>Lessons raja</name>
    <message>
        <source>The Maharaja’s journey</source>
        <translation>Le voyage du Maharadjah</translation>
    </message>
    <message>
        <source>In Raja you build [[palaces|palace]], and everybody has seven. The game ends after the round in which somebody builds the seventh, and whoever has built the most wins.</source>
        <translation>Dans Raja, on construit des [[palais|palace]], et chacun en a sept. La partie prend fin après le tour de jeu où quelqu’un construit son septième, et celui qui en a construit le plus gagne.</translation>
    </message>
    <message>
        <source>Gold comes from the [[Maharaja|maharaja]], who visits one city in each [[round]]. The [[governor track]] shows his way: the lowest marker comes first, so he begins in Jaipur.</source>
        <translation>L’or vient du [[Maharadjah|maharaja]], qui visite une ville à chaque [[tour de jeu|round]]. La [[piste des gouverneurs|governor track]] montre son chemin&#xa0;: le pion le plus bas indique la première ville, donc Jaipur.</translation>
    </message>
    <message>
        <source>Everybody takes a [[character]]. Take the [[Artisan|artisan]], with whom a palace costs 9 gold instead of 12: click the last card below.</source>
        <translation>Chacun prend un [[personnage|character]]. Prenez l’[[Artisan|artisan]], avec qui un palais coûte 9 pièces d’or au lieu de 12&#xa0;: cliquez sur la dernière carte, en bas.</translation>
    </message>
    <message>
        <source>That one has its merits too, but you will soon want a palace. Click the Artisan, the last card.</source>
        <translation>Celui-là a aussi ses mérites, mais vous voudrez bientôt un palais. Cliquez sur l’Artisan, la dernière carte.</translation>
    </message>
    <message>
        <source>The number matters too: the lowest plays first and wins every [[tie]]. Bram took the Trader, number 2, Chandra the Builder, number 5; with your 6 you play last.</source>
        <translation>Le numéro compte aussi&#xa0;: le plus petit joue en premier et l’emporte en cas d’[[égalité|tie]]. Bram a pris le Marchand, numéro&#xa0;2, Chandra le Bâtisseur, numéro&#xa0;5&#x202f;; avec votre 6, vous jouez en dernier.</translation>
    </message>
    <message>
        <source>Houses along the road</source>
        <translation>Des maisons le long des routes</translation>
    </message>
    <message>
        <source>Before the first round everybody puts four [[houses|house]] into villages. Your [[architect]] can pass a [[village]] only if a house stands there, no matter whose.</source>
        <translation>Avant le premier tour de jeu, chacun place quatre [[maisons|house]] dans des villages. Votre [[architecte|architect]] ne traverse un [[village]] que s’il s’y trouve une maison, à vous ou à un autre.</translation>
    </message>
    <message>
        <source>On the road to Jaipur one village is still empty. Put your house there: click it.</source>
        <translation>Sur la route de Jaipur, un village est encore vide. Placez-y votre maison&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>The road is open, for everybody. But where you have no house you pay a [[toll]]: here you will give Bram 1 gold, and he will give you 1 for passing your village.</source>
        <translation>La route est ouverte, et pour tous. Mais là où vous n’avez pas de maison, vous payez un [[droit de passage|toll]]&#xa0;: ici, vous donnerez 1 pièce d’or à Bram, et il vous en donnera 1 pour passer par votre village.</translation>
    </message>
    <message>
        <source>Agra comes second, and Chandra has begun the road to it. Put your next house into the village that is still empty: click it.</source>
        <translation>Agra vient en deuxième, et Chandra a commencé la route qui y mène. Placez votre maison suivante dans le village encore vide&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>A village has room for two houses, but the road to Agra needs one in each. Click the empty one, near Agra.</source>
        <translation>Un village a de la place pour deux maisons, mais sur la route d’Agra il en faut une dans chacun. Cliquez sur celui qui est vide, près d’Agra.</translation>
    </message>
    <message>
        <source>The road from Jaipur to Agra is open too, and all of you will use it. Through Chandra’s village you will pay 1 gold, through your own nothing.</source>
        <translation>La route de Jaipur à Agra est ouverte elle aussi, et vous l’emprunterez tous. Par le village de Chandra, vous paierez 1 pièce d’or&#x202f;; par le vôtre, rien.</translation>
    </message>
    <message>
        <source>Two actions in secret</source>
        <translation>Deux actions en secret</translation>
    </message>
    <message>
        <source>There will be time for that. First choose Palace and House, the seventh picture below.</source>
        <translation>Cela peut attendre. Choisissez d’abord Palais et Maison, la septième image, en bas.</translation>
    </message>
    <message>
        <source>You can build only houses from your [[reserve]]: six, and every city and road will need some. Quarry brings two more from your [[quarry]]: click it, below.</source>
        <translation>On ne construit qu’avec sa [[réserve|reserve]]. Il vous reste six maisons&#x202f;; chaque ville, chaque route en demandera. L’action Carrière en apporte deux de votre [[carrière|quarry]]&#xa0;: cliquez dessus, en bas.</translation>
    </message>
    <message>
        <source>The discs are turned over one by one; Bram has the lowest number and was first. He passed your village for 1 gold and built three houses in Jaipur, and now it is Chandra’s turn.</source>
        <translation>Les disques se retournent l’un après l’autre, en commençant par Bram, qui a le plus petit numéro. Il est passé par votre village pour 1 pièce d’or et a construit trois maisons à Jaipur&#x202f;; c’est maintenant le tour de Chandra.</translation>
    </message>
    <message>
        <source>In a city you build only while your [[architect]] is there. [[Travelling|travel]] is not an action and may be done at any time in your turn: click Jaipur.</source>
        <translation>Dans une ville, vous ne construisez que si votre [[architecte|architect]] s’y trouve. [[Voyager|travel]] n’est pas une action, c’est permis à tout moment de votre tour&#xa0;: cliquez sur Jaipur.</translation>
    </message>
    <message>
        <source>The grey palaces are [[neutral|neutral palace]], of the colours that nobody plays: with three players two of them stand in each city. They score for nobody, but they take up sites, so that room is scarce.</source>
        <translation>Les palais gris sont [[neutres|neutral palace]]&#xa0;: ce sont ceux des couleurs que personne ne joue. À trois joueurs, il y en a deux dans chaque ville. Ils ne rapportent rien à personne, mais occupent des emplacements, si bien que la place manque.</translation>
    </message>
    <message>
        <source>You have paid Bram 1 gold. The [[central palace]] counts 3 points, an [[outer palace]] 1: click the site in the middle.</source>
        <translation>Vous avez payé 1 pièce d’or à Bram. Le [[palais central|central palace]] vaut 3 points, un [[palais extérieur|outer palace]] 1&#xa0;: cliquez sur l’emplacement du milieu.</translation>
    </message>
    <message>
        <source>Your reserve has five houses left. Your other action brings two more: press the Quarry button, below.</source>
        <translation>Il reste cinq maisons dans votre réserve. Votre autre action en apporte deux de plus&#xa0;: cliquez sur le bouton Carrière, en bas.</translation>
    </message>
    <message>
        <source>Two houses have come from the quarry, and your reserve has seven now. Both actions are carried out.</source>
        <translation>Deux maisons passent de la carrière à votre réserve, qui en compte maintenant sept. Vos deux actions sont jouées.</translation>
    </message>
    <message>
        <source>Both actions are carried out. Had you [[forgone|forgo]] one, the bank would now give Bram and Chandra 2 gold each: press End the turn.</source>
        <translation>Vos deux actions sont jouées. Si vous aviez [[renoncé|forgo]] à l’une d’elles, la banque donnerait maintenant 2 pièces d’or à Bram et autant à Chandra&#xa0;: cliquez sur Terminer le tour.</translation>
    </message>
    <message>
        <source>One more house and you are first. Move a House brings it for nothing, from Jaipur or Agra, where the Maharaja has just been: click the houses of one of them.</source>
        <translation>Une maison de plus, et vous passez en tête. L’action Déplacer une maison vous en amène une gratuitement, de Jaipur ou d’Agra, d’où vient le Maharadjah&#xa0;: cliquez sur les maisons de l’une de ces villes.</translation>
    </message>
    <message>
        <source>Another game, in the ninth round; you and Bram have one palace left to build. The round in which somebody builds the seventh is the last; otherwise the tenth is.</source>
        <translation>Une autre partie, au neuvième tour de jeu&#x202f;; il vous reste un palais à construire, et à Bram aussi. Le tour de jeu où quelqu’un construit son septième est le dernier&#x202f;; sinon, c’est le dixième.</translation>
    </message>
    <message>
        <source>What you did to Bram may happen to you: with the Characters action anybody may take your card in the middle of a round. Then you choose another at once, and if you have not played yet, its number says when you will.</source>
        <translation>Ce que vous avez fait à Bram peut vous arriver&#xa0;: avec l’action Cartes Personnage, n’importe qui peut prendre votre carte au beau milieu d’un tour de jeu. Vous en choisissez aussitôt une autre, et si vous n’avez pas encore joué, son numéro dit quand viendra votre tour.</translation>
    </message>
    <message>
        <source>Bram and Chandra still play their turns, and Jaipur is scored; then the game is over. If two have built the same number of palaces, the most gold decides.</source>
        <translation>Bram et Chandra jouent encore leur tour, et l’on décompte Jaipur&#x202f;; puis la partie est finie. Si deux joueurs ont construit autant de palais, c’est l’or qui les départage.</translation>
    </message>
    <message>
        <source>Good to have as well, but first open the road to Jaipur. Click the empty village that is lit.</source>
        <translation>Là aussi, elle serait utile, mais ouvrez d’abord la route de Jaipur. Cliquez sur le village vide qui est éclairé.</translation>
    </message>
    <message>
        <source>Choose your actions, travel and build where the Maharaja comes by: after ten short lessons you know Raja, with both its advanced versions.</source>
        <translation>Choisissez vos actions, voyagez et construisez là où passe le Maharadjah&#xa0;: dix courtes leçons, et vous saurez jouer à Raja, versions avancées comprises.</translation>
    </message>
    <message>
        <source>Your other two houses have been placed for you, and the first round begins. The Maharaja has come to Jaipur: its marker has gone to space 1, and Agra is the next city.</source>
        <translation>Vos deux autres maisons ont été placées pour vous, et le premier tour de jeu commence. Le Maharadjah est arrivé à Jaipur&#xa0;: le pion de la ville est passé sur la case 1, et Agra sera la suivante.</translation>
    </message>
    <message>
        <source>While you choose your actions, a label at each place says what the way there costs you now: 1 gold to Jaipur, 2 to Agra, nothing where it reads “free”. A cross means that no way leads there.</source>
        <translation>Pendant que vous choisissez vos actions, une étiquette indique pour chaque lieu ce que vous coûte le chemin en ce moment&#xa0;: 1 pièce d’or jusqu’à Jaipur, 2 jusqu’à Agra, rien s’il est «&#xa0;gratuit&#xa0;». Une croix dit qu’aucun chemin n’y mène.</translation>
    </message>
    <message>
        <source>Everybody chooses two of the nine [[actions|action]] in secret, or one of them twice; Bram and Chandra have done so. Choose Palace and House: click the seventh picture, below.</source>
        <translation>Chacun choisit en secret deux des neuf [[actions|action]], ou deux fois la même&#x202f;; Bram et Chandra l’ont fait. Choisissez Palais et Maison&#xa0;: cliquez sur la septième image, en bas.</translation>
    </message>
    <message>
        <source>That would be possible, but you will need many houses. Choose Quarry, the fifth picture below.</source>
        <translation>Ce serait possible, mais il vous faudra beaucoup de maisons. Choisissez Carrière, la cinquième image, en bas.</translation>
    </message>
    <message>
        <source>Of your 15 gold 9 go for the palace, 1 for the house and 1 for the toll. Nobody sees your choice before your turn: press Keep.</source>
        <translation>De vos 15 pièces d’or, 9 iront au palais, 1 à la maison et 1 au droit de passage. Personne ne voit votre choix avant votre tour&#xa0;: cliquez sur Valider.</translation>
    </message>
    <message>
        <source>Your two actions are well chosen. Press Keep, below.</source>
        <translation>Vos deux actions sont bien choisies. Cliquez sur Valider, en bas.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Bram and Chandra passed your village, paid you 1 gold each, and built three houses each in Jaipur. At the end of the round, whoever has the most points in the Maharaja’s city gets the most gold.</source>
        <translation>Bram et Chandra sont passés par votre village, vous ont payé 1 pièce d’or chacun et ont construit chacun trois maisons à Jaipur. À la fin du tour de jeu, c’est celui qui a le plus de points dans la ville du Maharadjah qui reçoit le plus d’or.</translation>
    </message>
    <message>
        <source>First go where the Maharaja is. Click Jaipur.</source>
        <translation>Allez d’abord là où se trouve le Maharadjah. Cliquez sur Jaipur.</translation>
    </message>
    <message>
        <source>The site in the middle is still free, and it counts the most. Click it.</source>
        <translation>L’emplacement du milieu est encore libre, et c’est celui qui vaut le plus. Cliquez dessus.</translation>
    </message>
    <message>
        <source>In a village you could build a house from afar; here in the city it counts 1 point. Click the houses on the city wall.</source>
        <translation>Dans un village, vous pourriez construire une maison à distance&#x202f;; ici, en ville, elle vaut 1 point. Cliquez sur les maisons, sur le mur de la ville.</translation>
    </message>
    <message>
        <source>A house in Jaipur counts at once. Click the houses on the city wall.</source>
        <translation>Une maison à Jaipur compte tout de suite. Cliquez sur les maisons, sur le mur de la ville.</translation>
    </message>
    <message>
        <source>One action is still to be carried out. Press Quarry, below.</source>
        <translation>Il vous reste une action à jouer. Cliquez sur Carrière, en bas.</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>Nothing more is to be done in this turn. Press End the turn, below.</source>
        <translation>Il n’y a plus rien à faire pendant ce tour. Cliquez sur Terminer le tour, en bas.</translation>
    </message>
    <message>
        <source>You had 5 points in Jaipur: 3 for the central palace, 1 for the house, 1 for your architect. The first [[reward]] is 11 gold.</source>
        <translation>Vous aviez 5 points à Jaipur&#xa0;: 3 pour le palais central, 1 pour la maison, 1 pour votre architecte. La première [[récompense|reward]] est de 11 pièces d’or.</translation>
    </message>
    <message>
        <source>Bram and Chandra had 4 points each. In a tie the lower number ranks higher, so Bram got 7 gold and Chandra 3.</source>
        <translation>Bram et Chandra avaient 4 points chacun. À égalité, le plus petit numéro passe devant&#xa0;: Bram a reçu 7 pièces d’or, et Chandra 3.</translation>
    </message>
    <message>
        <source>What you have built stays, and counts when the Maharaja comes back, even without your architect. If nobody but you has a point, you get 5 gold more.</source>
        <translation>Ce que vous avez construit reste, et comptera quand le Maharadjah reviendra, même sans votre architecte. Si personne d’autre que vous n’a de points, vous recevez 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <source>Change what is coming</source>
        <translation>Changer la suite du voyage</translation>
    </message>
    <message>
        <source>We have moved on to the third round, in Udaipur. You and Bram have 4 points each, but he wins the tie: 11 gold for him, 7 for you.</source>
        <translation>Nous voici déjà au troisième tour de jeu, à Udaipur. Bram et vous avez 4 points chacun, mais il l’emporte en cas d’égalité&#xa0;: 11 pièces d’or pour lui, 7 pour vous.</translation>
    </message>
    <message>
        <source>First the house, and not one from a village: that might close a road. Click the houses of Jaipur or of Agra.</source>
        <translation>D’abord la maison, mais pas celle d’un village&#xa0;: cela pourrait couper une route. Cliquez sur les maisons de Jaipur ou d’Agra.</translation>
    </message>
    <message>
        <source>Into a city you can move it only where your architect is, and that is here. Click the houses of Udaipur.</source>
        <translation>Dans une ville, vous ne pouvez la poser que là où est votre architecte, donc ici. Cliquez sur les maisons d’Udaipur.</translation>
    </message>
    <message>
        <source>It is in Udaipur that you need the point. Click the houses of Udaipur.</source>
        <translation>C’est à Udaipur qu’il vous faut ce point. Cliquez sur les maisons d’Udaipur.</translation>
    </message>
    <message>
        <source>Ahmadabad is next, but no road there is open; on the road to Jodhpur you have a house. Governor Track moves a marker two spaces down: click Jodhpur’s.</source>
        <translation>La suivante est Ahmadabad, mais aucune route ouverte n’y mène&#x202f;; sur celle de Jodhpur, vous avez une maison. L’action Ordre de la piste des gouverneurs fait descendre un pion de deux cases&#xa0;: cliquez sur celui de Jodhpur.</translation>
    </message>
    <message>
        <source>Other markers may go down too, but Jodhpur suits you best. Click its marker.</source>
        <translation>D’autres pions peuvent descendre aussi, mais Jodhpur vous convient le mieux. Cliquez sur son pion.</translation>
    </message>
    <message>
        <source>The two markers it passed have moved up, and Jodhpur comes next. Udaipur is scored first, where you now have 5 points and Bram has 4.</source>
        <translation>Les deux pions dépassés sont montés, et Jodhpur est la suivante. On décompte d’abord Udaipur, où vous avez maintenant 5 points, contre 4 pour Bram.</translation>
    </message>
    <message>
        <source>The seventh palace</source>
        <translation>Le septième palais</translation>
    </message>
    <message>
        <source>You have chosen Characters and Palace. A palace costs 12 gold and you have 11, but nobody may refuse you a character: take the Artisan from Bram, below.</source>
        <translation>Vous avez choisi Cartes Personnage et Palais. Un palais coûte 12 pièces d’or et vous en avez 11, mais nul ne peut vous refuser un personnage&#xa0;: prenez l’Artisan à Bram, en bas.</translation>
    </message>
    <message>
        <source>With that card a palace would still cost 12 gold. Click the Artisan, below.</source>
        <translation>Avec cette carte, un palais coûterait toujours 12 pièces d’or. Cliquez sur l’Artisan, en bas.</translation>
    </message>
    <message>
        <source>Bram had to choose another card at once, and your Sadhu lies in the bank. Now build your seventh palace for 9 gold: click the last free site.</source>
        <translation>Bram a dû choisir aussitôt une autre carte, et votre Sadhu est à la banque. Construisez maintenant votre septième palais pour 9 pièces d’or&#xa0;: cliquez sur le dernier emplacement libre.</translation>
    </message>
    <message>
        <source>You can pay for the palace now, right here. Click the last free site of Jaipur.</source>
        <translation>Vous pouvez maintenant payer le palais, ici même. Cliquez sur le dernier emplacement libre de Jaipur.</translation>
    </message>
    <message>
        <source>Advanced I: Yogi and home cities</source>
        <translation>Version avancée I&#xa0;: Yogi et villes natales</translation>
    </message>
    <message>
        <source>Another game, in the version Advanced I: before the first round the characters were sold by [[auction]]. You paid 2 gold to choose first and took the [[Yogi|yogi]], number 7; Bram and Chandra paid nothing.</source>
        <translation>Une autre partie, dans la version avancée I&#xa0;: avant le premier tour de jeu, les personnages ont été vendus à l’[[enchère|auction]]. Vous avez payé 2 pièces d’or pour choisir en premier et pris le [[Yogi|yogi]], numéro&#xa0;7&#x202f;; Bram et Chandra n’ont rien payé.</translation>
    </message>
    <message>
        <source>Each architect began in the [[home city]] of his character, yours in Jodhpur. When that city is scored, whoever holds its character gets 1 point more.</source>
        <translation>Chaque architecte est parti de la [[ville natale|home city]] de son personnage, le vôtre de Jodhpur. Quand on décompte cette ville, celui qui a son personnage marque 1 point de plus.</translation>
    </message>
    <message>
        <source>The Maharaja is in Jodhpur, where Bram has 4 points and you have 2, for your architect and your home. Build the central palace: click the site in the middle.</source>
        <translation>Le Maharadjah est à Jodhpur, où Bram a 4 points et vous 2, pour votre architecte et votre ville natale. Construisez le palais central&#xa0;: cliquez sur l’emplacement du milieu.</translation>
    </message>
    <message>
        <source>The central palace counts 3 points. Click the site in the middle.</source>
        <translation>Le palais central vaut 3 points. Cliquez sur l’emplacement du milieu.</translation>
    </message>
    <message>
        <source>The Yogi brings an [[action chit|chit]] in each of your turns, for a third action that you choose only now; any but Characters. Press Chit, below, and choose House.</source>
        <translation>À chacun de vos tours, le Yogi donne un [[jeton d’action|chit]], pour une troisième action que l’on ne choisit qu’à ce moment&#x202f;; n’importe laquelle, sauf Cartes Personnage. Cliquez sur Jeton, en bas, et choisissez Maison.</translation>
    </message>
    <message>
        <source>Your last gold is enough for one house here. Press Chit, below, and choose House.</source>
        <translation>Votre dernière pièce d’or suffit pour une maison ici. Cliquez sur Jeton, en bas, et choisissez Maison.</translation>
    </message>
    <message>
        <source>Now the house: click the houses on the city wall.</source>
        <translation>Maintenant, la maison&#xa0;: cliquez sur les maisons, sur le mur de la ville.</translation>
    </message>
    <message>
        <source>In Jodhpur it counts at once. Click the houses on the city wall.</source>
        <translation>À Jodhpur, elle compte tout de suite. Cliquez sur les maisons, sur le mur de la ville.</translation>
    </message>
    <message>
        <source>6 points against 4, and 11 gold when the round ends. You may use one chit in a turn, or keep it for a later one; an action begun with it and left undone costs as much as any other.</source>
        <translation>6 points contre 4, et 11 pièces d’or à la fin du tour de jeu. On utilise un seul jeton par tour, ou on le garde pour un tour suivant&#x202f;; l’action qu’il apporte, si elle reste inachevée, coûte autant qu’une autre.</translation>
    </message>
    <message>
        <source>Advanced II: several characters</source>
        <translation>Version avancée II&#xa0;: plusieurs personnages</translation>
    </message>
    <message>
        <source>Another game, in the version Advanced II: you may hold several characters and use the powers of them all. Each of you began with one, and yours is the Sadhu, number 3.</source>
        <translation>Une autre partie, dans la version avancée II&#xa0;: on peut avoir plusieurs personnages et se servir des pouvoirs de tous. Chacun a commencé avec un seul&#x202f;; le vôtre est le Sadhu, numéro&#xa0;3.</translation>
    </message>
    <message>
        <source>You have chosen Characters, and Palace and House, but the tolls to Jaipur come to 4 of your 15 gold. Take the [[Wandering Monk|monk]] from the bank, below.</source>
        <translation>Vous avez choisi Cartes Personnage, puis Palais et Maison, mais les droits de passage jusqu’à Jaipur prendraient 4 de vos 15 pièces d’or. Prenez le [[Moine itinérant|monk]] à la banque, en bas.</translation>
    </message>
    <message>
        <source>With that one you would still have to pay 4 gold on the way. Click the Wandering Monk, below.</source>
        <translation>Avec celui-là, vous auriez toujours 4 pièces d’or à payer en chemin. Cliquez sur le Moine itinérant, en bas.</translation>
    </message>
    <message>
        <source>The Sadhu has stayed with you, and for you the bank now pays. Click Jaipur.</source>
        <translation>Le Sadhu est resté à vous, et c’est maintenant la banque qui paie pour vous. Cliquez sur Jaipur.</translation>
    </message>
    <message>
        <source>You still have 15 gold. Build the palace: click the site in the middle.</source>
        <translation>Vous avez encore 15 pièces d’or. Construisez le palais&#xa0;: cliquez sur l’emplacement du milieu.</translation>
    </message>
    <message>
        <source>The site in the middle counts the most. Click it.</source>
        <translation>L’emplacement du milieu est celui qui vaut le plus. Cliquez dessus.</translation>
    </message>
    <message>
        <source>And the house: click the dashed square with the plus, on the city wall.</source>
        <translation>Et la maison&#xa0;: cliquez sur le carré en pointillé avec un plus, sur le mur de la ville.</translation>
    </message>
    <message>
        <source>In Jaipur it counts at once. Click the dashed square with the plus, on the city wall.</source>
        <translation>À Jaipur, elle compte tout de suite. Cliquez sur le carré en pointillé avec un plus, sur le mur de la ville.</translation>
    </message>
    <message>
        <source>Your lowest number, the 3, says when you play and who wins a tie. Once the bank has no card left, Characters brings a [[swap]] with another player, or an [[attraction]]: somebody with more cards than you gives you one of his choice.</source>
        <translation>Votre plus petit numéro, le 3, dit quand vous jouez et départage les égalités. Quand la banque n’a plus de carte, l’action Cartes Personnage permet un [[échange|swap]] avec un autre joueur, ou une [[attirance|attraction]]&#xa0;: un joueur qui a plus de cartes que vous vous en donne une de son choix.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>You know the essentials; the tip of each card and action tells the rest. Here a new game begins: you decide every move yourself, and Bram and Chandra play gently.</source>
        <translation>Vous savez l’essentiel&#x202f;; la bulle de chaque carte et de chaque action dit le reste. Ici commence une nouvelle partie&#xa0;: vous décidez vous-même de chaque coup&#x202f;; Bram et Chandra jouent en douceur.</translation>
    </message>
    <message>
        <source>Point at anything, and its tip says what it is and what it brings you. In a game, this lamp suggests a move whenever you wish.</source>
        <translation>Survolez n’importe quel élément&#xa0;: une bulle dit ce que c’est et ce que cela vous apporte. En partie, cette lampe propose un coup quand vous le voulez.</translation>
    </message>
</context>
<context>
    <name>Lessons taj_mahal</name>
    <message>
        <source>Play cards, withdraw at the right moment, join your palaces along the roads: after eight short lessons you know all of Taj Mahal.</source>
        <translation>Jouez des cartes, retirez-vous au bon moment, reliez vos palais par les routes&#xa0;: huit courtes leçons, et vous saurez tout de Taj Mahal.</translation>
    </message>
    <message>
        <source>Twelve provinces</source>
        <translation>Douze provinces</translation>
    </message>
    <message>
        <source>With Bram and Chandra you travel through twelve [[provinces|province]], in the order of these numbers. Whoever has the most [[influence points|influence point]] after the twelfth, Agra, wins.</source>
        <translation>Avec Bram et Chandra, vous traversez douze [[provinces|province]], dans l’ordre de ces numéros. Celui qui a le plus de [[points d’influence|influence point]] après la douzième, Agra, gagne.</translation>
    </message>
    <message>
        <source>Your cards show these symbols: two on a [[coloured card]], one on a [[white card]]. Nobody else sees your [[hand]].</source>
        <translation>Vos cartes portent ces symboles&#xa0;: deux sur une [[carte de couleur|coloured card]], un seul sur une [[carte blanche|white card]]. Personne d’autre ne voit votre [[main|hand]].</translation>
    </message>
    <message>
        <source>Bram and Chandra have answered, and it is your turn again. The cards that you have played stay before you, and their symbols add up, until you withdraw.</source>
        <translation>Bram et Chandra ont répondu, et c’est de nouveau votre tour. Les cartes que vous avez jouées restent devant vous, et leurs symboles s’additionnent jusqu’à ce que vous vous retiriez.</translation>
    </message>
    <message>
        <source>Leave in time</source>
        <translation>Partir à temps</translation>
    </message>
    <message>
        <source>Bram and Chandra have played a card each, and this table counts everybody’s symbols. You have one [[General|general]], the others have none: there you are ahead.</source>
        <translation>Bram et Chandra ont joué chacun une carte, et ce tableau compte les symboles de chacun. Vous avez un [[général|general]], les autres n’en ont pas&#xa0;: là, vous êtes en tête.</translation>
    </message>
    <message>
        <source>You are ahead now, and every further card would cost you one of your hand. Press Withdraw, below.</source>
        <translation>Vous êtes en tête, et chaque carte de plus appauvrirait votre main. Cliquez sur Se retirer, en bas.</translation>
    </message>
    <message>
        <source>The General brings you his tile and a [[palace]] for a city of this province. The [[bonus tile]] in the [[fortress]] of Sirhind brings 2 points, and the palace itself 1: click Sirhind.</source>
        <translation>Le général vous vaut son jeton et un [[palais|palace]] dans une cité de cette province. Sirhind est une [[cité fortifiée|fortress]] avec un [[jeton bonus|bonus tile]], qui rapporte 2 points, plus 1 pour le palais lui-même&#xa0;: cliquez sur Sirhind.</translation>
    </message>
    <message>
        <source>There your palace would bring less. Click Sirhind, the fortress with the +2.</source>
        <translation>Là, votre palais rapporterait moins. Cliquez sur Sirhind, la cité fortifiée au jeton +2.</translation>
    </message>
    <message>
        <source>You already have a green card, and this one strengthens it. Click the green card with two elephants.</source>
        <translation>Vous avez déjà une carte verte, et celle-ci la renforce. Cliquez sur la carte verte avec deux éléphants.</translation>
    </message>
    <message>
        <source>A contest</source>
        <translation>Un duel</translation>
    </message>
    <message>
        <source>Chandra has left this visit at once. Whoever withdraws without having played a card wins nothing, but gets three cards instead of two.</source>
        <translation>Chandra a aussitôt quitté cette manche. Qui se retire sans avoir joué de carte ne gagne rien, mais reçoit trois cartes au lieu de deux.</translation>
    </message>
    <message>
        <source>Bram leads with two elephants, but a [[white card]] may go along with your coloured one. Click the white elephant and the green card with the Grand Mogul, then press Play.</source>
        <translation>Bram mène avec deux éléphants, mais vous pouvez ajouter une [[carte blanche|white card]] à votre carte de couleur. Cliquez sur l’éléphant blanc et sur la carte verte au Grand Mogol, puis sur Jouer.</translation>
    </message>
    <message>
        <source>Bram has three elephants now, and one Grand Mogul like you. You have begun with green and must go on with green: click the card with two elephants, then press Play.</source>
        <translation>Bram a maintenant trois éléphants, et un Grand Mogol comme vous. Vous avez commencé par le vert et devez continuer avec le vert&#xa0;: cliquez sur la carte aux deux éléphants, puis sur Jouer.</translation>
    </message>
    <message>
        <source>If you withdrew now, you would win nothing; and in this visit your colour is green. Click the green card with two elephants, then press Play.</source>
        <translation>Si vous vous retiriez maintenant, vous ne gagneriez rien&#x202f;; et dans cette manche, votre couleur est le vert. Cliquez sur la carte verte aux deux éléphants, puis sur Jouer.</translation>
    </message>
    <message>
        <source>You have no green card left. Press Withdraw, below.</source>
        <translation>Vous n’avez plus de carte verte. Cliquez sur Se retirer, en bas.</translation>
    </message>
    <message>
        <source>The Grand Mogul brings the [[crown]], and with it a [[royal palace]], which may even share a city with another. A road leads from Jammu to your palace in Sirhind: click Jammu.</source>
        <translation>Le Grand Mogol donne la [[couronne|crown]] et, avec elle, un [[palais royal|royal palace]], qui peut même partager une cité avec un autre palais. Une route va de Jammu à votre palais de Sirhind&#xa0;: cliquez sur Jammu.</translation>
    </message>
    <message>
        <source>From there no road leads to Sirhind. Click Jammu.</source>
        <translation>De là, aucune route ne mène à Sirhind. Cliquez sur Jammu.</translation>
    </message>
    <message>
        <source>Commodities</source>
        <translation>Les ressources</translation>
    </message>
    <message>
        <source>Everybody has one elephant, and a [[tie]] wins nothing. What you are ahead in becomes yours when you [[withdraw]]: press Withdraw.</source>
        <translation>Chacun a un éléphant, et à [[égalité|tie]], personne ne gagne. Là où vous êtes en tête, vous gagnez au moment où vous vous [[retirez|withdraw]]&#xa0;: cliquez sur Se retirer.</translation>
    </message>
    <message>
        <source>For this step, click the red card with an elephant and a General, then press Play.</source>
        <translation>Pour cette étape, cliquez sur la carte rouge avec un éléphant et un général, puis sur Jouer.</translation>
    </message>
    <message>
        <source>Your card is spent, but you take two new ones from the [[display]]. In one visit you play one colour only, so take the green card with two elephants from the display: it goes well with your own.</source>
        <translation>Votre carte est partie, mais vous en prenez deux nouvelles dans la [[réserve|display]]. Dans une manche, on ne joue qu’une couleur&#xa0;: prenez donc, dans la réserve, la carte verte aux deux éléphants, qui va bien avec la vôtre.</translation>
    </message>
    <message>
        <source>In a game you would take one more card, and watch the others play on for what you have left them; in the next lesson that is done. What you wanted is yours, for a single card.</source>
        <translation>Dans une vraie partie, vous prendriez encore une carte et regarderiez les autres se disputer ce que vous leur avez laissé&#x202f;; à la leçon suivante, ce sera fait. Ce que vous vouliez est à vous, pour une seule carte.</translation>
    </message>
    <message>
        <source>The second visit is in Kashmir, and Bram has begun it. After each visit this figure goes one place to the left, whoever withdrew first or last.</source>
        <translation>La deuxième manche se joue au Cachemire, et c’est Bram qui l’a commencée. Après chaque manche, cette figurine passe au voisin de gauche, peu importe qui s’est retiré en premier ou en dernier.</translation>
    </message>
    <message>
        <source>The white elephant and the green Grand Mogul show two elephants between them, and a Grand Mogul who may win you more. Click the white elephant and the green card with the Grand Mogul, then press Play.</source>
        <translation>Ensemble, l’éléphant blanc et la carte verte au Grand Mogol portent deux éléphants, et un Grand Mogol qui peut vous rapporter davantage. Cliquez sur l’éléphant blanc et sur la carte verte au Grand Mogol, puis sur Jouer.</translation>
    </message>
    <message>
        <source>4 points: 1 for your palaces in the province, however many, 1 because this one is [[joined]] to Delhi, 2 for the tea and the jewels of the province tile. But whoever leaves last gets only one card.</source>
        <translation>4 points&#xa0;: 1 pour vos palais dans la province, quel qu’en soit le nombre, 1 parce que celui-ci est [[relié|joined]] à Delhi, 2 pour le thé et les pierreries du jeton province. Mais le dernier à partir ne prend qu’une carte.</translation>
    </message>
    <message>
        <source>Bram may still add a card, and then your lead would be gone. Press Withdraw, below.</source>
        <translation>Bram peut encore ajouter une carte, et votre avance serait perdue. Cliquez sur Se retirer, en bas.</translation>
    </message>
    <message>
        <source>There no jewels wait for you. Click Jodhpur, the fortress.</source>
        <translation>Là, aucune pierrerie ne vous attend. Cliquez sur Jodhpur, la cité fortifiée.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>It has an elephant, and red is what you have most of. Click the red card with an elephant and a Princess.</source>
        <translation>Elle porte un éléphant, et c’est de rouge que vous avez le plus. Cliquez sur la carte rouge avec un éléphant et une princesse.</translation>
    </message>
    <message>
        <source>Your two Generals have gone back, and you have a [[special card]] for them: one more elephant. The last column shows what each pair brings.</source>
        <translation>Vos deux jetons Général sont repartis, et vous avez reçu pour eux une [[carte spéciale|special card]]&#xa0;: un éléphant de plus. La dernière colonne montre ce que donne chaque paire.</translation>
    </message>
    <message>
        <source>A special card goes along with a coloured one, like a white card. Click the elephant card and the yellow card with two elephants, then press Play.</source>
        <translation>Une carte spéciale accompagne une carte de couleur, comme une carte blanche. Cliquez sur la carte +1 Éléphant et sur la carte jaune aux deux éléphants, puis sur Jouer.</translation>
    </message>
    <message>
        <source>Three elephants at once are a strong beginning. Click the elephant card and the yellow card with two elephants, then press Play.</source>
        <translation>Trois éléphants d’un coup, c’est un beau début. Cliquez sur la carte +1 Éléphant et sur la carte jaune aux deux éléphants, puis sur Jouer.</translation>
    </message>
    <message>
        <source>Three elephants. When you withdraw, the special card comes back into your hand, visit after visit, until somebody else earns it with two Generals.</source>
        <translation>Trois éléphants. Quand vous vous retirez, la carte spéciale revient dans votre main, manche après manche, jusqu’à ce qu’un autre la gagne avec deux jetons Général.</translation>
    </message>
    <message>
        <source>Each pair brings a card of its own. Two Viziers bring the [[change of colour]]: with it you play a coloured card of any colour, but the next one must have your first colour again.</source>
        <translation>Chaque paire donne sa propre carte. Deux jetons Vizir donnent le [[changement de couleur|change of colour]]&#xa0;: avec lui, vous jouez une carte de couleur de n’importe quelle couleur, mais la suivante doit de nouveau être de votre première couleur.</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Les routes</translation>
    </message>
    <message>
        <source>You alone have a [[Vizier|vizier]], and he is enough for a palace. Press Withdraw.</source>
        <translation>Vous avez un [[vizir|vizier]], les autres n’en ont pas&#xa0;: cela suffit pour un palais. Cliquez sur Se retirer.</translation>
    </message>
    <message>
        <source>One palace in the right place will do. Press Withdraw, below.</source>
        <translation>Un seul palais bien placé suffira. Cliquez sur Se retirer, en bas.</translation>
    </message>
    <message>
        <source>From Sehwan roads lead to Jodhpur and to Patan, so a palace there is joined to three provinces: Marwar, Gujarat and Ajmer. That is 1 point and 3 more: click Sehwan.</source>
        <translation>De Sehwan, des routes mènent à Jodhpur et à Patan&#xa0;: un palais y est donc relié à trois provinces, le Marwar, le Gujarat et Ajmer. Cela fait 1 point, et 3 de plus&#xa0;: cliquez sur Sehwan.</translation>
    </message>
    <message>
        <source>There it would be joined to no other province, and bring only 1 point. Click Sehwan.</source>
        <translation>Là, il ne serait relié à aucune autre province et ne rapporterait qu’un point. Cliquez sur Sehwan.</translation>
    </message>
    <message>
        <source>4 points for a single palace. Only your own palaces link provinces, but they will count anew whenever you place another one that is joined to them.</source>
        <translation>4 points pour un seul palais. Seuls vos propres palais relient les provinces, mais elles compteront de nouveau chaque fois que vous en placerez un autre qui leur sera relié.</translation>
    </message>
    <message>
        <source>The last visit</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>Bram is still here and might catch up with you. Press Withdraw, below.</source>
        <translation>Bram est encore là et pourrait vous rattraper. Cliquez sur Se retirer, en bas.</translation>
    </message>
    <message>
        <source>That would bring you less. Click Agra, with the Taj Mahal.</source>
        <translation>Cela vous rapporterait moins. Cliquez sur Agra, avec le Taj Mahal.</translation>
    </message>
    <message>
        <source>At the end your [[hand]] counts as well: 1 point for each special card, each white card, and each card of the colour that you have most of. That is red: click the red card with the Princess.</source>
        <translation>À la fin, votre [[main|hand]] compte aussi&#xa0;: 1 point par carte spéciale, par carte blanche et par carte de la couleur dont vous avez le plus. C’est le rouge&#xa0;: cliquez sur la carte rouge avec la princesse.</translation>
    </message>
    <message>
        <source>The other red card comes next, and yellow would bring you nothing. Click the red card with the Princess.</source>
        <translation>L’autre carte rouge viendra ensuite, et le jaune ne vous rapporterait rien. Cliquez sur la carte rouge avec la princesse.</translation>
    </message>
    <message>
        <source>Five red cards and a special card: 6 points, which turn your 55 into 61. Once Bram has withdrawn as well, the points of the hands are added, and the most points in all win.</source>
        <translation>Cinq cartes rouges et une carte spéciale&#xa0;: 6 points, et vos 55 deviennent 61. Quand Bram se sera retiré lui aussi, on ajoutera les points des mains, et celui qui aura le plus de points en tout gagnera.</translation>
    </message>
    <message>
        <source>In the game, point at a card or a city, and this column shows what it would bring you. The lamp at the top then suggests a move whenever you like.</source>
        <translation>Pendant la partie, survolez une carte ou une cité, et cette colonne montre ce qu’elle vous rapporterait. La lampe, en haut, vous propose alors un coup quand vous le voulez.</translation>
    </message>
    <message>
        <source>And now the other red card: click it.</source>
        <translation>Et maintenant l’autre carte rouge&#xa0;: cliquez dessus.</translation>
    </message>
    <message>
        <source>The [[court]] shows what can be won in this [[visit]], each prize by its own [[symbol]]: four [[influence tiles|influence tile]], and the [[crown]] by the Grand Mogul. The elephant wins the [[province tile]].</source>
        <translation>La [[cour|court]] montre ce que l’on peut gagner dans cette [[manche|visit]], chaque prix par son propre [[symbole|symbol]]&#xa0;: quatre [[jetons influence|influence tile]], et la [[couronne|crown]] par le Grand Mogol. L’éléphant rapporte le [[jeton province|province tile]].</translation>
    </message>
    <message>
        <source>On your [[turn]] you play a coloured card, or you withdraw from the visit. Click the red card with an elephant and a General, then press Play.</source>
        <translation>À votre [[tour|turn]], vous jouez une carte de couleur, ou vous vous retirez de la manche. Cliquez sur la carte rouge avec un éléphant et un général, puis sur Jouer.</translation>
    </message>
    <message>
        <source>Bram has given up: he was ahead in nothing, so his two cards have won him nothing. With nobody else left in the visit, all that your cards show is yours: press Withdraw.</source>
        <translation>Bram s’est retiré&#xa0;: il n’était en tête nulle part, et ses deux cartes ne lui ont rien rapporté. Comme il ne reste que vous dans la manche, tout ce que portent vos cartes est à vous&#xa0;: cliquez sur Se retirer.</translation>
    </message>
    <message>
        <source>The third visit is in Marwar, and you have played two cards there. The tile of Kashmir gave you tea and jewels, one of each: the more you own of a [[commodity]], the more the next tile with it brings.</source>
        <translation>La troisième manche se joue au Marwar, où vous avez joué deux cartes. Le jeton du Cachemire vous a donné du thé et des pierreries, une fois chacun&#xa0;: plus vous avez d’une [[ressource|commodity]], plus le prochain jeton qui la porte rapporte.</translation>
    </message>
    <message>
        <source>With your two red cards you are ahead in elephants, three to two, and in Generals: press Withdraw.</source>
        <translation>Grâce à vos deux cartes rouges, vous êtes en tête pour les éléphants, trois contre deux, et pour le général&#xa0;: cliquez sur Se retirer.</translation>
    </message>
    <message>
        <source>For the General you place a palace, and there are jewels in Jodhpur. They would be your second, so they bring 2 points: click Jodhpur.</source>
        <translation>Pour le général, vous placez un palais, et à Jodhpur se trouve un jeton de pierreries. Ce seraient vos deuxièmes, et elles rapporteraient 2 points&#xa0;: cliquez sur Jodhpur.</translation>
    </message>
    <message>
        <source>Then the elephants brought you the province tile: 1 point for spices, your first, and 3 for jewels, your third. With 2 for the jewels of Jodhpur and 1 for the palace you have gained 7.</source>
        <translation>Puis les éléphants vous ont valu le jeton province&#xa0;: 1 point pour les épices (1 en tout) et 3 pour les pierreries (3 en tout). Avec 2 points pour celles de Jodhpur et 1 pour le palais, vous en avez marqué 7.</translation>
    </message>
    <message>
        <source>This was your second General, and two equal tiles are [[exchanged|exchange]] at the end of the visit, once Bram has left too. You have taken one card already: now take the elephant with the Princess.</source>
        <translation>C’était votre deuxième général, et deux jetons identiques sont [[échangés|exchange]] à la fin de la manche, quand Bram sera parti lui aussi. Vous avez déjà pris une carte&#xa0;: prenez maintenant l’éléphant avec la princesse.</translation>
    </message>
    <message>
        <source>Six visits later we are in Sind, and much has been built. Patan, Ahmedabad and Chittor are joined: roads lead from one to the next, and in each of them stands a palace of yours.</source>
        <translation>Six manches plus tard, nous voici au Sind, et l’on a beaucoup construit. Patan, Ahmedabad et Chittor sont reliées&#xa0;: des routes mènent de l’une à l’autre, et dans chacune se trouve un palais à vous.</translation>
    </message>
    <message>
        <source>The twelfth and last visit is in Agra. Chandra has left with 45 points and you have 44, but you are ahead in Generals and elephants: press Withdraw.</source>
        <translation>La douzième et dernière manche se joue à Agra. Chandra est partie avec 45 points et vous en avez 44, mais vous êtes en tête pour le général et les éléphants&#xa0;: cliquez sur Se retirer.</translation>
    </message>
    <message>
        <source>In Dholpur a palace would be joined to two provinces and bring 3. But Agra holds the [[Taj Mahal tile|taj mahal tile]], worth 4, and that makes 5: click Agra.</source>
        <translation>À Dholpur, un palais serait relié à deux provinces et rapporterait 3 points. Mais Agra porte le [[jeton Taj Mahal|taj mahal tile]], qui en vaut 4&#x202f;; avec 1 pour le palais, cela fait 5&#xa0;: cliquez sur Agra.</translation>
    </message>
    <message>
        <source>Red is the colour that counts for you. Click the other red card.</source>
        <translation>C’est le rouge qui compte pour vous. Cliquez sur l’autre carte rouge.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>A new game, in which every move is open to you; Bram and Chandra play gently. Cards are scarce: withdraw as soon as you are ahead in what you want.</source>
        <translation>Une nouvelle partie, où tous les coups vous sont ouverts&#x202f;; Bram et Chandra jouent en douceur. Les cartes sont rares&#xa0;: retirez-vous dès que vous êtes en tête là où vous le voulez.</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Durbar is built on the work of others; here are their terms, as they wrote them. Qt lies in files of its own, which you may replace.</source>
        <translation>Durbar repose sur le travail d’autres personnes&#x202f;; voici leurs conditions, telles qu’elles les ont écrites. Qt se trouve dans des fichiers à part, que vous pouvez remplacer.</translation>
    </message>
    <message>
        <source>Part of Durbar</source>
        <translation>Composant de Durbar</translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation>Sa licence</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Choose a move here with a click or, off the board, the arrows; Enter plays it.</source>
        <translation>Dans cette liste, choisissez un coup (clic ou, hors du plateau, flèches)&#x202f;; Entrée le joue.</translation>
    </message>
    <message>
        <source>Filter the moves</source>
        <translation>Filtrer les coups</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>No move has these words. Esc shows all again.</source>
        <translation>Aucun coup ne contient ces mots. Échap les montre tous de nouveau.</translation>
    </message>
    <message>
        <source>Show all moves</source>
        <translation>Montrer tous les coups</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <translation>Entrée joue le coup choisi.</translation>
    </message>
    <message>
        <source>A click here chooses, Enter plays.</source>
        <translation>Ici, un clic choisit et Entrée joue.</translation>
    </message>
    <message numerus="yes">
        <source>Type to filter %n move(s)</source>
        <translation>
            <numerusform>Filtrer %n coup</numerusform>
            <numerusform>Filtrer les %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Shows on the board again what others did since your last turn.</source>
        <translation>Montre de nouveau sur le plateau ce que les autres ont fait depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>Replay: {words}</source>
        <translation>On revoit&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Replay {number} of {total}: {words}</source>
        <translation>On revoit le coup {number} sur {total}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Before your first turn</source>
        <translation>Avant votre premier tour</translation>
    </message>
    <message>
        <source>Nothing new yet.</source>
        <translation>Rien de nouveau pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>Détail (%n)</numerusform>
            <numerusform>Détail (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens all that happened since your last turn, over the board.</source>
        <translation>Ouvre par-dessus le plateau tout ce qui s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>A click or Enter: that move again · {replay}: all of it · Esc or {open}: close</source>
        <translation>Un clic ou Entrée&#xa0;: revoir ce coup · {replay}&#xa0;: revoir tout · Échap ou {open}&#xa0;: fermer</translation>
    </message>
    <message>
        <source>Here: what others do between your turns.</source>
        <translation>Ici&#xa0;: ce que font les autres entre vos tours.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Where you came from</source>
        <translation>À l’écran précédent</translation>
    </message>
</context>
<context>
    <name>Peek</name>
    <message>
        <source>Sheet: {name}</source>
        <translation>Feuille&#xa0;: {name}</translation>
    </message>
    <message>
        <source>F4: the next player’s sheet · Esc or a click: close</source>
        <translation>F4&#xa0;: feuille suivante · Échap ou clic&#xa0;: fermer</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>guest</source>
        <translation>invité</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>doux</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>posé</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>hardi</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>ordinateur, {level}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>What to do</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <source>Rules: {section} ›</source>
        <translation>Règles&#xa0;: {section} ›</translation>
    </message>
    <message>
        <source>{tile}, done</source>
        <translation>{tile}&#xa0;: c’est fait</translation>
    </message>
    <message>
        <source>{tile}, lost if the turn ends now</source>
        <translation>{tile}&#xa0;: à utiliser avant la fin du tour, sinon perdu</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>not quite easy</source>
        <translation>abordable</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>délicat</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>très difficile</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorité de la tâche&#xa0;:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Impression différée&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Informations de &amp;facturation&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Début&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Fin&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordre des pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Pages par feuille&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Choix des &amp;pages&#xa0;:</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Bord long</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Bord court</translation>
    </message>
</context>
<context>
    <name>Ra</name>
    <message>
        <source>Sun on the board</source>
        <translation>Soleil du plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n dans le sac</numerusform>
            <numerusform>%n dans le sac</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>Suns and Gods</source>
        <translation>Soleils et Dieux</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Pharaons</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fleuve</translation>
    </message>
    <message>
        <source>Gold, civilization</source>
        <translation>Or, civilisation</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Your turn, {name}: draw a tile, spend a God, or invoke Ra.</source>
        <translation>À vous, {name}&#xa0;: retournez une tuile, jouez une tuile Dieu ou invoquez Râ.</translation>
    </message>
    <message>
        <source>Your turn, {name}: draw a tile, or invoke Ra.</source>
        <translation>À vous, {name}&#xa0;: retournez une tuile ou invoquez Râ.</translation>
    </message>
    <message>
        <source>The auction track is full, {name}: spend a God, or invoke Ra.</source>
        <translation>La piste d’enchère est pleine, {name}&#xa0;: jouez une tuile Dieu ou invoquez Râ.</translation>
    </message>
    <message>
        <source>The auction track is full, {name}: invoke Ra.</source>
        <translation>La piste d’enchère est pleine, {name}&#xa0;: invoquez Râ.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Retourner une tuile</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for: draw a tile</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Spend Gods</source>
        <translation>Jouer des tuiles Dieu</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for: spend Gods</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Spend a God</source>
        <translation>Dieu</translation>
    </message>
    <message>
        <source>Click a tile of the auction track, or choose it in the list of moves.</source>
        <translation>Cliquez sur une tuile de la piste d’enchère, ou choisissez-la dans la liste des coups.</translation>
    </message>
    <message>
        <source>Invoke Ra</source>
        <translation>Invoquer Râ</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key for: invoke Ra</comment>
        <translation>R</translation>
    </message>
    <message numerus="yes">
        <source>%n more Ra tile(s) end the epoch.</source>
        <translation>
            <numerusform>Encore %n tuile Râ et l’époque prend fin.</numerusform>
            <numerusform>Encore %n tuiles Râ et l’époque prend fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {tiles}. Spend another God, or stop.</source>
        <translation>Vous prenez&#xa0;: {tiles}. Jouez une autre tuile Dieu, ou arrêtez.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n God(s) left.</source>
        <translation>
            <numerusform>Il vous reste %n tuile Dieu.</numerusform>
            <numerusform>Il vous reste %n tuiles Dieu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: stop spending Gods</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>{name} drew Ra: an auction.</source>
        <translation>{name} a retourné une tuile Râ&#xa0;: une enchère commence.</translation>
    </message>
    <message>
        <source>{name} invokes Ra: an auction.</source>
        <translation>{name} invoque Râ&#xa0;: une enchère commence.</translation>
    </message>
    <message numerus="yes">
        <source>Unrest: choose %n civilization tile(s) to give up.</source>
        <translation>
            <numerusform>Agitation&#xa0;: choisissez %n tuile Civilisation à céder.</numerusform>
            <numerusform>Agitation&#xa0;: choisissez %n tuiles Civilisation à céder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earthquake: choose %n monument(s) to give up.</source>
        <translation>
            <numerusform>Tremblement de terre&#xa0;: choisissez %n monument à céder.</numerusform>
            <numerusform>Tremblement de terre&#xa0;: choisissez %n monuments à céder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a tile in your area.</source>
        <translation>Cliquez sur une tuile de votre aire de jeu.</translation>
    </message>
    <message>
        <source>Each God tile kept brings 2 fame.</source>
        <translation>Chaque tuile Dieu gardée rapporte 2 points de renommée.</translation>
    </message>
    <message>
        <source>Most Pharaohs: +5. Fewest: −2. Ties count in full; if all have the same, nobody scores.</source>
        <translation>Le plus de Pharaons&#xa0;: +5. Le moins&#xa0;: −2. En cas d’égalité, chacun gagne ou perd le tout&#x202f;; si tous en ont autant, personne ne gagne ni ne perd.</translation>
    </message>
    <message>
        <source>With at least one Flood, every Nile and every Flood brings 1 fame; without one, none does.</source>
        <translation>Avec au moins une Inondation, chaque Nil et chaque Inondation rapporte 1 point de renommée&#x202f;; sans Inondation, rien.</translation>
    </message>
    <message>
        <source>Each gold tile brings 3 fame.</source>
        <translation>Chaque tuile Or rapporte 3 points de renommée.</translation>
    </message>
    <message>
        <source>Different kinds: none −5, three 5, four 10, five 15. One or two bring nothing.</source>
        <translation>Sortes différentes&#xa0;: aucune −5, trois 5, quatre 10, cinq 15. Une ou deux ne rapportent rien.</translation>
    </message>
    <message>
        <source>After the last epoch: different kinds 1 each up to six, 10 for seven, 15 for eight; three of a kind 5, four 10, five 15.</source>
        <translation>Après la dernière époque&#xa0;: sortes différentes, 1 chacune jusqu’à six, 10 pour sept, 15 pour huit&#x202f;; trois de la même sorte 5, quatre 10, cinq 15.</translation>
    </message>
    <message>
        <source>After the last epoch: the highest sum of suns +5, the lowest −5; ties count in full.</source>
        <translation>Après la dernière époque&#xa0;: la plus forte somme de soleils +5, la plus faible −5&#x202f;; en cas d’égalité, chacun gagne ou perd le tout.</translation>
    </message>
    <message>
        <source>Fame in all</source>
        <translation>Renommée totale</translation>
    </message>
    <message numerus="yes">
        <source>The Old Kingdom decided it: {name} gained %n fame on {second}.</source>
        <translation>
            <numerusform>L’Ancien Empire a été décisif&#xa0;: {name} y a pris %n point de renommée d’avance sur {second}.</numerusform>
            <numerusform>L’Ancien Empire a été décisif&#xa0;: {name} y a pris %n points de renommée d’avance sur {second}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Middle Kingdom decided it: {name} gained %n fame on {second}.</source>
        <translation>
            <numerusform>Le Moyen Empire a été décisif&#xa0;: {name} y a pris %n point de renommée d’avance sur {second}.</numerusform>
            <numerusform>Le Moyen Empire a été décisif&#xa0;: {name} y a pris %n points de renommée d’avance sur {second}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The New Kingdom decided it: {name} gained %n fame on {second}.</source>
        <translation>
            <numerusform>Le Nouvel Empire a été décisif&#xa0;: {name} y a pris %n point de renommée d’avance sur {second}.</numerusform>
            <numerusform>Le Nouvel Empire a été décisif&#xa0;: {name} y a pris %n points de renommée d’avance sur {second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What an epoch brings is open; what the others have in all lies face down until the end.</source>
        <translation>Ce que rapporte une époque est connu de tous&#x202f;; le total des autres reste face cachée jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Nobody’s fame falls below 0.</source>
        <translation>La renommée ne descend jamais sous 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n fame ahead of {name}</source>
        <translation>
            <numerusform>avec %n point d’avance sur {name}</numerusform>
            <numerusform>avec %n points d’avance sur {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>level with {name}, and ahead by the highest sun, {sun}</source>
        <translation>à égalité avec {name}, mais avec le soleil le plus élevé, le {sun}</translation>
    </message>
    <message>
        <source>Where the fame came from</source>
        <translation>D’où vient la renommée</translation>
    </message>
    <message numerus="yes">
        <source>What brought {name} most: {category}, %n fame in the game.</source>
        <translation>
            <numerusform>Le plus à {name}&#xa0;: {category}, %n point de renommée.</numerusform>
            <numerusform>Le plus à {name}&#xa0;: {category}, %n points de renommée.</numerusform>
        </translation>
    </message>
    <message>
        <source>{drawn} tiles were drawn, {ra} of them Ra; {average} was the average to expect from what was left in the bag.</source>
        <translation>Sur {drawn} tuiles retournées, il y avait {ra} Râ&#x202f;; d’après ce qui restait dans le sac, on pouvait en attendre {average} en moyenne.</translation>
    </message>
    <message>
        <source>Ra tiles drawn, against the average</source>
        <translation>Tuiles Râ retournées, comparées à la moyenne</translation>
    </message>
    <message>
        <source>In the expert’s quick trials until the next lot is bought, on average:</source>
        <translation>Essais rapides de l’expert, jusqu’à l’achat d’un lot, en moyenne&#xa0;:</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Renommée</translation>
    </message>
    <message>
        <source>Suns still face up</source>
        <translation>Soleils encore face visible</translation>
    </message>
    <message>
        <source>Sum of all suns</source>
        <translation>Somme de tous les soleils</translation>
    </message>
    <message>
        <source>Niles</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Floods</source>
        <translation>Inondations</translation>
    </message>
    <message>
        <source>Gold tiles</source>
        <translation>Tuiles Or</translation>
    </message>
    <message>
        <source>Kinds of civilization</source>
        <translation>Sortes de civilisation</translation>
    </message>
    <message>
        <source>Tiles that the others gain</source>
        <translation>Tuiles que gagnent les autres</translation>
    </message>
    <message>
        <source>The epoch ends</source>
        <translation>L’époque se termine</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Râ</translation>
    </message>
    <message>
        <source>Draw tiles, or call the auction: your suns are few, and the Ra track is filling.</source>
        <translation>Retournez des tuiles ou lancez l’enchère&#xa0;: vos soleils sont comptés, et la piste de Râ se remplit.</translation>
    </message>
    <message>
        <source>Forced bid</source>
        <translation>Mise obligatoire</translation>
    </message>
    <message>
        <source>Whoever invokes Ra must bid: only once all others have passed (our ruling), or whenever a sun is high enough.</source>
        <translation>Qui invoque Râ doit miser&#xa0;: seulement si tous les autres ont passé (notre décision), ou dès qu’un de ses soleils est assez élevé.</translation>
    </message>
    <message>
        <source>if nobody has bid</source>
        <translation>si personne n’a misé</translation>
    </message>
    <message>
        <source>whenever able</source>
        <translation>dès que possible</translation>
    </message>
    <message>
        <source>Hidden scores</source>
        <translation>Scores cachés</translation>
    </message>
    <message>
        <source>The others’ fame lies face down until the end of the game.</source>
        <translation>La renommée des autres reste face cachée jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>You bid last, and must bid if you can.</source>
        <translation>Vous misez en dernier, et devez miser si vous le pouvez.</translation>
    </message>
    <message>
        <source>You bid last, and must bid if nobody does.</source>
        <translation>Vous misez en dernier, et devez miser si personne ne le fait.</translation>
    </message>
    <message>
        <source>About {fame} fame expected at the end</source>
        <translation>Environ {fame} points de renommée attendus à la fin</translation>
    </message>
    <message>
        <source>What you would gain by the end of this epoch, less the 2 of the God.</source>
        <translation>Ce que vous gagneriez d’ici la fin de cette époque, moins les 2 points du dieu.</translation>
    </message>
    <message>
        <source>What you would lose at the end of the game, as your monuments stand.</source>
        <translation>Ce que vous perdriez à la fin de la partie, vos monuments restant tels quels.</translation>
    </message>
    <message>
        <source>{tile} would strike you, and the God would be spent. Take it?</source>
        <translation>{tile}&#xa0;: ce désastre vous frapperait, et la tuile Dieu serait dépensée. Le prendre&#x202f;?</translation>
    </message>
    <message>
        <source>You bid last, and may pass: the track is full.</source>
        <translation>Vous misez en dernier, et pouvez passer&#xa0;: la piste est pleine.</translation>
    </message>
    <message>
        <source>suns: {suns}</source>
        <translation>soleils&#xa0;: {suns}</translation>
    </message>
    <message>
        <source>face down {suns}</source>
        <translation>et, face cachée, {suns}</translation>
    </message>
    <message>
        <source>you, to play</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>bids {sun}</source>
        <comment>state of a player</comment>
        <translation>mise {sun}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>state of a player</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>bids last</source>
        <comment>state of a player</comment>
        <translation>mise en dernier</translation>
    </message>
    <message>
        <source>no sun left</source>
        <comment>state of a player</comment>
        <translation>plus de soleil</translation>
    </message>
    <message>
        <source>Ra tile</source>
        <translation>Tuile Râ</translation>
    </message>
    <message>
        <source>God</source>
        <translation>Dieu</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Pharaon</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tile(s)</source>
        <translation>
            <numerusform>%n tuile Râ</numerusform>
            <numerusform>%n tuiles Râ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n God tile(s)</source>
        <translation>
            <numerusform>%n tuile Dieu</numerusform>
            <numerusform>%n tuiles Dieu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Pharaoh(s)</source>
        <translation>
            <numerusform>%n Pharaon</numerusform>
            <numerusform>%n Pharaons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile(s)</source>
        <translation>
            <numerusform>%n Nil</numerusform>
            <numerusform>%n Nil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Flood(s)</source>
        <translation>
            <numerusform>%n Inondation</numerusform>
            <numerusform>%n Inondations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tile(s)</source>
        <translation>
            <numerusform>%n tuile Or</numerusform>
            <numerusform>%n tuiles Or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Astronomy tile(s)</source>
        <translation>
            <numerusform>%n tuile Astronomie</numerusform>
            <numerusform>%n tuiles Astronomie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Agriculture tile(s)</source>
        <translation>
            <numerusform>%n tuile Agriculture</numerusform>
            <numerusform>%n tuiles Agriculture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Writing tile(s)</source>
        <translation>
            <numerusform>%n tuile Écriture</numerusform>
            <numerusform>%n tuiles Écriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Religion tile(s)</source>
        <translation>
            <numerusform>%n tuile Religion</numerusform>
            <numerusform>%n tuiles Religion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Art tile(s)</source>
        <translation>
            <numerusform>%n tuile Art</numerusform>
            <numerusform>%n tuiles Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fortress(es)</source>
        <translation>
            <numerusform>%n Forteresse</numerusform>
            <numerusform>%n Forteresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Obelisk(s)</source>
        <translation>
            <numerusform>%n Obélisque</numerusform>
            <numerusform>%n Obélisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Palace(s)</source>
        <translation>
            <numerusform>%n Palais</numerusform>
            <numerusform>%n Palais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Pyramid(s)</source>
        <translation>
            <numerusform>%n Pyramide</numerusform>
            <numerusform>%n Pyramides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx(es)</source>
        <translation>
            <numerusform>%n Sphinx</numerusform>
            <numerusform>%n Sphinx</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Statues tile(s)</source>
        <translation>
            <numerusform>%n tuile Statues</numerusform>
            <numerusform>%n tuiles Statues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Step Pyramid(s)</source>
        <translation>
            <numerusform>%n Pyramide à degrés</numerusform>
            <numerusform>%n Pyramides à degrés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Temple(s)</source>
        <translation>
            <numerusform>%n Temple</numerusform>
            <numerusform>%n Temples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Funeral(s)</source>
        <translation>
            <numerusform>%n tuile Funérailles</numerusform>
            <numerusform>%n tuiles Funérailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Drought(s)</source>
        <translation>
            <numerusform>%n Sécheresse</numerusform>
            <numerusform>%n Sécheresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unrest tile(s)</source>
        <translation>
            <numerusform>%n tuile Agitation</numerusform>
            <numerusform>%n tuiles Agitation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Earthquake(s)</source>
        <translation>
            <numerusform>%n Tremblement de terre</numerusform>
            <numerusform>%n Tremblements de terre</numerusform>
        </translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Civilisation</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>Monument</translation>
    </message>
    <message>
        <source>Disaster</source>
        <translation>Désastre</translation>
    </message>
    <message>
        <source>Each [[Ra tile|ra tile]] starts an [[auction]]. The one that fills the [[Ra track|ra track]] ends the [[epoch]] at once.</source>
        <translation>Chaque [[tuile Râ|ra tile]] déclenche une [[enchère|auction]]. Celle qui remplit la [[piste de Râ|ra track]] termine aussitôt l’[[époque|epoch]].</translation>
    </message>
    <message>
        <source>A [[God|god]] brings 2 [[fame]] at the end of the [[epoch]], or is spent to take a tile of the [[auction track]].</source>
        <translation>Une [[tuile Dieu|god]] rapporte 2 points de [[renommée|fame]] à la fin de l’[[époque|epoch]], ou se joue pour prendre une tuile de la [[piste d’enchère|auction track]].</translation>
    </message>
    <message>
        <source>Whoever has most [[Pharaohs|pharaoh]] gains 5 [[fame]], whoever has fewest loses 2. They stay for the next [[epoch]].</source>
        <translation>Qui a le plus de [[Pharaons|pharaoh]] gagne 5 points de [[renommée|fame]], qui en a le moins en perd 2. Ils restent pour l’[[époque|epoch]] suivante.</translation>
    </message>
    <message>
        <source>[[Niles|nile]] and [[Floods|flood]] score only for a player with a [[Flood|flood]]. Niles stay for the next [[epoch]].</source>
        <translation>Les [[Nil|nile]] et les [[Inondations|flood]] ne rapportent que si l’on a une [[Inondation|flood]]. Les Nil restent pour l’[[époque|epoch]] suivante.</translation>
    </message>
    <message>
        <source>Each [[gold]] tile brings 3 [[fame]] and then leaves the game.</source>
        <translation>Chaque tuile [[Or|gold]] rapporte 3 points de [[renommée|fame]], puis quitte la partie.</translation>
    </message>
    <message>
        <source>[[Monuments|monument]] count after the third [[epoch]]: different kinds, and three or more of a kind.</source>
        <translation>Les [[monuments|monument]] comptent après la troisième [[époque|epoch]]&#xa0;: par sortes différentes, et à partir de trois de la même sorte.</translation>
    </message>
    <message>
        <source>Whoever takes a [[Funeral|funeral]] gives up two [[Pharaohs|pharaoh]].</source>
        <translation>Qui prend une tuile [[Funérailles|funeral]] cède deux [[Pharaons|pharaoh]].</translation>
    </message>
    <message>
        <source>Whoever takes a [[Drought|drought]] gives up two river tiles, [[Floods|flood]] first.</source>
        <translation>Qui prend une tuile [[Sécheresse|drought]] cède deux tuiles du fleuve, les [[Inondations|flood]] d’abord.</translation>
    </message>
    <message>
        <source>Whoever takes [[Unrest|unrest]] gives up two [[civilization]] tiles of their choice.</source>
        <translation>Qui prend une tuile [[Agitation|unrest]] cède deux tuiles [[Civilisation|civilization]] de son choix.</translation>
    </message>
    <message>
        <source>Whoever takes an [[Earthquake|earthquake]] gives up two [[monuments|monument]] of their choice.</source>
        <translation>Qui prend un [[Tremblement de terre|earthquake]] cède deux [[monuments|monument]] de son choix.</translation>
    </message>
    <message>
        <source>The bag</source>
        <translation>Le sac</translation>
    </message>
    <message>
        <source>A tile you draw goes to the [[auction track]] and ends your turn; [[Ra|ra tile]] starts an [[auction]].</source>
        <translation>La tuile retournée va sur la [[piste d’enchère|auction track]] et votre tour s’achève&#x202f;; une [[tuile Râ|ra tile]] déclenche une [[enchère|auction]].</translation>
    </message>
    <message>
        <source>Click: draw a tile</source>
        <translation>Clic&#xa0;: retourner une tuile</translation>
    </message>
    <message>
        <source>The Ra figure</source>
        <translation>La figure de Râ</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Without a [[civilization]] tile you lose 5 [[fame]]; three different kinds bring 5, four 10, five 15.</source>
        <translation>Sans tuile [[Civilisation|civilization]], vous perdez 5 points de [[renommée|fame]]&#x202f;; trois sortes différentes en rapportent 5, quatre 10, cinq 15.</translation>
    </message>
    <message>
        <source>To [[invoke]] Ra starts an [[auction]] for all tiles of the track. You bid last, and must bid if nobody else does, unless the track is full.</source>
        <translation>[[Invoquer Râ|invoke]] déclenche une [[enchère|auction]] pour toutes les tuiles de la piste. Vous misez en dernier, et devez miser si personne d’autre ne le fait, sauf quand la piste est pleine.</translation>
    </message>
    <message>
        <source>To [[invoke]] Ra starts an [[auction]] for all tiles of the track. You bid last, and must bid if you can, unless the track is full.</source>
        <translation>[[Invoquer Râ|invoke]] déclenche une [[enchère|auction]] pour toutes les tuiles de la piste. Vous misez en dernier, et devez miser si vous le pouvez, sauf quand la piste est pleine.</translation>
    </message>
    <message>
        <source>Click: invoke Ra</source>
        <translation>Clic&#xa0;: invoquer Râ</translation>
    </message>
    <message>
        <source>The sun {sun} on the board</source>
        <translation>Le soleil {sun} du plateau</translation>
    </message>
    <message>
        <source>Goes to whoever wins the next auction.</source>
        <translation>Il ira au gagnant de la prochaine enchère.</translation>
    </message>
    <message>
        <source>The winner takes it [[face down]], for the next [[epoch]], and lays the sun of the bid in its place.</source>
        <translation>Le gagnant le prend [[face cachée|face down]], pour l’[[époque|epoch]] suivante, et met à sa place le soleil qu’il a misé.</translation>
    </message>
    <message>
        <source>Epoch {epoch} of 3; on the Ra track {taken} of {spaces} spaces are taken.</source>
        <translation>Époque {epoch} sur 3&#x202f;; cases prises sur la piste de Râ&#xa0;: {taken} sur {spaces}.</translation>
    </message>
    <message>
        <source>An [[epoch]] ends as soon as a Ra tile fills the [[Ra track|ra track]], or when the last sun that lies [[face up]] is spent; then all tiles are scored. The game ends with the third.</source>
        <translation>Une [[époque|epoch]] finit dès qu’une tuile Râ remplit la [[piste de Râ|ra track]], ou quand le dernier soleil [[face visible|face up]] est dépensé&#x202f;; on compte alors toutes les tuiles. La partie finit avec la troisième.</translation>
    </message>
    <message>
        <source>A walled space</source>
        <translation>Une case murée</translation>
    </message>
    <message numerus="yes">
        <source>Not used with %n player(s).</source>
        <translation>
            <numerusform>Fermée à %n joueur.</numerusform>
            <numerusform>Fermée à %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>With three players the [[Ra track|ra track]] has 8 spaces, with four 9, with five 10.</source>
        <translation>À trois joueurs, la [[piste de Râ|ra track]] compte 8 cases, à quatre 9, à cinq 10.</translation>
    </message>
    <message>
        <source>The last space</source>
        <translation>La dernière case</translation>
    </message>
    <message>
        <source>The Ra track</source>
        <translation>La piste de Râ</translation>
    </message>
    <message>
        <source>{taken} of {spaces} spaces are taken.</source>
        <translation>Cases occupées&#xa0;: {taken} sur {spaces}.</translation>
    </message>
    <message>
        <source>The auction track</source>
        <translation>La piste d’enchère</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on eight spaces.</source>
        <translation>
            <numerusform>%n tuile sur huit cases.</numerusform>
            <numerusform>%n tuiles sur huit cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn tiles gather here. Whoever wins an [[auction]] takes them all. On a full track nobody may draw.</source>
        <translation>Les tuiles retournées se rassemblent ici. Qui remporte une [[enchère|auction]] les prend toutes. Quand la piste est pleine, personne ne peut retourner de tuile.</translation>
    </message>
    <message>
        <source>Click: spend a God to take it</source>
        <translation>Clic&#xa0;: jouer une tuile Dieu pour la prendre</translation>
    </message>
    <message>
        <source>{kind}. Strikes whoever takes it.</source>
        <translation>{kind}. Frappe qui le prend.</translation>
    </message>
    <message>
        <source>Stays after the epoch.</source>
        <translation>Reste après l’époque.</translation>
    </message>
    <message>
        <source>Lasts for this epoch only.</source>
        <translation>Pour cette époque seulement.</translation>
    </message>
    <message>
        <source>{kind}. Stays after the epoch.</source>
        <translation>{kind}. Reste après l’époque.</translation>
    </message>
    <message>
        <source>{kind}. Lasts for this epoch only.</source>
        <translation>{kind}. Pour cette époque seulement.</translation>
    </message>
    <message>
        <source>to you now: one more Flood on your river.</source>
        <translation>pour vous maintenant&#xa0;: une Inondation de plus sur votre fleuve.</translation>
    </message>
    <message numerus="yes">
        <source>to you now: your %n Nile(s) would count, and so would the Flood.</source>
        <translation>
            <numerusform>pour vous maintenant&#xa0;: %n Nil compterait, et l’Inondation aussi.</numerusform>
            <numerusform>pour vous maintenant&#xa0;: vos %n Nil compteraient, et l’Inondation aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>to you now, because you have a Flood.</source>
        <translation>pour vous maintenant, car vous avez une Inondation.</translation>
    </message>
    <message>
        <source>to you if you keep it; spent, it takes a tile.</source>
        <translation>pour vous si vous la gardez&#x202f;; jouée, elle prend une tuile.</translation>
    </message>
    <message>
        <source>to you at the end of this epoch.</source>
        <translation>pour vous à la fin de cette époque.</translation>
    </message>
    <message>
        <source>to you now: you would have {own}; each of the others has {most}.</source>
        <translation>pour vous maintenant&#xa0;: vous en auriez {own}, chacun des autres en a {most}.</translation>
    </message>
    <message>
        <source>to you now: you would have {own}; the others have from {fewest} to {most}.</source>
        <translation>pour vous maintenant&#xa0;: vous en auriez {own}, les autres en ont de {fewest} à {most}.</translation>
    </message>
    <message>
        <source>to you now: you have this kind already.</source>
        <translation>pour vous maintenant&#xa0;: vous avez déjà cette sorte.</translation>
    </message>
    <message numerus="yes">
        <source>to you now: with %n kind(s) you still score {before}.</source>
        <translation>
            <numerusform>pour vous maintenant&#xa0;: avec %n sorte, vous marquez toujours {before}.</numerusform>
            <numerusform>pour vous maintenant&#xa0;: avec %n sortes, vous marquez toujours {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you now: with %n kind(s) you score {fame} instead of {before}.</source>
        <translation>
            <numerusform>pour vous maintenant&#xa0;: avec %n sorte, vous avez {fame} au lieu de {before}.</numerusform>
            <numerusform>pour vous maintenant&#xa0;: avec %n sortes, vous avez {fame} au lieu de {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you: {same} of this kind, %n different kind(s).</source>
        <translation>
            <numerusform>pour vous&#xa0;: {same} de cette sorte, et %n sorte en tout.</numerusform>
            <numerusform>pour vous&#xa0;: {same} de cette sorte, et %n sortes en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>The exchange of suns is not counted.</source>
        <translation>L’échange des soleils n’est pas compté.</translation>
    </message>
    <message>
        <source>You choose what the disaster takes: counted is what costs you least.</source>
        <translation>Vous choisissez ce que prend le désastre&#xa0;: le compte suppose ce qui vous coûte le moins.</translation>
    </message>
    <message numerus="yes">
        <source>to you now: it would take %n tile(s) of yours.</source>
        <translation>
            <numerusform>pour vous maintenant&#xa0;: vous y perdriez %n tuile.</numerusform>
            <numerusform>pour vous maintenant&#xa0;: vous y perdriez %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>to you now: a disaster that you have picked would take it, or as much.</source>
        <translation>pour vous maintenant&#xa0;: un désastre que vous avez pris l’emporterait, ou en emporterait autant.</translation>
    </message>
    <message>
        <source>to you now: with it your river begins to count.</source>
        <translation>pour vous maintenant&#xa0;: avec elle, votre fleuve commence à compter.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n.</source>
        <translation>
            <numerusform>{name} en a %n.</numerusform>
            <numerusform>{name} en a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has none.</source>
        <translation>{name} n’en a pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n still in the bag.</source>
        <translation>
            <numerusform>Encore %n dans le sac.</numerusform>
            <numerusform>Encore %n dans le sac.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: give it up</source>
        <translation>Clic&#xa0;: céder cette tuile</translation>
    </message>
    <message>
        <source>Face up: {name} can bid it in this epoch.</source>
        <translation>Face visible&#xa0;: {name} peut le miser pendant cette époque.</translation>
    </message>
    <message>
        <source>Face down until the next epoch.</source>
        <translation>Face cachée jusqu’à l’époque suivante.</translation>
    </message>
    <message>
        <source>The sun {sun}</source>
        <translation>Le soleil {sun}</translation>
    </message>
    <message>
        <source>One [[sun]] is bid at a time. After the third [[epoch]] the highest sum of suns gains 5 [[fame]], the lowest loses 5.</source>
        <translation>On ne mise qu’un [[soleil|sun]] à la fois. Après la troisième [[époque|epoch]], la plus forte somme de soleils gagne 5 points de [[renommée|fame]], la plus faible en perd 5.</translation>
    </message>
    <message>
        <source>Bid the sun {sun}</source>
        <translation>Miser le soleil {sun}</translation>
    </message>
    <message>
        <source>Click: bid this sun</source>
        <translation>Clic&#xa0;: miser ce soleil</translation>
    </message>
    <message>
        <source>Nobody can overbid it.</source>
        <translation>Personne ne peut surenchérir.</translation>
    </message>
    <message>
        <source>Can still overbid: {who}</source>
        <translation>Surenchère possible&#xa0;: {who}</translation>
    </message>
    <message>
        <source>Fame lies face down until the end of the game.</source>
        <translation>Renommée face cachée jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>fame now, before this epoch is settled.</source>
        <translation>de renommée pour l’instant, avant le décompte de cette époque.</translation>
    </message>
    <message>
        <source>Sum of the suns: {suns}. Kinds of civilization: {kinds}. Monuments: {monuments}.</source>
        <translation>Soleils&#xa0;: {suns}. Sortes de civilisation&#xa0;: {kinds}. Monuments&#xa0;: {monuments}.</translation>
    </message>
    <message>
        <source>Everybody starts with 10 [[fame]]. The most after three [[epochs|epoch]] wins.</source>
        <translation>Chacun commence avec 10 points de [[renommée|fame]]. Qui en a le plus après trois [[époques|epoch]] gagne la partie.</translation>
    </message>
    <message>
        <source>Click: look at your fame behind a curtain</source>
        <translation>Clic&#xa0;: voir votre renommée derrière un rideau</translation>
    </message>
    <message>
        <source>For your eyes only.</source>
        <translation>Pour vos yeux seulement.</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inondation</translation>
    </message>
    <message>
        <source>Astronomy</source>
        <translation>Astronomie</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obélisque</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>Statues</source>
        <translation>Statues</translation>
    </message>
    <message>
        <source>Step Pyramid</source>
        <translation>Pyramide à degrés</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation>Funérailles</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Sécheresse</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Agitation</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>Tremblement de terre</translation>
    </message>
    <message>
        <source>a Ra tile</source>
        <translation>une tuile Râ</translation>
    </message>
    <message>
        <source>a God tile</source>
        <translation>une tuile Dieu</translation>
    </message>
    <message>
        <source>a Pharaoh</source>
        <translation>un Pharaon</translation>
    </message>
    <message>
        <source>a Nile</source>
        <translation>un Nil</translation>
    </message>
    <message>
        <source>a Flood</source>
        <translation>une Inondation</translation>
    </message>
    <message>
        <source>a gold tile</source>
        <translation>une tuile Or</translation>
    </message>
    <message>
        <source>an Astronomy tile</source>
        <translation>une tuile Astronomie</translation>
    </message>
    <message>
        <source>an Agriculture tile</source>
        <translation>une tuile Agriculture</translation>
    </message>
    <message>
        <source>a Writing tile</source>
        <translation>une tuile Écriture</translation>
    </message>
    <message>
        <source>a Religion tile</source>
        <translation>une tuile Religion</translation>
    </message>
    <message>
        <source>an Art tile</source>
        <translation>une tuile Art</translation>
    </message>
    <message>
        <source>a Fortress</source>
        <translation>une Forteresse</translation>
    </message>
    <message>
        <source>an Obelisk</source>
        <translation>un Obélisque</translation>
    </message>
    <message>
        <source>a Palace</source>
        <translation>un Palais</translation>
    </message>
    <message>
        <source>a Pyramid</source>
        <translation>une Pyramide</translation>
    </message>
    <message>
        <source>a Sphinx</source>
        <translation>un Sphinx</translation>
    </message>
    <message>
        <source>a Statues tile</source>
        <translation>une tuile Statues</translation>
    </message>
    <message>
        <source>a Step Pyramid</source>
        <translation>une Pyramide à degrés</translation>
    </message>
    <message>
        <source>a Temple</source>
        <translation>un Temple</translation>
    </message>
    <message>
        <source>a Funeral</source>
        <translation>une tuile Funérailles</translation>
    </message>
    <message>
        <source>a Drought</source>
        <translation>une Sécheresse</translation>
    </message>
    <message>
        <source>an Unrest tile</source>
        <translation>une tuile Agitation</translation>
    </message>
    <message>
        <source>an Earthquake</source>
        <translation>un Tremblement de terre</translation>
    </message>
    <message>
        <source>Old Kingdom</source>
        <translation>Ancien Empire</translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <translation>Moyen Empire</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <translation>Nouvel Empire</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Ancien</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvel</translation>
    </message>
    <message>
        <source>The Old Kingdom is over</source>
        <translation>L’Ancien Empire prend fin</translation>
    </message>
    <message>
        <source>The Middle Kingdom is over</source>
        <translation>Le Moyen Empire prend fin</translation>
    </message>
    <message>
        <source>The New Kingdom is over</source>
        <translation>Le Nouvel Empire prend fin</translation>
    </message>
    <message>
        <source>The Old Kingdom begins</source>
        <translation>L’Ancien Empire commence</translation>
    </message>
    <message>
        <source>The Middle Kingdom begins</source>
        <translation>Le Moyen Empire commence</translation>
    </message>
    <message>
        <source>The New Kingdom begins</source>
        <translation>Le Nouvel Empire commence</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Dieux</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Soleils</translation>
    </message>
    <message>
        <source>To take a tile from the track without an auction, spend a God; you have none.</source>
        <translation>Pour prendre une tuile de la piste sans enchère, il faut jouer une tuile Dieu&#x202f;; vous n’en avez pas.</translation>
    </message>
    <message>
        <source>A God can’t be spent on another God.</source>
        <translation>Une tuile Dieu ne peut pas prendre une autre tuile Dieu.</translation>
    </message>
    <message>
        <source>A God can’t take a Ra tile.</source>
        <translation>Une tuile Dieu ne peut pas prendre une tuile Râ.</translation>
    </message>
    <message>
        <source>There is no such tile on the auction track.</source>
        <translation>Cette tuile n’est pas sur la piste d’enchère.</translation>
    </message>
    <message>
        <source>No God has been spent this turn.</source>
        <translation>Aucune tuile Dieu n’a été jouée pendant ce tour.</translation>
    </message>
    <message>
        <source>No auction is on: bidding starts when Ra is drawn or invoked.</source>
        <translation>Il n’y a pas d’enchère en cours&#xa0;: on mise quand une tuile Râ est retournée ou Râ invoqué.</translation>
    </message>
    <message>
        <source>Tiles are given up only to a disaster.</source>
        <translation>On ne cède de tuiles qu’à un désastre.</translation>
    </message>
    <message>
        <source>An auction is on: bid a sun, or pass.</source>
        <translation>Une enchère est en cours&#xa0;: misez un soleil, ou passez.</translation>
    </message>
    <message>
        <source>First choose what the disaster takes.</source>
        <translation>Choisissez d’abord ce que prend le désastre.</translation>
    </message>
    <message>
        <source>You invoked Ra and nobody has bid: you must bid a sun.</source>
        <translation>Vous avez invoqué Râ et personne n’a misé&#xa0;: vous devez miser un soleil.</translation>
    </message>
    <message>
        <source>You invoked Ra: by the option chosen, you must bid when you can.</source>
        <translation>Vous avez invoqué Râ&#xa0;: selon l’option choisie, vous devez miser dès que vous le pouvez.</translation>
    </message>
    <message>
        <source>The sun {sun} is too low: a bid must be higher than {best}.</source>
        <translation>Le soleil {sun} est trop faible&#xa0;: il faut miser plus de {best}.</translation>
    </message>
    <message>
        <source>The sun {sun} lies face down: it can’t be bid before the next epoch.</source>
        <translation>Le soleil {sun} est face cachée&#xa0;: on ne peut pas le miser avant l’époque suivante.</translation>
    </message>
    <message>
        <source>The sun {sun} lies on the board: it is what the auction is for.</source>
        <translation>Le soleil {sun} est sur le plateau&#xa0;: c’est l’un des enjeux de l’enchère.</translation>
    </message>
    <message>
        <source>The sun {sun} is not yours.</source>
        <translation>Le soleil {sun} n’est pas à vous.</translation>
    </message>
    <message>
        <source>You have no such tile.</source>
        <translation>Vous n’avez pas cette tuile.</translation>
    </message>
    <message>
        <source>This disaster does not strike that tile.</source>
        <translation>Ce désastre ne frappe pas cette tuile.</translation>
    </message>
    <message>
        <source>Invoke Ra: no tile, only the sun {sun}</source>
        <translation>Invoquer Râ&#xa0;: aucune tuile, rien que le soleil&#xa0;{sun}</translation>
    </message>
    <message numerus="yes">
        <source>Invoke Ra for %n tile(s)</source>
        <translation>
            <numerusform>Invoquer Râ pour %n tuile</numerusform>
            <numerusform>Invoquer Râ pour %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Spend a God to take {tile}</source>
        <translation>Prendre {tile} avec une tuile Dieu</translation>
    </message>
    <message>
        <source>Spend no more Gods</source>
        <translation>Ne plus jouer de tuiles Dieu</translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <translation>Miser {sun}</translation>
    </message>
    <message>
        <source>Give up {tile}</source>
        <translation>Céder {tile}</translation>
    </message>
    <message>
        <source>{name} bids {sun}</source>
        <translation>{name} mise {sun}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <translation>{name} retourne {tile}.</translation>
    </message>
    <message>
        <source>{name} spends a God on {tile}.</source>
        <translation>{name} joue une tuile Dieu et prend {tile}.</translation>
    </message>
    <message>
        <source>Nobody bids: the full track leaves the game.</source>
        <translation>Personne ne mise&#xa0;: toutes les tuiles de la piste quittent la partie.</translation>
    </message>
    <message>
        <source>Nobody bids: the tiles stay on the track.</source>
        <translation>Personne ne mise&#xa0;: les tuiles restent sur la piste.</translation>
    </message>
    <message>
        <source>the Ra track is full</source>
        <translation>la piste de Râ est pleine</translation>
    </message>
    <message>
        <source>the last sun is spent</source>
        <translation>le dernier soleil est dépensé</translation>
    </message>
    <message>
        <source>{epoch_over}: {because}</source>
        <translation>{epoch_over}&#xa0;: {because}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {fame} fame</source>
        <translation>
            <numerusform>{name}&#xa0;: {fame} point de renommée</numerusform>
            <numerusform>{name}&#xa0;: {fame} points de renommée</numerusform>
        </translation>
    </message>
    <message>
        <source>{epoch_begins}: {name}, who owns the highest sun, plays first</source>
        <translation>{epoch_begins}&#xa0;: {name}, avec le soleil le plus élevé, joue en premier</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n fame</source>
        <translation>
            <numerusform>{name} gagne avec %n point de renommée</numerusform>
            <numerusform>{name} gagne avec %n points de renommée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {fame} fame, but not below 0</source>
        <translation>
            <numerusform>{name}&#xa0;: {fame} de renommée, sans descendre sous 0</numerusform>
            <numerusform>{name}&#xa0;: {fame} de renommée, sans descendre sous 0</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws the last Ra: the epoch ends.</source>
        <translation>{name} retourne la dernière tuile Râ&#xa0;: l’époque prend fin.</translation>
    </message>
    <message>
        <source>{name} draws Ra, {count} of {spaces}: an auction.</source>
        <translation>{name} retourne une tuile Râ ({count} sur {spaces})&#xa0;: une enchère commence.</translation>
    </message>
    <message>
        <source>{name} invokes Ra: the auction track is full.</source>
        <translation>{name} invoque Râ&#xa0;: la piste d’enchère est pleine.</translation>
    </message>
    <message numerus="yes">
        <source>{name} invokes Ra for %n tile(s).</source>
        <translation>
            <numerusform>{name} invoque Râ pour %n tuile.</numerusform>
            <numerusform>{name} invoque Râ pour %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} invokes Ra on an empty track.</source>
        <translation>{name} invoque Râ devant une piste vide.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {tiles}; the sun {board_sun} lies face down.</source>
        <translation>{name} l’emporte avec le {sun}&#xa0;: {tiles}&#x202f;; le soleil {board_sun} est face cachée.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: no tile; the sun {board_sun} lies face down.</source>
        <translation>{name} l’emporte avec le {sun}&#xa0;: aucune tuile&#x202f;; le soleil {board_sun} est face cachée.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins %n tile(s) with {sun}.</source>
        <translation>
            <numerusform>{name} remporte %n tuile avec le {sun}.</numerusform>
            <numerusform>{name} remporte %n tuiles avec le {sun}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {tiles}.</source>
        <translation>{name} remporte {tiles} avec le {sun}.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: no tile.</source>
        <translation>{name} gagne avec le {sun}, sans remporter de tuile.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tiles}.</source>
        <translation>{disaster}&#xa0;: {name} perd {tiles}.</translation>
    </message>
    <message>
        <source>{disaster}: {name} has nothing to lose.</source>
        <translation>{disaster}&#xa0;: {name} n’a rien à perdre.</translation>
    </message>
    <message>
        <source>You lay down {tiles}, and your turn ends.</source>
        <translation>Vous posez&#xa0;: {tiles}. Votre tour s’achève.</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame to you by the end of this epoch, the God you spend counted.</source>
        <translation>
            <numerusform>{fame} point de renommée pour vous d’ici la fin de l’époque, tuile Dieu déduite.</numerusform>
            <numerusform>{fame} points de renommée pour vous d’ici la fin de l’époque, tuile Dieu déduite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame to you at the end of the game, as your monuments stand.</source>
        <translation>
            <numerusform>{fame} point de renommée pour vous en fin de partie, d’après vos monuments actuels.</numerusform>
            <numerusform>{fame} points de renommée pour vous en fin de partie, d’après vos monuments actuels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame to you by the end of this epoch.</source>
        <translation>
            <numerusform>{fame} point de renommée pour vous d’ici la fin de l’époque.</numerusform>
            <numerusform>{fame} points de renommée pour vous d’ici la fin de l’époque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it wins: {fame} fame by the end of this epoch, and the sun {sun}, face down.</source>
        <translation>
            <numerusform>Si la mise l’emporte&#xa0;: {fame} point de renommée d’ici la fin de l’époque, et le soleil {sun}, face cachée.</numerusform>
            <numerusform>Si la mise l’emporte&#xa0;: {fame} points de renommée d’ici la fin de l’époque, et le soleil {sun}, face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted with what else you then lose at the least cost.</source>
        <translation>Le compte comprend ce que vous perdez encore ensuite, au moindre coût.</translation>
    </message>
    <message>
        <source>Nobody’s fame falls below 0: while it lies face down, that is not counted.</source>
        <translation>La renommée ne descend jamais sous 0&#xa0;: tant qu’elle est face cachée, ce calcul n’en tient pas compte.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your Pharaohs</source>
        <translation>
            <numerusform>%n Pharaon</numerusform>
            <numerusform>%n Pharaons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your Niles</source>
        <translation>
            <numerusform>%n Nil</numerusform>
            <numerusform>%n Nil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your monuments</source>
        <translation>
            <numerusform>%n monument</numerusform>
            <numerusform>%n monuments</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost for good: {tiles}.</source>
        <translation>Vous perdriez pour de bon&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>A tile is drawn from the bag onto the track.</source>
        <translation>Une tuile du sac va sur la piste.</translation>
    </message>
    <message>
        <source>Nobody else has a sun left: you alone bid.</source>
        <translation>Plus personne d’autre n’a de soleil&#xa0;: vous miserez sans rival.</translation>
    </message>
    <message>
        <source>Everybody bids once, you last; the track is full, so you may pass.</source>
        <translation>Chacun mise une fois, vous en dernier&#x202f;; la piste est pleine, vous pouvez donc passer.</translation>
    </message>
    <message>
        <source>Everybody bids once, you last; you must bid if you can.</source>
        <translation>Chacun mise une fois, vous en dernier&#x202f;; vous devez miser si vous le pouvez.</translation>
    </message>
    <message>
        <source>Everybody bids once, you last; if nobody bids, you must.</source>
        <translation>Chacun mise une fois, vous en dernier&#x202f;; si personne ne mise, vous le devez.</translation>
    </message>
    <message>
        <source>You keep your suns; {name} leads with {sun}.</source>
        <translation>Vous gardez vos soleils&#x202f;; {name} mène avec le {sun}.</translation>
    </message>
    <message>
        <source>You keep your suns; if all pass, the full track leaves the game.</source>
        <translation>Vous gardez vos soleils&#x202f;; si tous passent, les tuiles de la piste quittent la partie.</translation>
    </message>
    <message>
        <source>You keep your suns; if nobody bids, {name} must.</source>
        <translation>Vous gardez vos soleils&#x202f;; si personne ne mise, {name} devra le faire.</translation>
    </message>
    <message>
        <source>You keep your suns; if all pass, the tiles stay on the track.</source>
        <translation>Vous gardez vos soleils&#x202f;; si tous passent, les tuiles restent sur la piste.</translation>
    </message>
    <message>
        <source>Spends your weakest sun, the {sun}</source>
        <translation>Coûte votre soleil le plus faible, le {sun}</translation>
    </message>
    <message>
        <source>Costs you the {sun}, with the {board} in return</source>
        <translation>Vous cédez le {sun} et recevez le {board}</translation>
    </message>
    <message>
        <source>Your {sun} can still win tiles in this epoch, the {board} in return cannot</source>
        <translation>Votre {sun} peut encore gagner des tuiles pendant cette époque, pas le {board} reçu en échange</translation>
    </message>
    <message>
        <source>Spends your last sun of this epoch, the {sun}</source>
        <translation>Vous coûte votre dernier soleil de l’époque, le {sun}</translation>
    </message>
    <message>
        <source>The {board} in return is worth more to you than your {sun}</source>
        <translation>Le {board} reçu en échange vaut plus pour vous que votre {sun}</translation>
    </message>
    <message>
        <source>Keeps your {sun} for better tiles</source>
        <translation>Garde votre {sun} pour de meilleures tuiles</translation>
    </message>
    <message>
        <source>None of your suns is high enough</source>
        <translation>Aucun de vos soleils n’est assez élevé</translation>
    </message>
    <message>
        <source>Your {sun} should be enough to win</source>
        <translation>Votre {sun} devrait suffire pour l’emporter</translation>
    </message>
    <message>
        <source>To win, you would have to bid your {sun}</source>
        <translation>Pour l’emporter, il vous faudrait miser votre {sun}</translation>
    </message>
    <message>
        <source>Another player should bid more than you can</source>
        <translation>Un autre joueur devrait miser plus que vous ne pouvez</translation>
    </message>
    <message>
        <source>Another player is likely to bid more</source>
        <translation>Un autre joueur misera sans doute plus</translation>
    </message>
    <message numerus="yes">
        <source>Takes what would bring another player about %n fame by the end of the game</source>
        <translation>
            <numerusform>Prend ce qui rapporterait environ %n point de renommée à un autre joueur d’ici la fin de la partie</numerusform>
            <numerusform>Prend ce qui rapporterait environ %n points de renommée à un autre joueur d’ici la fin de la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tiles to win, only the sun {sun}</source>
        <translation>Aucune tuile à gagner, seulement le soleil {sun}</translation>
    </message>
    <message>
        <source>Called now, this lot would go to another player’s {sun}</source>
        <translation>Si vous invoquiez Râ, ce lot irait au {sun} d’un autre joueur</translation>
    </message>
    <message numerus="yes">
        <source>Keeps a sun for a better lot: this one is worth about %n fame to you by the end of the game</source>
        <translation>
            <numerusform>Garde un soleil pour un meilleur lot&#xa0;: celui-ci vous vaudrait environ %n point de renommée d’ici la fin de la partie</numerusform>
            <numerusform>Garde un soleil pour un meilleur lot&#xa0;: celui-ci vous vaudrait environ %n points de renommée d’ici la fin de la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps a sun: this lot is worth next to nothing to you by the end of the game</source>
        <translation>Garde un soleil&#xa0;: ce lot ne vous vaudrait presque rien d’ici la fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>Keeps a sun: this lot would cost you about %n fame by the end of the game</source>
        <translation>
            <numerusform>Garde un soleil&#xa0;: ce lot vous coûterait environ %n point de renommée d’ici la fin de la partie</numerusform>
            <numerusform>Garde un soleil&#xa0;: ce lot vous coûterait environ %n points de renommée d’ici la fin de la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>The track is full: nothing more can be drawn</source>
        <translation>La piste est pleine&#xa0;: on ne peut plus retourner de tuile</translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra, which would end the epoch and sweep this lot away</source>
        <translation>
            <numerusform>%n des {tiles} tuiles qui restent est une tuile Râ, qui terminerait l’époque et emporterait ce lot</numerusform>
            <numerusform>%n des {tiles} tuiles qui restent sont des tuiles Râ&#x202f;; une seule terminerait l’époque et emporterait ce lot</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else has a sun left: the track may fill up for you</source>
        <translation>Plus personne d’autre n’a de soleil&#xa0;: la piste peut se remplir pour vous</translation>
    </message>
    <message>
        <source>Nobody else has a sun left: you could wait for more tiles</source>
        <translation>Plus personne d’autre n’a de soleil&#xa0;: vous pourriez attendre d’autres tuiles</translation>
    </message>
    <message numerus="yes">
        <source>About %n tile(s) will still come in this epoch</source>
        <translation>
            <numerusform>Environ %n tuile viendra encore pendant cette époque</numerusform>
            <numerusform>Environ %n tuiles viendront encore pendant cette époque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives up the God, which is sure to bring %n fame</source>
        <translation>
            <numerusform>Coûte une tuile Dieu, qui rapporte à coup sûr %n point de renommée</numerusform>
            <numerusform>Coûte une tuile Dieu, qui rapporte à coup sûr %n points de renommée</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps your Gods for better tiles</source>
        <translation>Garde vos tuiles Dieu pour de meilleures tuiles</translation>
    </message>
    <message numerus="yes">
        <source>Costs you about %n fame by the end of the game</source>
        <translation>
            <numerusform>Vous coûte environ %n point de renommée d’ici la fin de la partie</numerusform>
            <numerusform>Vous coûte environ %n points de renommée d’ici la fin de la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>You own another one of this kind</source>
        <translation>Vous en avez une autre de cette sorte</translation>
    </message>
    <message>
        <source>You will hardly miss it</source>
        <translation>Elle ne vous manquera guère</translation>
    </message>
    <message numerus="yes">
        <source>The funeral takes %n of your Pharaohs</source>
        <translation>
            <numerusform>Les funérailles prennent %n de vos Pharaons</numerusform>
            <numerusform>Les funérailles prennent %n de vos Pharaons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drought takes %n tile(s) of your river</source>
        <translation>
            <numerusform>La sécheresse prend %n tuile de votre fleuve</numerusform>
            <numerusform>La sécheresse prend %n tuiles de votre fleuve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unrest takes %n of your civilization tiles</source>
        <translation>
            <numerusform>L’agitation prend %n de vos tuiles Civilisation</numerusform>
            <numerusform>L’agitation prend %n de vos tuiles Civilisation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The earthquake takes %n of your monuments</source>
        <translation>
            <numerusform>Le tremblement de terre prend %n de vos monuments</numerusform>
            <numerusform>Le tremblement de terre prend %n de vos monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n God tile(s)</source>
        <translation>
            <numerusform>Vous donne %n tuile Dieu</numerusform>
            <numerusform>Vous donne %n tuiles Dieu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings gold for %n fame</source>
        <translation>
            <numerusform>Rapporte de l’or, pour %n point de renommée</numerusform>
            <numerusform>Rapporte de l’or, pour %n points de renommée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives you the most Pharaohs, %n against {others}</source>
        <translation>
            <numerusform>Vous donne le plus de Pharaons, %n contre {others}</numerusform>
            <numerusform>Vous donne le plus de Pharaons, %n contre {others}</numerusform>
        </translation>
    </message>
    <message>
        <source>You no longer have the fewest Pharaohs</source>
        <translation>Vous n’êtes plus celui qui a le moins de Pharaons</translation>
    </message>
    <message numerus="yes">
        <source>Gives you %n Pharaoh(s) in all</source>
        <translation>
            <numerusform>Vous donne %n Pharaon en tout</numerusform>
            <numerusform>Vous donne %n Pharaons en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes the Flood that makes %n Nile(s) score</source>
        <translation>
            <numerusform>Prend l’Inondation qui fait compter %n Nil</numerusform>
            <numerusform>Prend l’Inondation qui fait compter %n Nil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes your river bring %n fame</source>
        <translation>
            <numerusform>Votre fleuve rapportera %n point de renommée</numerusform>
            <numerusform>Votre fleuve rapportera %n points de renommée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives you %n Nile(s) that wait for a Flood</source>
        <translation>
            <numerusform>Vous donne %n Nil en attente d’une Inondation</numerusform>
            <numerusform>Vous donne %n Nil en attente d’une Inondation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves you from losing %n fame for want of civilization</source>
        <translation>
            <numerusform>Vous évite de perdre %n point de renommée faute de civilisation</numerusform>
            <numerusform>Vous évite de perdre %n points de renommée faute de civilisation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n kinds of civilization, for {fame} fame</source>
        <translation>
            <numerusform>Vous donne %n sorte de civilisation, pour {fame} points de renommée</numerusform>
            <numerusform>Vous donne %n sortes de civilisation, pour {fame} points de renommée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n kind(s) of civilization; the third would score</source>
        <translation>
            <numerusform>Vous donne %n sorte de civilisation&#x202f;; la troisième rapporterait</numerusform>
            <numerusform>Vous donne %n sortes de civilisation&#x202f;; la troisième rapporterait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n monuments of one kind ({tile}), {fame} fame at the end</source>
        <translation>
            <numerusform>Vous donne %n monument d’une même sorte ({tile}), soit {fame} points de renommée à la fin</numerusform>
            <numerusform>Vous donne %n monuments d’une même sorte ({tile}), soit {fame} points de renommée à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n different monument(s)</source>
        <translation>
            <numerusform>Vous donne %n monument différent</numerusform>
            <numerusform>Vous donne %n monuments différents</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes two monuments of one kind ({tile})</source>
        <translation>Vous donne deux monuments d’une même sorte ({tile})</translation>
    </message>
    <message numerus="yes">
        <source>No tile taken: {fame} fame</source>
        <translation>
            <numerusform>Aucune tuile prise&#xa0;: {fame} point de renommée</numerusform>
            <numerusform>Aucune tuile prise&#xa0;: {fame} points de renommée</numerusform>
        </translation>
    </message>
    <message>
        <source>The lot won with {sun} ({tiles})</source>
        <translation>Le lot gagné avec le {sun} ({tiles})</translation>
    </message>
    <message>
        <source>The lot won with {sun} ({tiles}), which cost {lost}</source>
        <translation>Le lot gagné avec le {sun} ({tiles}), qui a coûté {lost}</translation>
    </message>
    <message numerus="yes">
        <source>%n God(s) spent on {tiles}</source>
        <translation>
            <numerusform>%n tuile Dieu jouée pour {tiles}</numerusform>
            <numerusform>%n tuiles Dieu jouées pour {tiles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n God(s) spent on {tiles}, which cost {lost}</source>
        <translation>
            <numerusform>%n tuile Dieu jouée pour {tiles}, ce qui a coûté {lost}</numerusform>
            <numerusform>%n tuiles Dieu jouées pour {tiles}, ce qui a coûté {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame more by its tiles</source>
        <translation>
            <numerusform>{deed}&#xa0;: %n point de renommée de plus par ses tuiles</numerusform>
            <numerusform>{deed}&#xa0;: %n points de renommée de plus par ses tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame more than without</source>
        <translation>
            <numerusform>{deed}&#xa0;: %n point de renommée de plus que sans cela</numerusform>
            <numerusform>{deed}&#xa0;: %n points de renommée de plus que sans cela</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame less by its tiles</source>
        <translation>
            <numerusform>{deed}&#xa0;: %n point de renommée de moins par ses tuiles</numerusform>
            <numerusform>{deed}&#xa0;: %n points de renommée de moins par ses tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame less than without</source>
        <translation>
            <numerusform>{deed}&#xa0;: %n point de renommée de moins que sans cela</numerusform>
            <numerusform>{deed}&#xa0;: %n points de renommée de moins que sans cela</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: no fame in this epoch</source>
        <translation>{deed}&#xa0;: pas de renommée pour cette époque</translation>
    </message>
    <message>
        <source>This lot: {fame} fame if the epoch ended now</source>
        <translation>Ce lot&#xa0;: {fame} de renommée si l’époque s’arrêtait là</translation>
    </message>
    <message>
        <source>A disaster</source>
        <translation>Un désastre</translation>
    </message>
    <message>
        <source>This lot and its disasters: {fame} fame if the epoch ended now</source>
        <translation>Ce lot, désastres compris&#xa0;: {fame} de renommée si l’époque s’arrêtait là</translation>
    </message>
    <message>
        <source>The auction is over</source>
        <translation>Fin de l’enchère</translation>
    </message>
    <message numerus="yes">
        <source>Unrest: %n civilization tile(s) to give up</source>
        <translation>
            <numerusform>Agitation&#xa0;: %n tuile Civilisation à céder</numerusform>
            <numerusform>Agitation&#xa0;: %n tuiles Civilisation à céder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earthquake: %n monument(s) to give up</source>
        <translation>
            <numerusform>Tremblement de terre&#xa0;: %n monument à céder</numerusform>
            <numerusform>Tremblement de terre&#xa0;: %n monuments à céder</numerusform>
        </translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>Aucune mise</translation>
    </message>
    <message>
        <source>The next Ra ends the epoch at once, with all that then lies on the track.</source>
        <translation>La prochaine tuile Râ termine aussitôt l’époque, et tout ce qui est sur la piste est perdu.</translation>
    </message>
    <message>
        <source>The last warning</source>
        <translation>Dernier avertissement</translation>
    </message>
    <message>
        <source>{epoch_over}, fame: {sums}</source>
        <translation>{epoch_over}, renommée&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>{epoch_over}, fame: {sums}; nobody’s falls below 0</source>
        <translation>{epoch_over}, renommée&#xa0;: {sums}&#x202f;; elle ne descend jamais sous 0</translation>
    </message>
    <message>
        <source>Fame: {sums}</source>
        <translation>Renommée&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>This epoch is over and scored.</source>
        <translation>Cette époque est terminée et décomptée.</translation>
    </message>
    <message>
        <source>This epoch is still to come.</source>
        <translation>Cette époque est encore à venir.</translation>
    </message>
    <message>
        <source>more Ra end this epoch. In the bag: {ra} of {tiles} tiles.</source>
        <translation>Râ de plus et l’époque prend fin. Dans le sac&#xa0;: {ra} tuiles sur {tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra and starts an auction.</source>
        <translation>
            <numerusform>%n des {tiles} tuiles qui restent est une tuile Râ et déclenche une enchère.</numerusform>
            <numerusform>%n des {tiles} tuiles qui restent sont des tuiles Râ&#x202f;; chacune déclenche une enchère.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra and ends the epoch.</source>
        <translation>
            <numerusform>%n des {tiles} tuiles qui restent est une tuile Râ et met fin à l’époque.</numerusform>
            <numerusform>%n des {tiles} tuiles qui restent sont des tuiles Râ&#x202f;; chacune met fin à l’époque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra, and one more ends the epoch</source>
        <translation>
            <numerusform>%n des {tiles} tuiles qui restent est une tuile Râ, et la suivante terminera l’époque</numerusform>
            <numerusform>%n des {tiles} tuiles qui restent sont des tuiles Râ, et la suivante terminera l’époque</numerusform>
        </translation>
    </message>
    <message>
        <source>Fame after each epoch</source>
        <translation>La renommée après chaque époque</translation>
    </message>
    <message>
        <source>Fame lay face down then.</source>
        <translation>La renommée était alors face cachée.</translation>
    </message>
    <message>
        <source>Fame of this epoch</source>
        <translation>Points de renommée de cette époque</translation>
    </message>
    <message>
        <source>{name} bids {sun}: you must bid a higher sun.</source>
        <translation>{name} mise {sun}&#xa0;: vous devez miser un soleil plus élevé.</translation>
    </message>
    <message numerus="yes">
        <source>%n more end(s) the epoch</source>
        <translation>
            <numerusform>encore %n et l’époque prend fin</numerusform>
            <numerusform>encore %n et l’époque prend fin</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the sun {sun} is at stake.</source>
        <translation>Seul le soleil {sun} est en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) and the sun {sun} are at stake.</source>
        <translation>
            <numerusform>%n tuile et le soleil {sun} sont en jeu.</numerusform>
            <numerusform>%n tuiles et le soleil {sun} sont en jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has bid: you must bid a sun.</source>
        <translation>Personne n’a misé&#xa0;: vous devez miser un soleil.</translation>
    </message>
    <message>
        <source>{name} drew Ra: bid a sun, or pass.</source>
        <translation>{name} a retourné Râ&#xa0;: misez un soleil ou passez.</translation>
    </message>
    <message>
        <source>{name} invokes Ra: bid a sun, or pass.</source>
        <translation>{name} invoque Râ&#xa0;: misez un soleil ou passez.</translation>
    </message>
    <message>
        <source>{name} bids {sun}: bid a higher sun, or pass.</source>
        <translation>{name} mise {sun}&#xa0;: misez un soleil plus élevé ou passez.</translation>
    </message>
    <message>
        <source>{name} bids {sun}, and none of your suns is higher: pass.</source>
        <translation>{name} mise {sun} et aucun de vos soleils n’est plus élevé&#xa0;: passez.</translation>
    </message>
    <message>
        <source>at stake</source>
        <comment>after the picture of a sun</comment>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>Drawn tiles gather until an auction sells them all; invoke Ra when you want them.</source>
        <translation>Les tuiles s’accumulent jusqu’à l’enchère&#x202f;; invoquez Râ quand vous les voulez.</translation>
    </message>
    <message>
        <source>Instead of drawing, a God takes a tile from the track; kept, it brings 2 fame.</source>
        <translation>Au lieu de retourner une tuile, une tuile Dieu en prend une sur la piste&#x202f;; gardée, elle rapporte 2 points.</translation>
    </message>
    <message>
        <source>Each bids once: the highest sun takes all, and is exchanged for the sun on the board.</source>
        <translation>Chacun mise une fois&#xa0;: le soleil le plus élevé prend tout et s’échange contre celui du plateau.</translation>
    </message>
    <message>
        <source>A disaster costs you two tiles of its kind; you choose which.</source>
        <translation>Un désastre vous coûte deux tuiles de sa sorte&#x202f;; à vous de choisir.</translation>
    </message>
    <message>
        <source>to you now: the river counts only with a Flood.</source>
        <translation>pour vous&#xa0;: sans Inondation, le fleuve ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <source>before the last epoch: {same} of this kind, %n different kind(s).</source>
        <translation>
            <numerusform>avant la dernière époque&#xa0;: {same} de cette sorte, %n&#xa0;sorte en tout.</numerusform>
            <numerusform>avant la dernière époque&#xa0;: {same} de cette sorte, %n&#xa0;sortes en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>to you now: nothing for it to take.</source>
        <translation>pour vous maintenant&#xa0;: vous n’avez rien à y perdre.</translation>
    </message>
    <message numerus="yes">
        <source>With this lot it takes %n: it strikes what it comes with too.</source>
        <translation>
            <numerusform>Avec ce lot, il en prend&#xa0;%n&#xa0;: il frappe aussi les tuiles qui l’accompagnent.</numerusform>
            <numerusform>Avec ce lot, il en prend&#xa0;%n&#xa0;: il frappe aussi les tuiles qui l’accompagnent.</numerusform>
        </translation>
    </message>
    <message>
        <source>to you by the epoch’s end: {parts}</source>
        <translation>pour vous d’ici la fin de l’époque&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>to you by the epoch’s end, for the whole track</source>
        <translation>pour vous d’ici la fin de l’époque, pour toute la piste</translation>
    </message>
    <message>
        <source>chance of Ra: {ra} of {tiles}. {more} Ra end the epoch.</source>
        <translation>de chances de tirer Râ&#xa0;: {ra} sur {tiles}. Encore {more}&#xa0;Râ et l’époque prend fin.</translation>
    </message>
    <message>
        <source>Stands with whoever started the auction.</source>
        <translation>Elle est chez celui qui a lancé l’enchère.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can still overbid.</source>
        <translation>
            <numerusform>%n&#xa0;joueur peut encore surenchérir.</numerusform>
            <numerusform>%n&#xa0;joueurs peuvent encore surenchérir.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it wins, you receive the sun {board}, [[face down]] until the next [[epoch]].</source>
        <translation>S’il l’emporte, vous recevez le soleil&#xa0;{board}, [[face cachée|face down]] jusqu’à l’[[époque|epoch]] suivante.</translation>
    </message>
    <message>
        <source>The track is full: spend a God or invoke Ra.</source>
        <translation>La piste est pleine&#xa0;: jouez un Dieu ou invoquez Râ.</translation>
    </message>
    <message>
        <source>A God was spent: take another tile, or stop.</source>
        <translation>Un Dieu a été joué&#xa0;: prenez une autre tuile, ou arrêtez.</translation>
    </message>
    <message>
        <source>drawing</source>
        <comment>puzzle</comment>
        <translation>retourner une tuile</translation>
    </message>
    <message>
        <source>invoking Ra</source>
        <comment>puzzle</comment>
        <translation>invoquer Râ</translation>
    </message>
    <message>
        <source>Gods</source>
        <comment>puzzle</comment>
        <translation>tuiles Dieu</translation>
    </message>
    <message>
        <source>auction</source>
        <comment>puzzle</comment>
        <translation>enchère</translation>
    </message>
    <message>
        <source>disasters</source>
        <comment>puzzle</comment>
        <translation>désastres</translation>
    </message>
    <message>
        <source>the last Ra</source>
        <comment>puzzle</comment>
        <translation>dernier Râ</translation>
    </message>
</context>
<context>
    <name>Raja</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Raja</source>
        <translation>Raja</translation>
    </message>
    <message>
        <source>Plan in secret, travel the roads, and build palaces where the Maharaja comes by.</source>
        <translation>Choisissez en secret, voyagez sur les routes et bâtissez des palais là où passe le Maharadjah.</translation>
    </message>
    <message>
        <source>a palace costs {price}</source>
        <translation>un palais coûte {price} pièces d’or</translation>
    </message>
    <message numerus="yes">
        <source>the houses still to build cost %n gold</source>
        <translation>
            <numerusform>les maisons encore à construire coûtent %n pièce d’or</numerusform>
            <numerusform>les maisons encore à construire coûtent %n pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>your reserve would not do for the houses still to build</source>
        <translation>votre réserve ne suffirait pas aux maisons encore à construire</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, {reward}</source>
        <translation>{points}, {reward}</translation>
    </message>
    <message>
        <source>{rank}, worth {gold}</source>
        <translation>{rank}, {gold}</translation>
    </message>
    <message>
        <source>{rank} instead of {before}, worth {gold}</source>
        <translation>{rank} au lieu de la {before}, {gold}</translation>
    </message>
    <message numerus="yes">
        <source>A click on the board goes via {cities} for %n gold.</source>
        <translation>
            <numerusform>Un clic sur le plateau passe par {cities} pour %n pièce d’or.</numerusform>
            <numerusform>Un clic sur le plateau passe par {cities} pour %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>{change} in {city}, were it scored now: {standing}.</source>
        <translation>À {city} ({change}), si on la décomptait maintenant&#xa0;: {standing}.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>bank pays</source>
        <translation>la banque paie</translation>
    </message>
    <message>
        <source>no toll</source>
        <translation>aucun droit de passage</translation>
    </message>
    <message numerus="yes">
        <source>%n gold to {name}</source>
        <translation>
            <numerusform>%n pièce d’or à {name}</numerusform>
            <numerusform>%n pièces d’or à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>the bank pays</source>
        <translation>la banque paie</translation>
    </message>
    <message>
        <source>{name} bids {gold}.</source>
        <translation>{name} mise {gold}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n gold and chooses a character.</source>
        <translation>
            <numerusform>{name} paie %n pièce d’or et choisit un personnage.</numerusform>
            <numerusform>{name} paie %n pièces d’or et choisit un personnage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} pays nothing and chooses a character.</source>
        <translation>{name} ne paie rien et choisit un personnage.</translation>
    </message>
    <message>
        <source>{name} chooses {the_character} in its place.</source>
        <translation>{name} choisit {the_character} à la place.</translation>
    </message>
    <message>
        <source>{name} chooses {the_character}.</source>
        <translation>{name} choisit {the_character}.</translation>
    </message>
    <message>
        <source>{name} in {city}</source>
        <translation>{name} à {city}</translation>
    </message>
    <message>
        <source>The architects begin at home: {places}.</source>
        <translation>Les architectes partent de leur ville natale&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>{name} places a house {where}.</source>
        <translation>{name} place une maison {where}.</translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n house(s) from the quarry into the reserve.</source>
        <translation>
            <numerusform>Chacun prend %n maison dans la carrière et la met dans sa réserve.</numerusform>
            <numerusform>Chacun prend %n maisons dans la carrière et les met dans sa réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: the Maharaja goes to {city}</source>
        <translation>Tour de jeu {round}&#xa0;: le Maharadjah se rend à {city}</translation>
    </message>
    <message>
        <source>{name} turns the disc over: {actions}.</source>
        <translation>{name} retourne son disque&#xa0;: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>The Trader brings {name} %n gold.</source>
        <translation>
            <numerusform>Le Marchand rapporte %n pièce d’or à {name}.</numerusform>
            <numerusform>Le Marchand rapporte %n pièces d’or à {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Yogi brings {name} an action chit.</source>
        <translation>Le Yogi donne un jeton d’action à {name}.</translation>
    </message>
    <message>
        <source>{name} lays their disc face down.</source>
        <translation>{name} pose son disque, face cachée.</translation>
    </message>
    <message>
        <source>{name} goes from {origin} to {to} via {via}{tolls}.</source>
        <translation>{name} quitte {origin} pour {to}, par {via}{tolls}.</translation>
    </message>
    <message>
        <source>{name} goes from {origin} to {to}{tolls}.</source>
        <translation>{name} quitte {origin} pour {to}{tolls}.</translation>
    </message>
    <message>
        <source>: the bank pays {tolls}</source>
        <translation>, et la banque paie {tolls}</translation>
    </message>
    <message>
        <source>: {tolls}</source>
        <translation>, et paie {tolls}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n gold.</source>
        <translation>
            <numerusform>{name} reçoit %n pièce d’or.</numerusform>
            <numerusform>{name} reçoit %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n house(s) from the quarry.</source>
        <translation>
            <numerusform>{name} prend %n maison dans la carrière.</numerusform>
            <numerusform>{name} prend %n maisons dans la carrière.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} builds a house {where}.</source>
        <translation>{name} construit une maison {where}.</translation>
    </message>
    <message>
        <source>{name} builds a house {where}, for nothing with the Builder.</source>
        <translation>{name} construit une maison {where}, gratuitement, avec le Bâtisseur.</translation>
    </message>
    <message>
        <source>{name} builds an outer palace in {city} for {price} gold: palace {number}.</source>
        <translation>{name} construit un palais extérieur à {city} pour {price} pièces d’or&#xa0;: son n°&#xa0;{number}.</translation>
    </message>
    <message>
        <source>{name} builds the central palace in {city} for {price} gold: palace {number}.</source>
        <translation>{name} construit le palais central à {city} pour {price} pièces d’or&#xa0;: son n°&#xa0;{number}.</translation>
    </message>
    <message>
        <source>{name} builds a palace in {city}.</source>
        <translation>{name} construit un palais à {city}.</translation>
    </message>
    <message>
        <source>{name} takes up a house {where}.</source>
        <translation>{name} prend une maison {where}.</translation>
    </message>
    <message>
        <source>{name} goes {to}{tolls}.</source>
        <translation>{name} va {to}{tolls}.</translation>
    </message>
    <message>
        <source>{name} puts the house down {where}, with the Builder.</source>
        <translation>{name} pose la maison {where}, avec le Bâtisseur.</translation>
    </message>
    <message>
        <source>{name} puts the house down {where}.</source>
        <translation>{name} pose la maison {where}.</translation>
    </message>
    <message>
        <source>{name} moves {city} two spaces down; {next} stays the next city.</source>
        <translation>{name} descend de deux cases le pion «&#xa0;{city}&#xa0;»&#x202f;; la prochaine ville reste {next}.</translation>
    </message>
    <message>
        <source>{name} moves {city} two spaces down; {next} is the next city now.</source>
        <translation>{name} descend de deux cases le pion «&#xa0;{city}&#xa0;»&#x202f;; la prochaine ville est maintenant {next}.</translation>
    </message>
    <message>
        <source>{name} moves {city} two spaces down.</source>
        <translation>{name} descend de deux cases le pion «&#xa0;{city}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} takes {card} from {owner} and gives {returned} back to the bank.</source>
        <translation>{name} prend {card} à {owner} et rend {returned} à la banque.</translation>
    </message>
    <message>
        <source>{name} takes {card} from {owner}.</source>
        <translation>{name} prend {card} à {owner}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the bank and gives {returned} back.</source>
        <translation>{name} prend {card} à la banque et rend {returned}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the bank.</source>
        <translation>{name} prend {card} à la banque.</translation>
    </message>
    <message>
        <source>{name} attracts a character from {owner}.</source>
        <translation>{name} attire un personnage de chez {owner}.</translation>
    </message>
    <message>
        <source>{name} gives {card} to {to}.</source>
        <translation>{name} donne {card} à {to}.</translation>
    </message>
    <message>
        <source>{name} gives {card} to {to} in return.</source>
        <translation>{name} donne {card} à {to} en retour.</translation>
    </message>
    <message>
        <source>{name} uses an action chit: {action}.</source>
        <translation>{name} utilise un jeton d’action&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} termine son tour.</translation>
    </message>
    <message numerus="yes">
        <source>{name} forgoes {actions}: %n gold to each of the others.</source>
        <translation>
            <numerusform>{name} renonce à {actions}&#xa0;: %n pièce d’or à chacun des autres.</numerusform>
            <numerusform>{name} renonce à {actions}&#xa0;: %n pièces d’or à chacun des autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{city} is scored</source>
        <translation>Décompte à {city}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n point</numerusform>
            <numerusform>{name}&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, {gold}</source>
        <translation>{points}, {gold}</translation>
    </message>
    <message>
        <source>Nobody has points there.</source>
        <translation>Personne n’y a de points.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n palace(s)</source>
        <translation>
            <numerusform>{name} gagne avec %n palais</numerusform>
            <numerusform>{name} gagne avec %n palais</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Two Houses</source>
        <translation>Deux maisons</translation>
    </message>
    <message>
        <source>Move a House</source>
        <translation>Déplacer une maison</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message>
        <source>Palace and House</source>
        <translation>Palais et Maison</translation>
    </message>
    <message>
        <source>Governor Track</source>
        <translation>Ordre de la piste des gouverneurs</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Cartes Personnage</translation>
    </message>
    <message>
        <source>Mogul</source>
        <translation>Moghol</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Sadhu</source>
        <translation>Sadhu</translation>
    </message>
    <message>
        <source>Wandering Monk</source>
        <translation>Moine itinérant</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Artisan</translation>
    </message>
    <message>
        <source>Yogi</source>
        <translation>Yogi</translation>
    </message>
    <message>
        <source>the Mogul</source>
        <translation>le Moghol</translation>
    </message>
    <message>
        <source>the Trader</source>
        <translation>le Marchand</translation>
    </message>
    <message>
        <source>the Sadhu</source>
        <translation>le Sadhu</translation>
    </message>
    <message>
        <source>the Wandering Monk</source>
        <translation>le Moine itinérant</translation>
    </message>
    <message>
        <source>the Builder</source>
        <translation>le Bâtisseur</translation>
    </message>
    <message>
        <source>the Artisan</source>
        <translation>l’Artisan</translation>
    </message>
    <message>
        <source>the Yogi</source>
        <translation>le Yogi</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1re place</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e place</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e place</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e place</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e place</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e place</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7e place</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>«&#xa0;{action}&#xa0;»</translation>
    </message>
    <message>
        <source>to the start</source>
        <translation>au point de départ</translation>
    </message>
    <message>
        <source>to {city}</source>
        <translation>à {city}</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>le point de départ</translation>
    </message>
    <message>
        <source>Village {where}</source>
        <translation>Village {where}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au point de départ</translation>
    </message>
    <message>
        <source>in {city}</source>
        <translation>à {city}</translation>
    </message>
    <message>
        <source>{where} (road {road})</source>
        <translation>{where} (route {road})</translation>
    </message>
    <message>
        <source>between the start and {far}</source>
        <translation>entre le départ et {far}</translation>
    </message>
    <message>
        <source>near the start, towards {far}</source>
        <translation>entre le départ et {far}, côté départ</translation>
    </message>
    <message>
        <source>the second from the start, towards {far}</source>
        <translation>entre le départ et {far}, deuxième côté départ</translation>
    </message>
    <message>
        <source>near {near}, towards the start</source>
        <translation>entre le départ et {near}, côté {near}</translation>
    </message>
    <message>
        <source>the second from {near}, towards the start</source>
        <translation>entre le départ et {near}, deuxième côté {near}</translation>
    </message>
    <message>
        <source>between {near} and {far}</source>
        <translation>entre {near} et {far}</translation>
    </message>
    <message>
        <source>near {near}, towards {far}</source>
        <translation>entre {near} et {far}, côté {near}</translation>
    </message>
    <message>
        <source>the second from {near}, towards {far}</source>
        <translation>entre {near} et {far}, deuxième côté {near}</translation>
    </message>
    <message>
        <source>{gold} to {name}</source>
        <translation>{gold} à {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n&#xa0;pièce d’or</numerusform>
            <numerusform>%n&#xa0;pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>One character each, chosen in turn; all architects begin at the start.</source>
        <translation>Un personnage chacun, choisi à tour de rôle&#x202f;; les architectes partent du point de départ.</translation>
    </message>
    <message>
        <source>Advanced I</source>
        <translation>Avancée I</translation>
    </message>
    <message>
        <source>With the Yogi and action chits, an auction for the characters, and home cities.</source>
        <translation>Avec le Yogi et les jetons d’action, une enchère pour les personnages, et les villes natales.</translation>
    </message>
    <message>
        <source>Advanced II</source>
        <translation>Avancée II</translation>
    </message>
    <message>
        <source>Players may gather several characters; for two players this is the recommended game.</source>
        <translation>Chacun peut réunir plusieurs personnages&#x202f;; à deux, c’est la version recommandée.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Durbar’s own map is our design, not the published board; you can add your own map.</source>
        <translation>Le plateau de Durbar est dessiné par nous&#x202f;; ce n’est pas celui de l’éditeur. Vous pouvez ajouter le vôtre.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie plus courte</translation>
    </message>
    <message>
        <source>Six palaces each, and eight rounds at most.</source>
        <translation>Six palais chacun, et huit tours de jeu au plus.</translation>
    </message>
    <message>
        <source>Yogi and action chits</source>
        <translation>Yogi et jetons d’action</translation>
    </message>
    <message>
        <source>A seventh character joins; its holder gets a chit for an extra action in each turn.</source>
        <translation>Un septième personnage&#xa0;: à chaque tour, son détenteur reçoit un jeton pour une action supplémentaire.</translation>
    </message>
    <message>
        <source>Auction for the characters</source>
        <translation>Enchère pour les personnages</translation>
    </message>
    <message>
        <source>Whoever bids most gold chooses first.</source>
        <translation>Celui qui mise le plus d’or choisit en premier.</translation>
    </message>
    <message>
        <source>Home cities</source>
        <translation>Villes natales</translation>
    </message>
    <message>
        <source>Each character brings its holder 1 point when its home city is scored.</source>
        <translation>Un personnage rapporte 1 point quand on décompte sa ville natale.</translation>
    </message>
    <message>
        <source>Start in the home city</source>
        <translation>Départ de la ville natale</translation>
    </message>
    <message>
        <source>The architects begin in the home city of their character, not at the start.</source>
        <translation>Les architectes partent de la ville natale de leur personnage, et non du point de départ.</translation>
    </message>
    <message>
        <source>Several characters</source>
        <translation>Plusieurs personnages</translation>
    </message>
    <message>
        <source>A character taken from the bank joins those you have; only an empty bank brings swaps.</source>
        <translation>On garde ses personnages quand on en prend un à la banque&#x202f;; on n’échange que si elle est vide.</translation>
    </message>
    <message>
        <source>Hidden gold</source>
        <translation>Or caché</translation>
    </message>
    <message>
        <source>The others’ gold can’t be seen before the end of the game.</source>
        <translation>L’or des autres reste caché jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>The youngest player</source>
        <translation>Le plus jeune</translation>
    </message>
    <message>
        <source>Chooses a character first, or opens the first auction.</source>
        <translation>Choisit le premier personnage, ou ouvre la première enchère.</translation>
    </message>
    <message>
        <source>Forgone actions</source>
        <translation>Actions incomplètes</translation>
    </message>
    <message>
        <source>Our ruling: each action that is not carried out brings every other player 2 gold.</source>
        <translation>Selon notre décision, chaque action inachevée rapporte 2 pièces d’or à chacun des autres.</translation>
    </message>
    <message>
        <source>Monopoly bonus</source>
        <translation>Bonus de monopole</translation>
    </message>
    <message>
        <source>Our ruling: 5 gold more for whoever alone has points; a home city’s point counts too.</source>
        <translation>Selon notre décision, qui est seul à avoir des points, ville natale comprise, reçoit 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>for each action</source>
        <translation>pour chaque action</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>une fois par tour</translation>
    </message>
    <message>
        <source>alone with points</source>
        <translation>seul à marquer</translation>
    </message>
    <message>
        <source>alone in the city</source>
        <translation>seul dans la ville</translation>
    </message>
    <message>
        <source>Durbar’s own map</source>
        <translation>Le plateau de Durbar</translation>
    </message>
    <message>
        <source>{city} has no site left: a palace would have to go to another city.</source>
        <translation>{city} n’a plus d’emplacement libre&#xa0;: un palais devrait aller dans une autre ville.</translation>
    </message>
    <message numerus="yes">
        <source>The tolls to {city} come to %n gold; you would have {have}.</source>
        <translation>
            <numerusform>Les droits de passage jusqu’à {city} coûteraient %n pièce d’or&#x202f;; vous en auriez {have}.</numerusform>
            <numerusform>Les droits de passage jusqu’à {city} coûteraient %n pièces d’or&#x202f;; vous en auriez {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your palaces are built.</source>
        <translation>Tous vos palais sont construits.</translation>
    </message>
    <message>
        <source>You have only one palace left to build.</source>
        <translation>Vous n’avez plus qu’un seul palais à construire.</translation>
    </message>
    <message numerus="yes">
        <source>Your quarry has only %n house(s) left.</source>
        <translation>
            <numerusform>Il reste seulement %n maison dans votre carrière.</numerusform>
            <numerusform>Il reste seulement %n maisons dans votre carrière.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have no house left in reserve.</source>
        <translation>Il ne vous resterait aucune maison en réserve.</translation>
    </message>
    <message numerus="yes">
        <source>Your reserve would have only %n house(s) left to build.</source>
        <translation>
            <numerusform>Il resterait seulement %n maison à construire dans votre réserve.</numerusform>
            <numerusform>Il resterait seulement %n maisons à construire dans votre réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no house on the board to move.</source>
        <translation>Vous n’avez sur le plateau aucune maison à déplacer.</translation>
    </message>
    <message>
        <source>Your architect can reach no city now, and that needs one.</source>
        <translation>Votre architecte ne peut atteindre aucune ville en ce moment, et il en faut une.</translation>
    </message>
    <message numerus="yes">
        <source>If nobody bids more, you choose and keep %n gold.</source>
        <translation>
            <numerusform>Si personne ne surenchérit, vous choisissez, et il vous reste %n pièce d’or.</numerusform>
            <numerusform>Si personne ne surenchérit, vous choisissez, et il vous reste %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disc lies face down until your turn.</source>
        <translation>Le disque reste face cachée jusqu’à votre tour.</translation>
    </message>
    <message numerus="yes">
        <source>You leave this auction; {name} leads with %n gold. You will bid in a later one.</source>
        <translation>
            <numerusform>Vous quittez cette enchère&#x202f;; {name} mène avec %n pièce d’or. Vous miserez lors d’une autre.</numerusform>
            <numerusform>Vous quittez cette enchère&#x202f;; {name} mène avec %n pièces d’or. Vous miserez lors d’une autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would keep %n gold; {spoiled}.</source>
        <translation>
            <numerusform>Il vous resterait %n pièce d’or&#x202f;; {spoiled}.</numerusform>
            <numerusform>Il vous resterait %n pièces d’or&#x202f;; {spoiled}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n gold.</source>
        <translation>
            <numerusform>Il vous reste %n pièce d’or.</numerusform>
            <numerusform>Il vous reste %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>The way is free.</source>
        <translation>Le chemin est gratuit.</translation>
    </message>
    <message>
        <source>The bank pays for you: {tolls}.</source>
        <translation>La banque paie pour vous {tolls}.</translation>
    </message>
    <message>
        <source>You pay {tolls}.</source>
        <translation>Vous payez {tolls}.</translation>
    </message>
    <message>
        <source>{left} But {spoiled}.</source>
        <translation>{left} Mais {spoiled}.</translation>
    </message>
    <message numerus="yes">
        <source>You would have %n gold.</source>
        <translation>
            <numerusform>Vous auriez %n pièce d’or.</numerusform>
            <numerusform>Vous auriez %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n house(s) in your reserve.</source>
        <translation>
            <numerusform>Vous auriez %n maison dans votre réserve.</numerusform>
            <numerusform>Vous auriez %n maisons dans votre réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs {price} gold; you keep {gold}.</source>
        <translation>Il coûte {price} pièces d’or&#x202f;; il vous en reste {gold}.</translation>
    </message>
    <message numerus="yes">
        <source>%n house(s) in reserve</source>
        <translation>
            <numerusform>%n maison en réserve</numerusform>
            <numerusform>%n maisons en réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep {gold} and {houses}.</source>
        <translation>Il vous reste {gold} et {houses}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs nothing; %n house(s) stay in reserve.</source>
        <translation>
            <numerusform>Cela ne coûte rien&#x202f;; il reste %n maison en réserve.</numerusform>
            <numerusform>Cela ne coûte rien&#x202f;; il reste %n maisons en réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>It connects {cities} with the start.</source>
        <translation>Elle relie {cities} au point de départ.</translation>
    </message>
    <message>
        <source>It opens the road between {origin} and {to}.</source>
        <translation>Elle ouvre la route entre {origin} et {to}.</translation>
    </message>
    <message>
        <source>The road still has an empty village.</source>
        <translation>Il restera un village vide sur la route.</translation>
    </message>
    <message>
        <source>You would pass there free.</source>
        <translation>Vous y passeriez gratuitement.</translation>
    </message>
    <message>
        <source>Then choose where it goes.</source>
        <translation>Vous choisissez ensuite où elle va.</translation>
    </message>
    <message>
        <source>It is the only house there: the road would be closed.</source>
        <translation>C’est la seule maison de ce village&#xa0;: la route serait coupée.</translation>
    </message>
    <message>
        <source>You would have to pay toll there.</source>
        <translation>Vous y paieriez un droit de passage.</translation>
    </message>
    <message>
        <source>{name} chooses which character comes to you, and gets nothing for it.</source>
        <translation>{name} choisit le personnage qui vous rejoint, et ne reçoit rien en retour.</translation>
    </message>
    <message>
        <source>You lose {the_character}, with its power.</source>
        <translation>Vous perdez {the_character} et son pouvoir.</translation>
    </message>
    <message>
        <source>Then you choose which of yours goes in return.</source>
        <translation>Vous choisissez ensuite la carte que vous donnez en retour.</translation>
    </message>
    <message>
        <source>Whoever takes a lower number than {card} plays before you.</source>
        <translation>Qui prendra un numéro plus petit que {card} jouera avant vous.</translation>
    </message>
    <message>
        <source>So far you would play before {names}.</source>
        <translation>Pour l’instant, vous joueriez avant {names}.</translation>
    </message>
    <message>
        <source>So far you would play after {names}.</source>
        <translation>Pour l’instant, vous joueriez après {names}.</translation>
    </message>
    <message>
        <source>{name} chooses another from the bank; yours goes there.</source>
        <translation>{name} prend une autre carte à la banque, qui reçoit la vôtre.</translation>
    </message>
    <message>
        <source>You keep your other characters.</source>
        <translation>Vous gardez vos autres personnages.</translation>
    </message>
    <message>
        <source>You give {the_character} back.</source>
        <translation>Vous rendez {the_character}.</translation>
    </message>
    <message>
        <source>You get 1 gold in each of your turns.</source>
        <translation>Vous recevez 1 pièce d’or à chacun de vos tours.</translation>
    </message>
    <message>
        <source>Your outer palaces count 2 points each.</source>
        <translation>Vos palais extérieurs valent 2 points chacun.</translation>
    </message>
    <message>
        <source>The bank pays your tolls.</source>
        <translation>La banque paie vos droits de passage.</translation>
    </message>
    <message>
        <source>You build or move one house more in each turn, free.</source>
        <translation>À chacun de vos tours, vous construisez ou déplacez gratuitement une maison de plus.</translation>
    </message>
    <message>
        <source>Palaces cost you 9 gold instead of 12.</source>
        <translation>Les palais vous coûtent 9 pièces d’or au lieu de 12.</translation>
    </message>
    <message>
        <source>You get an action chit in each of your turns.</source>
        <translation>Vous recevez un jeton d’action à chacun de vos tours.</translation>
    </message>
    <message>
        <source>This is the last round: the order no longer matters.</source>
        <translation>C’est le dernier tour de jeu&#xa0;: l’ordre n’a plus d’importance.</translation>
    </message>
    <message numerus="yes">
        <source>All your actions together would then cost %n gold; you have {gold}.</source>
        <translation>
            <numerusform>Toutes vos actions coûteraient alors %n pièce d’or&#x202f;; vous en avez {gold}.</numerusform>
            <numerusform>Toutes vos actions coûteraient alors %n pièces d’or&#x202f;; vous en avez {gold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forgo {actions}: the bank gives {names} %n gold.</source>
        <translation>
            <numerusform>Vous renoncez à {actions}&#xa0;: la banque donne %n pièce d’or à {names}.</numerusform>
            <numerusform>Vous renoncez à {actions}&#xa0;: la banque donne %n pièces d’or à {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forgo {actions}: the bank gives {names} %n gold each.</source>
        <translation>
            <numerusform>Vous renoncez à {actions}&#xa0;: la banque donne à {names} %n pièce d’or chacun.</numerusform>
            <numerusform>Vous renoncez à {actions}&#xa0;: la banque donne à {names} %n pièces d’or chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <translation>C’est ensuite à {name}.</translation>
    </message>
    <message>
        <source>Then {city} is scored; for you: {standing}.</source>
        <translation>On décompte ensuite {city}&#x202f;; pour vous&#xa0;: {standing}.</translation>
    </message>
    <message>
        <source>Everybody chooses two actions in secret.</source>
        <translation>Chacun choisit deux actions en secret.</translation>
    </message>
    <message>
        <source>You have no more gold to bid, {name}: pass.</source>
        <translation>Vous n’avez plus assez d’or pour miser, {name}&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Bid for the choice of a character, {name}, or pass.</source>
        <translation>Misez pour choisir un personnage, {name}, ou passez.</translation>
    </message>
    <message>
        <source>Open the auction for a character, {name}: bid 0 or more gold.</source>
        <translation>Ouvrez l’enchère pour un personnage, {name}&#xa0;: misez 0 pièce d’or ou davantage.</translation>
    </message>
    <message>
        <source>Bid more…</source>
        <translation>Surenchérir…</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for: bid more</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Personne n’a encore misé.</translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with %n gold.</source>
        <translation>
            <numerusform>{name} mène avec %n pièce d’or.</numerusform>
            <numerusform>{name} mène avec %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your character, {name}.</source>
        <translation>Choisissez votre personnage, {name}.</translation>
    </message>
    <message>
        <source>A lower number plays earlier and wins ties.</source>
        <translation>Plus son numéro est petit, plus tôt vous jouez&#x202f;; il départage aussi les égalités.</translation>
    </message>
    <message>
        <source>{character} ({name})</source>
        <translation>{character} ({name})</translation>
    </message>
    <message>
        <source>Chosen so far: {parts}.</source>
        <translation>Déjà choisis&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>{taker} has taken your character, {name}: choose another.</source>
        <translation>{taker} a pris votre personnage, {name}&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Whatever your number is now, nobody plays twice in a round.</source>
        <translation>Quel que soit maintenant votre numéro, personne ne joue deux fois par tour de jeu.</translation>
    </message>
    <message>
        <source>Choose, {name}, which character {to} gets in return.</source>
        <translation>Choisissez, {name}, le personnage à donner en retour à {to}.</translation>
    </message>
    <message>
        <source>{to} attracts one of your characters, {name}: choose which.</source>
        <translation>{to} attire un de vos personnages, {name}&#xa0;: choisissez lequel.</translation>
    </message>
    <message>
        <source>You get nothing for it.</source>
        <translation>Vous ne recevez rien en retour.</translation>
    </message>
    <message>
        <source>{actions}: keep these, {name}?</source>
        <translation>{actions}&#xa0;: valider ce choix, {name}&#x202f;?</translation>
    </message>
    <message>
        <source>{action}, {name}: now the second action.</source>
        <translation>Première action&#xa0;: {action}. Choisissez la seconde, {name}.</translation>
    </message>
    <message>
        <source>Choose your first action in secret, {name}.</source>
        <translation>Choisissez en secret votre première action, {name}.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for: keep the disc</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Your actions are done, {name}: travel on, or end the turn.</source>
        <translation>Vos actions sont jouées, {name}&#xa0;: voyagez encore, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Your actions are done, {name}: end the turn.</source>
        <translation>Vos actions sont jouées, {name}&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>Your turn, {name}: travel, and {parts}.</source>
        <translation>À vous, {name}&#xa0;: voyagez&#x202f;; il vous reste {parts}.</translation>
    </message>
    <message>
        <source>The Builder may build or move a house too.</source>
        <translation>Le Bâtisseur peut aussi construire ou déplacer une maison.</translation>
    </message>
    <message>
        <source>You can pay for nothing more, {name}: end the turn.</source>
        <translation>Vous ne pouvez plus rien payer, {name}&#xa0;: terminez le tour.</translation>
    </message>
    <message>
        <source>Place the first of your four houses in a village, {name}.</source>
        <translation>Placez la première de vos quatre maisons dans un village, {name}.</translation>
    </message>
    <message>
        <source>Place the second of your four houses in a village, {name}.</source>
        <translation>Placez la deuxième de vos quatre maisons dans un village, {name}.</translation>
    </message>
    <message>
        <source>Place the third of your four houses in a village, {name}.</source>
        <translation>Placez la troisième de vos quatre maisons dans un village, {name}.</translation>
    </message>
    <message>
        <source>Place the last of your four houses in a village, {name}.</source>
        <translation>Placez la dernière de vos quatre maisons dans un village, {name}.</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>un palais</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>une maison</translation>
    </message>
    <message>
        <source>a house to move</source>
        <translation>une maison à déplacer</translation>
    </message>
    <message>
        <source>the quarry</source>
        <translation>la carrière</translation>
    </message>
    <message>
        <source>a governor marker</source>
        <translation>un pion gouverneur</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>un personnage</translation>
    </message>
    <message>
        <source>You can pay for nothing more, {name}: travel on, or end the turn.</source>
        <translation>Vous ne pouvez plus rien payer, {name}&#xa0;: voyagez encore, ou terminez le tour.</translation>
    </message>
    <message>
        <source>You can do nothing more, {name}: end the turn.</source>
        <translation>Vous ne pouvez plus rien faire, {name}&#xa0;: terminez le tour.</translation>
    </message>
    <message>
        <source>You in {city} so far: {standing}.</source>
        <translation>Vous, à&#xa0;{city}, pour l’instant&#xa0;: {standing}.</translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s)</source>
        <translation>
            <numerusform>%n palais</numerusform>
            <numerusform>%n palais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n maison</numerusform>
            <numerusform>%n maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s) (at least {cities} in a city)</source>
        <translation>
            <numerusform>%n maison (au moins {cities} en ville)</numerusform>
            <numerusform>%n maisons (au moins {cities} en ville)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s) in a city</source>
        <translation>
            <numerusform>%n maison en ville</numerusform>
            <numerusform>%n maisons en ville</numerusform>
        </translation>
    </message>
    <message>
        <source>build {buildings}</source>
        <translation>à construire {buildings}</translation>
    </message>
    <message numerus="yes">
        <source>move %n house(s)</source>
        <translation>
            <numerusform>à déplacer %n maison</numerusform>
            <numerusform>à déplacer %n maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n gold</source>
        <translation>
            <numerusform>à recevoir %n pièce d’or</numerusform>
            <numerusform>à recevoir %n pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>go to the quarry</source>
        <translation>à jouer l’action Carrière</translation>
    </message>
    <message>
        <source>move a governor marker</source>
        <translation>à descendre un pion gouverneur</translation>
    </message>
    <message>
        <source>take a character</source>
        <translation>à prendre un personnage</translation>
    </message>
    <message>
        <source>{parts}, and {last}</source>
        <comment>each part may have an and of its own</comment>
        <translation>{parts}, et {last}</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for: take gold</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>key for: quarry</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key for: attract a character</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Attract…</source>
        <translation>Attirer…</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: use an action chit</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Chit…</source>
        <translation>Jeton…</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: end the turn</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Where does the house go, {name}? It stood {where}.</source>
        <translation>Où va la maison, {name}&#x202f;? Elle était {where}.</translation>
    </message>
    <message>
        <source>Any village with room.</source>
        <translation>N’importe quel village où il y a de la place.</translation>
    </message>
    <message>
        <source>Any village with room, or {city}, where your architect is.</source>
        <translation>N’importe quel village où il y a de la place, ou {city}, où est votre architecte.</translation>
    </message>
    <message>
        <source>An auction is on: bid gold, or pass.</source>
        <translation>Une enchère est en cours&#xa0;: misez de l’or, ou passez.</translation>
    </message>
    <message>
        <source>First choose a character from the bank.</source>
        <translation>Choisissez d’abord un personnage à la banque.</translation>
    </message>
    <message>
        <source>First place your starting house in a village.</source>
        <translation>Placez d’abord votre maison de départ dans un village.</translation>
    </message>
    <message>
        <source>First choose the two actions of your disc.</source>
        <translation>Choisissez d’abord les deux actions de votre disque.</translation>
    </message>
    <message>
        <source>It is your turn: travel, carry out your actions, or end the turn.</source>
        <translation>C’est à vous&#xa0;: voyagez, jouez vos actions ou terminez votre tour.</translation>
    </message>
    <message>
        <source>First put the house that you have taken up into its new place.</source>
        <translation>Posez d’abord la maison que vous avez prise.</translation>
    </message>
    <message>
        <source>First choose which of your characters you give away.</source>
        <translation>Choisissez d’abord lequel de vos personnages vous donnez.</translation>
    </message>
    <message>
        <source>You open this auction: bid 0 or more gold; you can’t pass.</source>
        <translation>Vous ouvrez cette enchère&#xa0;: misez 0 pièce d’or ou davantage&#x202f;; vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>You have only {gold} gold to bid.</source>
        <translation>Votre or ne permet pas de miser plus de {gold}.</translation>
    </message>
    <message>
        <source>A bid must be higher than the one before: {best} gold.</source>
        <translation>Il faut miser plus d’or que la mise précédente, qui est de {best}.</translation>
    </message>
    <message>
        <source>Choose two actions before you lay the disc down.</source>
        <translation>Choisissez deux actions avant de poser le disque.</translation>
    </message>
    <message>
        <source>Both actions are chosen: keep them, or take one back.</source>
        <translation>Les deux actions sont choisies&#xa0;: gardez-les, ou annulez l’une d’elles.</translation>
    </message>
    <message>
        <source>{character} does not take part in this game.</source>
        <translation>Dans cette partie, on joue sans ce personnage&#xa0;: {character}.</translation>
    </message>
    <message>
        <source>{name} holds {the_character}: choose a card of the bank.</source>
        <translation>{name} a déjà {the_character}&#xa0;: choisissez une carte de la banque.</translation>
    </message>
    <message>
        <source>The house came from there: it has to move to another place.</source>
        <translation>La maison vient de là&#xa0;: elle doit changer de lieu.</translation>
    </message>
    <message>
        <source>You have just received {the_character}: give another card.</source>
        <translation>Vous venez de recevoir {the_character}&#xa0;: donnez une autre carte.</translation>
    </message>
    <message>
        <source>{character} is not yours to give.</source>
        <translation>Ce personnage n’est pas à vous&#xa0;: {character}.</translation>
    </message>
    <message>
        <source>No house can stand there: only in villages and cities.</source>
        <translation>Il n’y a pas de place pour une maison ici&#xa0;: seulement dans les villages et les villes.</translation>
    </message>
    <message>
        <source>No road {road} leads from your architect to {to}.</source>
        <translation>Aucune route {road} ne mène de votre architecte à {to}.</translation>
    </message>
    <message>
        <source>No house stands in the village {village}: nobody can pass there to {to}.</source>
        <translation>Il n’y a pas de maison dans le village {village}&#xa0;: personne n’y passe vers {to}.</translation>
    </message>
    <message>
        <source>The tolls on the way to {to} come to {toll} gold; you have {gold}.</source>
        <translation>Les droits de passage vers {to} dépassent votre or&#xa0;: {toll} contre {gold}.</translation>
    </message>
    <message>
        <source>There is no house left in your quarry.</source>
        <translation>Votre carrière n’a plus de maison.</translation>
    </message>
    <message>
        <source>A house costs {price} gold; you have {gold}.</source>
        <translation>Une maison coûte {price} pièce d’or&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <source>Of two houses one at least must stand in a city.</source>
        <translation>Avec Deux maisons, l’une au moins doit être en ville.</translation>
    </message>
    <message>
        <source>The Builder has already helped in this turn.</source>
        <translation>Le Bâtisseur a déjà servi pendant ce tour.</translation>
    </message>
    <message>
        <source>Only with the Builder do you build or move a house besides your actions.</source>
        <translation>Sans le Bâtisseur, on ne construit ni ne déplace de maison hors de ses actions.</translation>
    </message>
    <message>
        <source>There is no site for a palace.</source>
        <translation>Il n’y a pas d’emplacement pour un palais ici.</translation>
    </message>
    <message>
        <source>The central site of {city} is taken.</source>
        <translation>À {city}, l’emplacement central est pris.</translation>
    </message>
    <message>
        <source>All six outer sites of {city} are taken.</source>
        <translation>À {city}, les six emplacements extérieurs sont pris.</translation>
    </message>
    <message>
        <source>A palace costs you {price} gold; you have {gold}.</source>
        <translation>Un palais vous coûte {price} pièces d’or&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <source>You have no house there to move.</source>
        <translation>Vous n’avez pas de maison à déplacer ici.</translation>
    </message>
    <message>
        <source>There is no other place that this house could go to.</source>
        <translation>Il n’y a aucun autre lieu où cette maison pourrait aller.</translation>
    </message>
    <message>
        <source>Only the governor markers of cities can be moved.</source>
        <translation>On ne peut descendre que les pions gouverneurs des villes.</translation>
    </message>
    <message>
        <source>A marker moves two spaces down, and there are no two spaces below {city}.</source>
        <translation>Un pion descend de deux cases, et il n’y en a pas deux au-dessous du pion {city}.</translation>
    </message>
    <message>
        <source>You already have {the_character}.</source>
        <translation>Vous avez déjà {the_character}.</translation>
    </message>
    <message>
        <source>While the bank has a character, you take one there; nobody loses a card.</source>
        <translation>Tant que la banque a un personnage, c’est là qu’on le prend&#x202f;; personne ne perd de carte.</translation>
    </message>
    <message>
        <source>The bank has no character left: swap a card with another player, or attract one.</source>
        <translation>La banque n’a plus de personnage&#xa0;: échangez une carte avec un autre joueur, ou attirez-en une.</translation>
    </message>
    <message>
        <source>A card can be attracted only from a player who has more characters than you.</source>
        <translation>On n’attire une carte que chez celui qui a plus de personnages que vous.</translation>
    </message>
    <message>
        <source>In this game everybody has one character: take the card you want.</source>
        <translation>Dans cette partie, chacun a un seul personnage&#xa0;: prenez la carte que vous voulez.</translation>
    </message>
    <message>
        <source>This game is played without action chits.</source>
        <translation>Cette partie se joue sans jetons d’action.</translation>
    </message>
    <message>
        <source>One action chit a turn is all, and you have used it.</source>
        <translation>On n’utilise qu’un jeton d’action par tour, et c’est fait.</translation>
    </message>
    <message>
        <source>An action chit can’t bring the Characters action.</source>
        <translation>Un jeton d’action ne vaut pas pour l’action Cartes Personnage.</translation>
    </message>
    <message>
        <source>You have no action chit; the Yogi brings them.</source>
        <translation>Vous n’avez pas de jeton d’action&#x202f;; c’est le Yogi qui les donne.</translation>
    </message>
    <message>
        <source>No auction is on.</source>
        <translation>Aucune enchère n’est en cours.</translation>
    </message>
    <message>
        <source>You choose from the bank at the beginning, or when somebody has taken your card.</source>
        <translation>On ne choisit à la banque qu’au début, ou quand quelqu’un a pris votre carte.</translation>
    </message>
    <message>
        <source>The starting houses are all placed.</source>
        <translation>Toutes les maisons de départ sont placées.</translation>
    </message>
    <message>
        <source>Your actions are chosen; the disc is set anew in the next round.</source>
        <translation>Vos actions sont choisies&#x202f;; le disque ne change plus avant le prochain tour de jeu.</translation>
    </message>
    <message>
        <source>First take up one of your houses.</source>
        <translation>Prenez d’abord une de vos maisons.</translation>
    </message>
    <message>
        <source>There is nobody to give a character to.</source>
        <translation>Il n’y a personne à qui donner un personnage.</translation>
    </message>
    <message>
        <source>You have already taken the gold.</source>
        <translation>Vous avez déjà reçu l’or.</translation>
    </message>
    <message>
        <source>You have built all the houses that your actions allow.</source>
        <translation>Vous avez construit toutes les maisons que permettent vos actions.</translation>
    </message>
    <message>
        <source>You have moved all the houses that your actions allow.</source>
        <translation>Vous avez déplacé toutes les maisons que permettent vos actions.</translation>
    </message>
    <message>
        <source>You have already been to the quarry.</source>
        <translation>Vous avez déjà joué l’action Carrière.</translation>
    </message>
    <message>
        <source>You have built all the palaces that your actions allow.</source>
        <translation>Vous avez construit tous les palais que permettent vos actions.</translation>
    </message>
    <message>
        <source>You have already changed the governor track.</source>
        <translation>Vous avez déjà changé l’ordre de la piste des gouverneurs.</translation>
    </message>
    <message>
        <source>You have already exchanged your character.</source>
        <translation>Vous avez déjà échangé votre personnage.</translation>
    </message>
    <message>
        <source>You have not chosen the Gold action.</source>
        <translation>Vous n’avez pas choisi l’action Or.</translation>
    </message>
    <message>
        <source>You have not chosen the action Move a House.</source>
        <translation>Vous n’avez pas choisi l’action Déplacer une maison.</translation>
    </message>
    <message>
        <source>You have not chosen the Quarry action.</source>
        <translation>Vous n’avez pas choisi l’action Carrière.</translation>
    </message>
    <message>
        <source>You have not chosen the Governor Track action.</source>
        <translation>Vous n’avez pas choisi l’action Ordre de la piste des gouverneurs.</translation>
    </message>
    <message>
        <source>You have not chosen the Characters action.</source>
        <translation>Vous n’avez pas choisi l’action Cartes Personnage.</translation>
    </message>
    <message>
        <source>A bid is 0 or more gold.</source>
        <translation>On mise 0 pièce d’or ou davantage.</translation>
    </message>
    <message>
        <source>Your architect is there already.</source>
        <translation>Votre architecte y est déjà.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest way to {to} costs %n gold in tolls; you have {gold}.</source>
        <translation>
            <numerusform>Le chemin le moins cher vers {to} coûte %n pièce d’or de droit de passage&#x202f;; vous en avez {gold}.</numerusform>
            <numerusform>Le chemin le moins cher vers {to} coûte %n pièces d’or de droit de passage&#x202f;; vous en avez {gold}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way leads to {to}: on each of them a village has no house.</source>
        <translation>Aucun chemin vers {to}&#xa0;: sur chacun, un village est sans maison.</translation>
    </message>
    <message>
        <source>Every way to {to} is cut: for example, no house stands in the village {village}.</source>
        <translation>Tous les chemins vers {to} sont coupés&#xa0;: il n’y a pas de maison, par exemple, dans le village {village}.</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architecte</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Maisons</translation>
    </message>
    <message>
        <source>Outer palaces</source>
        <translation>Palais extérieurs</translation>
    </message>
    <message>
        <source>Central palace</source>
        <translation>Palais central</translation>
    </message>
    <message>
        <source>Home city</source>
        <translation>Ville natale</translation>
    </message>
    <message>
        <source>Whoever’s architect is in the city gets 1 point.</source>
        <translation>Qui a son architecte dans la ville marque 1 point.</translation>
    </message>
    <message>
        <source>Each house in the city brings 1 point.</source>
        <translation>Chaque maison dans la ville rapporte 1 point.</translation>
    </message>
    <message>
        <source>Each outer palace brings 1 point, with the Sadhu 2.</source>
        <translation>Chaque palais extérieur rapporte 1 point, 2 avec le Sadhu.</translation>
    </message>
    <message>
        <source>The central palace brings 3 points.</source>
        <translation>Le palais central rapporte 3 points.</translation>
    </message>
    <message>
        <source>Whoever holds the character that is at home in the city gets 1 point.</source>
        <translation>Qui a le personnage originaire de la ville marque 1 point.</translation>
    </message>
    <message>
        <source>Round {round}: {city} is scored</source>
        <translation>Tour de jeu {round}&#xa0;: décompte à {city}</translation>
    </message>
    <message>
        <source>Gold from the Maharaja</source>
        <translation>Or du Maharadjah</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>The rewards follow the ranks; whoever has no point gets nothing.</source>
        <translation>Les récompenses suivent le rang&#x202f;; qui n’a aucun point ne reçoit rien.</translation>
    </message>
    <message>
        <source>Whoever is the only one to score gets 5 gold more.</source>
        <translation>Celui qui est seul à marquer reçoit 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <source>{first} ranks before {second}: the lower character number wins ties.</source>
        <translation>{first} passe devant {second}&#xa0;: le plus petit numéro de personnage l’emporte en cas d’égalité.</translation>
    </message>
    <message>
        <source>Nobody but {name} has an architect or building there: 5 gold more.</source>
        <translation>À part {name}, personne n’y a d’architecte ni de construction&#xa0;: 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <source>Nobody but {name} scores there: 5 gold more.</source>
        <translation>À part {name}, personne n’y marque&#xa0;: 5 pièces d’or de plus.</translation>
    </message>
    <message>
        <source>{name} comes before {other} by gold: {gold} against {less}.</source>
        <translation>{name} passe devant {other} grâce à l’or&#xa0;: {gold} contre {less}.</translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) ahead of {name}</source>
        <translation>
            <numerusform>avec %n palais d’avance sur {name}</numerusform>
            <numerusform>avec %n palais d’avance sur {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as many palaces as {name}, and %n gold more</source>
        <translation>
            <numerusform>à égalité de palais avec {name}, mais avec %n pièce d’or de plus</numerusform>
            <numerusform>à égalité de palais avec {name}, mais avec %n pièces d’or de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>level with {name}, and ahead by the lower character number</source>
        <translation>à égalité avec {name}, mais avec le plus petit numéro de personnage</translation>
    </message>
    <message>
        <source>Round {round}: {city}</source>
        <translation>Tour de jeu {round}&#xa0;: {city}</translation>
    </message>
    <message>
        <source>What the Maharaja gave</source>
        <translation>Ce qu’a donné le Maharadjah</translation>
    </message>
    <message>
        <source>How often each was drawn to begin, and how far that is from what was to be expected</source>
        <translation>Combien de fois chacun a été tiré au sort pour commencer, et l’écart avec ce qu’on pouvait attendre</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>Gold left at the end: {gold}.</source>
        <translation>Or à la fin de la partie&#xa0;: {gold}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} %n point(s)</source>
        <translation>
            <numerusform>{name} %n point</numerusform>
            <numerusform>{name} %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranking}.</source>
        <translation>{ranking}.</translation>
    </message>
    <message>
        <source>Nobody had points there.</source>
        <translation>Personne n’y avait de points.</translation>
    </message>
    <message>
        <source>Round {round} was the last: in {city} {name} built palace number {number}.</source>
        <translation>Le tour de jeu {round} fut le dernier&#xa0;: {name} a construit à {city} son {number}e&#xa0;palais.</translation>
    </message>
    <message numerus="yes">
        <source>The game went over all {round} rounds; {name} built %n palace(s).</source>
        <translation>
            <numerusform>La partie est allée au bout de ses {round} tours de jeu&#x202f;; {name} a construit %n palais.</numerusform>
            <numerusform>La partie est allée au bout de ses {round} tours de jeu&#x202f;; {name} a construit %n palais.</numerusform>
        </translation>
    </message>
    <message>
        <source>At first the governor markers lay in this order, one of {orders} that were equally likely: {cities}.</source>
        <translation>Au début, les pions gouverneurs se trouvaient dans cet ordre, un parmi {orders}, tous aussi probables&#xa0;: {cities}.</translation>
    </message>
    <message>
        <source>{name} was drawn to begin, which happens to each in one game of {players}.</source>
        <translation>Le sort a désigné {name} pour commencer, ce qui arrive à chacun dans une partie sur {players}.</translation>
    </message>
    <message>
        <source>After that nothing was left to chance.</source>
        <translation>Ensuite, plus rien n’a été laissé au hasard.</translation>
    </message>
    <message>
        <source>Drawn before the first move</source>
        <translation>Tiré avant le premier coup</translation>
    </message>
    <message>
        <source>Palaces</source>
        <translation>Palais</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Avant le tour de jeu 1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>short for: before round 1</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round {round}, the last</source>
        <translation>Tour de jeu {round}, le dernier</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour de jeu</translation>
    </message>
    <message>
        <source>Round {round} of {last}</source>
        <translation>Tour de jeu {round} sur {last}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Tour de jeu {round}</translation>
    </message>
    <message>
        <source>Maharaja in {city}</source>
        <translation>Maharadjah à {city}</translation>
    </message>
    <message>
        <source>Round {round} of {last}, {city}</source>
        <translation>Tour de jeu {round} sur {last}, {city}</translation>
    </message>
    <message>
        <source>About {palaces} palaces expected at the end</source>
        <translation>Palais attendus à la fin&#xa0;: environ {palaces}</translation>
    </message>
    <message>
        <source>Listed road by road; a click on the board goes all the way.</source>
        <translation>La liste donne les voyages route par route&#x202f;; un clic sur le plateau fait tout le chemin.</translation>
    </message>
    <message>
        <source>{forgone} End the turn?</source>
        <translation>{forgone} Terminer le tour&#x202f;?</translation>
    </message>
    <message>
        <source>gold hidden</source>
        <translation>or caché</translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) built of {all}</source>
        <translation>
            <numerusform>%n palais construit sur {all}</numerusform>
            <numerusform>%n palais construits sur {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>actions hidden</source>
        <translation>actions cachées</translation>
    </message>
    <message>
        <source>{action}, done</source>
        <translation>{action}, jouée</translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <comment>state of a player</comment>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>bids {gold}</source>
        <comment>state of a player</comment>
        <translation>mise {gold}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>state of a player</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>You take 2 [[gold]] from the [[bank]].</source>
        <translation>Vous recevez 2 pièces d’[[or|gold]] de la [[banque|bank]].</translation>
    </message>
    <message>
        <source>You build one [[house]] for 1 [[gold]]: in a [[village]], or in the [[city]] of your [[architect]].</source>
        <translation>Vous construisez une [[maison|house]] pour 1 pièce d’[[or|gold]]&#xa0;: dans un [[village]], ou dans la [[ville|city]] où est votre [[architecte|architect]].</translation>
    </message>
    <message>
        <source>You build two [[houses|house]] for 1 [[gold]] each; one at least must stand in a [[city]].</source>
        <translation>Vous construisez deux [[maisons|house]] pour 1 pièce d’[[or|gold]] chacune&#x202f;; l’une au moins dans une [[ville|city]].</translation>
    </message>
    <message>
        <source>You move one of your [[houses|house]] to a [[village]], or to the [[city]] of your [[architect]].</source>
        <translation>Vous déplacez une de vos [[maisons|house]] vers un [[village]], ou vers la [[ville|city]] où est votre [[architecte|architect]].</translation>
    </message>
    <message>
        <source>You take two of your [[houses|house]] from your [[quarry]] into your [[reserve]].</source>
        <translation>Vous prenez deux [[maisons|house]] dans votre [[carrière|quarry]] et les mettez dans votre [[réserve|reserve]].</translation>
    </message>
    <message>
        <source>You build one [[palace]] where your [[architect]] is, for 12 [[gold]], with the [[Artisan|artisan]] 9.</source>
        <translation>Vous construisez un [[palais|palace]] là où est votre [[architecte|architect]], pour 12 pièces d’[[or|gold]], 9 avec l’[[Artisan|artisan]].</translation>
    </message>
    <message>
        <source>You build one [[palace]] for 12 [[gold]], with the [[Artisan|artisan]] 9, and one [[house]] for 1.</source>
        <translation>Vous construisez un [[palais|palace]] pour 12 pièces d’[[or|gold]], 9 avec l’[[Artisan|artisan]], et une [[maison|house]] pour 1.</translation>
    </message>
    <message>
        <source>You move one [[governor marker]] two spaces down; those it passes move up by one. The lowest is the [[Maharaja|maharaja]]’s next city.</source>
        <translation>Vous descendez un [[pion gouverneur|governor marker]] de deux cases&#x202f;; ceux qu’il dépasse remontent d’une. Le plus bas indique la prochaine ville du [[Maharadjah|maharaja]].</translation>
    </message>
    <message>
        <source>You take a [[character]] from the [[bank]] or from another player, and give up your own.</source>
        <translation>Vous prenez un [[personnage|character]] à la [[banque|bank]] ou à un autre joueur, et rendez le vôtre.</translation>
    </message>
    <message>
        <source>You take a [[character]] from the [[bank]] and keep yours; with an empty bank you [[swap]] one or use [[attraction]].</source>
        <translation>Vous prenez un [[personnage|character]] à la [[banque|bank]] et gardez les vôtres&#x202f;; si elle est vide, par [[échange|swap]] ou par [[attirance|attraction]].</translation>
    </message>
    <message>
        <source>You play first in each [[round]], and win every [[tie]] in the [[scoring]].</source>
        <translation>Vous jouez en premier à chaque [[tour de jeu|round]] et l’emportez en cas d’[[égalité|tie]] lors du [[décompte|scoring]].</translation>
    </message>
    <message>
        <source>The [[Trader|trader]] brings you 1 [[gold]] in each of your [[turns|turn]].</source>
        <translation>Le [[Marchand|trader]] vous rapporte 1 pièce d’[[or|gold]] à chacun de vos [[tours|turn]].</translation>
    </message>
    <message>
        <source>In the [[scoring]] each of your [[outer palaces|outer palace]] counts 2 points instead of 1.</source>
        <translation>Lors du [[décompte|scoring]], chacun de vos [[palais extérieurs|outer palace]] vaut 2 points au lieu de 1.</translation>
    </message>
    <message>
        <source>The [[bank]] pays your [[tolls|toll]]; the owners of the [[houses|house]] still get their [[gold]].</source>
        <translation>La [[banque|bank]] paie vos [[droits de passage|toll]]&#x202f;; les propriétaires des [[maisons|house]] reçoivent tout de même leur [[or|gold]].</translation>
    </message>
    <message>
        <source>In each of your [[turns|turn]] you build or move one extra [[house]], free and besides your actions.</source>
        <translation>À chacun de vos [[tours|turn]], vous construisez ou déplacez gratuitement une [[maison|house]] de plus, en dehors de vos actions.</translation>
    </message>
    <message>
        <source>Each [[palace]] costs you 9 [[gold]] instead of 12.</source>
        <translation>Chaque [[palais|palace]] vous coûte 9 pièces d’[[or|gold]] au lieu de 12.</translation>
    </message>
    <message>
        <source>In each of your [[turns|turn]] you get a [[chit]] for an extra [[action]].</source>
        <translation>À chacun de vos [[tours|turn]], vous recevez un [[jeton|chit]] pour une [[action]] supplémentaire.</translation>
    </message>
    <message>
        <source>Nothing can be built here.</source>
        <translation>On ne construit rien ici.</translation>
    </message>
    <message>
        <source>The Maharaja is here: scored in this round.</source>
        <translation>Le Maharadjah est ici&#xa0;: on décompte la ville à ce tour de jeu.</translation>
    </message>
    <message>
        <source>Home of {the_character}.</source>
        <translation>Ici est né {the_character}.</translation>
    </message>
    <message>
        <source>Architects here: {names}.</source>
        <translation>Architectes présents&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>point(s) to you if it were scored now</source>
        <translation>
            <numerusform>point pour vous si on la décomptait maintenant</numerusform>
            <numerusform>points pour vous si on la décomptait maintenant</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}: {reward}.</source>
        <translation>{points}&#xa0;: {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>%n [[site(s)|site]] free.</source>
        <translation>
            <numerusform>%n [[emplacement|site]] libre.</numerusform>
            <numerusform>%n [[emplacements|site]] libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The [[rewards|reward]] by rank: {rewards} [[gold]].</source>
        <translation>Les [[récompenses|reward]] selon le rang&#xa0;: {rewards} pièces d’[[or|gold]].</translation>
    </message>
    <message>
        <source>Click: put the house down here</source>
        <translation>Clic&#xa0;: poser la maison ici</translation>
    </message>
    <message>
        <source>Or road by road: {ways}.</source>
        <translation>Ou route par route&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>straight, {tolls}</source>
        <translation>tout droit, {tolls}</translation>
    </message>
    <message>
        <source>At the start, before the first round.</source>
        <translation>Au point de départ, avant le premier tour de jeu.</translation>
    </message>
    <message>
        <source>As the markers stand, {city} is the next city.</source>
        <translation>Dans l’ordre actuel, la prochaine ville est {city}.</translation>
    </message>
    <message>
        <source>The Maharaja is in {city}; this round is the last.</source>
        <translation>Le Maharadjah est à {city}&#x202f;; ce tour de jeu est le dernier.</translation>
    </message>
    <message>
        <source>The Maharaja</source>
        <translation>Le Maharadjah</translation>
    </message>
    <message>
        <source>{name}’s architect</source>
        <translation>Architecte&#xa0;: {name}</translation>
    </message>
    <message>
        <source>It can go everywhere.</source>
        <translation>Il peut aller partout.</translation>
    </message>
    <message>
        <source>It can go to {cities}.</source>
        <translation>Il peut atteindre {cities}.</translation>
    </message>
    <message>
        <source>It can go nowhere: every road from there is cut or too dear.</source>
        <translation>Il ne peut aller nulle part&#xa0;: de là, toutes les routes sont coupées ou trop chères.</translation>
    </message>
    <message>
        <source>Your architect</source>
        <translation>Votre architecte</translation>
    </message>
    <message>
        <source>via {cities}, {tolls}</source>
        <translation>par {cities}, {tolls}</translation>
    </message>
    <message>
        <source>Empty: the road is closed.</source>
        <translation>Il est vide&#xa0;: la route est coupée.</translation>
    </message>
    <message>
        <source>Both houses are {name}’s.</source>
        <translation>Les deux maisons sont à {name}.</translation>
    </message>
    <message>
        <source>Houses: {names}.</source>
        <translation>Maisons&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Room for one more.</source>
        <translation>Il y a encore une place.</translation>
    </message>
    <message>
        <source>Full.</source>
        <translation>Complet.</translation>
    </message>
    <message>
        <source>Free for {names}.</source>
        <translation>Gratuit pour {names}.</translation>
    </message>
    <message numerus="yes">
        <source>For {name} the bank pays %n gold.</source>
        <translation>
            <numerusform>Pour {name}, la banque paie %n pièce d’or.</numerusform>
            <numerusform>Pour {name}, la banque paie %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold to pay for {names}.</source>
        <translation>
            <numerusform>%n pièce d’or à payer par {names}.</numerusform>
            <numerusform>%n pièces d’or à payer par {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Houses: {counts}.</source>
        <translation>Maisons&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>No house yet.</source>
        <translation>Pas encore de maison.</translation>
    </message>
    <message>
        <source>Houses {where}</source>
        <translation>Maisons {where}</translation>
    </message>
    <message numerus="yes">
        <source>point(s) to you for your houses here.</source>
        <translation>
            <numerusform>point pour vous grâce à vos maisons ici.</numerusform>
            <numerusform>points pour vous grâce à vos maisons ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>A [[city]] holds any number of [[houses|house]]; in its [[scoring]] each counts 1 point.</source>
        <translation>Une [[ville|city]] accueille autant de [[maisons|house]] que l’on veut&#x202f;; au [[décompte|scoring]], chacune vaut 1 point.</translation>
    </message>
    <message>
        <source>Click: choose what to do here</source>
        <translation>Clic&#xa0;: choisir quoi faire ici</translation>
    </message>
    <message>
        <source>Neutral palace {where}</source>
        <translation>Palais neutre {where}</translation>
    </message>
    <message>
        <source>It belongs to nobody, and scores for nobody.</source>
        <translation>Il n’est à personne et ne rapporte de points à personne.</translation>
    </message>
    <message>
        <source>With fewer than five players [[neutral palaces|neutral palace]] take up [[sites|site]] in each [[city]].</source>
        <translation>À moins de cinq joueurs, des [[palais neutres|neutral palace]] occupent des [[emplacements|site]] dans chaque [[ville|city]].</translation>
    </message>
    <message>
        <source>Central palace {where}</source>
        <translation>Palais central {where}</translation>
    </message>
    <message>
        <source>Outer palace {where}</source>
        <translation>Palais extérieur {where}</translation>
    </message>
    <message>
        <source>Built by {name}.</source>
        <translation>Construit par {name}.</translation>
    </message>
    <message>
        <source>The [[central palace]] counts 3 points in the [[scoring]]. The most [[palaces|palace]] win the game.</source>
        <translation>Le [[palais central|central palace]] vaut 3 points au [[décompte|scoring]]. Qui a construit le plus de [[palais|palace]] gagne.</translation>
    </message>
    <message>
        <source>An [[outer palace]] counts 1 point in the [[scoring]], with the [[Sadhu|sadhu]] 2. The most [[palaces|palace]] win the game.</source>
        <translation>Un [[palais extérieur|outer palace]] vaut 1 point au [[décompte|scoring]], 2 avec le [[Sadhu|sadhu]]. Qui a construit le plus de [[palais|palace]] gagne.</translation>
    </message>
    <message>
        <source>Central site {where}</source>
        <translation>Emplacement central {where}</translation>
    </message>
    <message>
        <source>Outer site {where}</source>
        <translation>Emplacement extérieur {where}</translation>
    </message>
    <message>
        <source>Free. A palace costs you {price} gold.</source>
        <translation>Libre. Un palais vous coûte {price} pièces d’or.</translation>
    </message>
    <message>
        <source>You can build no palace any more in this round.</source>
        <translation>Vous ne pouvez plus construire de palais pendant ce tour de jeu.</translation>
    </message>
    <message>
        <source>Governor marker of {city}</source>
        <translation>Pion gouverneur&#xa0;: {city}</translation>
    </message>
    <message>
        <source>On space {number}.</source>
        <translation>Sur la case {number}.</translation>
    </message>
    <message>
        <source>A space without a number</source>
        <translation>Une case sans numéro</translation>
    </message>
    <message>
        <source>Space {number} of seven, from below.</source>
        <translation>Case {number} sur sept, depuis le bas.</translation>
    </message>
    <message>
        <source>Space {number}</source>
        <translation>Case {number}</translation>
    </message>
    <message>
        <source>The last round.</source>
        <translation>Le dernier tour de jeu.</translation>
    </message>
    <message>
        <source>Not reached in a short game.</source>
        <translation>Hors d’atteinte dans une partie plus courte.</translation>
    </message>
    <message>
        <source>When the [[Maharaja|maharaja]] visits a [[city]], its [[governor marker]] goes to the space with the number of the [[round]].</source>
        <translation>Quand le [[Maharadjah|maharaja]] visite une [[ville|city]], son [[pion gouverneur|governor marker]] va sur la case qui porte le numéro du [[tour de jeu|round]].</translation>
    </message>
    <message>
        <source>Click: choose this action</source>
        <translation>Clic&#xa0;: choisir cette action</translation>
    </message>
    <message>
        <source>Carried out.</source>
        <translation>Jouée.</translation>
    </message>
    <message>
        <source>Taken with an action chit; still to do.</source>
        <translation>Choisie avec un jeton d’action&#x202f;; il reste à la jouer.</translation>
    </message>
    <message>
        <source>Chosen; still to do.</source>
        <translation>Choisie&#x202f;; il reste à la jouer.</translation>
    </message>
    <message>
        <source>In the bank.</source>
        <translation>À la banque.</translation>
    </message>
    <message>
        <source>Yours.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Held by {name}.</source>
        <translation>À {name}.</translation>
    </message>
    <message>
        <source>At home in {city}.</source>
        <translation>Ville natale&#xa0;: {city}.</translation>
    </message>
    <message>
        <source>Click: {move}</source>
        <translation>Clic&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{built} of {palaces} palaces built. Houses: {reserve} in reserve, {quarry} in the quarry.</source>
        <translation>Palais construits&#xa0;: {built} sur {palaces}. Maisons&#xa0;: {reserve} en réserve, {quarry} dans la carrière.</translation>
    </message>
    <message>
        <source>Character: {cards}.</source>
        <translation>Personnage&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n action chit(s).</source>
        <translation>
            <numerusform>%n jeton d’action.</numerusform>
            <numerusform>%n jetons d’action.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: look at your gold and disc behind a curtain</source>
        <translation>Clic&#xa0;: voir votre or et votre disque derrière un rideau</translation>
    </message>
    <message>
        <source>Choose in Moves: attract a character from {name}</source>
        <translation>Liste des coups&#xa0;: attirer un personnage de {name}</translation>
    </message>
    <message>
        <source>The most [[palaces|palace]] win; in a tie the most [[gold]], then the lower [[character]] number.</source>
        <translation>Qui a construit le plus de [[palais|palace]] gagne&#x202f;; en cas d’égalité, qui a le plus d’[[or|gold]], puis le plus petit numéro de [[personnage|character]].</translation>
    </message>
    <message>
        <source>gold: hidden until the end of the game.</source>
        <translation>or&#xa0;: caché jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>The disc lies face down.</source>
        <translation>Son disque est face cachée.</translation>
    </message>
    <message>
        <source>Actions in this round: {actions}.</source>
        <translation>Actions de ce tour de jeu&#xa0;: {actions}.</translation>
    </message>
    <message>
        <source>Your disc, face down: {actions}.</source>
        <translation>Votre disque, face cachée&#xa0;: {actions}.</translation>
    </message>
    <message>
        <source>Your disc: {actions}.</source>
        <translation>Votre disque&#xa0;: {actions}.</translation>
    </message>
    <message>
        <source>For your eyes only.</source>
        <translation>Pour vos yeux seulement.</translation>
    </message>
    <message>
        <source>Build your first palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre premier palais</translation>
    </message>
    <message>
        <source>Build your second palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre deuxième palais</translation>
    </message>
    <message>
        <source>Build your third palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre troisième palais</translation>
    </message>
    <message>
        <source>Build your fourth palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre quatrième palais</translation>
    </message>
    <message>
        <source>Build your fifth palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre cinquième palais</translation>
    </message>
    <message>
        <source>Build your sixth palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre sixième palais</translation>
    </message>
    <message>
        <source>Build your seventh palace: {city}, {site}</source>
        <translation>Construire à {city}, {site}, votre septième palais</translation>
    </message>
    <message>
        <source>Bid {gold}</source>
        <translation>Miser {gold}</translation>
    </message>
    <message>
        <source>Choose {action}</source>
        <translation>Choisir {action}</translation>
    </message>
    <message>
        <source>Keep {actions}</source>
        <translation>Valider {actions}</translation>
    </message>
    <message>
        <source>Take 2 gold</source>
        <translation>Recevoir 2 pièces d’or</translation>
    </message>
    <message numerus="yes">
        <source>Take %n house(s) from the quarry</source>
        <translation>
            <numerusform>Prendre %n maison dans la carrière</numerusform>
            <numerusform>Prendre %n maisons dans la carrière</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the marker of {city} two spaces down</source>
        <translation>Descendre de deux cases le pion «&#xa0;{city}&#xa0;»</translation>
    </message>
    <message>
        <source>Use a chit: {action}</source>
        <translation>Utiliser un jeton&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Aller au point de départ</translation>
    </message>
    <message>
        <source>Go to {city}</source>
        <translation>Aller à {city}</translation>
    </message>
    <message>
        <source>{move}, by road {road}</source>
        <translation>{move}, par la route {road}</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <source>Place a house {where}</source>
        <translation>Placer une maison {where}</translation>
    </message>
    <message>
        <source>Build a house {where}</source>
        <translation>Construire une maison {where}</translation>
    </message>
    <message>
        <source>Build the Builder’s house {where}</source>
        <translation>Construire la maison du Bâtisseur {where}</translation>
    </message>
    <message>
        <source>Move the house {where}</source>
        <translation>Déplacer la maison qui est {where}</translation>
    </message>
    <message>
        <source>Move the house {where}, by the Builder</source>
        <translation>Déplacer la maison qui est {where}, avec le Bâtisseur</translation>
    </message>
    <message>
        <source>Put the house down {where}</source>
        <translation>Poser la maison {where}</translation>
    </message>
    <message>
        <source>Choose {the_character}</source>
        <translation>Choisir {the_character}</translation>
    </message>
    <message>
        <source>Take {the_character} from {name}</source>
        <translation>Prendre {the_character} à {name}</translation>
    </message>
    <message>
        <source>Take {the_character} from the bank</source>
        <translation>Prendre {the_character} à la banque</translation>
    </message>
    <message>
        <source>Take {the_character} from {name}, for one of yours</source>
        <translation>Échanger avec {name}&#xa0;: {the_character}</translation>
    </message>
    <message>
        <source>Attract a character from {name}</source>
        <translation>Attirer un personnage de chez {name}</translation>
    </message>
    <message>
        <source>Give {the_character} to {name}</source>
        <translation>Donner {the_character} à {name}</translation>
    </message>
    <message numerus="yes">
        <source>One palace nearer the end: then %n to go</source>
        <translation>
            <numerusform>Un palais de plus&#xa0;: il en restera %n à construire</numerusform>
            <numerusform>Un palais de plus&#xa0;: il en restera %n à construire</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last palace: the game ends with this round</source>
        <translation>Votre dernier palais&#xa0;: la partie finit avec ce tour de jeu</translation>
    </message>
    <message>
        <source>Lets you build a palace {where}</source>
        <translation>Vous permet de construire un palais {where}</translation>
    </message>
    <message numerus="yes">
        <source>Lets you build a palace {where}, for which you still lack %n gold</source>
        <translation>
            <numerusform>Vous permet de construire un palais {where} (il vous manque encore %n pièce d’or)</numerusform>
            <numerusform>Vous permet de construire un palais {where} (il vous manque encore %n pièces d’or)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lets you build a palace {where}, once your way there is open</source>
        <translation>Vous permet de construire un palais {where}, si la route s’ouvre d’ici là</translation>
    </message>
    <message numerus="yes">
        <source>Brings you %n gold</source>
        <translation>
            <numerusform>Vous rapporte %n pièce d’or</numerusform>
            <numerusform>Vous rapporte %n pièces d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n gold</source>
        <translation>
            <numerusform>Coûte %n pièce d’or</numerusform>
            <numerusform>Coûte %n pièces d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs you %n gold in tolls, which others get</source>
        <translation>
            <numerusform>Vous coûte %n pièce d’or de droit de passage, au profit des autres</numerusform>
            <numerusform>Vous coûte %n pièces d’or de droit de passage, au profit des autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Should bring {gold} more at this round’s scoring, {where}</source>
        <translation>Devrait rapporter {gold} de plus au décompte de ce tour de jeu, {where}</translation>
    </message>
    <message>
        <source>Should bring {gold} less at this round’s scoring, {where}</source>
        <translation>Devrait rapporter {gold} de moins au décompte de ce tour de jeu, {where}</translation>
    </message>
    <message>
        <source>Should bring about {gold} when the Maharaja comes to {city}</source>
        <translation>Devrait rapporter environ {gold} quand le Maharadjah viendra à {city}</translation>
    </message>
    <message>
        <source>Should cost you about {gold} when the Maharaja comes to {city}</source>
        <translation>Devrait vous coûter environ {gold} quand le Maharadjah viendra à {city}</translation>
    </message>
    <message>
        <source>Should bring about {gold} in tolls</source>
        <translation>Devrait rapporter environ {gold} en droits de passage</translation>
    </message>
    <message>
        <source>Loses about {gold} in tolls</source>
        <translation>Fait perdre environ {gold} en droits de passage</translation>
    </message>
    <message>
        <source>Should spare you about {gold} on your next journeys</source>
        <translation>Devrait vous épargner environ {gold} lors de vos prochains voyages</translation>
    </message>
    <message>
        <source>Makes your next journeys about {gold} dearer</source>
        <translation>Renchérit vos prochains voyages d’environ {gold}</translation>
    </message>
    <message>
        <source>Opens your way to {city}</source>
        <translation>Ouvre votre chemin vers {city}</translation>
    </message>
    <message>
        <source>On the way to a palace {where}</source>
        <translation>En chemin vers un palais {where}</translation>
    </message>
    <message>
        <source>On the way to a house {where}</source>
        <translation>En chemin vers une maison {where}</translation>
    </message>
    <message>
        <source>Ends the turn with the Maharaja: about {gold} more at the scoring</source>
        <translation>Le tour finit chez le Maharadjah&#xa0;: environ {gold} de plus au décompte</translation>
    </message>
    <message>
        <source>Waits where the Maharaja should go next</source>
        <translation>Attend là où le Maharadjah devrait aller ensuite</translation>
    </message>
    <message>
        <source>Leads to nothing that you still have to do</source>
        <translation>Ne mène à rien de ce qu’il vous reste à faire</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n house(s) into your reserve</source>
        <translation>
            <numerusform>Apporte %n maison dans votre réserve</numerusform>
            <numerusform>Apporte %n maisons dans votre réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Lets you build a house {where}</source>
        <translation>Vous permet de construire une maison {where}</translation>
    </message>
    <message>
        <source>Lets you take a house from where it is of little use: {where}</source>
        <translation>Vous permet de retirer une maison de là où elle sert peu&#xa0;: {where}</translation>
    </message>
    <message>
        <source>The house is of more use {where}</source>
        <translation>La maison sert davantage {where}</translation>
    </message>
    <message>
        <source>Lets you take {the_character}</source>
        <translation>Vous permet de prendre {the_character}</translation>
    </message>
    <message>
        <source>Gives you one character more, and another player one less</source>
        <translation>Vous donne un personnage de plus, et un de moins à un autre joueur</translation>
    </message>
    <message>
        <source>Gives up {the_character}</source>
        <translation>Cède {the_character}</translation>
    </message>
    <message>
        <source>{the_character} is of least use to you</source>
        <translation>{the_character} vous est le moins utile</translation>
    </message>
    <message>
        <source>To choose first is worth about {gold}</source>
        <translation>Choisir en premier vaut environ {gold}</translation>
    </message>
    <message>
        <source>Leaves the first choice to others: it is worth only about {gold}</source>
        <translation>Laisse à d’autres le premier choix, qui ne vaut qu’environ {gold}</translation>
    </message>
    <message>
        <source>Lets you bring the Maharaja’s next visit to {city} closer</source>
        <translation>Vous permet de rapprocher la prochaine visite du Maharadjah à {city}</translation>
    </message>
    <message numerus="yes">
        <source>Brings the Maharaja’s next visit to {city} closer, where you have %n point(s)</source>
        <translation>
            <numerusform>Rapproche la prochaine visite du Maharadjah à {city}, où vous avez %n point</numerusform>
            <numerusform>Rapproche la prochaine visite du Maharadjah à {city}, où vous avez %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Suits you: you have more in the cities that come sooner</source>
        <translation>Vous arrange&#xa0;: vous avez davantage dans les villes qui viennent plus tôt</translation>
    </message>
    <message numerus="yes">
        <source>Suits the others better: you have %n point(s) in {city}</source>
        <translation>
            <numerusform>Arrange plutôt les autres&#xa0;: vous avez %n point à {city}</numerusform>
            <numerusform>Arrange plutôt les autres&#xa0;: vous avez %n points à {city}</numerusform>
        </translation>
    </message>
    <message>
        <source>You would hardly carry out this action</source>
        <translation>Vous ne joueriez sans doute pas cette action</translation>
    </message>
    <message>
        <source>Should be of use, though for what depends on the others</source>
        <translation>Servira sans doute, selon ce que feront les autres</translation>
    </message>
    <message>
        <source>Both actions are chosen</source>
        <translation>Les deux actions sont choisies</translation>
    </message>
    <message>
        <source>Uses up an action chit</source>
        <translation>Dépense un jeton d’action</translation>
    </message>
    <message numerus="yes">
        <source>You forgo %n action(s): {gold} to each of the others</source>
        <translation>
            <numerusform>Vous renoncez à %n action&#xa0;: {gold} à chacun des autres</numerusform>
            <numerusform>Vous renoncez à %n actions&#xa0;: {gold} à chacun des autres</numerusform>
        </translation>
    </message>
    <message>
        <source>All is done, and you are with the Maharaja</source>
        <translation>Tout est fait, et vous êtes auprès du Maharadjah</translation>
    </message>
    <message>
        <source>All is done, and going on would not pay</source>
        <translation>Tout est fait, et continuer ne rapporterait rien</translation>
    </message>
    <message>
        <source>Changes little</source>
        <translation>Ne change pas grand-chose</translation>
    </message>
    <message>
        <source>The Mogul plays first and wins every tie</source>
        <translation>Le Moghol joue en premier et l’emporte en cas d’égalité</translation>
    </message>
    <message>
        <source>The Trader brings you 1 gold in each turn</source>
        <translation>Le Marchand vous rapporte 1 pièce d’or à chaque tour</translation>
    </message>
    <message>
        <source>The Sadhu makes your outer palaces count 2 points</source>
        <translation>Avec le Sadhu, vos palais extérieurs comptent 2 points</translation>
    </message>
    <message>
        <source>The Wandering Monk spares you all tolls</source>
        <translation>Le Moine itinérant vous épargne tous les droits de passage</translation>
    </message>
    <message>
        <source>The Builder gives you a free house in each turn</source>
        <translation>Le Bâtisseur vous donne une maison gratuite à chaque tour</translation>
    </message>
    <message>
        <source>The Artisan makes each palace 3 gold cheaper</source>
        <translation>Avec l’Artisan, chaque palais coûte 3 pièces d’or de moins</translation>
    </message>
    <message>
        <source>The Yogi brings you an action chit in each turn</source>
        <translation>Le Yogi vous donne un jeton d’action à chaque tour</translation>
    </message>
    <message numerus="yes">
        <source>{number} gold</source>
        <translation>
            <numerusform>{number} pièce d’or</numerusform>
            <numerusform>{number} pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>No points in {city}</source>
        <translation>Aucun point à {city}</translation>
    </message>
    <message numerus="yes">
        <source>What was in {city} before: %n gold</source>
        <translation>
            <numerusform>Ses constructions à {city}&#xa0;: %n pièce d’or</numerusform>
            <numerusform>Ses constructions à {city}&#xa0;: %n pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>Palace {number}, an outer one in {city}, for {price} gold</source>
        <translation>Palais n° {number}, un palais extérieur, à {city}, pour {price} pièces d’or</translation>
    </message>
    <message>
        <source>Palace {number}, the central one of {city}, for {price} gold</source>
        <translation>Palais n° {number}, le palais central, à {city}, pour {price} pièces d’or</translation>
    </message>
    <message numerus="yes">
        <source>%n new house(s) in {city}</source>
        <translation>
            <numerusform>%n nouvelle maison à {city}</numerusform>
            <numerusform>%n nouvelles maisons à {city}</numerusform>
        </translation>
    </message>
    <message>
        <source>The journey to {city}</source>
        <translation>Le voyage vers {city}</translation>
    </message>
    <message>
        <source>Characters taken ({cards})</source>
        <translation>Personnages pris ({cards})</translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n point(s) there, and the same reward</source>
        <translation>
            <numerusform>{deed}&#xa0;: %n point dans la ville, sans effet sur la récompense</numerusform>
            <numerusform>{deed}&#xa0;: %n points dans la ville, sans effet sur la récompense</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold less from the Maharaja</source>
        <translation>
            <numerusform>%n pièce d’or de moins du Maharadjah</numerusform>
            <numerusform>%n pièces d’or de moins du Maharadjah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold more from the Maharaja</source>
        <translation>
            <numerusform>%n pièce d’or de plus du Maharadjah</numerusform>
            <numerusform>%n pièces d’or de plus du Maharadjah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) there</source>
        <translation>
            <numerusform>%n point dans la ville</numerusform>
            <numerusform>%n points dans la ville</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: {points}, {gain}</source>
        <translation>{deed}&#xa0;: {points}, {gain}</translation>
    </message>
    <message>
        <source>{deed}: {gain}</source>
        <translation>{deed}&#xa0;: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>Next comes {city} instead of {other}: as it stands, %n gold more</source>
        <translation>
            <numerusform>Vient ensuite {city}, et non {other}&#xa0;: en l’état, %n pièce d’or de plus</numerusform>
            <numerusform>Vient ensuite {city}, et non {other}&#xa0;: en l’état, %n pièces d’or de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold taken</source>
        <translation>
            <numerusform>%n pièce d’or reçue</numerusform>
            <numerusform>%n pièces d’or reçues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold paid in tolls</source>
        <translation>
            <numerusform>%n pièce d’or payée en droits de passage</numerusform>
            <numerusform>%n pièces d’or payées en droits de passage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{actions} forgone: %n gold to each of the others</source>
        <translation>
            <numerusform>Renonce à {actions}&#xa0;: %n pièce d’or à chacun des autres</numerusform>
            <numerusform>Renonce à {actions}&#xa0;: %n pièces d’or à chacun des autres</numerusform>
        </translation>
    </message>
    <message>
        <source>A character changes hands</source>
        <translation>Un personnage change de mains</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>Fin de l’enchère</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Le dernier tour de jeu</translation>
    </message>
    <message>
        <source>{city} is scored, gold: {sums}</source>
        <translation>Décompte à {city}, or&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>then you could not carry out all that you have chosen</source>
        <translation>vous ne pourriez plus jouer tout ce que vous avez choisi</translation>
    </message>
    <message>
        <source>{points}, worth at least {gold}</source>
        <translation>{points}, au moins {gold}</translation>
    </message>
    <message>
        <source>This round, if nothing else changes: {standing}</source>
        <translation>À la fin de ce tour de jeu, si rien d’autre ne change&#xa0;: {standing}</translation>
    </message>
    <message>
        <source>{change} in {city} this round, if nothing else changes: {standing}.</source>
        <translation>À {city} ({change}), à la fin de ce tour de jeu, si rien d’autre ne change&#xa0;: {standing}.</translation>
    </message>
    <message>
        <source>In {city} this round, if nothing else changes: {standing}.</source>
        <translation>À {city}, à la fin de ce tour de jeu, si rien d’autre ne change&#xa0;: {standing}.</translation>
    </message>
    <message>
        <source>, plus {toll} in tolls to {city}</source>
        <translation>, plus {toll} de droit de passage jusqu’à {city}</translation>
    </message>
    <message>
        <source>, tolls not counted</source>
        <translation>, sans compter les droits de passage</translation>
    </message>
    <message>
        <source> and no tolls</source>
        <translation> sans droit de passage à payer</translation>
    </message>
    <message numerus="yes">
        <source>Building would cost %n gold{tolls}; you would have {have}.</source>
        <translation>
            <numerusform>Construire vous coûterait %n pièce d’or{tolls}&#x202f;; vous en auriez {have}.</numerusform>
            <numerusform>Construire vous coûterait %n pièces d’or{tolls}&#x202f;; vous en auriez {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {the_character} first, building would cost %n gold.</source>
        <translation>
            <numerusform>En prenant d’abord {the_character}, construire vous coûterait %n pièce d’or.</numerusform>
            <numerusform>En prenant d’abord {the_character}, construire vous coûterait %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>No city with room for all this can be reached for the gold that you would have.</source>
        <translation>Avec l’or que vous auriez, vous n’atteindriez aucune ville où il y a de la place pour tout cela.</translation>
    </message>
    <message>
        <source>But what a character or a chit can bring makes up for it.</source>
        <translation>Mais ce qu’apporte un personnage ou un jeton peut y suffire.</translation>
    </message>
    <message numerus="yes">
        <source>You leave this auction; {name} leads with %n gold. You choose last, and pay nothing.</source>
        <translation>
            <numerusform>Vous quittez cette enchère&#x202f;; {name} mène avec %n pièce d’or. Vous choisirez en dernier, sans payer.</numerusform>
            <numerusform>Vous quittez cette enchère&#x202f;; {name} mène avec %n pièces d’or. Vous choisirez en dernier, sans payer.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would bring you 2 gold whenever another passes there.</source>
        <translation>Elle vous rapporterait 2 pièces d’or chaque fois qu’un autre y passe.</translation>
    </message>
    <message>
        <source>The bank would have to pay your toll there.</source>
        <translation>La banque y paierait un droit de passage pour vous.</translation>
    </message>
    <message>
        <source>You give {the_character} in return.</source>
        <translation>Vous donnez {the_character} en échange.</translation>
    </message>
    <message>
        <source>As the cards lie, you would play in this round after {names}.</source>
        <translation>Selon les cartes actuelles, vous joueriez à ce tour de jeu après {names}.</translation>
    </message>
    <message>
        <source>As the cards lie, you would play next in this round.</source>
        <translation>Selon les cartes actuelles, vous seriez le prochain à jouer à ce tour de jeu.</translation>
    </message>
    <message>
        <source>As the cards lie, you would play in the next round after {names}.</source>
        <translation>Selon les cartes actuelles, vous joueriez au prochain tour de jeu après {names}.</translation>
    </message>
    <message>
        <source>As the cards lie, you would play first in the next round.</source>
        <translation>Selon les cartes actuelles, vous joueriez en premier au prochain tour de jeu.</translation>
    </message>
    <message>
        <source>You play first in each round, and win every tie.</source>
        <translation>Vous jouez en premier à chaque tour de jeu et l’emportez en cas d’égalité.</translation>
    </message>
    <message>
        <source>As the markers would stand, the Maharaja then goes to {next}.</source>
        <translation>Dans cet ordre, le Maharadjah irait ensuite à {next}.</translation>
    </message>
    <message>
        <source>As the markers would stand, the Maharaja then goes to {next}; after that to {others}.</source>
        <translation>Dans cet ordre, le Maharadjah irait ensuite à {next}, puis&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>A third action. An action left undone brings each of the others 2 gold.</source>
        <translation>Une troisième action. Une action inachevée rapporte 2 pièces d’or à chacun des autres.</translation>
    </message>
    <message>
        <source>You could not carry out all your actions then.</source>
        <translation>Vous ne pourriez alors pas jouer toutes vos actions.</translation>
    </message>
    <message>
        <source>Your turn, {name}: {parts}.</source>
        <translation>À vous, {name}&#xa0;: il vous reste {parts}.</translation>
    </message>
    <message>
        <source>You can do nothing more, {name}: travel on, or end the turn.</source>
        <translation>Vous ne pouvez plus rien faire, {name}&#xa0;: voyagez encore, ou terminez le tour.</translation>
    </message>
    <message>
        <source>{city}, where your architect is.</source>
        <translation>{city}, où est votre architecte.</translation>
    </message>
    <message>
        <source>{name} comes before {other} by the lower character number, with {gold} each.</source>
        <translation>{name} devance {other} par le numéro de personnage le plus bas, avec {gold} chacun.</translation>
    </message>
    <message numerus="yes">
        <source>Tolls brought {names} the most: %n gold.</source>
        <translation>
            <numerusform>Les droits de passage ont le plus rapporté à {names}&#xa0;: %n pièce d’or.</numerusform>
            <numerusform>Les droits de passage ont le plus rapporté à {names}&#xa0;: %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tolls brought {names} the most: %n gold each.</source>
        <translation>
            <numerusform>Les droits de passage ont le plus rapporté à {names}&#xa0;: %n pièce d’or chacun.</numerusform>
            <numerusform>Les droits de passage ont le plus rapporté à {names}&#xa0;: %n pièces d’or chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) to you at the end of this round, if nothing changes</source>
        <translation>
            <numerusform>point pour vous à la fin de ce tour de jeu, si rien ne change</numerusform>
            <numerusform>points pour vous à la fin de ce tour de jeu, si rien ne change</numerusform>
        </translation>
    </message>
    <message>
        <source>Open roads lead everywhere from there, to be paid with gold that is hidden.</source>
        <translation>De là, des routes ouvertes mènent partout, à payer avec de l’or caché.</translation>
    </message>
    <message>
        <source>Open roads lead to {cities}, to be paid with gold that is hidden.</source>
        <translation>Des routes ouvertes mènent à {cities}, à payer avec de l’or caché.</translation>
    </message>
    <message numerus="yes">
        <source>point(s) to {name} if {city} were scored now.</source>
        <translation>
            <numerusform>point pour {name} si on décomptait {city} maintenant.</numerusform>
            <numerusform>points pour {name} si on décomptait {city} maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get an action chit in each of your turns once the bank has one again.</source>
        <translation>Vous recevez un jeton d’action à chacun de vos tours, dès que la banque en a de nouveau un.</translation>
    </message>
    <message>
        <source>{city} has only one site left: the other palace would have to go to another city.</source>
        <translation>Il ne reste qu’un emplacement à {city}&#xa0;: l’autre palais devrait aller dans une autre ville.</translation>
    </message>
    <message>
        <source>Palaces after each round</source>
        <translation>Les palais après chaque tour de jeu</translation>
    </message>
    <message>
        <source>gold: it was hidden then.</source>
        <translation>or&#xa0;: caché à ce moment-là.</translation>
    </message>
    <message>
        <source>Possible too: {parts}.</source>
        <translation>Possible aussi&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Your actions are done, {name}: use the Builder, or end the turn.</source>
        <translation>Vos actions sont jouées, {name}&#xa0;: utilisez le Bâtisseur ou terminez le tour.</translation>
    </message>
    <message>
        <source>The rest can’t be done, {name}: do what still helps, or end the turn.</source>
        <translation>Le reste est impossible, {name}&#xa0;: faites ce qui vous sert encore ou terminez le tour.</translation>
    </message>
    <message>
        <source>{name} has chosen {actions}.</source>
        <translation>{name} a choisi {actions}.</translation>
    </message>
    <message>
        <source>{city} (connected)</source>
        <comment>with the start</comment>
        <translation>{city} (reliée)</translation>
    </message>
    <message>
        <source>First cities, as the markers stand: {cities}.</source>
        <translation>Premières villes, dans l’ordre actuel&#xa0;: {cities}.</translation>
    </message>
    <message>
        <source>{actions}: not all can be done as it stands. Keep these, {name}?</source>
        <translation>{actions}&#xa0;: tout n’est pas possible pour l’instant. Valider quand même, {name}&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n gold would be left.</source>
        <translation>
            <numerusform>Il resterait %n pièce d’or.</numerusform>
            <numerusform>Il resterait %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n gold would be left.</source>
        <translation>
            <numerusform>Il resterait au moins %n pièce d’or.</numerusform>
            <numerusform>Il resterait au moins %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are with the Maharaja in {city}.</source>
        <translation>Vous êtes avec le Maharadjah à {city}.</translation>
    </message>
    <message>
        <source>No way leads to the Maharaja in {city}.</source>
        <translation>Aucun chemin ne mène au Maharadjah, à {city}.</translation>
    </message>
    <message>
        <source>To the Maharaja in {city}: the bank pays the tolls.</source>
        <translation>Jusqu’au Maharadjah, à {city}&#xa0;: la banque paie les droits de passage.</translation>
    </message>
    <message>
        <source>To the Maharaja in {city}: free.</source>
        <translation>Jusqu’au Maharadjah, à {city}&#xa0;: gratuit.</translation>
    </message>
    <message numerus="yes">
        <source>To the Maharaja in {city}: %n gold in tolls.</source>
        <translation>
            <numerusform>Jusqu’au Maharadjah, à {city}&#xa0;: %n pièce d’or de droit de passage.</numerusform>
            <numerusform>Jusqu’au Maharadjah, à {city}&#xa0;: %n pièces d’or de droit de passage.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bidding goes on until one is left, who pays and chooses first.</source>
        <translation>On enchérit jusqu’à ce qu’il n’en reste qu’un, qui paie et choisit le premier.</translation>
    </message>
    <message>
        <source>A character helps you for as long as you keep it.</source>
        <translation>Un personnage vous aide tant que vous le gardez.</translation>
    </message>
    <message>
        <source>Others pay you when they travel through your villages.</source>
        <translation>Les autres vous paient quand ils voyagent par vos villages.</translation>
    </message>
    <message>
        <source>Labels on the map say what the way there costs you; a cross means no way.</source>
        <translation>Les étiquettes du plateau disent ce que coûte le chemin&#x202f;; une croix&#xa0;: pas de chemin.</translation>
    </message>
    <message>
        <source>Travel and act in any order; an action left undone brings each opponent 2 gold.</source>
        <translation>Voyagez et agissez dans l’ordre de votre choix&#x202f;; une action non jouée donne 2 pièces d’or à chaque adversaire.</translation>
    </message>
    <message>
        <source>You hold a house: set it down where it is to stand.</source>
        <translation>Vous tenez une maison&#xa0;: posez-la où elle doit rester.</translation>
    </message>
    <message>
        <source>Your architect must be in {city} for that.</source>
        <translation>Votre architecte doit être à {city} pour cela.</translation>
    </message>
    <message>
        <source>The starting houses go into villages.</source>
        <translation>Les maisons de départ vont dans les villages.</translation>
    </message>
    <message>
        <source>Two houses stand there already.</source>
        <translation>Il y a déjà deux maisons.</translation>
    </message>
    <message>
        <source>With two players a village holds one house.</source>
        <translation>À deux joueurs, un village accueille une maison.</translation>
    </message>
    <message>
        <source>You have no house left, not even in the quarry.</source>
        <translation>Il ne vous reste aucune maison, même en carrière.</translation>
    </message>
    <message>
        <source>Your reserve has no house: the quarry brings some.</source>
        <translation>Réserve vide&#xa0;: la carrière apporte des maisons.</translation>
    </message>
    <message>
        <source>No action of yours builds a house.</source>
        <translation>Aucune de vos actions ne construit de maison.</translation>
    </message>
    <message>
        <source>No action of yours builds a palace.</source>
        <translation>Aucune de vos actions ne construit de palais.</translation>
    </message>
    <message>
        <source>An [[architect]] may pass the [[start]] or stop there for nothing, as in a [[city]].</source>
        <translation>Un [[architecte|architect]] passe gratuitement par le [[point de départ|start]] et peut y rester, comme dans une [[ville|city]].</translation>
    </message>
    <message>
        <source>Not to be scored again, as things stand.</source>
        <translation>Dans l’ordre actuel, plus de décompte ici.</translation>
    </message>
    <message>
        <source>Scored next, as things stand.</source>
        <translation>Prochaine ville décomptée, dans l’ordre actuel.</translation>
    </message>
    <message>
        <source>Scored in round {round}, as things stand.</source>
        <translation>Dans l’ordre actuel, décompte au tour de jeu&#xa0;{round}.</translation>
    </message>
    <message>
        <source>It stands {where}.</source>
        <translation>Il se trouve {where}.</translation>
    </message>
    <message>
        <source>An [[architect]] [[travels|travel]] as often as it likes in its own [[turn]]. It must be in a [[city]] to build there.</source>
        <translation>À son [[tour|turn]], un [[architecte|architect]] [[voyage|travel]] autant de fois qu’il veut. Pour construire dans une [[ville|city]], il doit y être.</translation>
    </message>
    <message>
        <source>Click: go there</source>
        <translation>Clic&#xa0;: y aller</translation>
    </message>
    <message>
        <source>Every way there is cut.</source>
        <translation>Tous les chemins sont coupés.</translation>
    </message>
    <message numerus="yes">
        <source>The way there costs %n gold, too dear for you.</source>
        <translation>
            <numerusform>Le trajet coûte %n&#xa0;pièce d’or&#xa0;: trop cher pour vous.</numerusform>
            <numerusform>Le trajet coûte %n&#xa0;pièces d’or&#xa0;: trop cher pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the city: choose what to build here</source>
        <translation>Clic sur la ville&#xa0;: choisir quoi construire ici</translation>
    </message>
    <message>
        <source>Click the city: {move}</source>
        <translation>Clic sur la ville&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The way there is free now.</source>
        <translation>Le trajet est gratuit en ce moment.</translation>
    </message>
    <message>
        <source>The way there now: the bank pays {tolls}.</source>
        <translation>Le trajet en ce moment&#xa0;: la banque paie {tolls}.</translation>
    </message>
    <message>
        <source>The way there now: {tolls}.</source>
        <translation>Le trajet en ce moment&#xa0;: {tolls}.</translation>
    </message>
    <message>
        <source>You pass free.</source>
        <translation>Vous passez gratuitement.</translation>
    </message>
    <message>
        <source>to you at the end of this round, if nothing else changes: {then}.</source>
        <translation>à la fin de ce tour de jeu, si rien d’autre ne change&#xa0;: {then}.</translation>
    </message>
    <message>
        <source>to you if {city} were scored now: {then}.</source>
        <translation>pour vous si l’on décomptait maintenant {city}&#xa0;: {then}.</translation>
    </message>
    <message>
        <source>Without it you have {now}.</source>
        <translation>Sans lui, vous avez {now}.</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>en partant du bas</translation>
    </message>
    <message>
        <source>The order of the visits now: {order}.</source>
        <translation>Ordre actuel des visites&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>The lowest [[governor marker]] is the next [[city]]. The Governor Track action moves one two spaces down.</source>
        <translation>Le [[pion gouverneur|governor marker]] le plus bas indique la prochaine [[ville|city]]. L’action Ordre de la piste des gouverneurs en descend un de deux cases.</translation>
    </message>
    <message>
        <source>On a space without a number.</source>
        <translation>Sur une case sans numéro.</translation>
    </message>
    <message>
        <source>The city visited in round {number} is put here.</source>
        <translation>La ville visitée au tour de jeu&#xa0;{number} vient ici.</translation>
    </message>
    <message>
        <source>The Maharaja is in {city}; next, as things stand, in {following}.</source>
        <translation>Le Maharadjah est à {city}&#x202f;; dans l’ordre actuel, {following} suit.</translation>
    </message>
    <message>
        <source>In a [[round]] all play two [[actions|action]]; then the [[Maharaja|maharaja]]’s [[city]] is scored. The round in which somebody has built {palaces} [[palaces|palace]] is the last, or else round {last}.</source>
        <translation>À chaque [[tour de jeu|round]], tous jouent deux [[actions|action]], puis on décompte la [[ville|city]] du [[Maharadjah|maharaja]]. Le dernier est celui où quelqu’un a construit {palaces}&#xa0;[[palais|palace]], ou à défaut le tour de jeu&#xa0;{last}.</translation>
    </message>
    <message>
        <source>The Maharaja in {city}</source>
        <translation>Le Maharadjah à {city}</translation>
    </message>
    <message>
        <source>Next, as things stand: {city}.</source>
        <translation>Ensuite, dans l’ordre actuel&#xa0;: {city}.</translation>
    </message>
    <message>
        <source>When all have played, the [[Maharaja|maharaja]]’s [[city]] is scored and pays its [[rewards|reward]].</source>
        <translation>Quand tous ont joué, on décompte la [[ville|city]] du [[Maharadjah|maharaja]], qui paie ses [[récompenses|reward]].</translation>
    </message>
    <message>
        <source>To build a house, click {city}.</source>
        <translation>Pour une maison, cliquez sur {city}.</translation>
    </message>
    <message numerus="yes">
        <source>For you the bank pays %n gold.</source>
        <translation>
            <numerusform>Pour vous, la banque paie %n&#xa0;pièce d’or.</numerusform>
            <numerusform>Pour vous, la banque paie %n&#xa0;pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing costs you %n gold.</source>
        <translation>
            <numerusform>Passer vous coûte %n&#xa0;pièce d’or.</numerusform>
            <numerusform>Passer vous coûte %n&#xa0;pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody passes an empty [[village]]. Whoever has no [[house]] there pays a [[toll]]: 1 [[gold]] for each house, to its owner.</source>
        <translation>Personne ne traverse un [[village]] vide. Dans les autres, qui n’a pas de [[maison|house]] paie un [[droit de passage|toll]]&#xa0;: 1&#xa0;pièce d’[[or|gold]] par maison, à son propriétaire.</translation>
    </message>
    <message>
        <source>setting up</source>
        <comment>puzzle</comment>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>choice of actions</source>
        <comment>puzzle</comment>
        <translation>choix des actions</translation>
    </message>
    <message>
        <source>connections</source>
        <comment>puzzle</comment>
        <translation>villes reliées</translation>
    </message>
    <message>
        <source>palaces</source>
        <comment>puzzle</comment>
        <translation>palais</translation>
    </message>
    <message>
        <source>houses</source>
        <comment>puzzle</comment>
        <translation>maisons</translation>
    </message>
    <message>
        <source>governors</source>
        <comment>puzzle</comment>
        <translation>gouverneurs</translation>
    </message>
    <message>
        <source>characters</source>
        <comment>puzzle</comment>
        <translation>personnages</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>puzzle</comment>
        <translation>or</translation>
    </message>
    <message>
        <source>In the expert’s quick trials to the end of the round, on average:</source>
        <translation>Essais rapides de l’expert, jusqu’à la fin du tour de jeu, en moyenne&#xa0;:</translation>
    </message>
    <message>
        <source>Palaces on the board</source>
        <translation>Palais sur le plateau</translation>
    </message>
    <message>
        <source>Houses in villages</source>
        <translation>Maisons dans les villages</translation>
    </message>
    <message>
        <source>Houses in cities</source>
        <translation>Maisons dans les villes</translation>
    </message>
    <message>
        <source>Houses in the reserve</source>
        <translation>Maisons dans la réserve</translation>
    </message>
    <message>
        <source>Action chits</source>
        <translation>Jetons d’action</translation>
    </message>
    <message>
        <source>Palaces of the others</source>
        <translation>Palais des autres</translation>
    </message>
    <message>
        <source>Gold of the others</source>
        <translation>Or des autres</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>One page, on paper or into a PDF file.</source>
        <translation>Une page, sur papier ou dans un fichier PDF.</translation>
    </message>
    <message>
        <source>The printer does not answer, or the file can’t be written there.</source>
        <translation>L’imprimante ne répond pas, ou le fichier ne peut pas être écrit à cet endroit.</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>Rien n’a été imprimé</translation>
    </message>
    <message>
        <source>Quick reference. The numbers are those of the rulebook in Durbar.</source>
        <translation>Aide-mémoire. Les numéros sont ceux du livret de règles de Durbar.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{name}: {came} of {tries}, {expected} expected.</source>
        <translation>{name}&#xa0;: {came} sur {tries}, en moyenne {expected}.</translation>
    </message>
    <message>
        <source>{came} of {tries}</source>
        <translation>{came} sur {tries}</translation>
    </message>
    <message>
        <source>Chart. {lines}</source>
        <translation>Graphique. {lines}</translation>
    </message>
    <message>
        <source>Rules: {section} (F1) ›</source>
        <translation>Règles&#xa0;: {section} (F1) ›</translation>
    </message>
    <message>
        <source>Point at a row to read its rule.</source>
        <translation>Survolez une ligne pour en lire la règle.</translation>
    </message>
    <message>
        <source>{name}: {values}.</source>
        <translation>{name}&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: play again</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>{rank}. {name}, {who}: {score}</source>
        <translation>{rank}. {name}, {who}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>The seed was {number}.</source>
        <translation>Tirage n° {number}.</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key for: view the game again</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for: review the game</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>View again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Encore une partie</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>Ce qui a compté le plus</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Taken back after something was revealed: {count} ×.</source>
        <translation>Coups annulés après une révélation&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Reviewed while it went on: {count} ×.</source>
        <translation>Analysée en cours de partie&#xa0;: {count}&#xa0;×.</translation>
    </message>
    <message>
        <source>{dice}: {expected} of each expected</source>
        <translation>{dice}&#xa0;: en moyenne {expected} de chaque</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <comment>of each face of a die</comment>
        <translation>en moyenne {expected}</translation>
    </message>
    <message>
        <source>Any key or a click goes on.</source>
        <translation>Une touche ou un clic pour continuer.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key for: the table of what was scored</comment>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The review is in {file}.</source>
        <translation>L’analyse se trouve dans {file}.</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n seat(s).</source>
        <translation>
            <numerusform>Cette partie se joue à %n place.</numerusform>
            <numerusform>Cette partie se joue à %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur coup</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bon coup</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>The system starts no process for the review.</source>
        <translation>Le système ne lance aucun processus pour l’analyse.</translation>
    </message>
    <message>
        <source>The review’s processes ended or fell silent, again and again.</source>
        <translation>Les processus de l’analyse se sont arrêtés ou n’ont plus répondu, plusieurs fois de suite.</translation>
    </message>
    <message>
        <source>This game goes on, and its players have secrets: it can be reviewed for one of them only.</source>
        <translation>Cette partie n’est pas finie et ses joueurs ont des secrets&#xa0;: elle ne peut être analysée que pour l’un d’eux.</translation>
    </message>
    <message>
        <source>{words}; other half: {other}</source>
        <translation>{words}&#x202f;; l’autre moitié&#xa0;: {other}</translation>
    </message>
    <message>
        <source>First half of the same choice: {words}</source>
        <translation>Première moitié du même choix&#xa0;: {words}</translation>
    </message>
    <message>
        <source>In chances to win, {player} was not clearly ahead before the end.</source>
        <translation>Aux chances de gagner, {player} n’a pas mené nettement avant la fin.</translation>
    </message>
    <message>
        <source>In chances to win, {player} was never clearly ahead.</source>
        <translation>Aux chances de gagner, {player} n’a jamais mené nettement.</translation>
    </message>
    <message>
        <source>The chances of {player} went to and fro; all the swings add up to this: {what} {luck}, course of the game {course}, mistakes of the others {others}, own choices {own}.</source>
        <translation>Les chances de {player} ont beaucoup varié&#x202f;; en tout&#xa0;: {what} {luck}, cours du jeu {course}, erreurs des autres {others}, ses choix {own}.</translation>
    </message>
    <message>
        <source>For {player}: {what} {luck}, course of the game {course}, mistakes of the others {others}, own choices {own}.</source>
        <translation>Pour {player}&#xa0;: {what} {luck}, cours du jeu {course}, erreurs des autres {others}, ses choix {own}.</translation>
    </message>
    <message>
        <source>Luck and surprises favoured {player} ({luck}); the course of the game brought {course}, mistakes of the others {others}, own ones {own}.</source>
        <translation>Chance et surprises ont souri à {player} ({luck})&#x202f;; le cours du jeu a compté pour {course}, les erreurs des autres pour {others}, les siennes pour {own}.</translation>
    </message>
    <message>
        <source>Luck and surprises were against {player} ({luck}); the course of the game brought {course}, mistakes of the others {others}, own ones {own}.</source>
        <translation>Chance et surprises ont été contre {player} ({luck})&#x202f;; le cours du jeu a compté pour {course}, les erreurs des autres pour {others}, les siennes pour {own}.</translation>
    </message>
    <message>
        <source>Luck and surprises changed little for {player} ({luck}); the course of the game brought {course}, mistakes of the others {others}, own ones {own}.</source>
        <translation>Chance et surprises ont peu changé pour {player} ({luck})&#x202f;; le cours du jeu a compté pour {course}, les erreurs des autres pour {others}, les siennes pour {own}.</translation>
    </message>
    <message>
        <source>luck and surprises</source>
        <translation>chance et surprises</translation>
    </message>
    <message>
        <source>surprises</source>
        <translation>surprises</translation>
    </message>
    <message>
        <source>Second half of the same choice: {words}</source>
        <translation>Seconde moitié du même choix&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Seen from the end, this came to light next: {words}</source>
        <translation>Vu de la fin, voici ce qui s’est révélé ensuite&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{name} won: {decided}. {what}: {scores}.</source>
        <translation>{name} a gagné&#xa0;: {decided}. {what}&#xa0;: {scores}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} won. {what}: {scores}.</source>
        <translation>
            <numerusform>{names} a gagné. {what}&#xa0;: {scores}.</numerusform>
            <numerusform>{names} ont gagné. {what}&#xa0;: {scores}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In chances to win, {player} has been clearly ahead since move {move}, and wins {chance} of such games.</source>
        <translation>Aux chances de gagner, {player} mène nettement depuis le coup {move} et gagne {chance} des parties de ce genre.</translation>
    </message>
    <message>
        <source>{player} is not clearly ahead now, and wins {chance} of such games.</source>
        <translation>{player} ne mène pas nettement à présent et gagne {chance} des parties de ce genre.</translation>
    </message>
    <message>
        <source>In chances to win, {player} took a clear lead at move {move} and kept it.</source>
        <translation>Aux chances de gagner, {player} a pris nettement la tête au coup {move} et l’a gardée.</translation>
    </message>
    <message>
        <source>In chances to win, {player} was clearly ahead for the last time at move {move}.</source>
        <translation>Aux chances de gagner, {player} a mené nettement pour la dernière fois au coup {move}.</translation>
    </message>
    <message>
        <source>No choice of {player}’s was bad beyond doubt.</source>
        <translation>Aucun choix de {player} n’est mauvais à coup sûr.</translation>
    </message>
    <message>
        <source>Of the choices of {player}, move {move} cost most, {change}: {words}</source>
        <translation>Des choix de {player}, le coup {move} a coûté le plus ({change})&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Luck and the choices of the others together made {both} for {player}.</source>
        <translation>Pour {player}, la chance et les choix des autres ont compté ensemble pour {both}.</translation>
    </message>
    <message>
        <source>“You” is always the player whose choice it was.</source>
        <translation>«&#xa0;Vous&#xa0;» désigne toujours la personne qui faisait ce choix.</translation>
    </message>
    <message>
        <source>{stage}, move {move}, {verdict} ({change}): {words} Better: {better} ({good} instead of {bad}).</source>
        <translation>{stage}, coup {move}, {verdict} ({change}). {words} Mieux&#xa0;: {better} ({good} au lieu de {bad}).</translation>
    </message>
    <message>
        <source>{player}: {fair} at the start, {what} {luck}, course of the game {course}, own choices {own}, mistakes of the others {others}: {result}.</source>
        <translation>{player}&#xa0;: {fair} au départ, {what} {luck}, cours du jeu {course}, ses choix {own}, erreurs des autres {others}, soit {result}.</translation>
    </message>
    <message>
        <source>{what}, move {move} ({change}): {words}</source>
        <translation>{what}, coup {move} ({change})&#xa0;: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <translation>
            <numerusform>%n meilleur coup</numerusform>
            <numerusform>%n meilleurs coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fine</source>
        <translation>
            <numerusform>%n bon</numerusform>
            <numerusform>%n bons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message>
        <source>own choice</source>
        <translation>son propre choix</translation>
    </message>
    <message>
        <source>somebody else’s mistake</source>
        <translation>l’erreur d’un autre</translation>
    </message>
    <message>
        <source>course of the game</source>
        <translation>cours du jeu</translation>
    </message>
    <message>
        <source>luck or others</source>
        <translation>la chance ou les autres</translation>
    </message>
    <message>
        <source>Chances to win.</source>
        <translation>Chances de gagner.</translation>
    </message>
    <message>
        <source>After move {number}: {chances}.</source>
        <translation>Après le coup {number}&#xa0;: {chances}.</translation>
    </message>
    <message>
        <source>{name}: {first} at the start, {last} at the end.</source>
        <translation>{name}&#xa0;: {first} au départ, {last} à la fin.</translation>
    </message>
    <message>
        <source>Move {number}, {name}: {change}, {kind}.</source>
        <translation>Coup {number}, {name}&#xa0;: {change}, {kind}.</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Played move</source>
        <translation>Coup joué</translation>
    </message>
    <message>
        <source>What it would bring, on the board</source>
        <translation>Ce qu’il apporterait, sur le plateau</translation>
    </message>
    <message>
        <source>On the board: a solid frame</source>
        <translation>Sur le plateau&#xa0;: un cadre plein</translation>
    </message>
    <message>
        <source>On the board: a dashed frame</source>
        <translation>Sur le plateau&#xa0;: un cadre en tirets</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Rejouer d’ici</translation>
    </message>
    <message>
        <source>On from the better move</source>
        <translation>Suite du meilleur coup</translation>
    </message>
    <message>
        <source>On from the move played</source>
        <translation>Suite du coup joué</translation>
    </message>
    <message numerus="yes">
        <source>The expert plays on for everybody, to the end of the stage or for %n move(s).</source>
        <translation>
            <numerusform>L’expert joue la suite pour tout le monde, jusqu’à la fin de l’étape ou pendant %n coup.</numerusform>
            <numerusform>L’expert joue la suite pour tout le monde, jusqu’à la fin de l’étape ou pendant %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the moment</source>
        <translation>Retour au moment</translation>
    </message>
    <message>
        <source>A new game begins here; this one stays as it is. Chance falls as it did.</source>
        <translation>Une nouvelle partie commence ici&#x202f;; celle-ci reste telle quelle. Le hasard y sera le même.</translation>
    </message>
    <message>
        <source>Difference: {less} of 100 such games</source>
        <translation>Différence&#xa0;: {less} parties sur 100</translation>
    </message>
    <message>
        <source>In brackets: the chance to win as the expert reckons it. It may misjudge; a hint, for which it thinks less long, may say otherwise.</source>
        <translation>Entre parenthèses&#xa0;: les chances de gagner selon l’expert. Il peut se tromper&#x202f;; un conseil, auquel il réfléchit moins, peut dire autre chose.</translation>
    </message>
    <message>
        <source>“You” here is {name}.</source>
        <translation>«&#xa0;Vous&#xa0;» désigne ici {name}.</translation>
    </message>
    <message>
        <source>Difference: {less} of 100 such games, ± {error}</source>
        <translation>Différence&#xa0;: {less} parties sur 100, ± {error}</translation>
    </message>
    <message>
        <source>±: what its samples leave open.</source>
        <translation>±&#xa0;: ce que ses essais laissent ouvert.</translation>
    </message>
    <message>
        <source>Choose a moment in the list, or a place on the chart.</source>
        <translation>Choisissez un moment dans la liste ou un endroit du graphique.</translation>
    </message>
    <message>
        <source>On the board both point at the same place.</source>
        <translation>Sur le plateau, les deux désignent le même endroit.</translation>
    </message>
    <message>
        <source>{verdict}: {name}, move {number}</source>
        <translation>{verdict}&#xa0;: {name}, coup {number}</translation>
    </message>
    <message>
        <source>Played: {move} ({chance})</source>
        <translation>Joué&#xa0;: {move} ({chance})</translation>
    </message>
    <message>
        <source>Better: {move} ({chance})</source>
        <translation>Mieux&#xa0;: {move} ({chance})</translation>
    </message>
    <message>
        <source>Place to expect, by everybody’s chances: {good} instead of {bad}</source>
        <translation>Place attendue, d’après les chances de chacun&#xa0;: {good} au lieu de {bad}</translation>
    </message>
    <message>
        <source>One way it may have gone: hidden things are drawn anew.</source>
        <translation>Une suite possible&#xa0;: ce qui est caché est tiré de nouveau.</translation>
    </message>
    <message>
        <source>The expert could not go on from here.</source>
        <translation>L’expert n’a pas pu continuer d’ici.</translation>
    </message>
    <message>
        <source>The expert thinks…</source>
        <translation>L’expert réfléchit…</translation>
    </message>
    <message>
        <source>Neither move touches anything on the board.</source>
        <translation>Aucun des deux coups ne touche le plateau.</translation>
    </message>
    <message>
        <source>The better move touches nothing on the board.</source>
        <translation>Le meilleur coup ne touche pas le plateau.</translation>
    </message>
    <message>
        <source>The move that was played touches nothing on the board.</source>
        <translation>Le coup joué ne touche pas le plateau.</translation>
    </message>
    <message>
        <source>{verdict} · {stage}, move {number}</source>
        <translation>{verdict} · {stage}, coup {number}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <source>Puts you back before each of them: find a better move.</source>
        <translation>Vous replace avant chacune d’elles&#xa0;: trouvez un meilleur coup.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Approfondie</translation>
    </message>
    <message>
        <source>How long the expert thinks</source>
        <translation>Durée de réflexion de l’expert</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Pires d’abord</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>Order of the moments</source>
        <translation>Ordre des moments</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Whose moments</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Only {name} should look at the screen now.</source>
        <translation>Laissez {name} regarder seul l’écran.</translation>
    </message>
    <message>
        <source>This game has secrets still: whose choices are to be reviewed?</source>
        <translation>Cette partie a encore des secrets&#xa0;: de qui faut-il analyser les choix&#x202f;?</translation>
    </message>
    <message>
        <source>This game goes on: it is reviewed up to now, and its result will say so.</source>
        <translation>Cette partie n’est pas finie&#xa0;: elle est analysée jusqu’à maintenant, et son résultat le mentionnera.</translation>
    </message>
    <message>
        <source>It is reviewed as far as it is whole.</source>
        <translation>Elle est analysée jusqu’à l’endroit abîmé.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) could not be judged.</source>
        <translation>
            <numerusform>L’expert n’a pas pu juger %n coup.</numerusform>
            <numerusform>L’expert n’a pas pu juger %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>How far the review has come</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Writes this review as a page with pictures, or as plain text.</source>
        <translation>Enregistre cette analyse en page illustrée ou en simple texte.</translation>
    </message>
    <message>
        <source>The review is being written.</source>
        <translation>L’analyse est en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>The review can be exported once it is ready.</source>
        <translation>L’analyse ne peut être exportée qu’une fois terminée.</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exporter l’analyse</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The review could not be written: {reason}.</source>
        <translation>L’analyse n’a pas pu être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Non exportée</translation>
    </message>
    <message>
        <source>No choice is known to have cost anything worth naming.</source>
        <translation>Aucun choix n’a rien coûté qui vaille d’être signalé.</translation>
    </message>
    <message>
        <source>The first moments will be here soon.</source>
        <translation>Les premiers moments arrivent bientôt.</translation>
    </message>
    <message>
        <source>Move {number}: {words}</source>
        <translation>Coup {number}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Nobody’s chance is known to have changed.</source>
        <translation>Aucun changement connu des chances.</translation>
    </message>
    <message>
        <source>{name}, move {number}: {words}</source>
        <translation>{name}, coup {number}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The longer, the surer; what was found before is built upon.</source>
        <translation>Plus c’est long, plus c’est sûr&#x202f;; ce qui est trouvé reste acquis.</translation>
    </message>
    <message>
        <source>{name}: {changes}; now {chance}.</source>
        <translation>{name}&#xa0;: {changes}, soit désormais {chance}.</translation>
    </message>
    <message>
        <source>The game is being read…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <source>The expert looks at every choice: {part}.</source>
        <translation>L’expert examine chaque choix&#xa0;: {part}.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left.</source>
        <translation>
            <numerusform>Encore %n minute environ.</numerusform>
            <numerusform>Encore %n minutes environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left.</source>
        <translation>
            <numerusform>Encore %n seconde environ.</numerusform>
            <numerusform>Encore %n secondes environ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. What was found stays.</source>
        <translation>Arrêtée. Ce qui a été trouvé reste.</translation>
    </message>
    <message>
        <source>The review met an error.</source>
        <translation>L’analyse a rencontré une erreur.</translation>
    </message>
    <message>
        <source>What luck and the others changed of the chance to win: they can’t be told apart yet.</source>
        <translation>Ce que la chance et les autres ont changé aux chances de gagner&#x202f;; on ne peut pas encore les distinguer.</translation>
    </message>
    <message>
        <source>Review of a game of {game}: {names}</source>
        <translation>Analyse d’une partie de {game}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Everybody’s chance to win, move by move</source>
        <translation>Les chances de gagner de chacun, coup par coup</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Luck and choices</source>
        <translation>La chance et les choix</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The board before move {number}</source>
        <translation>Le plateau avant le coup {number}</translation>
    </message>
    <message>
        <source>solid frame: the better move</source>
        <translation>cadre plein&#xa0;: le meilleur coup</translation>
    </message>
    <message>
        <source>dashed frame: the move that was played</source>
        <translation>cadre en tirets&#xa0;: le coup joué</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Propres choix</translation>
    </message>
    <message>
        <source>Luck or others</source>
        <translation>Chance ou autres</translation>
    </message>
    <message>
        <source>With an equal share of {fair} they add up to the result, but for rounding.</source>
        <translation>Ajoutés à une part égale de {fair}, ils font le résultat, aux arrondis près.</translation>
    </message>
    <message>
        <source>Provisional: the review is not finished.</source>
        <translation>Provisoire&#xa0;: l’analyse n’est pas terminée.</translation>
    </message>
    <message>
        <source>What mistakes of the others gave, or took away.</source>
        <translation>Ce que les erreurs des autres ont donné ou enlevé.</translation>
    </message>
    <message>
        <source>{name}: {what} {luck}, course of the game {course}, own choices {play}, mistakes of the others {others}, result {result}.</source>
        <translation>{name}&#xa0;: {what} {luck}, cours du jeu {course}, propres choix {play}, erreurs des autres {others}, résultat {result}.</translation>
    </message>
    <message>
        <source>Each chance is told by what that player knew: together they need not make 100%.</source>
        <translation>Chaque chance dépend de ce que savait le joueur&#xa0;: ensemble, elles ne font pas forcément 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Cours du jeu</translation>
    </message>
    <message>
        <source>Mistakes of the others</source>
        <translation>Erreurs des autres</translation>
    </message>
    <message>
        <source>What the deal, draws, rolls, cards and discs that came to light changed of the chance to win.</source>
        <translation>Ce que la donne, les tirages, les jets, les cartes et les disques qui se sont révélés ont changé aux chances de gagner.</translation>
    </message>
    <message>
        <source>What came of play that nobody could call a mistake, and that the expert did not see coming.</source>
        <translation>Ce qui est venu d’un jeu que l’on ne peut dire fautif, et que l’expert n’a pas vu venir.</translation>
    </message>
    <message>
        <source>{name}: luck or others {both}, own choices {play}, result {result}.</source>
        <translation>{name}&#xa0;: chance ou autres {both}, propres choix {play}, résultat {result}.</translation>
    </message>
    <message>
        <source>Luck and choices.</source>
        <translation>La chance et les choix.</translation>
    </message>
    <message>
        <source>What was lost by choices that were worse than the best, beyond doubt.</source>
        <translation>Ce que les choix nettement moins bons que le meilleur ont coûté.</translation>
    </message>
    <message>
        <source>Review the choices of {name}</source>
        <translation>Analyser les choix de {name}</translation>
    </message>
    <message>
        <source>The better move, as the expert would go on:</source>
        <translation>Le meilleur coup, si l’expert poursuit&#xa0;:</translation>
    </message>
    <message>
        <source>The move played, as the expert would go on:</source>
        <translation>Le coup joué, si l’expert poursuit&#xa0;:</translation>
    </message>
    <message>
        <source>That does not explain the difference: it came out as the expert played both on.</source>
        <translation>Cela n’explique pas l’écart&#xa0;: l’expert l’a constaté en jouant la suite des deux coups.</translation>
    </message>
    <message>
        <source>These reasons are a first impression: what tells is what both led to.</source>
        <translation>Ces raisons sont une première impression&#xa0;: ce qui compte, c’est à quoi les deux coups ont mené.</translation>
    </message>
    <message>
        <source>No reason tells them apart: that came out as the expert played both on.</source>
        <translation>Aucune raison ne les distingue&#xa0;: cela s’est vu quand l’expert a joué la suite des deux.</translation>
    </message>
    <message>
        <source>{what}: {better}, with the move played {played}</source>
        <translation>{what}&#xa0;: {better}, avec le coup joué {played}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Pages trouvées</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>Rien trouvé pour «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>{head}: </source>
        <translation>{head}&#xa0;: </translation>
    </message>
    <message>
        <source>The rules, in our own words</source>
        <translation>Les règles, avec nos propres mots</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Back to {section}</source>
        <translation>Retour&#xa0;: {section}</translation>
    </message>
    <message>
        <source>On to {section}</source>
        <translation>Suite&#xa0;: {section}</translation>
    </message>
    <message>
        <source>F1 opens the section of what you point at. Our own rulings are marked.</source>
        <translation>F1 ouvre la page de ce que vous survolez. Nos propres décisions sont signalées.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>This file is damaged, or not a game that this Durbar knows.</source>
        <translation>Ce fichier est endommagé, ou ce Durbar ne connaît pas ce jeu.</translation>
    </message>
    <message>
        <source>{stage}, {name} to play</source>
        <translation>{stage}, à {name} de jouer</translation>
    </message>
    <message>
        <source>played on from move {number} of another game</source>
        <translation>rejouée à partir du coup {number} d’une autre partie</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message numerus="yes">
        <source>{names} won</source>
        <translation>
            <numerusform>{names} a gagné</numerusform>
            <numerusform>{names} ont gagné</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Open a file from elsewhere…</source>
        <translation>Ouvrir un fichier d’ailleurs…</translation>
    </message>
    <message>
        <source>No game is saved here yet.</source>
        <translation>Aucune partie n’est encore enregistrée ici.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>This game can’t be copied</source>
        <translation>Cette partie ne peut pas être copiée</translation>
    </message>
    <message>
        <source>Delete this game of {game}?</source>
        <translation>Supprimer cette partie de {game}&#x202f;?</translation>
    </message>
    <message>
        <source>It can’t be put into the bin. Once deleted, it can’t be brought back.</source>
        <translation>Elle ne peut pas être mise à la corbeille. Une fois supprimée, elle ne pourra plus être récupérée.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>This game can’t be deleted</source>
        <translation>Cette partie ne peut pas être supprimée</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Nom de cette partie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Garder ce nom</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>A name begins with no dot, ends with none, and has none of these: {signs}</source>
        <translation>Un nom ne commence ni ne finit par un point et ne contient aucun de ces signes&#xa0;: {signs}</translation>
    </message>
    <message>
        <source>A name has at least a letter.</source>
        <translation>Un nom a au moins une lettre.</translation>
    </message>
    <message>
        <source>Another game has this name.</source>
        <translation>Une autre partie porte ce nom.</translation>
    </message>
    <message>
        <source>This game can’t be renamed</source>
        <translation>Cette partie ne peut pas être renommée</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>Filtrer les parties</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>{game} lies in the bin.</source>
        <translation>{game} est dans la corbeille.</translation>
    </message>
    <message>
        <source>This game can’t be taken back</source>
        <translation>Cette partie ne peut pas être reprise de la corbeille</translation>
    </message>
    <message>
        <source>{names} in the lead</source>
        <translation>{names} en tête</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Explain what I meet for the first time</source>
        <translation>Expliquer ce que je rencontre pour la première fois</translation>
    </message>
    <message>
        <source>One more sentence at each new step of a game, once. Switch it off and on again to see them all anew.</source>
        <translation>Une phrase de plus à chaque nouvelle étape d’un jeu, une seule fois. Réactivez-le pour tout revoir.</translation>
    </message>
    <message>
        <source>Let the computers think longer</source>
        <translation>Laisser les ordinateurs réfléchir plus longtemps</translation>
    </message>
    <message>
        <source>The expert then takes up to four times as long over a move, and over a hint; it plays better.</source>
        <translation>L’expert met alors jusqu’à quatre fois plus de temps pour un coup ou un conseil, et joue mieux.</translation>
    </message>
    <message>
        <source>Play the only possible move for me</source>
        <translation>Jouer à ma place le seul coup possible</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The Nile feeds only those whom it floods.</source>
        <translation>Le Nil ne nourrit que ceux qu’il inonde.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>A quiet background during the game</source>
        <translation>Un fond sonore discret pendant la partie</translation>
    </message>
    <message>
        <source>Wind on the Nile, strings in a courtyard, water in a garden: much softer than the rest.</source>
        <translation>Le vent sur le Nil, des cordes dans une cour, l’eau d’un jardin&#xa0;: bien plus doux que le reste.</translation>
    </message>
    <message>
        <source>Games are kept here after each move, and statistics too:</source>
        <translation>Les parties sont enregistrées ici après chaque coup, et les statistiques aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Pieces glide to their places, and you never have to wait for them.</source>
        <translation>Les pièces glissent à leur place, sans jamais vous faire attendre.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Small sounds of pieces, and one when it is your turn. M turns them off and on.</source>
        <translation>De petits bruits de pièces, et un signal quand vient votre tour. La touche M les coupe et les remet.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>How fast computers play. Step by step waits for you before each of their moves.</source>
        <translation>À quelle vitesse jouent les ordinateurs. Pas à pas&#xa0;: ils vous attendent avant chacun de leurs coups.</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <source>When there is just one legal move, it is made for you and stands in the log; what reveals something, as a last card does, or gives something up, as a withdrawal does, waits for you. A turn ends by itself once there is nothing left to do in it and nothing is given up; if its end reveals something and could not be taken back, as with several people, it waits for you.</source>
        <translation>Quand un seul coup est permis, il est joué pour vous et inscrit au journal. Vous jouez vous-même les coups qui révèlent quelque chose (une dernière carte) ou renoncent à quelque chose (un retrait). Un tour prend fin de lui-même dès qu’il n’y reste rien à faire et que rien n’est perdu&#x202f;; si sa fin révèle quelque chose et ne pourrait être annulée, comme à plusieurs personnes, elle vous attend.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Il manque le nom d’un joueur.</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message>
        <source>Two players have the name {name}; change one of them.</source>
        <translation>Deux joueurs ont le même nom, {name}&#x202f;; changez-en un.</translation>
    </message>
    <message>
        <source>At least one person has to sit at the table.</source>
        <translation>Il faut au moins un joueur humain à la table.</translation>
    </message>
    <message>
        <source>The seed has to be a number from 0 to {highest}.</source>
        <translation>Le numéro de tirage va de 0 à {highest}.</translation>
    </message>
    <message>
        <source>{game} is for {least} to {most}</source>
        <translation>{game} se joue de {least} à {most} joueurs</translation>
    </message>
    <message>
        <source>About {minutes} minutes among four people, less with computers. Everything is kept as you play; you can leave at any time.</source>
        <translation>Environ {minutes} minutes à quatre joueurs, moins avec des ordinateurs. Tout est enregistré à mesure que vous jouez&#x202f;; vous pouvez partir à tout moment.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>in order of play</source>
        <translation>dans l’ordre du jeu</translation>
    </message>
    <message>
        <source>Computers of all levels see only what a player in their place would see.</source>
        <translation>À tous les niveaux, les ordinateurs ne voient que ce qu’un joueur à leur place verrait.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>As in the rulebook, unless you choose otherwise</source>
        <translation>Le jeu du livret de règles, sauf autre choix de votre part</translation>
    </message>
    <message>
        <source>Against computers only; the game is then marked in its results.</source>
        <translation>Contre des ordinateurs seulement&#x202f;; les résultats de la partie le signaleront.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Rulings, rare options and the seed</source>
        <translation>Décisions, options rares et numéro de tirage</translation>
    </message>
    <message>
        <source>Not with several persons at the table: only against computers.</source>
        <translation>Pas à plusieurs personnes&#xa0;: seulement contre des ordinateurs.</translation>
    </message>
    <message>
        <source>Undo after chance</source>
        <translation>Annuler après un tirage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Numéro de tirage</translation>
    </message>
    <message>
        <source>With the same seed and the same moves chance falls the same way.</source>
        <translation>Avec le même numéro et les mêmes coups, le tirage est le même.</translation>
    </message>
    <message>
        <source>Usual options</source>
        <translation>Combinaisons courantes</translation>
    </message>
    <message>
        <source>Options of your own choice</source>
        <translation>Vos propres options</translation>
    </message>
    <message>
        <source>Rules, section {section}</source>
        <translation>Règles, page {section}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Two players have names that look alike, {name} and {other}; change one of them.</source>
        <translation>Deux joueurs ont des noms trop semblables, {name} et {other}&#x202f;; changez-en un.</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Ajouter un troisième joueur</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
    <message>
        <source>Add a fifth player</source>
        <translation>Ajouter un cinquième joueur</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>{players}.</source>
        <translation>{players}.</translation>
    </message>
    <message>
        <source>one computer</source>
        <translation>un ordinateur</translation>
    </message>
    <message>
        <source>two computers</source>
        <translation>deux ordinateurs</translation>
    </message>
    <message>
        <source>three computers</source>
        <translation>trois ordinateurs</translation>
    </message>
    <message>
        <source>four computers</source>
        <translation>quatre ordinateurs</translation>
    </message>
    <message>
        <source>five computers</source>
        <translation>cinq ordinateurs</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>Lotus</translation>
    </message>
    <message>
        <source>Peacock feather</source>
        <translation>Plume de paon</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>plays for fun and leaves you plenty of chances</source>
        <translation>joue pour le plaisir et vous laisse beaucoup d’occasions</translation>
    </message>
    <message>
        <source>errs as people do</source>
        <translation>se trompe comme tout le monde</translation>
    </message>
    <message>
        <source>plays soundly</source>
        <translation>joue correctement</translation>
    </message>
    <message>
        <source>plays well</source>
        <translation>joue bien</translation>
    </message>
    <message>
        <source>thinks ahead</source>
        <translation>voit loin</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>sur cet écran</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Nom d’un joueur</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <translation>Qui joue&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Niveau&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>Monter {name}</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Descendre {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>Emblème&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{emblem}, swap with {name}</source>
        <translation>{emblem}, échanger avec {name}</translation>
    </message>
    <message>
        <source>The last game, at the level “{level}”, was won by far: “{other}” awaits you.</source>
        <translation>La dernière partie, au niveau «&#xa0;{level}&#xa0;», a été largement gagnée&#xa0;: le niveau «&#xa0;{other}&#xa0;» vous attend.</translation>
    </message>
    <message>
        <source>The last game, at the level “{level}”, was lost by far: “{other}” is kinder.</source>
        <translation>La dernière partie, au niveau «&#xa0;{level}&#xa0;», a été largement perdue&#xa0;: le niveau «&#xa0;{other}&#xa0;» est plus clément.</translation>
    </message>
    <message>
        <source>Three games in a row won at the level “{level}”: “{other}” awaits you.</source>
        <translation>Trois victoires de suite au niveau «&#xa0;{level}&#xa0;»&#xa0;: le niveau «&#xa0;{other}&#xa0;» vous attend.</translation>
    </message>
    <message>
        <source>The last two games, at the level “{level}”, went to others: “{other}” is kinder.</source>
        <translation>Les deux dernières parties, au niveau «&#xa0;{level}&#xa0;», vous ont échappé&#xa0;: le niveau «&#xa0;{other}&#xa0;» est plus clément.</translation>
    </message>
    <message>
        <source>Play at the level “{level}”</source>
        <translation>Jouer au niveau «&#xa0;{level}&#xa0;»</translation>
    </message>
    <message>
        <source>No, stay at “{level}”</source>
        <translation>Non, rester au niveau «&#xa0;{level}&#xa0;»</translation>
    </message>
    <message>
        <source>by chance</source>
        <comment>a seed that nobody has typed</comment>
        <translation>au hasard</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Durbar is open already, but its window does not answer. Try again in a moment, or end it and start again.</source>
        <translation>Durbar est déjà ouvert, mais sa fenêtre ne répond pas. Réessayez dans un instant, ou mettez-y fin et relancez Durbar.</translation>
    </message>
    <message>
        <source>Durbar can’t start: something in it is missing or wrong. Install it once more.</source>
        <translation>Durbar ne peut pas démarrer&#xa0;: il est incomplet ou endommagé. Installez-le de nouveau.</translation>
    </message>
    <message>
        <source>Durbar can’t load what it needs ({reason}). The README names the packages of the system.</source>
        <translation>Durbar ne peut pas charger ce dont il a besoin ({reason}). Le fichier README nomme les paquets du système.</translation>
    </message>
    <message>
        <source>Durbar has no screen to open its window on: start it from a desktop.</source>
        <translation>Durbar n’a pas d’écran où ouvrir sa fenêtre&#xa0;: lancez-le depuis un bureau.</translation>
    </message>
    <message>
        <source>Durbar can’t open its window: the screen does not answer, or a library of the system is missing. The README names the packages that it needs.</source>
        <translation>Durbar ne peut pas ouvrir sa fenêtre&#xa0;: l’écran ne répond pas, ou une bibliothèque du système manque. Le fichier README nomme les paquets nécessaires.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Writes the games that are listed to a table for spreadsheets, a row for each player.</source>
        <translation>Écrit les parties de la liste dans un fichier pour tableur, une ligne par joueur.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Effacer…</translation>
    </message>
    <message>
        <source>Forgets all these figures, once you have agreed; saved games stay.</source>
        <translation>Efface tous ces chiffres, après confirmation&#x202f;; les parties enregistrées restent.</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Durbar statistics {date}.csv</source>
        <translation>Statistiques Durbar {date}.csv</translation>
    </message>
    <message>
        <source>The table could not be written: {reason}.</source>
        <translation>Le tableau n’a pas pu être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Rien n’a été exporté</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) will be forgotten here, and can’t be brought back. Saved games stay as they are.</source>
        <translation>
            <numerusform>%n partie sera oubliée ici, sans retour possible. Les parties enregistrées restent telles quelles.</numerusform>
            <numerusform>%n parties seront oubliées ici, sans retour possible. Les parties enregistrées restent telles quelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation>Effacer toutes les statistiques&#x202f;?</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>The statistics could not be cleared: {reason}.</source>
        <translation>Les statistiques n’ont pas pu être effacées&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not cleared</source>
        <translation>Rien n’a été effacé</translation>
    </message>
    <message>
        <source>The statistics can’t be read: {reason}.</source>
        <translation>Les statistiques ne peuvent pas être lues&#xa0;: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file can’t be read; they are left as they are.</source>
        <translation>
            <numerusform>%n ligne du fichier est illisible&#x202f;; elle reste telle quelle.</numerusform>
            <numerusform>%n lignes du fichier sont illisibles&#x202f;; elles restent telles quelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is counted yet</source>
        <translation>Aucune partie ne compte encore</translation>
    </message>
    <message>
        <source>Play one to its end, and its result will be shown here: wins, places, scores and chance. A game that had ended when its file came here is not counted; it can be looked at and reviewed among the saved games.</source>
        <translation>Jouez-en une jusqu’à la fin, et son résultat figurera ici&#xa0;: victoires, places, scores et hasard. Une partie déjà finie quand son fichier est arrivé ici ne compte pas&#x202f;; on peut la revoir et l’analyser parmi les parties enregistrées.</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>A choice cost on average (% of the chance to win)</source>
        <translation>Chances de gagner perdues par choix, en moyenne, en pour cent</translation>
    </message>
    <message>
        <source>Luck (% of the chance to win)</source>
        <translation>Chance (chances de gagner, en pour cent)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Numéro de tirage</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Taken back after something was revealed</source>
        <translation>Coups annulés après une révélation</translation>
    </message>
    <message>
        <source>Reviewed while it went on</source>
        <translation>Analysée en cours de partie</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Humain ou ordinateur</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>What chance brought</source>
        <translation>Ce que le hasard a donné</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Obtenus</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendus</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Parties de</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Wins, places, the chart and chance are this player’s; games of computers stand apart.</source>
        <translation>Victoires, places, courbe et hasard sont ceux de ce joueur&#x202f;; les parties entre ordinateurs sont à part.</translation>
    </message>
    <message>
        <source>Scores can be told for one game only; each counts in its own way.</source>
        <translation>Les scores ne se comparent qu’au sein d’un même jeu&#x202f;; chacun compte à sa manière.</translation>
    </message>
    <message>
        <source>The more players, the fewer of the games each would win by equal chances.</source>
        <translation>Plus il y a de joueurs, moins chacun gagnerait de parties à chances égales.</translation>
    </message>
    <message>
        <source>Games in which at least one computer of this level sat, or none at all.</source>
        <translation>Les parties où jouait au moins un ordinateur de ce niveau, ou bien aucun ordinateur.</translation>
    </message>
    <message>
        <source>Games that were set up with this option; those that are set as usual are not listed.</source>
        <translation>Les parties préparées avec cette option&#x202f;; les réglages habituels ne sont pas proposés.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Games of computers only</source>
        <translation>Parties entre ordinateurs</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Tous les nombres de joueurs</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Persons only</source>
        <translation>Humains seulement</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Toutes les options</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>How chance fell</source>
        <translation>La part du hasard</translation>
    </message>
    <message>
        <source>Against the average</source>
        <translation>Comparé à la moyenne</translation>
    </message>
    <message>
        <source>Nothing of these games was left to chance that could be counted.</source>
        <translation>Dans ces parties, rien de ce qui tient au hasard ne se laisse compter.</translation>
    </message>
    <message>
        <source>Of 100 players, {share} would be at least as far from the average as {name}.</source>
        <translation>Sur 100 joueurs, {share} devraient s’écarter de la moyenne au moins autant que {name}.</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>tous les joueurs</translation>
    </message>
    <message>
        <source>{counted} ({game}).</source>
        <translation>{counted} ({game}).</translation>
    </message>
    <message numerus="yes">
        <source>%n dice were rolled in all; choose their game to see how they fell.</source>
        <translation>
            <numerusform>%n dé a été lancé en tout&#x202f;; choisissez son jeu pour voir comment il est tombé.</numerusform>
            <numerusform>%n dés ont été lancés en tout&#x202f;; choisissez leur jeu pour voir comment ils sont tombés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice were rolled in all.</source>
        <translation>
            <numerusform>%n dé a été lancé en tout.</numerusform>
            <numerusform>%n dés ont été lancés en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}, {face}: {came} for {expected} expected; no other face strayed further.</source>
        <translation>{dice}, {face}&#xa0;: {came} pour {expected} attendus&#x202f;; aucune autre face ne s’est écartée davantage.</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>of computers among themselves</source>
        <translation>entre ordinateurs</translation>
    </message>
    <message>
        <source>wins of all who played</source>
        <translation>victoires de tous les participants</translation>
    </message>
    <message numerus="yes">
        <source>in %n game(s)</source>
        <translation>
            <numerusform>en %n partie</numerusform>
            <numerusform>en %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n game(s); among equal players it would be about {fair}</source>
        <translation>
            <numerusform>en %n partie&#x202f;; à forces égales, ce serait environ {fair}</numerusform>
            <numerusform>en %n parties&#x202f;; à forces égales, ce serait environ {fair}</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>The mean of all places; the winner’s is 1.</source>
        <translation>La moyenne de toutes les places&#x202f;; celle du vainqueur est 1.</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>The mean of the scores at the end of these games.</source>
        <translation>La moyenne des scores à la fin de ces parties.</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>The highest score at the end of one of these games.</source>
        <translation>Le score le plus élevé à la fin de l’une de ces parties.</translation>
    </message>
    <message numerus="yes">
        <source>of %n game(s)</source>
        <translation>
            <numerusform>sur %n partie</numerusform>
            <numerusform>sur %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n game(s); among equals about {fair}</source>
        <translation>
            <numerusform>sur %n partie&#x202f;; à forces égales, environ {fair}</numerusform>
            <numerusform>sur %n parties&#x202f;; à forces égales, environ {fair}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s); with equal chances {fair} would be expected.</source>
        <translation>
            <numerusform>%n victoire&#x202f;; à chances égales, on en attendrait {fair}.</numerusform>
            <numerusform>%n victoires&#x202f;; à chances égales, on en attendrait {fair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), seed {seed}</source>
        <translation>
            <numerusform>%n joueur, tirage n°&#xa0;{seed}</numerusform>
            <numerusform>%n joueurs, tirage n°&#xa0;{seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} won</source>
        <translation>
            <numerusform>{names} a gagné</numerusform>
            <numerusform>{names} ont gagné</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n</source>
        <translation>
            <numerusform>%nre place</numerusform>
            <numerusform>%ne place</numerusform>
        </translation>
    </message>
    <message>
        <source>reviewed while it went on: {count} ×</source>
        <translation>analysée en cours de partie&#xa0;: {count}&#xa0;×</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>On the right: {name}’s place and score.</source>
        <translation>À droite, pour {name}&#xa0;: la place et le score.</translation>
    </message>
    <message>
        <source>No game fits this choice.</source>
        <translation>Aucune partie ne correspond à ce choix.</translation>
    </message>
    <message>
        <source>On the right: the winner’s score.</source>
        <translation>À droite&#xa0;: le score du vainqueur.</translation>
    </message>
    <message>
        <source>{place}. {name}, {who}: {score}</source>
        <translation>{place}. {name}, {who}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>Double click: opens this game, to look at it again.</source>
        <translation>Double clic&#xa0;: ouvre cette partie pour la revoir.</translation>
    </message>
    <message>
        <source>It can’t be looked at again: its file is not among the saved games.</source>
        <translation>Impossible de la revoir&#xa0;: son fichier n’est plus parmi les parties enregistrées.</translation>
    </message>
    <message>
        <source>Options: {options}.</source>
        <translation>Options&#xa0;: {options}.</translation>
    </message>
    <message>
        <source>This game was played on from another: it is not counted in the statistics.</source>
        <translation>Cette partie a été rejouée à partir d’une autre&#xa0;: elle ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>The game could not be kept in the statistics: {reason}.</source>
        <translation>La partie n’a pas pu être ajoutée aux statistiques&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The game is kept in the statistics.</source>
        <translation>La partie a été ajoutée aux statistiques.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre la courbe</translation>
    </message>
    <message numerus="yes">
        <source>Dots: the chance to win that a choice cost on average, by the review of the game. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Points&#xa0;: ce qu’un choix a coûté en moyenne de chances de gagner, d’après l’analyse de la partie. Ligne&#xa0;: moyenne sur %n partie.</numerusform>
            <numerusform>Points&#xa0;: ce qu’un choix a coûté en moyenne de chances de gagner, d’après l’analyse de la partie. Ligne&#xa0;: moyenne des %n dernières.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dots: what luck changed of the chance to win, by the review of the game. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Points&#xa0;: ce que la chance a changé aux chances de gagner, d’après l’analyse de la partie. Ligne&#xa0;: moyenne sur %n partie.</numerusform>
            <numerusform>Points&#xa0;: ce que la chance a changé aux chances de gagner, d’après l’analyse de la partie. Ligne&#xa0;: moyenne des %n dernières.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Wins after each game: {values}.</source>
        <translation>Victoires après chaque partie&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>Places: {values}.</source>
        <translation>Places&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>Scores: {values}.</source>
        <translation>Scores&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>What a choice cost on average of the chance to win: {values}.</source>
        <translation>Chances de gagner perdues par choix, en moyenne&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>What luck changed of the chance to win: {values}.</source>
        <translation>Ce que la chance a changé aux chances de gagner&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>Solid line: wins so far. Dashes: a fair share of them.</source>
        <translation>Ligne pleine&#xa0;: victoires cumulées. Tirets&#xa0;: leur part équitable.</translation>
    </message>
    <message numerus="yes">
        <source>Dots: places, the first at the top. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Points&#xa0;: places, la première en haut. Ligne&#xa0;: moyenne sur %n partie.</numerusform>
            <numerusform>Points&#xa0;: places, la première en haut. Ligne&#xa0;: moyenne des %n dernières.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dots: scores. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Points&#xa0;: scores. Ligne&#xa0;: moyenne sur %n partie.</numerusform>
            <numerusform>Points&#xa0;: scores. Ligne&#xa0;: moyenne des %n derniers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>taken back after a reveal: {count} ×</source>
        <translation>coups annulés après révélation&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leaves the game, which is kept.</source>
        <translation>Quitte la partie, qui est conservée.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>The scoring is under way.</source>
        <translation>Le décompte est en cours.</translation>
    </message>
    <message>
        <source>Any key or a click ends it.</source>
        <translation>Une touche ou un clic y met fin.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>This is what happened; nothing is played meanwhile.</source>
        <translation>Voici ce qui s’est passé&#x202f;; rien ne se joue pendant ce temps.</translation>
    </message>
    <message>
        <source>Leaves the past; the game goes on where it stands.</source>
        <translation>Ramène au présent&#x202f;; la partie reprend là où elle en est.</translation>
    </message>
    <message>
        <source>You are looking back at move {number}.</source>
        <translation>Vous revoyez le coup {number}.</translation>
    </message>
    <message>
        <source>Nothing is played from here. Space shows how it went on.</source>
        <translation>On ne joue pas à partir d’ici. Espace montre la suite.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Voir les résultats</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key for: results</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Shows who won, and where it came from.</source>
        <translation>Montre qui a gagné, et grâce à quoi.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key for: move now</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Ends its thinking; it makes the best move that it knows by now.</source>
        <translation>Met fin à sa réflexion&#x202f;; il joue le meilleur coup qu’il connaisse à cet instant.</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key for: skip ahead</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key for: next move</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Lets the computer player make its move.</source>
        <translation>Laisse l’ordinateur jouer son coup.</translation>
    </message>
    <message numerus="yes">
        <source>Opens a menu of %n move(s).</source>
        <translation>
            <numerusform>Ouvre un menu de %n coup.</numerusform>
            <numerusform>Ouvre un menu de %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to do, {name}: your turn ends.</source>
        <translation>Il ne reste rien à faire, {name}&#xa0;: votre tour s’achève.</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>Nouvelle partie, mêmes joueurs</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: new game, same players</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Begins another game with these players and options.</source>
        <translation>Commence une autre partie avec ces joueurs et ces options.</translation>
    </message>
    <message>
        <source>Its file stays as it is.</source>
        <translation>Son fichier reste tel quel.</translation>
    </message>
    <message>
        <source>You are looking back; press End to return to the game.</source>
        <translation>Vous revoyez la partie&#x202f;; la touche Fin vous y ramène.</translation>
    </message>
    <message>
        <source>This game is not kept ({reason}): who leaves it now can’t go on with it later.</source>
        <translation>Cette partie n’est pas enregistrée ({reason})&#xa0;: qui la quitte maintenant ne pourra pas la reprendre.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La quitter</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Something else wrote to this game’s file: it stays as it is, and your game goes on in a new one.</source>
        <translation>Le fichier de cette partie a été modifié d’ailleurs&#xa0;: il reste tel quel, et votre partie continue dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>This game’s file was gone; it has been written anew.</source>
        <translation>Le fichier de cette partie avait disparu&#x202f;; il a été recréé.</translation>
    </message>
    <message>
        <source>The game is kept again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Your moves are listed here when it is your turn.</source>
        <translation>Vos coups s’affichent ici quand c’est à vous.</translation>
    </message>
    <message>
        <source>There is nothing to do here now: the tip only says what it is.</source>
        <translation>Il n’y a rien à faire ici pour l’instant&#xa0;: la bulle dit seulement ce que c’est.</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Non, pas encore</translation>
    </message>
    <message>
        <source>Yes, do it</source>
        <translation>Oui, confirmer</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Enregistrer une copie de cette partie</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Rien n’est enregistré</translation>
    </message>
    <message>
        <source>The copy could not be written: {reason}.</source>
        <translation>La copie n’a pas pu être écrite&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Review so far</source>
        <translation>Analyser jusqu’ici</translation>
    </message>
    <message>
        <source>The rules on a page of their own</source>
        <translation>Les règles en pleine page</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Save and go home</source>
        <translation>Enregistrer et revenir à l’accueil</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>Vous n’avez aucun coup à annuler.</translation>
    </message>
    <message>
        <source>With several people at the table, a move that revealed something, or was answered, stays.</source>
        <translation>Quand plusieurs personnes jouent, un coup qui a révélé quelque chose, ou auquel on a répondu, reste joué.</translation>
    </message>
    <message>
        <source>This game was set up without undo after chance.</source>
        <translation>Cette partie ne permet pas d’annuler un coup après un tirage.</translation>
    </message>
    <message>
        <source>The expert advises on the game itself: press End to return to it.</source>
        <translation>L’expert conseille sur la partie en cours&#xa0;: appuyez sur Fin pour y revenir.</translation>
    </message>
    <message>
        <source>First comes the table of what has just been scored.</source>
        <translation>Fermez d’abord le tableau du décompte.</translation>
    </message>
    <message>
        <source>The expert advises when it is your turn.</source>
        <translation>L’expert conseille quand c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>What {name} may see stays hidden until then.</source>
        <translation>Les secrets de {name} restent cachés jusqu’à votre clic.</translation>
    </message>
    <message>
        <source>Only {name} should look at the screen now.</source>
        <translation>Laissez {name} regarder seul l’écran.</translation>
    </message>
    <message>
        <source>The last moves of this game could not be saved: {reason}.</source>
        <translation>Les derniers coups de cette partie n’ont pas pu être enregistrés&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The game goes on, but it can’t be saved: {reason}.</source>
        <translation>La partie continue, mais elle ne peut pas être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Revenir à l’accueil</translation>
    </message>
    <message>
        <source>Let the easiest player choose</source>
        <translation>Laisser choisir le joueur le plus facile</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>the process that it thinks in ended or fell silent.</source>
        <translation>le processus dans lequel il réfléchit s’est arrêté ou ne répond plus.</translation>
    </message>
    <message>
        <source>the system starts no process for it to think in.</source>
        <translation>le système n’ouvre aucun processus où il puisse réfléchir.</translation>
    </message>
    <message>
        <source>The computer player could not find a move: {reason}</source>
        <translation>L’ordinateur n’a pas trouvé de coup&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Pas de coup</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <comment>a game that is over</comment>
        <translation>Non, ne rien annuler</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Oui, annuler</translation>
    </message>
    <message>
        <source>This game is over and counted. With the last choice taken back it goes on from there.</source>
        <translation>Cette partie est finie, et les statistiques la comptent. Si vous annulez le dernier choix, elle reprend à partir de là.</translation>
    </message>
    <message>
        <source>Taken back: {moves}.</source>
        <translation>Vous avez annulé {moves}.</translation>
    </message>
    <message>
        <source>Take back the last choice?</source>
        <translation>Annuler le dernier choix&#x202f;?</translation>
    </message>
    <message>
        <source>Take the slider back first; from there the game is played on.</source>
        <translation>Reculez d’abord le curseur&#xa0;: la partie se déroule à partir de là.</translation>
    </message>
    <message>
        <source>{other} has had the screen since {name} chose. If this is taken back, the log says so.</source>
        <translation>Depuis le choix de {name}, {other} a regardé l’écran. Si vous annulez ce choix, le journal en garde la trace.</translation>
    </message>
    <message>
        <source>A choice of {name} is taken back after {other} had the screen.</source>
        <translation>On annule un choix de {name}, que {other} a pu voir à l’écran.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves, from a choice of {name} on, are taken back after {other} had the screen.</source>
        <translation>
            <numerusform>On annule %n coup, à partir d’un choix de {name} que {other} a pu voir à l’écran.</numerusform>
            <numerusform>On annule %n coups, à partir d’un choix de {name} que {other} a pu voir à l’écran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), from the last choice of {name} on</source>
        <translation>
            <numerusform>%n&#xa0;coup, à partir du dernier choix de {name}</numerusform>
            <numerusform>%n&#xa0;coups, à partir du dernier choix de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s): {moves}</source>
        <translation>
            <numerusform>%n&#xa0;coup&#xa0;: {moves}</numerusform>
            <numerusform>%n&#xa0;coups&#xa0;: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the first: {moves}</source>
        <translation>
            <numerusform>%n&#xa0;coup, à partir de&#xa0;: {moves}</numerusform>
            <numerusform>%n&#xa0;coups, à partir de&#xa0;: {moves}</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes back {moves}.</source>
        <translation>Cela annule {moves}.</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Aller à la suite</translation>
    </message>
    <message>
        <source>Shows at once what the others do, until you choose again or something is scored.</source>
        <translation>Montre d’un coup ce que font les autres, jusqu’à votre prochain choix ou au prochain décompte.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Click or F4: see the sheet large</source>
        <translation>Clic ou F4&#xa0;: voir la feuille en grand</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Moves, log or rules</source>
        <translation>Coups, journal ou règles</translation>
    </message>
</context>
<context>
    <name>TajMahal</name>
    <message>
        <source>Visit {visit} of {last}</source>
        <translation>Manche {visit} sur {last}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>on display</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>In this visit</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>two of them bring</source>
        <translation>deux jetons donnent</translation>
    </message>
    <message>
        <source>{name} has won it</source>
        <translation>{name} l’a emporté</translation>
    </message>
    <message>
        <source>{name} {count}, alone ahead</source>
        <translation>{name} {count}, en tête</translation>
    </message>
    <message>
        <source>{name} {count}, tie</source>
        <translation>{name} {count}, à égalité</translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <source>two tiles bring {card}</source>
        <translation>deux jetons donnent {card}</translation>
    </message>
    <message>
        <source>{symbol}, won already</source>
        <translation>{symbol}, plus rien à gagner</translation>
    </message>
    <message>
        <source>{symbol}: {players}</source>
        <translation>{symbol}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Taj Mahal</source>
        <translation>Taj Mahal</translation>
    </message>
    <message>
        <source>Win influence with cards, leave in time, join palaces across the land.</source>
        <translation>Gagnez de l’influence avec vos cartes, partez à temps, reliez vos palais à travers le pays.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} plays {card} with {extra}: %n point(s).</source>
        <translation>
            <numerusform>{name} joue {card} avec {extra}&#xa0;: %n point.</numerusform>
            <numerusform>{name} joue {card} avec {extra}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays {card} with {extra}.</source>
        <translation>{name} joue {card} avec {extra}.</translation>
    </message>
    <message>
        <source>{name} draws a card for the bonus tile.</source>
        <translation>{name} pioche une carte pour le jeton bonus.</translation>
    </message>
    <message>
        <source>{name} draws a card for the bonus tile: {card}.</source>
        <translation>{name} pioche une carte pour le jeton bonus&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} has played no card, and draws one.</source>
        <translation>{name} n’a joué aucune carte et en pioche une.</translation>
    </message>
    <message>
        <source>{name} has played no card, and draws one: {card}.</source>
        <translation>{name} n’a joué aucune carte et en pioche une&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Both piles are empty: {name} gets no card.</source>
        <translation>Pioche et défausse sont vides&#xa0;: pas de carte pour {name}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the draw pile: %n card(s), shuffled.</source>
        <translation>
            <numerusform>La défausse devient la pioche&#xa0;: %n carte, mélangée.</numerusform>
            <numerusform>La défausse devient la pioche&#xa0;: %n cartes, mélangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s) and takes back {cards}.</source>
        <translation>
            <numerusform>{name} défausse %n carte et reprend {cards}.</numerusform>
            <numerusform>{name} défausse %n cartes et reprend {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} défausse %n carte.</numerusform>
            <numerusform>{name} défausse %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes {card} from the display.</source>
        <translation>{name} prend {card} dans la réserve.</translation>
    </message>
    <message>
        <source>{name} withdraws and wins {symbols}.</source>
        <translation>{name} se retire et gagne {symbols}.</translation>
    </message>
    <message>
        <source>{name} withdraws and wins nothing.</source>
        <translation>{name} se retire et ne gagne rien.</translation>
    </message>
    <message>
        <source>{name} does not win {symbols}.</source>
        <translation>{name} ne gagne pas {symbols}.</translation>
    </message>
    <message>
        <source>{symbol} (tie at {own})</source>
        <translation>{symbol} (égalité à {own})</translation>
    </message>
    <message>
        <source>{symbol} ({own} against {best})</source>
        <translation>{symbol} ({own} contre {best})</translation>
    </message>
    <message>
        <source>{name} builds the royal palace in {city}.</source>
        <translation>{name} place le palais royal à {city}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} and takes {bonus}.</source>
        <translation>{name} place un palais à {city} et prend {bonus}.</translation>
    </message>
    <message>
        <source>{name} builds in {city}.</source>
        <translation>{name} place un palais à {city}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for {bonus}.</source>
        <translation>
            <numerusform>{name} marque %n point pour {bonus}.</numerusform>
            <numerusform>{name} marque %n points pour {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for {bonus}: {number} of this good in all.</source>
        <translation>
            <numerusform>{name} marque %n point pour {bonus}&#xa0;: {number} de cette ressource en tout.</numerusform>
            <numerusform>{name} marque %n points pour {bonus}&#xa0;: {number} de cette ressource en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} marque %n point.</numerusform>
            <numerusform>{name} marque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for province tile {tile} ({goods}).</source>
        <translation>
            <numerusform>{name} marque %n point pour le jeton province {tile} ({goods}).</numerusform>
            <numerusform>{name} marque %n points pour le jeton province {tile} ({goods}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for palaces: 1 + {number} ({provinces}).</source>
        <translation>
            <numerusform>{name} marque %n point pour ses palais&#xa0;: 1 + {number} ({provinces}).</numerusform>
            <numerusform>{name} marque %n points pour ses palais&#xa0;: 1 + {number} ({provinces}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for palaces, with no province joined.</source>
        <translation>
            <numerusform>{name} marque %n point pour ses palais, sans province reliée.</numerusform>
            <numerusform>{name} marque %n points pour ses palais, sans province reliée.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gives back two {symbol} tiles for {card}, in hand already.</source>
        <translation>{name} rend deux jetons {symbol} pour {card}, déjà en main.</translation>
    </message>
    <message>
        <source>{name} gives two {symbol} tiles for {card}, out of {owner}’s hand.</source>
        <translation>{name} échange deux jetons {symbol} contre {card}&#x202f;; {owner} l’avait en main.</translation>
    </message>
    <message>
        <source>{name} gives two {symbol} tiles for {card}.</source>
        <translation>{name} échange deux jetons {symbol} contre {card}.</translation>
    </message>
    <message>
        <source>Nobody has won province tile {tile}, which leaves the game.</source>
        <translation>Personne n’a gagné le jeton province {tile}, qui quitte le jeu.</translation>
    </message>
    <message>
        <source>Visit {visit}: {province}; {name} begins</source>
        <translation>Manche {visit}&#xa0;: {province}&#x202f;; {name} commence</translation>
    </message>
    <message>
        <source>The display brings {cards}.</source>
        <translation>La réserve apporte {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n blanche</numerusform>
            <numerusform>%n blanches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no card left, and scores nothing.</source>
        <translation>{name} n’a plus de carte et ne marque rien.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for the hand: {cards}.</source>
        <translation>
            <numerusform>{name} marque %n point pour sa main&#xa0;: {cards}.</numerusform>
            <numerusform>{name} marque %n points pour sa main&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s)</source>
        <translation>
            <numerusform>{names} se partagent la victoire avec %n point</numerusform>
            <numerusform>{names} se partagent la victoire avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins with %n point(s)</source>
        <translation>
            <numerusform>{names} gagne avec %n point</numerusform>
            <numerusform>{names} gagne avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Vizir</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Moine</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Grand Mogul</source>
        <translation>Grand Mogol</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <source>the Vizier</source>
        <translation>le vizir</translation>
    </message>
    <message>
        <source>the General</source>
        <translation>le général</translation>
    </message>
    <message>
        <source>the Monk</source>
        <translation>le moine</translation>
    </message>
    <message>
        <source>the Princess</source>
        <translation>la princesse</translation>
    </message>
    <message>
        <source>the Grand Mogul</source>
        <translation>le Grand Mogol</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>l’éléphant</translation>
    </message>
    <message>
        <source>Viziers</source>
        <translation>le vizir</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>le général</translation>
    </message>
    <message>
        <source>Monks</source>
        <translation>le moine</translation>
    </message>
    <message>
        <source>Princesses</source>
        <translation>la princesse</translation>
    </message>
    <message>
        <source>Grand Moguls</source>
        <translation>le Grand Mogol</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>l’éléphant</translation>
    </message>
    <message>
        <source>vizier</source>
        <translation>vizir</translation>
    </message>
    <message>
        <source>general</source>
        <translation>général</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>moine</translation>
    </message>
    <message>
        <source>princess</source>
        <translation>princesse</translation>
    </message>
    <message>
        <source>grand mogul</source>
        <translation>Grand Mogol</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>éléphant</translation>
    </message>
    <message>
        <source>a red {symbols}</source>
        <translation>la carte rouge {symbols}</translation>
    </message>
    <message>
        <source>a yellow {symbols}</source>
        <translation>la carte jaune {symbols}</translation>
    </message>
    <message>
        <source>a green {symbols}</source>
        <translation>la carte verte {symbols}</translation>
    </message>
    <message>
        <source>a violet {symbols}</source>
        <translation>la carte violette {symbols}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n rouge</numerusform>
            <numerusform>%n rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n jaune</numerusform>
            <numerusform>%n jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n verte</numerusform>
            <numerusform>%n vertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet</source>
        <translation>
            <numerusform>%n violette</numerusform>
            <numerusform>%n violettes</numerusform>
        </translation>
    </message>
    <message>
        <source>a white vizier</source>
        <translation>le vizir blanc</translation>
    </message>
    <message>
        <source>a white general</source>
        <translation>le général blanc</translation>
    </message>
    <message>
        <source>a white monk</source>
        <translation>le moine blanc</translation>
    </message>
    <message>
        <source>a white princess</source>
        <translation>la princesse blanche</translation>
    </message>
    <message>
        <source>a white grand mogul</source>
        <translation>le Grand Mogol blanc</translation>
    </message>
    <message>
        <source>a white elephant</source>
        <translation>l’éléphant blanc</translation>
    </message>
    <message>
        <source>the elephant card</source>
        <translation>la carte +1 Éléphant</translation>
    </message>
    <message>
        <source>the Grand Mogul card</source>
        <translation>la carte +1 Grand Mogol</translation>
    </message>
    <message>
        <source>the +2 card</source>
        <translation>la carte +2</translation>
    </message>
    <message>
        <source>the change-of-colour card</source>
        <translation>la carte Changement de couleur</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>riz</translation>
    </message>
    <message>
        <source>tea</source>
        <translation>thé</translation>
    </message>
    <message>
        <source>spices</source>
        <translation>épices</translation>
    </message>
    <message>
        <source>jewels</source>
        <translation>pierreries</translation>
    </message>
    <message>
        <source>the +2 tile</source>
        <translation>le jeton +2</translation>
    </message>
    <message>
        <source>the card tile</source>
        <translation>le jeton Carte</translation>
    </message>
    <message>
        <source>the Taj Mahal tile</source>
        <translation>le jeton Taj Mahal</translation>
    </message>
    <message>
        <source>the rice tile</source>
        <translation>le jeton Riz</translation>
    </message>
    <message>
        <source>the tea tile</source>
        <translation>le jeton Thé</translation>
    </message>
    <message>
        <source>the spices tile</source>
        <translation>le jeton Épices</translation>
    </message>
    <message>
        <source>the jewels tile</source>
        <translation>le jeton Pierreries</translation>
    </message>
    <message>
        <source>{cities} or {last}</source>
        <translation>{cities} ou {last}</translation>
    </message>
    <message>
        <source>Visit {visit}, the last one</source>
        <translation>Manche {visit}, la dernière</translation>
    </message>
    <message>
        <source>double elephant</source>
        <translation>double éléphant</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Durbar’s own map is our design, not the published one; you can add your own map.</source>
        <translation>Le plateau de Durbar est dessiné par nous&#x202f;; ce n’est pas celui de l’éditeur. Vous pouvez ajouter le vôtre.</translation>
    </message>
    <message>
        <source>Durbar’s own map</source>
        <translation>Le plateau de Durbar</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Has the first turn in the first visit; then it is the next player clockwise.</source>
        <translation>Joue en premier à la première manche&#x202f;; ensuite vient le joueur suivant, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Together with {card}.</source>
        <translation>Avec {card}.</translation>
    </message>
    <message numerus="yes">
        <source>This brings %n point(s) at once.</source>
        <translation>
            <numerusform>Cela rapporte aussitôt %n point.</numerusform>
            <numerusform>Cela rapporte aussitôt %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}: already won by somebody.</source>
        <translation>{count}&#xa0;: quelqu’un l’a déjà gagné.</translation>
    </message>
    <message>
        <source>{count}: no rival.</source>
        <translation>{count}&#xa0;: sans rival.</translation>
    </message>
    <message>
        <source>{count}: ahead of {names} with {best}.</source>
        <translation>{count}&#xa0;: devant {names} ({best}).</translation>
    </message>
    <message>
        <source>{count}: level with {names}.</source>
        <translation>{count}&#xa0;: à égalité avec {names}.</translation>
    </message>
    <message>
        <source>{count}: behind {names} with {best}.</source>
        <translation>{count}&#xa0;: derrière {names} ({best}).</translation>
    </message>
    <message>
        <source>From now on you play only {colour}.</source>
        <translation>Vous ne jouerez ensuite que du {colour}.</translation>
    </message>
    <message>
        <source>As things stand, withdrawing then would bring {points}.</source>
        <translation>Si rien ne change, vous retirer ensuite rapporterait {points}.</translation>
    </message>
    <message numerus="yes">
        <source>As it stands, your hand then counts %n point(s) less.</source>
        <translation>
            <numerusform>Votre main vaudrait ensuite %n point de moins, si rien ne change.</numerusform>
            <numerusform>Votre main vaudrait ensuite %n points de moins, si rien ne change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>You win nothing, and take {cards}.</source>
        <translation>Vous ne gagnez rien et prenez {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You win {symbols}: at best %n point(s), and {cards}.</source>
        <translation>
            <numerusform>Vous gagnez {symbols}&#xa0;: au mieux %n point, et {cards}.</numerusform>
            <numerusform>Vous gagnez {symbols}&#xa0;: au mieux %n points, et {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win {symbols}: %n point(s), and {cards}.</source>
        <translation>
            <numerusform>Vous gagnez {symbols}&#xa0;: %n point, et {cards}.</numerusform>
            <numerusform>Vous gagnez {symbols}&#xa0;: %n points, et {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n card(s) of this colour: {colour}.</source>
        <translation>
            <numerusform>Vous auriez %n carte de cette couleur&#xa0;: {colour}.</numerusform>
            <numerusform>Vous auriez %n cartes de cette couleur&#xa0;: {colour}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It goes with a card of any colour.</source>
        <translation>Elle va avec n’importe quelle carte de couleur.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand would count %n point(s) more.</source>
        <translation>
            <numerusform>Votre main vaudrait %n point de plus.</numerusform>
            <numerusform>Votre main vaudrait %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>On all your cards: {counts}.</source>
        <translation>Sur toutes vos cartes&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>You have a palace there already: this one joins nothing more.</source>
        <translation>Vous y avez déjà un palais&#xa0;: celui-ci ne relie rien de plus.</translation>
    </message>
    <message>
        <source>A royal palace does not take the bonus tile: it stays.</source>
        <translation>Un palais royal ne prend pas le jeton bonus&#xa0;: il reste en place.</translation>
    </message>
    <message>
        <source>It takes the card tile: you draw a card.</source>
        <translation>Il prend le jeton Carte&#xa0;: vous piochez une carte.</translation>
    </message>
    <message>
        <source>It takes the card tile, but no card is left to draw.</source>
        <translation>Il prend le jeton Carte, mais il ne reste aucune carte à piocher.</translation>
    </message>
    <message numerus="yes">
        <source>It takes {bonus}: %n point(s).</source>
        <translation>
            <numerusform>Il prend {bonus}&#xa0;: %n point.</numerusform>
            <numerusform>Il prend {bonus}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is joined to no other province.</source>
        <translation>Il n’est relié à aucune autre province.</translation>
    </message>
    <message>
        <source>It is joined to no further province.</source>
        <translation>Il n’est relié à aucune province de plus.</translation>
    </message>
    <message>
        <source>It is joined to {provinces}.</source>
        <translation>Il est relié à ces provinces&#xa0;: {provinces}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all.</source>
        <translation>
            <numerusform>%n point en tout.</numerusform>
            <numerusform>%n points en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %n point(s) in all.</source>
        <translation>
            <numerusform>Au mieux %n point en tout.</numerusform>
            <numerusform>Au mieux %n points en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Elsewhere it could be {best}.</source>
        <translation>Ailleurs, ce serait jusqu’à {best}.</translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) still to be placed in {province}.</source>
        <translation>
            <numerusform>Il reste %n palais à placer ({province}).</numerusform>
            <numerusform>Il reste %n palais à placer ({province}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to be taken from the display.</source>
        <translation>
            <numerusform>Il reste %n carte à prendre dans la réserve.</numerusform>
            <numerusform>Il reste %n cartes à prendre dans la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have withdrawn from the last visit.</source>
        <translation>Vous avez quitté la dernière manche.</translation>
    </message>
    <message>
        <source>You have withdrawn; next comes {province}.</source>
        <translation>Vous avez quitté la manche&#x202f;; prochaine province&#xa0;: {province}.</translation>
    </message>
    <message>
        <source>What your cards show is won already.</source>
        <translation>Ce que montrent vos cartes a déjà été gagné.</translation>
    </message>
    <message>
        <source>You have played no card in this visit yet.</source>
        <translation>Vous n’avez pas encore joué de carte dans cette manche.</translation>
    </message>
    <message>
        <source>You have no coloured card, {name}: withdraw.</source>
        <translation>Vous n’avez pas de carte de couleur, {name}&#xa0;: retirez-vous.</translation>
    </message>
    <message>
        <source>Play a red card, {name}, or withdraw.</source>
        <translation>Jouez une carte rouge, {name}, ou retirez-vous.</translation>
    </message>
    <message>
        <source>Play a yellow card, {name}, or withdraw.</source>
        <translation>Jouez une carte jaune, {name}, ou retirez-vous.</translation>
    </message>
    <message>
        <source>Play a green card, {name}, or withdraw.</source>
        <translation>Jouez une carte verte, {name}, ou retirez-vous.</translation>
    </message>
    <message>
        <source>Play a violet card, {name}, or withdraw.</source>
        <translation>Jouez une carte violette, {name}, ou retirez-vous.</translation>
    </message>
    <message>
        <source>Play a card of any colour, {name}, or withdraw.</source>
        <translation>Jouez une carte de n’importe quelle couleur, {name}, ou retirez-vous.</translation>
    </message>
    <message>
        <source>You have no red card left, {name}: withdraw.</source>
        <translation>Vous n’avez plus de carte rouge, {name}&#xa0;: retirez-vous.</translation>
    </message>
    <message>
        <source>You have no yellow card left, {name}: withdraw.</source>
        <translation>Vous n’avez plus de carte jaune, {name}&#xa0;: retirez-vous.</translation>
    </message>
    <message>
        <source>You have no green card left, {name}: withdraw.</source>
        <translation>Vous n’avez plus de carte verte, {name}&#xa0;: retirez-vous.</translation>
    </message>
    <message>
        <source>You have no violet card left, {name}: withdraw.</source>
        <translation>Vous n’avez plus de carte violette, {name}&#xa0;: retirez-vous.</translation>
    </message>
    <message>
        <source>Now choose a coloured card to go with {card}.</source>
        <translation>Choisissez maintenant une carte de couleur, à jouer avec {card}.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: play the cards</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Jouer {cards}</translation>
    </message>
    <message>
        <source>Click a coloured card of your hand and, if you like, one white or special card.</source>
        <translation>Cliquez sur une carte de couleur de votre main et, si vous voulez, sur une carte blanche ou spéciale.</translation>
    </message>
    <message>
        <source>Nothing will be left until the next visit.</source>
        <translation>Il n’en restera aucune jusqu’à la prochaine manche.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>ahead in {symbols}</source>
        <translation>en tête pour {symbols}</translation>
    </message>
    <message>
        <source>level in {symbols}</source>
        <translation>à égalité pour {symbols}</translation>
    </message>
    <message>
        <source>behind in {symbols}</source>
        <translation>derrière pour {symbols}</translation>
    </message>
    <message>
        <source>You are {where}.</source>
        <translation>Vous êtes {where}.</translation>
    </message>
    <message>
        <source>Withdraw: {points}</source>
        <translation>Se retirer&#xa0;: {points}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key for: withdraw</comment>
        <translation>R</translation>
    </message>
    <message numerus="yes">
        <source>Place %n palace(s) and the royal one in {province}, {name}.</source>
        <translation>
            <numerusform>{name}, placez %n palais et le palais royal ({province}).</numerusform>
            <numerusform>{name}, placez %n palais et le palais royal ({province}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n palace(s) in {province}, {name}.</source>
        <translation>
            <numerusform>{name}, placez %n palais ({province}).</numerusform>
            <numerusform>{name}, placez %n palais ({province}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Place the royal palace in {province}, {name}.</source>
        <translation>{name}, placez le palais royal ({province}).</translation>
    </message>
    <message numerus="yes">
        <source>At best %n point(s) in all, for example: {cities}.</source>
        <translation>
            <numerusform>Au mieux %n point en tout, par exemple&#xa0;: {cities}.</numerusform>
            <numerusform>Au mieux %n points en tout, par exemple&#xa0;: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %n point(s) in all: {cities}.</source>
        <translation>
            <numerusform>Au mieux %n point en tout&#xa0;: {cities}.</numerusform>
            <numerusform>Au mieux %n points en tout&#xa0;: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the display, {name}.</source>
        <translation>
            <numerusform>Prenez %n carte dans la réserve, {name}.</numerusform>
            <numerusform>Prenez %n cartes dans la réserve, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will be left for those still in {province}.</source>
        <translation>
            <numerusform>Il restera %n carte pour les joueurs encore en lice ({province}).</numerusform>
            <numerusform>Il restera %n cartes pour les joueurs encore en lice ({province}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing will be left; no visit follows.</source>
        <translation>Il n’en restera aucune&#x202f;; c’est la dernière manche.</translation>
    </message>
    <message>
        <source>It is your turn: play one or two cards, or withdraw.</source>
        <translation>C’est votre tour&#xa0;: jouez une ou deux cartes, ou retirez-vous.</translation>
    </message>
    <message>
        <source>First place the palaces that you have won.</source>
        <translation>Placez d’abord les palais que vous avez gagnés.</translation>
    </message>
    <message>
        <source>First take your cards from the display.</source>
        <translation>Prenez d’abord vos cartes dans la réserve.</translation>
    </message>
    <message>
        <source>Cards from the display are for players who have just withdrawn.</source>
        <translation>Les cartes de la réserve sont pour celui qui vient de se retirer.</translation>
    </message>
    <message>
        <source>You have no royal palace to place: the Grand Mogul brings it.</source>
        <translation>Vous n’avez pas de palais royal à placer&#xa0;: c’est le Grand Mogol qui le donne.</translation>
    </message>
    <message>
        <source>The display does not hold {card}.</source>
        <translation>La réserve ne contient pas {card}.</translation>
    </message>
    <message>
        <source>Your hand does not hold {card}.</source>
        <translation>Votre main ne contient pas {card}.</translation>
    </message>
    <message>
        <source>White and special cards are only played together with a coloured card.</source>
        <translation>Les cartes blanches et les cartes spéciales ne se jouent qu’avec une carte de couleur.</translation>
    </message>
    <message>
        <source>Only one coloured card can be played in a turn.</source>
        <translation>On ne joue qu’une seule carte de couleur par tour.</translation>
    </message>
    <message>
        <source>Your first card binds you to {colour} in this visit; you can’t play another colour.</source>
        <translation>Votre première carte vous oblige à jouer du {colour} dans cette manche&#x202f;; aucune autre couleur n’est permise.</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Jetons bonus</translation>
    </message>
    <message>
        <source>Palaces</source>
        <translation>Palais</translation>
    </message>
    <message>
        <source>The +2 card</source>
        <translation>La carte +2</translation>
    </message>
    <message>
        <source>The +2 tile brings 2, the Taj Mahal 4; a commodity as many as you own of it, this one included.</source>
        <translation>Le jeton +2 rapporte 2 points, le Taj Mahal 4&#x202f;; une ressource, autant que vous en avez de ce type, celle-ci comprise.</translation>
    </message>
    <message>
        <source>For each commodity on the tile as many points as you own of it, this tile included.</source>
        <translation>Pour chaque ressource du jeton, autant de points que vous en avez de ce type, ce jeton compris.</translation>
    </message>
    <message>
        <source>1 point for having placed at least one, and 1 for each other province joined to it.</source>
        <translation>1 point pour en avoir placé au moins un, et 1 par autre province qui y est reliée.</translation>
    </message>
    <message>
        <source>The +2 card brings 2 points when it is played.</source>
        <translation>La carte +2 rapporte 2 points quand on la joue.</translation>
    </message>
    <message>
        <source>Visit {visit}: {province}</source>
        <translation>Manche {visit}&#xa0;: {province}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>With the hand</source>
        <translation>Avec la main</translation>
    </message>
    <message>
        <source>Province tiles</source>
        <translation>Jetons province</translation>
    </message>
    <message>
        <source>Withdrawn in this order: {names}.</source>
        <translation>Les joueurs se sont retirés dans cet ordre&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>under the chart of points</comment>
        <translation>main</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>all with the same points</source>
        <translation>tous à égalité de points</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>avec %n point d’avance sur {name}</numerusform>
            <numerusform>avec %n points d’avance sur {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Influence points</source>
        <translation>Points d’influence</translation>
    </message>
    <message>
        <source>Hand: white cards</source>
        <translation>Main&#xa0;: cartes blanches</translation>
    </message>
    <message>
        <source>Each white card in the hand brings 1 point.</source>
        <translation>Chaque carte blanche en main rapporte 1 point.</translation>
    </message>
    <message>
        <source>Hand: best colour</source>
        <translation>Main&#xa0;: meilleure couleur</translation>
    </message>
    <message>
        <source>Each card of the colour of which one has most brings 1 point.</source>
        <translation>Chaque carte de la couleur la plus nombreuse en main rapporte 1 point.</translation>
    </message>
    <message>
        <source>Hand: special cards</source>
        <translation>Main&#xa0;: cartes spéciales</translation>
    </message>
    <message>
        <source>Each special card in the hand brings 1 point.</source>
        <translation>Chaque carte spéciale en main rapporte 1 point.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s best visit was in {province}: %n point(s).</source>
        <translation>
            <numerusform>Meilleure manche pour {name}&#xa0;: {province}, %n point.</numerusform>
            <numerusform>Meilleure manche pour {name}&#xa0;: {province}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s best visits were in {province}: %n point(s) each.</source>
        <translation>
            <numerusform>Meilleures manches pour {name}&#xa0;: {province}, %n point chacune.</numerusform>
            <numerusform>Meilleures manches pour {name}&#xa0;: {province}, %n points chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards were dealt and drawn unseen, %n of them white; {average} was the average to expect.</source>
        <translation>
            <numerusform>{cards} cartes ont été distribuées et piochées à l’aveugle, dont %n blanche&#x202f;; on pouvait en attendre {average} en moyenne.</numerusform>
            <numerusform>{cards} cartes ont été distribuées et piochées à l’aveugle, dont %n blanches&#x202f;; on pouvait en attendre {average} en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>White cards, against the average</source>
        <translation>Cartes blanches, comparées à la moyenne</translation>
    </message>
    <message>
        <source>Cards taken from the display don’t count.</source>
        <translation>Les cartes prises dans la réserve ne comptent pas.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>White cards dealt and drawn, against the average</source>
        <translation>Cartes blanches distribuées et piochées, comparées à la moyenne</translation>
    </message>
    <message>
        <source>Visit {visit}</source>
        <translation>Manche {visit}</translation>
    </message>
    <message>
        <source>{visit}, {province}</source>
        <translation>{visit}, {province}</translation>
    </message>
    <message>
        <source>About {points} points expected at the end</source>
        <translation>Environ {points} points attendus à la fin</translation>
    </message>
    <message>
        <source>On the right: all the points of your withdrawal.</source>
        <translation>À droite&#xa0;: tous les points du retrait.</translation>
    </message>
    <message>
        <source>On the right: your points if you withdraw now, or play these cards and then withdraw.</source>
        <translation>À droite&#xa0;: vos points si vous vous retirez maintenant, ou si vous jouez ces cartes puis vous retirez.</translation>
    </message>
    <message>
        <source>You have a palace in {city}; a royal one there joins nothing more. Build it?</source>
        <translation>Vous avez déjà un palais à {city}&#x202f;; un palais royal n’y relierait rien de plus. Le placer&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>influence tiles: {tiles}</source>
        <translation>jetons influence&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>cards played: {cards}</source>
        <translation>cartes jouées&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>won in this visit: {symbols}</source>
        <translation>gagné dans cette manche&#xa0;: {symbols}</translation>
    </message>
    <message>
        <source>places palaces</source>
        <comment>state of a player</comment>
        <translation>place ses palais</translation>
    </message>
    <message>
        <source>takes cards</source>
        <comment>state of a player</comment>
        <translation>prend des cartes</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>state of a player</comment>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>no card played yet</source>
        <comment>state of a player</comment>
        <translation>aucune carte jouée</translation>
    </message>
    <message>
        <source>in the visit</source>
        <comment>state of a player</comment>
        <translation>dans la manche</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>state of a player</comment>
        <translation>hors manche</translation>
    </message>
    <message>
        <source>If you withdraw now</source>
        <translation>Si vous vous retirez</translation>
    </message>
    <message>
        <source>The +2 card, when it is played</source>
        <translation>La carte +2, quand elle est jouée</translation>
    </message>
    <message>
        <source>Withdrawing after this card</source>
        <translation>Après cette carte</translation>
    </message>
    <message>
        <source>Withdrawing after these cards</source>
        <translation>Après ces cartes</translation>
    </message>
    <message>
        <source>With a palace in {city}</source>
        <translation>Avec un palais à {city}</translation>
    </message>
    <message>
        <source>Your withdrawal, at best</source>
        <translation>Votre retrait, au mieux</translation>
    </message>
    <message>
        <source>{name}’s withdrawal, at best</source>
        <translation>{name}&#xa0;: retrait, au mieux</translation>
    </message>
    <message>
        <source>{name} takes cards</source>
        <translation>{name} prend des cartes</translation>
    </message>
    <message numerus="yes">
        <source>Still to take: %n card(s) from the display</source>
        <translation>
            <numerusform>Encore à prendre&#xa0;: %n carte de la réserve</numerusform>
            <numerusform>Encore à prendre&#xa0;: %n cartes de la réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>If {name} withdraws now</source>
        <translation>Si {name} se retire</translation>
    </message>
    <message>
        <source>Province tile: {goods}</source>
        <translation>Jeton province&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>No symbol won</source>
        <translation>Aucun symbole gagné</translation>
    </message>
    <message>
        <source>{city} (royal)</source>
        <translation>{city} (royal)</translation>
    </message>
    <message>
        <source>Most points in {cities}</source>
        <translation>Le plus de points&#xa0;: {cities}</translation>
    </message>
    <message>
        <source>{city}: {bonus}</source>
        <translation>{city}&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>{good} ({number} in all with it)</source>
        <translation>{good} ({number} en tout)</translation>
    </message>
    <message>
        <source>Cards: {pile} from the pile, then {shown} from the display</source>
        <translation>Cartes&#xa0;: {pile} de la pioche, puis {shown} de la réserve</translation>
    </message>
    <message>
        <source>Cards: {pile} from the pile</source>
        <translation>Cartes&#xa0;: {pile} de la pioche</translation>
    </message>
    <message>
        <source>Cards: {shown} from the display</source>
        <translation>Cartes&#xa0;: {shown} de la réserve</translation>
    </message>
    <message>
        <source>Cards: none are left</source>
        <translation>Cartes&#xa0;: il n’en reste plus</translation>
    </message>
    <message>
        <source>one of them for having played no card</source>
        <translation>dont une pour n’avoir joué aucune carte</translation>
    </message>
    <message>
        <source>Two {symbol} tiles go back: {card} is yours already</source>
        <translation>Deux jetons {symbol} à rendre&#xa0;: {card} est déjà à vous</translation>
    </message>
    <message>
        <source>Two {symbol} tiles: {card}</source>
        <translation>Deux jetons {symbol}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>at the end of the visit</source>
        <translation>à la fin de la manche</translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) and the royal one in {province}</source>
        <translation>
            <numerusform>%n palais et le palais royal ({province})</numerusform>
            <numerusform>%n palais et le palais royal ({province})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) in {province}</source>
        <translation>
            <numerusform>%n palais ({province})</numerusform>
            <numerusform>%n palais ({province})</numerusform>
        </translation>
    </message>
    <message>
        <source>the royal palace in {province}</source>
        <translation>le palais royal ({province})</translation>
    </message>
    <message>
        <source>the province tile, no palace</source>
        <translation>le jeton province, pas de palais</translation>
    </message>
    <message>
        <source>{palaces}, the province tile</source>
        <translation>{palaces}, le jeton province</translation>
    </message>
    <message>
        <source>{symbols}: {prizes}</source>
        <translation>{symbols}&#xa0;: {prizes}</translation>
    </message>
    <message>
        <source>Palaces: 1 for all together, no province joined</source>
        <translation>Palais&#xa0;: 1 pour tous, aucune province reliée</translation>
    </message>
    <message numerus="yes">
        <source>Palaces: 1 for placing, %n for {provinces}</source>
        <translation>
            <numerusform>Palais&#xa0;: 1 pour la pose, %n pour {provinces}</numerusform>
            <numerusform>Palais&#xa0;: 1 pour la pose, %n pour {provinces}</numerusform>
        </translation>
    </message>
    <message>
        <source>Palaces: 1 for placing, no province joined</source>
        <translation>Palais&#xa0;: 1 pour la pose, aucune province reliée</translation>
    </message>
    <message>
        <source>Pairs of tiles: {cards}</source>
        <translation>Paires de jetons&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{card} (yours already)</source>
        <translation>{card} (déjà acquise)</translation>
    </message>
    <message>
        <source>{card} (out of {name}’s hand)</source>
        <translation>{card} ({name} l’a en main)</translation>
    </message>
    <message>
        <source>Your hand at the end</source>
        <translation>Votre main à la fin</translation>
    </message>
    <message>
        <source>Your hand with this card</source>
        <translation>Votre main avec cette carte</translation>
    </message>
    <message>
        <source>Your hand as it stands</source>
        <translation>Votre main pour l’instant</translation>
    </message>
    <message>
        <source>At the end of the game only your most numerous colour counts.</source>
        <translation>En fin de partie, seule compte votre couleur la plus nombreuse.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins its [[influence tile]] and an [[ordinary palace]]. A [[tie]] wins nothing.</source>
        <translation>Celui qui [[se retire|withdraw]] avec plus de ces symboles que chacun des joueurs [[encore en lice|still in]] gagne le [[jeton influence|influence tile]] et un [[palais ordinaire|ordinary palace]]. Une [[égalité|tie]] ne rapporte rien.</translation>
    </message>
    <message>
        <source>Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins the [[crown]] and a [[royal palace]], for any [[city]] of the [[current province]].</source>
        <translation>Celui qui [[se retire|withdraw]] avec plus de ces symboles que chacun des joueurs [[encore en lice|still in]] gagne la [[couronne|crown]] et un [[palais royal|royal palace]], pour n’importe quelle [[cité|city]] de la [[province disputée|current province]].</translation>
    </message>
    <message>
        <source>Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins the [[province tile]], but no [[palace]].</source>
        <translation>Celui qui [[se retire|withdraw]] avec plus de ces symboles que chacun des joueurs [[encore en lice|still in]] gagne le [[jeton province|province tile]], mais pas de [[palais|palace]].</translation>
    </message>
    <message>
        <source>An [[ordinary palace]] on its [[fortress]] takes it for {points} points; it is not kept.</source>
        <translation>Un [[palais ordinaire|ordinary palace]] sur sa [[cité fortifiée|fortress]] le prend pour {points} points&#x202f;; on ne le garde pas.</translation>
    </message>
    <message>
        <source>An [[ordinary palace]] on its [[fortress]] takes it for a card of the [[draw pile]]; it is not kept.</source>
        <translation>Un [[palais ordinaire|ordinary palace]] sur sa [[cité fortifiée|fortress]] le prend contre une carte de la [[pioche|draw pile]]&#x202f;; on ne le garde pas.</translation>
    </message>
    <message>
        <source>Played with a [[coloured card]], it counts as one [[elephant]] more.</source>
        <translation>Jouée avec une [[carte de couleur|coloured card]], elle compte pour un [[éléphant|elephant]] de plus.</translation>
    </message>
    <message>
        <source>Played with a [[coloured card]], it counts as one [[Grand Mogul|grand mogul]] more.</source>
        <translation>Jouée avec une [[carte de couleur|coloured card]], elle compte pour un [[Grand Mogol|grand mogul]] de plus.</translation>
    </message>
    <message>
        <source>Played with a [[coloured card]], it brings 2 points at once.</source>
        <translation>Jouée avec une [[carte de couleur|coloured card]], elle rapporte aussitôt 2 points.</translation>
    </message>
    <message>
        <source>When one [[withdraws|withdraw]], it comes back to the [[hand]]. At the end it is worth 1 point.</source>
        <translation>Quand on [[se retire|withdraw]], elle revient dans la [[main|hand]]. À la fin, elle vaut 1 point.</translation>
    </message>
    <message>
        <source>In {province}. Still in the visit: {names}.</source>
        <translation>Province&#xa0;: {province}. Encore en lice dans la manche&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{city}, fortress</source>
        <translation>{city}, cité fortifiée</translation>
    </message>
    <message>
        <source>Palace: {name}.</source>
        <translation>Palais&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Royal palace: {name}.</source>
        <translation>Palais royal&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>1 for placing</source>
        <translation>1 pour le placer</translation>
    </message>
    <message>
        <source>1 for all palaces together</source>
        <translation>1 pour tous les palais</translation>
    </message>
    <message numerus="yes">
        <source>%n for {provinces}</source>
        <translation>
            <numerusform>%n pour {provinces}</numerusform>
            <numerusform>%n pour {provinces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for {bonus}</source>
        <translation>
            <numerusform>%n pour {bonus}</numerusform>
            <numerusform>%n pour {bonus}</numerusform>
        </translation>
    </message>
    <message>
        <source>a card from the draw pile</source>
        <translation>une carte de la pioche</translation>
    </message>
    <message>
        <source>It brings no points, but a card.</source>
        <translation>Il ne rapporte pas de points, mais une carte.</translation>
    </message>
    <message>
        <source>It brings no points, and no card is left to draw.</source>
        <translation>Il ne rapporte pas de points, et il ne reste aucune carte à piocher.</translation>
    </message>
    <message>
        <source>to whoever takes it.</source>
        <translation>pour qui le prend.</translation>
    </message>
    <message>
        <source>Lies on {city}.</source>
        <translation>Se trouve à {city}.</translation>
    </message>
    <message>
        <source>Others are still in the visit: one of them may take it first.</source>
        <translation>D’autres sont encore en lice dans cette manche&#xa0;: l’un d’eux peut le prendre avant vous.</translation>
    </message>
    <message>
        <source>Visited already: visit {number}.</source>
        <translation>Province déjà visitée (manche {number}).</translation>
    </message>
    <message>
        <source>Visited now.</source>
        <translation>Province visitée en ce moment.</translation>
    </message>
    <message>
        <source>Comes in visit {number}.</source>
        <translation>Province à visiter (manche {number}).</translation>
    </message>
    <message>
        <source>Free for ordinary palaces: {cities}.</source>
        <translation>Place pour un palais ordinaire&#xa0;: {cities}.</translation>
    </message>
    <message>
        <source>No palaces.</source>
        <translation>Aucun palais.</translation>
    </message>
    <message>
        <source>Palaces: {counts}.</source>
        <translation>Palais&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Your palaces here are joined to no other province.</source>
        <translation>Vos palais d’ici ne sont reliés à aucune autre province.</translation>
    </message>
    <message>
        <source>Your palaces here are joined to {provinces}.</source>
        <translation>Vos palais d’ici sont reliés à&#xa0;: {provinces}.</translation>
    </message>
    <message>
        <source>Province tile {number}</source>
        <translation>Jeton province {number}</translation>
    </message>
    <message>
        <source>{province}: {goods}. {when}</source>
        <translation>{province}&#xa0;: {goods}. {when}</translation>
    </message>
    <message>
        <source>to you as things stand: {goods}.</source>
        <translation>pour vous, en ce moment&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>{name} has begun this visit.</source>
        <translation>{name} a commencé cette manche.</translation>
    </message>
    <message>
        <source>{name} begins this visit.</source>
        <translation>{name} commence cette manche.</translation>
    </message>
    <message>
        <source>Still to be won in this visit.</source>
        <translation>Encore à gagner dans cette manche.</translation>
    </message>
    <message>
        <source>Won already in this visit.</source>
        <translation>Déjà gagné dans cette manche.</translation>
    </message>
    <message>
        <source>Won already in this visit, by {name}.</source>
        <translation>Déjà gagné dans cette manche, par {name}.</translation>
    </message>
    <message>
        <source>on your cards: it can’t be won again.</source>
        <translation>sur vos cartes&#xa0;: on ne peut plus le gagner.</translation>
    </message>
    <message>
        <source>on your cards: you would win it by withdrawing now.</source>
        <translation>sur vos cartes&#xa0;: en vous retirant maintenant, vous le gagneriez.</translation>
    </message>
    <message>
        <source>on your cards: at least one is needed.</source>
        <translation>sur vos cartes&#xa0;: il en faut au moins un.</translation>
    </message>
    <message>
        <source>on your cards: level with {names}, so nobody wins it now.</source>
        <translation>sur vos cartes&#xa0;: à égalité avec {names}, donc personne ne le gagne.</translation>
    </message>
    <message>
        <source>on your cards: behind {names} with {best}.</source>
        <translation>sur vos cartes&#xa0;: derrière {names} ({best}).</translation>
    </message>
    <message>
        <source>Two tiles bring {card}.</source>
        <translation>Deux jetons donnent {card}.</translation>
    </message>
    <message>
        <source>Two tiles bring {card}, which {name} has now.</source>
        <translation>Deux jetons donnent {card}&#x202f;; détenteur actuel&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>With one so far: {names}.</source>
        <translation>Déjà un jeton&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>A [[white card]] is played together with a [[coloured card]]. At the end it is worth 1 point.</source>
        <translation>Une [[carte blanche|white card]] se joue avec une [[carte de couleur|coloured card]]. À la fin, elle vaut 1 point.</translation>
    </message>
    <message numerus="yes">
        <source>In your hand: %n of it.</source>
        <translation>
            <numerusform>Dans votre main&#xa0;: %n exemplaire.</numerusform>
            <numerusform>Dans votre main&#xa0;: %n exemplaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: put both back</source>
        <translation>Clic&#xa0;: reposer les deux</translation>
    </message>
    <message>
        <source>Picked out with the card of another colour</source>
        <translation>Choisie avec la carte d’une autre couleur</translation>
    </message>
    <message>
        <source>Click: put it back</source>
        <translation>Clic&#xa0;: la reposer</translation>
    </message>
    <message>
        <source>Click: pick it out, then a coloured card</source>
        <translation>Clic&#xa0;: la choisir, puis une carte de couleur</translation>
    </message>
    <message>
        <source>Click: pick it out, with the change-of-colour card</source>
        <translation>Clic&#xa0;: la choisir, avec la carte Changement de couleur</translation>
    </message>
    <message>
        <source>Click: pick it out</source>
        <translation>Clic&#xa0;: la choisir</translation>
    </message>
    <message>
        <source>Click: pick it out, for {play}</source>
        <translation>Clic&#xa0;: la choisir, pour jouer {play}</translation>
    </message>
    <message numerus="yes">
        <source>%n on display.</source>
        <translation>
            <numerusform>%n exemplaire dans la réserve.</numerusform>
            <numerusform>%n exemplaires dans la réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever withdraws next takes %n card(s).</source>
        <translation>
            <numerusform>Qui se retire ensuite prend %n carte.</numerusform>
            <numerusform>Qui se retire ensuite prend %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down.</source>
        <translation>
            <numerusform>%n carte, face cachée.</numerusform>
            <numerusform>%n cartes, face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here and in the others’ hands: {counts}.</source>
        <translation>Ici et dans la main des autres&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face up.</source>
        <translation>
            <numerusform>%n carte, face visible.</numerusform>
            <numerusform>%n cartes, face visible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played by {name}</source>
        <translation>Cartes jouées par {name}</translation>
    </message>
    <message>
        <source>The [[symbols|symbol]] of all cards played in the [[visit]] add up until one withdraws.</source>
        <translation>Les [[symboles|symbol]] de toutes les cartes jouées dans la [[manche|visit]] s’additionnent, jusqu’à ce que l’on se retire.</translation>
    </message>
    <message>
        <source>It lies beside the board. Two {symbol} tiles bring it.</source>
        <translation>Elle se trouve à côté du plateau. Deux jetons {symbol} la donnent.</translation>
    </message>
    <message>
        <source>It belongs to {name}. Two {symbol} tiles take it away.</source>
        <translation>Elle appartient à {name}. Deux jetons {symbol} la lui enlèvent.</translation>
    </message>
    <message>
        <source>Owns {cards}.</source>
        <translation>Possède {cards}.</translation>
    </message>
    <message>
        <source>Click: look at your hand behind a curtain</source>
        <translation>Clic&#xa0;: voir votre main derrière un rideau</translation>
    </message>
    <message numerus="yes">
        <source>influence point(s).</source>
        <translation>
            <numerusform>point d’influence.</numerusform>
            <numerusform>points d’influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence point(s); {state}.</source>
        <translation>
            <numerusform>point d’influence&#x202f;; {state}.</numerusform>
            <numerusform>points d’influence&#x202f;; {state}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence point(s); withdrawing now would bring {points} more.</source>
        <translation>
            <numerusform>point d’influence&#x202f;; en se retirant maintenant&#xa0;: {points} de plus.</numerusform>
            <numerusform>points d’influence&#x202f;; en se retirant maintenant&#xa0;: {points} de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>For your eyes only. {cards}</source>
        <translation>Pour vos yeux seulement. {cards}</translation>
    </message>
    <message numerus="yes">
        <source>card(s) in your hand.</source>
        <translation>
            <numerusform>carte dans votre main.</numerusform>
            <numerusform>cartes dans votre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: choose the ordinary palace or the royal one</source>
        <translation>Clic&#xa0;: choisir le palais ordinaire ou le palais royal</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Se retirer</translation>
    </message>
    <message>
        <source>Build a palace in {city}</source>
        <translation>Placer un palais à {city}</translation>
    </message>
    <message>
        <source>Build the royal palace in {city}</source>
        <translation>Placer le palais royal à {city}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>{card} with {extra}</source>
        <translation>{card} avec {extra}</translation>
    </message>
    <message>
        <source>A second {symbol} tile brings {card}</source>
        <translation>Un second jeton {symbol} donne {card}</translation>
    </message>
    <message>
        <source>Takes {bonus}</source>
        <translation>Prend {bonus}</translation>
    </message>
    <message numerus="yes">
        <source>Takes {bonus}, worth %n point(s)</source>
        <translation>
            <numerusform>Prend {bonus}, qui vaut %n point</numerusform>
            <numerusform>Prend {bonus}, qui vaut %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The province tile is worth %n point(s) to you</source>
        <translation>
            <numerusform>Le jeton province vaut %n point pour vous</numerusform>
            <numerusform>Le jeton province vaut %n points pour vous</numerusform>
        </translation>
    </message>
    <message>
        <source>For {bonus} in {cities}</source>
        <translation>Pour {bonus} à {cities}</translation>
    </message>
    <message numerus="yes">
        <source>For {bonus} in {cities}, worth %n point(s)</source>
        <translation>
            <numerusform>Pour {bonus} à {cities}, qui vaut %n point</numerusform>
            <numerusform>Pour {bonus} à {cities}, qui vaut %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A palace here is joined to %n other province(s)</source>
        <translation>
            <numerusform>Un palais y est relié à %n autre province</numerusform>
            <numerusform>Un palais y est relié à %n autres provinces</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings a point for a palace</source>
        <translation>Rapporte un point pour un palais</translation>
    </message>
    <message>
        <source>Takes the lead in {symbols}</source>
        <translation>Prend l’avantage pour {symbols}</translation>
    </message>
    <message>
        <source>Makes your lead in {symbols} safer</source>
        <translation>Assure votre avance pour {symbols}</translation>
    </message>
    <message>
        <source>Nobody is left who could overtake you</source>
        <translation>Plus personne ne peut vous dépasser</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) at once</source>
        <translation>
            <numerusform>Marque aussitôt %n point</numerusform>
            <numerusform>Marque aussitôt %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends %n card(s) of your hand</source>
        <translation>
            <numerusform>Dépense %n carte de votre main</numerusform>
            <numerusform>Dépense %n cartes de votre main</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings an extra card, because you have played none</source>
        <translation>Donne une carte supplémentaire, car vous n’en avez joué aucune</translation>
    </message>
    <message>
        <source>None of your cards can be played</source>
        <translation>Aucune de vos cartes ne peut être jouée</translation>
    </message>
    <message numerus="yes">
        <source>Keeps your %n card(s) for later visits</source>
        <translation>
            <numerusform>Garde votre %n carte pour les manches suivantes</numerusform>
            <numerusform>Garde vos %n cartes pour les manches suivantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives up what another card could win</source>
        <translation>Renonce à ce qu’une autre carte pourrait gagner</translation>
    </message>
    <message>
        <source>You own a palace here already</source>
        <translation>Vous avez déjà un palais ici</translation>
    </message>
    <message>
        <source>Another city promises more</source>
        <translation>Une autre cité promet davantage</translation>
    </message>
    <message>
        <source>Roads lead on from a palace here to provinces still to be visited</source>
        <translation>D’un palais ici, des routes mènent vers des provinces encore à visiter</translation>
    </message>
    <message>
        <source>Wins what you lead: {won}</source>
        <translation>Remporte ce que vous menez&#xa0;: {won}</translation>
    </message>
    <message>
        <source>Others could still overtake you if you stayed in</source>
        <translation>D’autres pourraient encore vous dépasser si vous restiez</translation>
    </message>
    <message numerus="yes">
        <source>Makes your hand count %n point(s) more</source>
        <translation>
            <numerusform>Votre main comptera %n point de plus</numerusform>
            <numerusform>Votre main comptera %n points de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand would count no more with it</source>
        <translation>Votre main n’en compterait pas davantage</translation>
    </message>
    <message>
        <source>A white card goes with every colour</source>
        <translation>Une carte blanche va avec toutes les couleurs</translation>
    </message>
    <message>
        <source>Two elephants at once are hard to beat</source>
        <translation>Deux éléphants d’un coup sont difficiles à battre</translation>
    </message>
    <message>
        <source>Both its symbols can win a palace</source>
        <translation>Ses deux symboles peuvent gagner un palais</translation>
    </message>
    <message>
        <source>One more card to play in later visits</source>
        <translation>Une carte de plus à jouer lors des manches suivantes</translation>
    </message>
    <message numerus="yes">
        <source>Goes with %n card(s) of its colour in your hand</source>
        <translation>
            <numerusform>Va avec %n carte de sa couleur dans votre main</numerusform>
            <numerusform>Va avec %n cartes de sa couleur dans votre main</numerusform>
        </translation>
    </message>
    <message>
        <source>Left first</source>
        <translation>Se retire en premier</translation>
    </message>
    <message>
        <source>Left second</source>
        <translation>Se retire en deuxième</translation>
    </message>
    <message>
        <source>Left third</source>
        <translation>Se retire en troisième</translation>
    </message>
    <message>
        <source>Left fourth</source>
        <translation>Se retire en quatrième</translation>
    </message>
    <message>
        <source>Left fifth</source>
        <translation>Se retire en cinquième</translation>
    </message>
    <message numerus="yes">
        <source>Won {symbols} with {cards}: %n point(s)</source>
        <translation>
            <numerusform>Gagne {symbols} avec {cards}&#xa0;: %n point</numerusform>
            <numerusform>Gagne {symbols} avec {cards}&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdrawing before playing {cards} would have brought %n point(s) more</source>
        <translation>
            <numerusform>Se retirer avant de jouer {cards} aurait rapporté %n point de plus</numerusform>
            <numerusform>Se retirer avant de jouer {cards} aurait rapporté %n points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied for {symbols}: %n point(s) missed</source>
        <translation>
            <numerusform>À égalité pour {symbols}&#xa0;: %n point manqué</numerusform>
            <numerusform>À égalité pour {symbols}&#xa0;: %n points manqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left} with {symbols} and the +2 card: %n point(s)</source>
        <translation>
            <numerusform>{left}, avec {symbols} et la carte +2&#xa0;: %n point</numerusform>
            <numerusform>{left}, avec {symbols} et la carte +2&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left} with {symbols}: %n point(s)</source>
        <translation>
            <numerusform>{left}, avec {symbols}&#xa0;: %n point</numerusform>
            <numerusform>{left}, avec {symbols}&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left}: %n point(s) with the +2 card, no symbol won</source>
        <translation>
            <numerusform>{left}&#xa0;: %n point avec la carte +2, aucun symbole gagné</numerusform>
            <numerusform>{left}&#xa0;: %n points avec la carte +2, aucun symbole gagné</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left}: %n card(s) played for nothing</source>
        <translation>
            <numerusform>{left}&#xa0;: %n carte jouée pour rien</numerusform>
            <numerusform>{left}&#xa0;: %n cartes jouées pour rien</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}, without playing a card: no points</source>
        <translation>{left}, sans jouer de carte&#xa0;: aucun point</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <comment>what a moment was worth, signed</comment>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s), {whole} for this withdrawal</source>
        <comment>what a moment was worth, signed</comment>
        <translation>
            <numerusform>{points} point, {whole} pour ce retrait</numerusform>
            <numerusform>{points} points, {whole} pour ce retrait</numerusform>
        </translation>
    </message>
    <message>
        <source>{province} is won</source>
        <translation>{province}&#xa0;: province gagnée</translation>
    </message>
    <message>
        <source>A special card changes hands</source>
        <translation>Une carte spéciale change de mains</translation>
    </message>
    <message>
        <source>A special card is won</source>
        <translation>Une carte spéciale est gagnée</translation>
    </message>
    <message>
        <source>The last visit</source>
        <translation>La dernière manche</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point en tout</numerusform>
            <numerusform>%n points en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} withdraws: %n point(s).</source>
        <translation>
            <numerusform>{name} se retire&#xa0;: %n point.</numerusform>
            <numerusform>{name} se retire&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points after each visit</source>
        <translation>Les points après chaque manche</translation>
    </message>
    <message>
        <source>Most points, for example, in {cities}</source>
        <translation>Le plus de points, par exemple&#xa0;: {cities}</translation>
    </message>
    <message>
        <source>Nobody can take it any more.</source>
        <translation>Personne ne peut plus le prendre.</translation>
    </message>
    <message>
        <source>You are out of this visit.</source>
        <translation>Vous vous êtes retiré de cette manche.</translation>
    </message>
    <message>
        <source>Won by {name}.</source>
        <translation>{name} l’a gagné.</translation>
    </message>
    <message>
        <source>Nobody won it.</source>
        <translation>Personne ne l’a gagné.</translation>
    </message>
    <message numerus="yes">
        <source>A palace here can be joined to %n other province(s)</source>
        <translation>
            <numerusform>Un palais peut y être relié à %n autre province</numerusform>
            <numerusform>Un palais peut y être relié à %n autres provinces</numerusform>
        </translation>
    </message>
    <message>
        <source>For a palace, worth a point</source>
        <translation>Pour un palais, qui vaut un point</translation>
    </message>
    <message>
        <source>A palace here is joined to no further province</source>
        <translation>Un palais n’y est relié à aucune province de plus</translation>
    </message>
    <message>
        <source>Influence points, with the hand</source>
        <translation>Points d’influence, main comprise</translation>
    </message>
    <message>
        <source>On the right: all the points, if you place the others where they bring most.</source>
        <translation>À droite&#xa0;: tous les points, si les autres palais vont là où ils rapportent le plus.</translation>
    </message>
    <message>
        <source>ahead</source>
        <comment>after pictures of symbols</comment>
        <translation>en tête</translation>
    </message>
    <message>
        <source>level</source>
        <comment>after pictures of symbols</comment>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>behind</source>
        <comment>after pictures of symbols</comment>
        <translation>derrière</translation>
    </message>
    <message>
        <source>Only you are left, {name}: play on for a symbol you lack, or withdraw.</source>
        <translation>Il ne reste que vous, {name}&#xa0;: jouez s’il vous manque un symbole, ou retirez-vous.</translation>
    </message>
    <message>
        <source>Your colour has run out, {name}: change it by a card, or withdraw.</source>
        <translation>Vous n’avez plus votre couleur, {name}&#xa0;: changez-en avec une carte, ou retirez-vous.</translation>
    </message>
    <message>
        <source>Last visit: the hands are scored next.</source>
        <translation>Dernière manche&#xa0;: les mains seront ensuite comptées.</translation>
    </message>
    <message>
        <source>Cards claim influence; who withdraws wins what he alone leads in.</source>
        <translation>Les cartes donnent de l’influence&#x202f;; en se retirant, on gagne les symboles où l’on mène seul.</translation>
    </message>
    <message>
        <source>Palaces bring 1 point in all, and 1 for each further province they join.</source>
        <translation>Vos palais rapportent 1 point en tout, plus 1 par autre province reliée.</translation>
    </message>
    <message>
        <source>In a visit you play one colour only: choose what goes with your hand.</source>
        <translation>Dans une manche, on ne joue qu’une couleur&#xa0;: choisissez selon votre main.</translation>
    </message>
    <message>
        <source>The visit is elsewhere, in {province}.</source>
        <translation>La manche se joue ailleurs&#xa0;: {province}.</translation>
    </message>
    <message>
        <source>You have only the royal palace left to place.</source>
        <translation>Il ne vous reste que le palais royal à placer.</translation>
    </message>
    <message>
        <source>Only a royal palace can still stand in {city}.</source>
        <translation>{city} n’accueille plus qu’un palais royal.</translation>
    </message>
    <message>
        <source>In the province {province}, with roads to {cities}.</source>
        <translation>Province&#xa0;: {province}. Routes vers {cities}.</translation>
    </message>
    <message>
        <source>Province {province}.</source>
        <translation>Province&#xa0;: {province}.</translation>
    </message>
    <message>
        <source>A city holds one [[ordinary palace]] and one [[royal palace]]. On a [[fortress]] the ordinary one takes the [[bonus tile]].</source>
        <translation>Une cité accueille un [[palais ordinaire|ordinary palace]] et un [[palais royal|royal palace]]. Sur une [[cité fortifiée|fortress]], l’ordinaire prend le [[jeton bonus|bonus tile]].</translation>
    </message>
    <message>
        <source>A city holds one [[ordinary palace]] and one [[royal palace]].</source>
        <translation>Une cité accueille un [[palais ordinaire|ordinary palace]] et un [[palais royal|royal palace]].</translation>
    </message>
    <message numerus="yes">
        <source>%n for the provinces joined</source>
        <translation>
            <numerusform>%n pour la province reliée</numerusform>
            <numerusform>%n pour les provinces reliées</numerusform>
        </translation>
    </message>
    <message>
        <source>for your palace here: {parts}.</source>
        <translation>pour votre palais ici&#xa0;: {parts}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s palaces from here reach %n province(s).</source>
        <translation>
            <numerusform>Les palais reliés d’ici ({name}) touchent %n&#xa0;province.</numerusform>
            <numerusform>Les palais reliés d’ici ({name}) touchent %n&#xa0;provinces.</numerusform>
        </translation>
    </message>
    <message>
        <source>An [[ordinary palace]] on its [[fortress]] takes it: a point for each of this [[commodity]] you then own.</source>
        <translation>Un [[palais ordinaire|ordinary palace]] sur sa [[cité fortifiée|fortress]] le prend&#xa0;: un point par [[ressource|commodity]] de ce type que vous avez alors.</translation>
    </message>
    <message numerus="yes">
        <source>to you: this one, and the %n you own.</source>
        <translation>
            <numerusform>pour vous&#xa0;: celui-ci et le %n que vous avez.</numerusform>
            <numerusform>pour vous&#xa0;: celui-ci et les %n que vous avez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each [[province]] is [[visited|visit]] once, as the [[province tiles|province tile]] lie. One [[joined]] to a palace placed elsewhere brings 1 point.</source>
        <translation>On [[visite|visit]] chaque [[province|province]] une fois, dans l’ordre des [[jetons province|province tile]]. [[Reliée|joined]] à un palais placé ailleurs, elle rapporte 1&#xa0;point.</translation>
    </message>
    <message>
        <source>The [[elephant]] wins it. Each [[commodity]] on it brings as many points as you then own of it.</source>
        <translation>L’[[éléphant|elephant]] le gagne. Chaque [[ressource|commodity]] du jeton rapporte autant de points que vous en avez alors.</translation>
    </message>
    <message>
        <source>Now {counts}.</source>
        <translation>Pour l’instant&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>With two, exchanged for it after the visit: {names}.</source>
        <translation>Avec deux, à échanger après la manche&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The [[coloured card]] played with it may have any colour; later cards keep to yours ([[change of colour]]).</source>
        <translation>La [[carte de couleur|coloured card]] jouée avec elle peut être de n’importe quelle couleur&#x202f;; les suivantes gardent la vôtre ([[changement de couleur|change of colour]]).</translation>
    </message>
    <message>
        <source>One a [[turn]], with a [[white|white card]] or [[special|special card]] card if you like. The first binds you to its colour for the [[visit]].</source>
        <translation>Une par [[tour|turn]], avec une carte [[blanche|white card]] ou [[spéciale|special card]] si vous voulez. La première fixe votre couleur pour la [[manche|visit]].</translation>
    </message>
    <message>
        <source>Whoever [[withdraws|withdraw]] without having played draws one as an [[extra card]]. An empty pile is made anew from the [[discard pile]].</source>
        <translation>Qui [[se retire|withdraw]] sans avoir joué pioche une [[carte supplémentaire|extra card]]. Une pioche vide se refait avec la [[défausse|discard pile]].</translation>
    </message>
    <message>
        <source>Cards played go here when their owner [[withdraws|withdraw]], and become the next [[draw pile]].</source>
        <translation>Les cartes jouées viennent ici quand leur propriétaire [[se retire|withdraw]], et forment la [[pioche|draw pile]] suivante.</translation>
    </message>
    <message>
        <source>The most [[influence points|influence point]] win. White and special cards of the [[hand]] and its best colour count at the end.</source>
        <translation>Qui a le plus de [[points d’influence|influence point]] gagne. À la fin comptent les cartes blanches et spéciales de la [[main|hand]] et sa meilleure couleur.</translation>
    </message>
    <message>
        <source>There are twelve [[visits|visit]], one to each [[province]]. One ends when all have [[withdrawn|withdraw]] and the [[display]] is empty; after the last the [[hands|hand]] count.</source>
        <translation>Il y a douze [[manches|visit]], une par [[province]]. Une manche finit quand tous se sont [[retirés|withdraw]] et que la [[réserve|display]] est vide&#x202f;; après la dernière, on compte les [[mains|hand]].</translation>
    </message>
    <message>
        <source>The [[start player]] begins the [[visit]]; turns go on clockwise. After it the figure goes one place to the left.</source>
        <translation>Le [[premier joueur|start player]] commence la [[manche|visit]]&#x202f;; on continue dans le sens des aiguilles d’une montre. Ensuite, la figurine passe au voisin de gauche.</translation>
    </message>
    <message>
        <source>Palaces are placed by whoever withdraws.</source>
        <translation>On place les palais gagnés en se retirant.</translation>
    </message>
    <message>
        <source>The crown brings a royal palace, placed at once in {province}.</source>
        <translation>La couronne donne un palais royal, à placer aussitôt ({province}).</translation>
    </message>
    <message>
        <source>first card</source>
        <comment>puzzle</comment>
        <translation>première carte</translation>
    </message>
    <message>
        <source>staying in</source>
        <comment>puzzle</comment>
        <translation>rester en lice</translation>
    </message>
    <message>
        <source>withdrawing</source>
        <comment>puzzle</comment>
        <translation>se retirer</translation>
    </message>
    <message>
        <source>chain of palaces</source>
        <comment>puzzle</comment>
        <translation>ligne de palais</translation>
    </message>
    <message>
        <source>cards of the display</source>
        <comment>puzzle</comment>
        <translation>cartes de la réserve</translation>
    </message>
    <message>
        <source>By the end of the visit, going by the expert’s quick trials and how often such come true:</source>
        <translation>À la fin de la manche, d’après des essais rapides de l’expert, corrigés par l’expérience&#xa0;:</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Symbols that the others win</source>
        <translation>Symboles que gagnent les autres</translation>
    </message>
    <message>
        <source>Wins the Vizier</source>
        <translation>Gagne le vizir</translation>
    </message>
    <message>
        <source>Wins the General</source>
        <translation>Gagne le général</translation>
    </message>
    <message>
        <source>Wins the Monk</source>
        <translation>Gagne le moine</translation>
    </message>
    <message>
        <source>Wins the Princess</source>
        <translation>Gagne la princesse</translation>
    </message>
    <message>
        <source>Wins the Grand Mogul</source>
        <translation>Gagne le Grand Mogol</translation>
    </message>
    <message>
        <source>Wins the elephant</source>
        <translation>Gagne l’éléphant</translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <source>To the others</source>
        <translation>Pour les autres</translation>
    </message>
    <message>
        <source>Keep this open</source>
        <translation>Garder ouvert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rules: {section} ›</source>
        <translation>Règles&#xa0;: {section} ›</translation>
    </message>
    <message>
        <source>Click:</source>
        <translation>Clic&#xa0;:</translation>
    </message>
    <message>
        <source>Enter:</source>
        <translation>Entrée&#xa0;:</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Voir plus</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Dérouler la partie à partir d’ici</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Le fil de la partie</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Turn sounds off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Turn sounds on</source>
        <translation>Remettre le son</translation>
    </message>
    <message>
        <source>Home ← → End: by move. ↑ ↓: by stage.</source>
        <translation>Début ← → Fin&#xa0;: coup par coup. ↑ ↓&#xa0;: étape par étape.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Games of Durbar</source>
        <translation>Parties de Durbar</translation>
    </message>
    <message>
        <source>{file} can’t be opened</source>
        <translation>Impossible d’ouvrir {file}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Open what is sound</source>
        <translation>Ouvrir ce qui est intact</translation>
    </message>
    <message>
        <source>This game can’t be removed</source>
        <translation>Cette partie ne peut pas être supprimée</translation>
    </message>
    <message>
        <source>{stage}, move {number}. {who} to play.</source>
        <translation>{stage}, coup {number}. À {who} de jouer.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} et {last}</translation>
    </message>
    <message>
        <source>{before}; {after}</source>
        <translation>{before}&#x202f;; {after}</translation>
    </message>
</context>
</TS>
