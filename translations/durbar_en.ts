<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>About</name>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="38"/>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="39"/>
        <source>Board games at the courts of kings, alone or round one screen, and never on line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="41"/>
        <source>Each game’s title belongs to its owner; all texts, art and boards here are our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="52"/>
        <source>Qt {version} and PySide6, the window: LGPL, version 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="53"/>
        <source>networkx, roads and cities as graphs: BSD licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="54"/>
        <source>msgspec, reading and writing saved games: BSD licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/about.py" line="55"/>
        <source>platformdirs, where files are kept: MIT licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/board.py" line="411"/>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/board.py" line="413"/>
        <source>A picture of the table. Every move is also in the list of moves, in words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="164"/>
        <source>The screen is for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="167"/>
        <source>I am {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/curtain.py" line="169"/>
        <source>Enter to go on · Esc to save and go home</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/dialogs.py" line="87"/>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/dialogs.py" line="113"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="11"/>
        <source>This file is too large to be a game of Durbar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="13"/>
        <source>This file is not a game of Durbar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="15"/>
        <source>This game was saved by a newer Durbar; install the newest one to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="17"/>
        <source>This Durbar does not know the game in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="19"/>
        <source>This Durbar does not know a computer player of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="21"/>
        <source>This file can’t be read: it is gone, or you have no right to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="23"/>
        <source>This game is damaged from move {move} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/records.py" line="24"/>
        <source>The beginning of this game is damaged; nothing of it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/frame.py" line="158"/>
        <source>Players and moves</source>
        <extracomment>Below this share of the size it would have beside a narrow column, the board gets the column&apos;s room.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="152"/>
        <source>The saved game of {game} is deleted and can’t be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="155"/>
        <source>Remove this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="157"/>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="157"/>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="183"/>
        <source>Board games at the courts of kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="184"/>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="186"/>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="187"/>
        <source>Open a saved game from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="188"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="215"/>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="215"/>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="257"/>
        <source>Remove the saved game of {game}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="275"/>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="276"/>
        <source>Resume {game}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="337"/>
        <source>{least} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="339"/>
        <source>about {minutes} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="340"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="341"/>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="342"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="343"/>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="344"/>
        <source>The board of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="476"/>
        <source>today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/home.py" line="478"/>
        <source>yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/log_page.py" line="175"/>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/moves_page.py" line="213"/>
        <source>Filter the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/moves_page.py" line="214"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="10"/>
        <source>gentle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="11"/>
        <source>steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="12"/>
        <source>bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="13"/>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="25"/>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="25"/>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/people.py" line="26"/>
        <source>computer, {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/prompt.py" line="109"/>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/prompt.py" line="297"/>
        <source>Rules: {section} ›</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ra</name>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="105"/>
        <source>Sun on the board</source>
        <extracomment>Fame a move is worth to the person who sees it, by target; handed in by Ra&apos;s screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="164"/>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="345"/>
        <source>Suns and Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="346"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="83"/>
        <source>Pharaohs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="347"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="21"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="22"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="84"/>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="348"/>
        <source>Gold, civilization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="349"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="87"/>
        <source>Monuments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="16"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="110"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="18"/>
        <source>{name} is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="28"/>
        <source>Your turn, {name}: draw a tile, spend a God, or invoke Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="30"/>
        <source>Your turn, {name}: draw a tile, or invoke Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="32"/>
        <source>The auction track is full, {name}: spend a God, or invoke Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="34"/>
        <source>The auction track is full, {name}: invoke Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="37"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="175"/>
        <source>Draw a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="38"/>
        <source>D</source>
        <comment>key for: draw a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="48"/>
        <source>Spend Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="49"/>
        <source>G</source>
        <comment>key for: spend Gods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="51"/>
        <source>Spend a God</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="52"/>
        <source>Click a tile of the auction track, or choose it in the list of moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="57"/>
        <source>Invoke Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="58"/>
        <source>R</source>
        <comment>key for: invoke Ra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="72"/>
        <source>You have no sun left to bid; the sun on the board is {board}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="83"/>
        <source>You take {tiles}. Spend another God, or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="88"/>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="89"/>
        <source>S</source>
        <comment>key for: stop spending Gods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="100"/>
        <source>None of your suns is high enough: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="102"/>
        <source>Bid a sun, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="104"/>
        <source>You must bid a sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="110"/>
        <source>P</source>
        <comment>key for: pass</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="111"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="187"/>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="122"/>
        <source>{name} drew Ra: an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="124"/>
        <source>{name} invokes Ra: an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="130"/>
        <source>No tile is at stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="133"/>
        <source>The winner gets the sun {sun}, face down, and lays his own on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="145"/>
        <source>Click a tile in your area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="36"/>
        <source>Each God tile kept brings 2 fame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="37"/>
        <source>Most Pharaohs: +5. Fewest: −2. Ties count in full; if all have the same, nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="38"/>
        <source>With at least one Flood, every Nile and every Flood brings 1 fame; without one, none does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="39"/>
        <source>Each gold tile brings 3 fame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="40"/>
        <source>Different kinds: none −5, three 5, four 10, five 15. One or two bring nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="41"/>
        <source>After the last epoch: different kinds 1 each up to six, 10 for seven, 15 for eight; three of a kind 5, four 10, five 15.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="44"/>
        <source>After the last epoch: the highest sum of suns +5, the lowest −5; ties count in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="73"/>
        <source>Fame after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="75"/>
        <source>The others’ fame lies face down until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="103"/>
        <source>%n fame ahead of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="105"/>
        <source>level with {name}, and ahead by the highest sun, {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="107"/>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="110"/>
        <source>Where the fame came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="111"/>
        <source>Fame by epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="112"/>
        <source>start</source>
        <comment>under the fame chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="125"/>
        <source>The Old Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="126"/>
        <source>The Middle Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="127"/>
        <source>The New Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="151"/>
        <source>{drawn} tiles were drawn, {ra} of them Ra; {average} was the average to expect from what was left in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="155"/>
        <source>How chance fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="156"/>
        <source>Ra tiles drawn, against the average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="46"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="17"/>
        <source>Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="50"/>
        <source>Draw tiles, or call the auction: your suns are few, and the Ra track is filling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="56"/>
        <source>Who invokes Ra must bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="57"/>
        <source>Our ruling: only if nobody else has. The stricter reading: whenever a sun is high enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="59"/>
        <source>if nobody has bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="60"/>
        <source>whenever able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="64"/>
        <source>Hidden scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="65"/>
        <source>The others’ fame lies face down until the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="84"/>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="106"/>
        <source>Ra 1 in {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="111"/>
        <source>You bid last, and must bid if nobody does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="122"/>
        <source>Fame to you by the end of this epoch, less the 2 the God would score. Enter plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/screen.py" line="123"/>
        <source>Enter plays the chosen move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="42"/>
        <source>you, to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="47"/>
        <source>bids {sun}</source>
        <comment>state of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="49"/>
        <source>passes</source>
        <comment>state of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="51"/>
        <source>bids last</source>
        <comment>state of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/seats.py" line="53"/>
        <source>no sun left</source>
        <comment>state of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="18"/>
        <source>Ra tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="19"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="18"/>
        <source>God</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="20"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="19"/>
        <source>Pharaoh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="23"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="22"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="85"/>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="24"/>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="86"/>
        <source>Civilization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="25"/>
        <source>Monument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="26"/>
        <source>Disaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="30"/>
        <source>Each [[Ra tile|ra tile]] starts an [[auction]]. The one that fills the [[Ra track|ra track]] ends the [[epoch]] at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="31"/>
        <source>A [[God|god]] brings 2 [[fame]] at the end of the [[epoch]], or is spent to take a tile of the [[auction track]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="32"/>
        <source>Whoever has most [[Pharaohs|pharaoh]] gains 5 [[fame]], whoever has fewest loses 2. They stay for the next [[epoch]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="33"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="34"/>
        <source>[[Niles|nile]] and [[Floods|flood]] score only for a player with a [[Flood|flood]]. Niles stay for the next [[epoch]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="35"/>
        <source>Each [[gold]] tile brings 3 [[fame]] and then leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="36"/>
        <source>No [[civilization]] tile costs 5 [[fame]]; three different kinds bring 5, four 10, five 15.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="37"/>
        <source>[[Monuments|monument]] count after the third [[epoch]]: different kinds, and three or more of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="38"/>
        <source>Whoever takes a [[Funeral|funeral]] gives up two [[Pharaohs|pharaoh]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="39"/>
        <source>Whoever takes a [[Drought|drought]] gives up two river tiles, [[Floods|flood]] first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="40"/>
        <source>Whoever takes [[Unrest|unrest]] gives up two [[civilization]] tiles of his choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="41"/>
        <source>Whoever takes an [[Earthquake|earthquake]] gives up two [[monuments|monument]] of his choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="89"/>
        <source>The bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="92"/>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="93"/>
        <source>is the chance that the next tile is Ra: {ra} of {tiles}. {more} Ra end the epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="96"/>
        <source>A tile you draw goes to the [[auction track]] and ends your turn; [[Ra|ra tile]] starts an [[auction]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="98"/>
        <source>Click: draw a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="105"/>
        <source>The Ra figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="106"/>
        <source>Stands for the player whose act started the auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="112"/>
        <source>To [[invoke]] Ra starts an [[auction]] for all tiles of the track. You bid last, and must bid if nobody else does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="116"/>
        <source>Click: invoke Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="123"/>
        <source>to you by the end of this epoch, for the whole track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="124"/>
        <source>to you by the end of this epoch: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="133"/>
        <source>The sun {sun} on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="134"/>
        <source>Goes to whoever wins the next auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="136"/>
        <source>The winner takes it [[face down]], for the next [[epoch]], and lays the sun he bid in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="148"/>
        <source>A walled space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="151"/>
        <source>With three players the [[Ra track|ra track]] has 8 spaces, with four 9, with five 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="157"/>
        <source>The last space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="159"/>
        <source>The Ra track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="162"/>
        <source>{taken} of {spaces} spaces are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="165"/>
        <source>Ra to come in this epoch. About every {draws} draws brings one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="177"/>
        <source>The auction track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="180"/>
        <source>Drawn tiles gather here. Whoever wins an [[auction]] takes them all. On a full track nobody may draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="202"/>
        <source>Click: spend a God to take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="209"/>
        <source>{kind}. Strikes whoever takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="211"/>
        <source>{kind}. Stays after the epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="212"/>
        <source>{kind}. Lasts for this epoch only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="229"/>
        <source>to you now: one more Flood on your river.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="233"/>
        <source>to you now, for you have a Flood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="234"/>
        <source>to you now: without a Flood the river brings nothing. But it stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="242"/>
        <source>to you if you keep it; spent, it takes a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="244"/>
        <source>to you at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="252"/>
        <source>to you now: you would have {own}; the others have from {fewest} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="260"/>
        <source>to you now: you have this kind already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="269"/>
        <source>to you: {same} of this kind, {kinds} different kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="271"/>
        <source>before the last epoch. You would have {same} of this kind, {kinds} different kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="279"/>
        <source>to you now: you have nothing it could take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="288"/>
        <source>{name} has %n.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="290"/>
        <source>{name} has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="302"/>
        <source>Click: give it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="316"/>
        <source>Face up: {name} can bid it in this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="318"/>
        <source>Face down: at rest until the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="320"/>
        <source>The sun {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="323"/>
        <source>One [[sun]] is bid at a time. After the third [[epoch]] the highest sum of suns gains 5 [[fame]], the lowest loses 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="336"/>
        <source>Bid the sun {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="343"/>
        <source>If your bid wins, you receive the sun {board}, [[face down]], at rest until the next [[epoch]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="346"/>
        <source>Click: bid this sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="357"/>
        <source>Nobody can overbid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="359"/>
        <source>Can still overbid: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="367"/>
        <source>Fame lies face down until the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="369"/>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="393"/>
        <source>fame now, before this epoch is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="372"/>
        <source>Suns {suns}. {kinds} kinds of civilization, {monuments} monuments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="379"/>
        <source>Everybody starts with 10 [[fame]]. The most after three [[epochs|epoch]] wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="390"/>
        <source>For your eyes only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="20"/>
        <source>Nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="21"/>
        <source>Flood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="23"/>
        <source>Astronomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="24"/>
        <source>Agriculture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="25"/>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="26"/>
        <source>Religion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="27"/>
        <source>Art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="28"/>
        <source>Fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="29"/>
        <source>Obelisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="30"/>
        <source>Palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="31"/>
        <source>Pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="32"/>
        <source>Sphinx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="33"/>
        <source>Statues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="34"/>
        <source>Step pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="35"/>
        <source>Temple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="36"/>
        <source>Funeral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="37"/>
        <source>Drought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="38"/>
        <source>Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="39"/>
        <source>Earthquake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="43"/>
        <source>the Ra tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="44"/>
        <source>the God</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="45"/>
        <source>the Pharaoh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="46"/>
        <source>the Nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="47"/>
        <source>the Flood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="48"/>
        <source>the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="49"/>
        <source>the Astronomy tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="50"/>
        <source>the Agriculture tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="51"/>
        <source>the Writing tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="52"/>
        <source>the Religion tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="53"/>
        <source>the Art tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="54"/>
        <source>the Fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="55"/>
        <source>the Obelisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="56"/>
        <source>the Palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="57"/>
        <source>the Pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="58"/>
        <source>the Sphinx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="59"/>
        <source>the Statues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="60"/>
        <source>the Step pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="61"/>
        <source>the Temple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="62"/>
        <source>the Funeral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="63"/>
        <source>the Drought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="64"/>
        <source>the Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="65"/>
        <source>the Earthquake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="68"/>
        <source>Old Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="68"/>
        <source>Middle Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="68"/>
        <source>New Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="69"/>
        <source>Old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="69"/>
        <source>Middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="69"/>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="71"/>
        <source>The Old Kingdom is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="72"/>
        <source>The Middle Kingdom is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="73"/>
        <source>The New Kingdom is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="76"/>
        <source>The Old Kingdom begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="77"/>
        <source>The Middle Kingdom begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="78"/>
        <source>The New Kingdom begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="82"/>
        <source>Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="88"/>
        <source>Suns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="92"/>
        <source>The auction track is full: no tile may be drawn. Spend a God or invoke Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="93"/>
        <source>To take a tile from the track without an auction, spend a God; you have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="94"/>
        <source>A God can’t be spent on another God.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="95"/>
        <source>A God can’t take a Ra tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="96"/>
        <source>There is no such tile on the auction track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="97"/>
        <source>No God has been spent this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="98"/>
        <source>No auction is on: bidding starts when Ra is drawn or invoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="99"/>
        <source>Tiles are given up only to a disaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="100"/>
        <source>A turn in which a God was spent goes on with Gods only: take another tile, or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="101"/>
        <source>An auction is on: bid a sun, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="102"/>
        <source>First choose what the disaster takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="103"/>
        <source>You invoked Ra and nobody has bid: you must bid a sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="104"/>
        <source>You invoked Ra: by the option chosen, you must bid when you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="105"/>
        <source>The sun {sun} is too low: a bid must be higher than {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="106"/>
        <source>The sun {sun} lies face down: it can’t be bid before the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="107"/>
        <source>The sun {sun} is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="108"/>
        <source>You have no such tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="109"/>
        <source>This disaster does not strike that tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="178"/>
        <source>Invoke Ra: no tile, only the sun {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="181"/>
        <source>Spend a God, take {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="183"/>
        <source>Spend no more Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="185"/>
        <source>Bid {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="189"/>
        <source>Give up {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="212"/>
        <source>{name} bids {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="213"/>
        <source>{name} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="224"/>
        <source>{name} draws {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="229"/>
        <source>{name} spends a God on {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="241"/>
        <source>Nobody bids: the full track leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="243"/>
        <source>Nobody bids: the tiles stay on the track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="249"/>
        <source>the Ra track is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="251"/>
        <source>the last sun is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="252"/>
        <source>{epoch_over}: {because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="255"/>
        <source>{name}: {fame} fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="261"/>
        <source>{epoch_begins}: {name}, who owns the highest sun, plays first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="266"/>
        <source>{name} wins with {fame} fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="273"/>
        <source>{name} draws the last Ra: the epoch ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="275"/>
        <source>{name} draws Ra, {count} of {spaces}: an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="284"/>
        <source>{name} invokes Ra: the auction track is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="288"/>
        <source>{name} invokes Ra on an empty track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="294"/>
        <source>{name} wins with {sun}: {tiles}; the sun {board_sun} is at rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="296"/>
        <source>{name} wins with {sun}: no tile; the sun {board_sun} is at rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="305"/>
        <source>{disaster}: {name} loses {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="307"/>
        <source>{disaster}: {name} has nothing to lose.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/chance_chart.py" line="33"/>
        <source>{name}: {came} of {tries}, {expected} expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/chance_chart.py" line="92"/>
        <source>{came} of {tries}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/chart.py" line="56"/>
        <source>Chart. {lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/scores.py" line="76"/>
        <source>Rules: {section} ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/scores.py" line="87"/>
        <source>Point at a row to read its rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/scores.py" line="94"/>
        <source>{name}: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="205"/>
        <source>{rank}. {name}, {who}: {score}</source>
        <extracomment>What Qt takes for no limit of a size. With more seats than this the winner&apos;s panel is drawn smaller.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="334"/>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="334"/>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="335"/>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="336"/>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="394"/>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/results.py" line="394"/>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="76"/>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="77"/>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="78"/>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="79"/>
        <source>Sections found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/contents.py" line="137"/>
        <source>Nothing found for “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/rulebook_text.py" line="185"/>
        <source>See also</source>
        <extracomment>A line of text is at most this many times as long as the letter is high. Captions up to this long let the cases of an example stand side by side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/rulebook_text.py" line="214"/>
        <source>{head}: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="257"/>
        <source>The rules, in our own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="175"/>
        <source>Beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="258"/>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="176"/>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="177"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="178"/>
        <source>In our own words; our own rulings are marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="179"/>
        <source>F1 opens the section of what you point at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="181"/>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="334"/>
        <source>Back to {section}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="334"/>
        <source>On to {section}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/rulebook.py" line="387"/>
        <source>Contents: {section}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="55"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="55"/>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="56"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="56"/>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="57"/>
        <source>Language and look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="58"/>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="59"/>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="64"/>
        <source>Play the only possible move for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="65"/>
        <source>When there is just one legal move it is made at once, and stands in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="67"/>
        <source>Games are kept here after each move, and these settings too:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="69"/>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="227"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="228"/>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="229"/>
        <source>The Nile feeds only those whom it floods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="232"/>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="256"/>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="256"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="260"/>
        <location filename="../desktop/durbar/ui/settings_page.py" line="266"/>
        <source>System’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="260"/>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="260"/>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="261"/>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="265"/>
        <source>Pieces glide to their places; nobody ever waits for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="266"/>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="266"/>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="267"/>
        <source>Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="272"/>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="273"/>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="274"/>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="275"/>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="277"/>
        <source>How fast computers play. Step by step waits for you before each of their moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/settings_page.py" line="278"/>
        <source>Speed of the computers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="98"/>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="99"/>
        <source>A new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="242"/>
        <source>A player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="244"/>
        <source>Two players have the name {name}; change one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="248"/>
        <source>At least one person has to sit at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="250"/>
        <source>The seed has to be a number from 0 to {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="260"/>
        <source>{game} is for {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="303"/>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="304"/>
        <source>in order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="305"/>
        <source>A computer sees only what a player in its place would see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="338"/>
        <source>{least} to {most} players, about {minutes} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="340"/>
        <source>Read the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="393"/>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="394"/>
        <source>The game of the rulebook, until you choose otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="397"/>
        <source>Against computers only; the game is then marked in its results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="398"/>
        <source>Undo after chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="399"/>
        <location filename="../desktop/durbar/ui/setup.py" line="400"/>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="401"/>
        <source>The same seed and the same moves bring the same chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="403"/>
        <source>Roll another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="467"/>
        <source>Rules, section {section}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="562"/>
        <source>About {minutes} minutes. Everything is kept as you play; you can leave at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="568"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="568"/>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="569"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="569"/>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="616"/>
        <source>Add a third player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="617"/>
        <source>Add a fourth player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="618"/>
        <source>Add a fifth player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="619"/>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="628"/>
        <source>{players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="634"/>
        <source>one computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="635"/>
        <source>two computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="636"/>
        <source>three computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="637"/>
        <source>four computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup.py" line="638"/>
        <source>five computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="28"/>
        <source>Lotus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="29"/>
        <source>Peacock feather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="30"/>
        <source>Elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="31"/>
        <source>Sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="32"/>
        <source>Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="90"/>
        <source>plays at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="100"/>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="100"/>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="156"/>
        <source>Name of a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="157"/>
        <source>Who plays {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="158"/>
        <source>Level of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="159"/>
        <source>Move {name} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="160"/>
        <source>Move {name} down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="161"/>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="162"/>
        <source>Emblem of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/setup_seats.py" line="283"/>
        <source>{emblem}, swap with {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="181"/>
        <source>turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="193"/>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="193"/>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="194"/>
        <source>You are looking back at turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="195"/>
        <source>Nothing is played from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="198"/>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="198"/>
        <source>V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="201"/>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="201"/>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="207"/>
        <location filename="../desktop/durbar/ui/table_page.py" line="339"/>
        <source>You are looking back; press End to return to the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="209"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="210"/>
        <source>Your moves stand here when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="417"/>
        <source>Save a copy of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="429"/>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="429"/>
        <source>The copy could not be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="441"/>
        <source>Computer speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="443"/>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="444"/>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="445"/>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="446"/>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="455"/>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="456"/>
        <source>Open a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="457"/>
        <source>The rules on a page of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="458"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="459"/>
        <source>Save and go home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="522"/>
        <source>There is nothing of yours to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="523"/>
        <source>With several people at the table, a move that revealed something, or was answered, stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="526"/>
        <source>This game was set up without undo after chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="537"/>
        <source>What {name} may see stays hidden until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="550"/>
        <source>Only {name} should look at the screen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="562"/>
        <source>The game goes on, but it can’t be saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="567"/>
        <source>Go home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="568"/>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="570"/>
        <source>The computer player could not find a move: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/table_page.py" line="571"/>
        <source>No move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="125"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="125"/>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="125"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tabs.py" line="128"/>
        <source>Moves, log or rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="130"/>
        <source>To the others</source>
        <extracomment>Milliseconds: before a pointed thing explains itself, and before a tip that nobody points at goes. Units at a panel&apos;s top and foot over which its text never scrolls.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="228"/>
        <source>Keep this open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="229"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/tip.py" line="391"/>
        <location filename="../desktop/durbar/ui/table_page.py" line="518"/>
        <source>Rules: {section} ›</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="148"/>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="149"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="150"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="151"/>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="152"/>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="153"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="154"/>
        <source>The game so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="226"/>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="226"/>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/kit/topbar.py" line="277"/>
        <source>Home ← → End: by move. ↑ ↓: by stage.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="176"/>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="177"/>
        <source>Games of Durbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="209"/>
        <source>{file} can’t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="214"/>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="215"/>
        <source>Open what is sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="238"/>
        <source>This game can’t be removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="268"/>
        <source>{stage}, turn {turn}. {who} to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="280"/>
        <source>The game goes on, but it can’t be kept: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="281"/>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../desktop/durbar/ui/window.py" line="309"/>
        <source>Settings can’t be kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../desktop/durbar/ui/words.py" line="70"/>
        <source>{items} and {last}</source>
        <extracomment>Codes and own names of the languages Durbar speaks. The one function for every text a person reads. translate(context, English) finds the chosen language&apos;s text; with n it takes the plural form for n and puts it at %n. Placeholders are filled afterwards with str.format.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
