<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>Files</name>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/records.py" line="31"/>
        <source>Its first %n move(s) are sound and can be opened.</source>
        <translation>
            <numerusform>Its first move is sound and can be opened.</numerusform>
            <numerusform>Its first %n moves are sound and can be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/kit/moves_page.py" line="336"/>
        <source>Type to filter %n move(s)</source>
        <translation>
            <numerusform>Type to filter %n move</numerusform>
            <numerusform>Type to filter %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ra</name>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/board.py" line="153"/>
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="70"/>
        <source>%n Ra until the epoch ends.</source>
        <translation>
            <numerusform>%n Ra until the epoch ends.</numerusform>
            <numerusform>%n Ra until the epoch ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="75"/>
        <source>You have %n sun(s) to bid, {suns}; the sun on the board is {board}.</source>
        <translation>
            <numerusform>You have %n sun to bid, {suns}; the sun on the board is {board}.</numerusform>
            <numerusform>You have %n suns to bid, {suns}; the sun on the board is {board}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="87"/>
        <source>You have %n God(s) left.</source>
        <translation>
            <numerusform>You have %n God left.</numerusform>
            <numerusform>You have %n Gods left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="134"/>
        <source>%n tile(s) are at stake.</source>
        <translation>
            <numerusform>%n tile is at stake.</numerusform>
            <numerusform>%n tiles are at stake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="142"/>
        <source>Unrest: choose %n civilization tile(s) to give up.</source>
        <translation>
            <numerusform>Unrest: choose %n civilization tile to give up.</numerusform>
            <numerusform>Unrest: choose %n civilization tiles to give up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/prompt.py" line="145"/>
        <source>Earthquake: choose %n monument(s) to give up.</source>
        <translation>
            <numerusform>Earthquake: choose %n monument to give up.</numerusform>
            <numerusform>Earthquake: choose %n monuments to give up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="115"/>
        <source>%n fame ahead of {name}</source>
        <translation>
            <numerusform>%n fame ahead of {name}</numerusform>
            <numerusform>%n fame ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="143"/>
        <source>The Old Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation>
            <numerusform>The Old Kingdom decided it for {name}: %n fame in one epoch.</numerusform>
            <numerusform>The Old Kingdom decided it for {name}: %n fame in one epoch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="144"/>
        <source>The Middle Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation>
            <numerusform>The Middle Kingdom decided it for {name}: %n fame in one epoch.</numerusform>
            <numerusform>The Middle Kingdom decided it for {name}: %n fame in one epoch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="145"/>
        <source>The New Kingdom decided it for {name}: %n fame in one epoch.</source>
        <translation>
            <numerusform>The New Kingdom decided it for {name}: %n fame in one epoch.</numerusform>
            <numerusform>The New Kingdom decided it for {name}: %n fame in one epoch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/results.py" line="154"/>
        <source>Most of it came from one category: {category}, %n fame in the game.</source>
        <translation>
            <numerusform>Most of it came from one category: {category}, %n fame in the game.</numerusform>
            <numerusform>Most of it came from one category: {category}, %n fame in the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="121"/>
        <source>%n tile(s) left, in an order nobody knows.</source>
        <translation>
            <numerusform>%n tile left, and nobody knows which.</numerusform>
            <numerusform>%n tiles left, in an order nobody knows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="185"/>
        <source>Not used with %n player(s).</source>
        <translation>
            <numerusform>Not used with %n player.</numerusform>
            <numerusform>Not used with %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="216"/>
        <source>%n tile(s) on eight spaces.</source>
        <translation>
            <numerusform>%n tile on eight spaces.</numerusform>
            <numerusform>%n tiles on eight spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="277"/>
        <source>to you now: your %n Nile(s) would count, and so would the Flood.</source>
        <translation>
            <numerusform>to you now: your %n Nile would count, and so would the Flood.</numerusform>
            <numerusform>to you now: your %n Niles would count, and so would the Flood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="313"/>
        <source>to you now: with %n kind(s) you score {fame} instead of {before}.</source>
        <translation>
            <numerusform>to you now: with %n kind you score {fame} instead of {before}.</numerusform>
            <numerusform>to you now: with %n kinds you score {fame} instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="332"/>
        <source>to you now: it would take %n tile(s) of yours.</source>
        <translation>
            <numerusform>to you now: it would take %n tile of yours.</numerusform>
            <numerusform>to you now: it would take %n tiles of yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="340"/>
        <source>{name} has %n.</source>
        <translation>
            <numerusform>{name} has %n.</numerusform>
            <numerusform>{name} has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/tips.py" line="343"/>
        <source>%n still in the bag.</source>
        <translation>
            <numerusform>%n still in the bag.</numerusform>
            <numerusform>%n still in the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="191"/>
        <source>Invoke Ra for %n tile(s)</source>
        <translation>
            <numerusform>Invoke Ra for %n tile</numerusform>
            <numerusform>Invoke Ra for %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/ra/words.py" line="295"/>
        <source>{name} invokes Ra for %n tile(s).</source>
        <translation>
            <numerusform>{name} invokes Ra for %n tile.</numerusform>
            <numerusform>{name} invokes Ra for %n tiles.</numerusform>
        </translation>
    </message>
</context>
</TS>
