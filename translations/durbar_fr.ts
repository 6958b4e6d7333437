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
        <location filename="../desktop/durbar/ui/kit/board.py" line="417"/>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/board.py" line="419"/>
        <source>A picture of the table. Every move is also in the list of moves, in words.</source>
        <translation>Une image de la table. Chaque coup figure aussi, en toutes lettres, dans la liste des coups.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="167"/>
        <source>The screen is for {name}</source>
        <translation>L’écran est à {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="170"/>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="172"/>
        <source>Enter to go on · Esc to save and go home</source>
        <translation>Entrée pour continuer · Échap pour enregistrer et revenir à l’accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="677"/>
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
        <source>This file can’t be read: it is gone, or you have no right to it.</source>
        <translation>Ce fichier ne peut pas être lu&#xa0;: il a disparu, ou vous n’y avez pas accès.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="23"/>
        <source>This game is damaged from move {move} on.</source>
        <translation>Cette partie est abîmée à partir du coup {move}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="24"/>
        <source>The beginning of this game is damaged; nothing of it can be read.</source>
        <translation>Le début de cette partie est abîmé&#x202f;; on ne peut rien en lire.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/records.py" line="31"/>
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
        <location filename="../desktop/durbar/ui/kit/frame.py" line="161"/>
        <source>Players and moves</source>
        <extracomment>Below this share of the size it would have beside a narrow column, the board gets the column&apos;s room.</extracomment>
        <translation>Joueurs et coups</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="176"/>
        <source>The saved game of {game} is deleted and can’t be brought back.</source>
        <translation>La partie enregistrée ({game}) sera effacée pour toujours.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="181"/>
        <source>Remove this game?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="183"/>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="183"/>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="209"/>
        <source>Board games at the courts of kings</source>
        <translation>Jeux de société à la cour des rois</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="210"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="212"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="213"/>
        <source>Open a saved game from a file</source>
        <translation>Ouvrir une partie enregistrée dans un fichier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="214"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="241"/>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="241"/>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="282"/>
        <source>Remove the saved game of {game}, {when}</source>
        <translation>Supprimer la partie enregistrée&#xa0;: {game}, {when}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="300"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="301"/>
        <source>Resume {game}, {when}</source>
        <translation>Reprendre&#xa0;: {game}, {when}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="362"/>
        <source>{least} to {most} players</source>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="364"/>
        <source>about {minutes} minutes</source>
        <translation>environ {minutes} minutes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="365"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="366"/>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="367"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="368"/>
        <source>Rules of {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="369"/>
        <source>The board of {game}</source>
        <translation>Le plateau&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="504"/>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="506"/>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/log_page.py" line="176"/>
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
        <location filename="../desktop/durbar/ui/kit/prompt.py" line="138"/>
        <source>What to do</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/prompt.py" line="351"/>
        <source>Rules: {section} ›</source>
        <translation>Règles&#xa0;: {section} ›</translation>
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
        <location filename="../desktop/durbar/ui/kit/chart.py" line="56"/>
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
        <location filename="../desktop/durbar/ui/results.py" line="37"/>
        <source>V</source>
        <comment>key for: review</comment>
        <extracomment>What Qt takes for no limit of a size. With more seats than this the winner&apos;s panel is drawn smaller.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="37"/>
        <source>P</source>
        <comment>key for: play again</comment>
        <translation>E</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="213"/>
        <source>{rank}. {name}, {who}: {score}</source>
        <translation>{rank}. {name}, {who}&#xa0;: {score}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="344"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="344"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="346"/>
        <source>Review</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="347"/>
        <source>Play again</source>
        <translation>Encore une partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="406"/>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="406"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="396"/>
        <source>Taken back after chance: {count} ×.</source>
        <translation>Annulations après le hasard&#xa0;: {count}.</translation>
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
        <location filename="../desktop/durbar/ui/rulebook.py" line="334"/>
        <source>Back to {section}</source>
        <translation>Retour&#xa0;: {section}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="334"/>
        <source>On to {section}</source>
        <translation>Suite&#xa0;: {section}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="389"/>
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
        <source>When there is just one legal move it is made at once, and stands in the log.</source>
        <translation>Quand un seul coup est permis, il est joué aussitôt et inscrit au journal.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="81"/>
        <source>Games are kept here after each move, and these settings too:</source>
        <translation>Les parties sont enregistrées ici après chaque coup, et ces réglages aussi&#xa0;:</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="83"/>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="242"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="243"/>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="244"/>
        <source>The Nile feeds only those whom it floods.</source>
        <translation>Le Nil ne nourrit que ceux qu’il inonde.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="247"/>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="274"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="274"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="278"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="284"/>
        <source>System’s</source>
        <translation>Système</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="278"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="278"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="279"/>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="283"/>
        <source>Pieces glide to their places; nobody ever waits for them.</source>
        <translation>Les pièces glissent à leur place&#x202f;; elles ne font jamais attendre personne.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="284"/>
        <source>On</source>
        <translation>Avec</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="284"/>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="285"/>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="290"/>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="291"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="292"/>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="293"/>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="295"/>
        <source>How fast computers play. Step by step waits for you before each of their moves.</source>
        <translation>À quelle vitesse jouent les ordinateurs. Pas à pas&#xa0;: ils vous attendent avant chacun de leurs coups.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="296"/>
        <source>Speed of the computers</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="99"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="100"/>
        <source>A new game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="244"/>
        <source>A player needs a name.</source>
        <translation>Il manque le nom d’un joueur.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="246"/>
        <source>Two players have the name {name}; change one of them.</source>
        <translation>Deux joueurs ont le même nom, {name}&#x202f;; changez-en un.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="250"/>
        <source>At least one person has to sit at the table.</source>
        <translation>Il faut au moins un joueur humain à la table.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="252"/>
        <source>The seed has to be a number from 0 to {highest}.</source>
        <translation>La graine doit être un nombre de 0 à {highest}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="262"/>
        <source>{game} is for {least} to {most}</source>
        <translation>{game} se joue de {least} à {most}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="305"/>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="306"/>
        <source>in order of play</source>
        <translation>dans l’ordre du jeu</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="307"/>
        <source>A computer sees only what a player in its place would see.</source>
        <translation>Un ordinateur ne voit que ce qu’un joueur verrait à sa place.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="340"/>
        <source>{least} to {most} players, about {minutes} minutes</source>
        <translation>{least} à {most} joueurs, environ {minutes} minutes</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="342"/>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="395"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="396"/>
        <source>The game of the rulebook, until you choose otherwise</source>
        <translation>Le jeu du livret de règles, sauf autre choix de votre part</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="399"/>
        <source>Against computers only; the game is then marked in its results.</source>
        <translation>Contre des ordinateurs seulement&#x202f;; les résultats de la partie le signaleront.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="400"/>
        <source>Undo after chance</source>
        <translation>Annuler après le hasard</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="401"/>
        <location filename="../desktop/durbar/ui/setup.py" line="402"/>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="403"/>
        <source>The same seed and the same moves bring the same chance.</source>
        <translation>La même graine et les mêmes coups donnent le même hasard.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="405"/>
        <source>Roll another seed</source>
        <translation>Tirer une autre graine</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="469"/>
        <source>Rules, section {section}</source>
        <translation>Règles, page {section}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="563"/>
        <source>About {minutes} minutes. Everything is kept as you play; you can leave at any time.</source>
        <translation>Environ {minutes} minutes. Tout est enregistré à mesure que vous jouez&#x202f;; vous pouvez partir à tout moment.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="569"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="569"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="570"/>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="570"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="617"/>
        <source>Add a third player</source>
        <translation>Ajouter un troisième joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="618"/>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="619"/>
        <source>Add a fifth player</source>
        <translation>Ajouter un cinquième joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="620"/>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="629"/>
        <source>{players}.</source>
        <translation>{players}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="635"/>
        <source>one computer</source>
        <translation>un ordinateur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="636"/>
        <source>two computers</source>
        <translation>deux ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="637"/>
        <source>three computers</source>
        <translation>trois ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="638"/>
        <source>four computers</source>
        <translation>quatre ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="639"/>
        <source>five computers</source>
        <translation>cinq ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="28"/>
        <source>Lotus</source>
        <translation>Lotus</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="29"/>
        <source>Peacock feather</source>
        <translation>Plume de paon</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="30"/>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="31"/>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="32"/>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="90"/>
        <source>plays at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="100"/>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="100"/>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="156"/>
        <source>Name of a player</source>
        <translation>Nom d’un joueur</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="157"/>
        <source>Who plays {name}</source>
        <translation>Qui joue&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="158"/>
        <source>Level of {name}</source>
        <translation>Niveau&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="159"/>
        <source>Move {name} up</source>
        <translation>Monter {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="160"/>
        <source>Move {name} down</source>
        <translation>Descendre {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="161"/>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="162"/>
        <source>Emblem of {name}</source>
        <translation>Emblème&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="283"/>
        <source>{emblem}, swap with {name}</source>
        <translation>{emblem}, échanger avec {name}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="237"/>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="237"/>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="213"/>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="239"/>
        <source>You are looking back at move {number}.</source>
        <translation>Vous revoyez le coup {number}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="240"/>
        <source>Nothing is played from here.</source>
        <translation>On ne joue pas à partir d’ici.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="244"/>
        <source>Results</source>
        <translation>Voir les résultats</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="245"/>
        <source>V</source>
        <comment>key for: results</comment>
        <translation>V</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="252"/>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="253"/>
        <source>N</source>
        <comment>key for: next move</comment>
        <translation>S</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="273"/>
        <location filename="../desktop/durbar/ui/table_page.py" line="438"/>
        <source>You are looking back; press End to return to the game.</source>
        <translation>Vous revoyez la partie&#x202f;; la touche Fin vous y ramène.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="275"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="276"/>
        <source>Your moves stand here when it is your turn.</source>
        <translation>Vos coups s’affichent ici quand c’est à vous.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="465"/>
        <source>Leave it</source>
        <translation>Le laisser</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="466"/>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="468"/>
        <source>Are you sure?</source>
        <translation>En êtes-vous sûr&#x202f;?</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="537"/>
        <source>Save a copy of this game</source>
        <translation>Enregistrer une copie de cette partie</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="550"/>
        <source>Not saved</source>
        <translation>Rien n’est enregistré</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="551"/>
        <source>The copy could not be written: {reason}.</source>
        <translation>La copie n’a pas pu être écrite&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="564"/>
        <source>Computer speed</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="566"/>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="567"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="568"/>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="569"/>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="578"/>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="579"/>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="581"/>
        <source>The rules on a page of their own</source>
        <translation>Les règles en pleine page</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="585"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="586"/>
        <source>Save and go home</source>
        <translation>Enregistrer et revenir à l’accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="645"/>
        <source>There is nothing of yours to take back.</source>
        <translation>Vous n’avez aucun coup à annuler.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="646"/>
        <source>With several people at the table, a move that revealed something, or was answered, stays.</source>
        <translation>Quand plusieurs personnes jouent, un coup qui a révélé quelque chose, ou auquel on a répondu, reste joué.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="649"/>
        <source>This game was set up without undo after chance.</source>
        <translation>Cette partie ne permet pas d’annuler après le hasard.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="660"/>
        <source>What {name} may see stays hidden until then.</source>
        <translation>Ce que {name} peut voir reste caché jusque-là.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="671"/>
        <source>Only {name} should look at the screen now.</source>
        <translation>En ce moment, l’écran n’est que pour {name}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="682"/>
        <source>The game goes on, but it can’t be saved: {reason}.</source>
        <translation>La partie continue, mais elle ne peut pas être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="687"/>
        <source>Go home</source>
        <translation>Revenir à l’accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="688"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="690"/>
        <source>The computer player could not find a move: {reason}</source>
        <translation>L’ordinateur n’a pas trouvé de coup&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="691"/>
        <source>No move</source>
        <translation>Pas de coup</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="125"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="125"/>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="125"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="128"/>
        <source>Moves, log or rules</source>
        <translation>Coups, journal ou règles</translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="132"/>
        <source>To the others</source>
        <extracomment>Milliseconds: before a pointed thing explains itself, and before a tip that nobody points at goes. Units at a panel&apos;s top and foot over which its text never scrolls.</extracomment>
        <translation>Pour les autres</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="231"/>
        <source>Keep this open</source>
        <translation>Garder ouvert</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="232"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="394"/>
        <location filename="../desktop/durbar/ui/table_page.py" line="641"/>
        <source>Rules: {section} ›</source>
        <translation>Règles&#xa0;: {section} ›</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="149"/>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="150"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="151"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="152"/>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="153"/>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="154"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="155"/>
        <source>The game so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="227"/>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="227"/>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="282"/>
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
        <location filename="../desktop/durbar/ui/window.py" line="249"/>
        <source>Settings can’t be kept</source>
        <extracomment>Milliseconds from the first paint until what it could do without is loaded.</extracomment>
        <translation>Les réglages ne peuvent pas être enregistrés</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../desktop/durbar/ui/words.py" line="75"/>
        <source>{items} and {last}</source>
        <extracomment>Codes and own names of the languages Durbar speaks. The one function for every text a person reads. translate(context, English) finds the chosen language&apos;s text; with n it takes the plural form for n and puts it at %n. Placeholders are filled afterwards with str.format.</extracomment>
        <translation>{items} et {last}</translation>
    </message>
</context>
</TS>
