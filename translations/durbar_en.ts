<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>DiceCharmers</name>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="192"/>
        <source>%n more to go.</source>
        <translation>
            <numerusform>%n more to go.</numerusform>
            <numerusform>%n more to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/bonus_tips.py" line="213"/>
        <source>%n upgrade(s) missing.</source>
        <translation>
            <numerusform>%n upgrade missing.</numerusform>
            <numerusform>%n upgrades missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/gains.py" line="37"/>
        <source>%n bonus(es) would be lost</source>
        <translation>
            <numerusform>%n bonus would be lost</numerusform>
            <numerusform>%n bonuses would be lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="171"/>
        <source>In all %n bonus(es) used.</source>
        <translation>
            <numerusform>In all %n bonus used.</numerusform>
            <numerusform>In all %n bonuses used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="181"/>
        <source>In all %n bonus(es) used, {gained}: {distance} closer, {gap}.</source>
        <translation>
            <numerusform>In all %n bonus used, {gained}: {distance} closer, {gap}.</numerusform>
            <numerusform>In all %n bonuses used, {gained}: {distance} closer, {gap}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/log.py" line="183"/>
        <source>In all %n bonus(es) used, {gained}: {distance} closer.</source>
        <translation>
            <numerusform>In all %n bonus used, {gained}: {distance} closer.</numerusform>
            <numerusform>In all %n bonuses used, {gained}: {distance} closer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="145"/>
        <source>%n fame</source>
        <translation>
            <numerusform>%n fame</numerusform>
            <numerusform>%n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="150"/>
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="155"/>
        <source>%n for corner(s)</source>
        <translation>
            <numerusform>%n for a corner</numerusform>
            <numerusform>%n for corners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="361"/>
        <source>%n different good(s)</source>
        <translation>
            <numerusform>%n different good</numerusform>
            <numerusform>%n different goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="373"/>
        <source>sale of up to %n good(s)</source>
        <translation>
            <numerusform>sale of up to %n good</numerusform>
            <numerusform>sale of up to %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="375"/>
        <source>sale of up to %n equal or different good(s)</source>
        <translation>
            <numerusform>sale of up to %n equal or different good</numerusform>
            <numerusform>sale of up to %n equal or different goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/names.py" line="377"/>
        <source>sale of up to %n different good(s)</source>
        <translation>
            <numerusform>sale of up to %n different good</numerusform>
            <numerusform>sale of up to %n different goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="111"/>
        <source>sold {goods} for %n coin(s)</source>
        <translation>
            <numerusform>sold {goods} for %n coin</numerusform>
            <numerusform>sold {goods} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="165"/>
        <source>each {building} from now on %n fame</source>
        <translation>
            <numerusform>each {building} from now on %n fame</numerusform>
            <numerusform>each {building} from now on %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/phrases.py" line="185"/>
        <source>%n beyond the end of the track, lost</source>
        <translation>
            <numerusform>%n beyond the end of the track, lost</numerusform>
            <numerusform>%n beyond the end of the track, lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="66"/>
        <source>%n in stock then.</source>
        <translation>
            <numerusform>%n in stock then.</numerusform>
            <numerusform>%n in stock then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="132"/>
        <source>Lost for good: {bonuses}.</source>
        <translation>
            <numerusform>Lost for good: {bonuses}.</numerusform>
            <numerusform>Lost for good: {bonuses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="187"/>
        <source>Then you may sell more, at best for %n coin(s).</source>
        <translation>
            <numerusform>Then you may sell more, at best for %n coin.</numerusform>
            <numerusform>Then you may sell more, at best for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="188"/>
        <source>Then you may sell, at best for %n coin(s).</source>
        <translation>
            <numerusform>Then you may sell, at best for %n coin.</numerusform>
            <numerusform>Then you may sell, at best for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="219"/>
        <source>%n place(s) for it, none of which brings anything at once.</source>
        <translation>
            <numerusform>%n place for it, which brings nothing at once.</numerusform>
            <numerusform>%n places for it, none of which brings anything at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="221"/>
        <source>up to %n coin(s)</source>
        <translation>
            <numerusform>up to %n coin</numerusform>
            <numerusform>up to %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/preview.py" line="224"/>
        <source>%n place(s) for it; at best {place}: {brings}.</source>
        <translation>
            <numerusform>%n place for it; at best {place}: {brings}.</numerusform>
            <numerusform>%n places for it; at best {place}: {brings}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="109"/>
        <source>Sell up to %n good(s), {name}, or gain one.</source>
        <translation>
            <numerusform>Sell up to %n good, {name}, or gain one.</numerusform>
            <numerusform>Sell up to %n goods, {name}, or gain one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="112"/>
        <source>You may sell up to %n more, {name}.</source>
        <translation>
            <numerusform>You may sell up to %n more, {name}.</numerusform>
            <numerusform>You may sell up to %n more, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="114"/>
        <source>Sell up to %n good(s) of one kind, {name}.</source>
        <translation>
            <numerusform>Sell up to %n good of one kind, {name}.</numerusform>
            <numerusform>Sell up to %n goods of one kind, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="116"/>
        <source>Sell up to %n good(s) of different kinds, {name}.</source>
        <translation>
            <numerusform>Sell up to %n good of different kinds, {name}.</numerusform>
            <numerusform>Sell up to %n goods of different kinds, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="118"/>
        <source>Sell up to %n good(s), all equal or all different, {name}.</source>
        <translation>
            <numerusform>Sell up to %n good, all equal or all different, {name}.</numerusform>
            <numerusform>Sell up to %n goods, all equal or all different, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="122"/>
        <source>Sell up to %n good(s), {name}.</source>
        <translation>
            <numerusform>Sell up to %n good, {name}.</numerusform>
            <numerusform>Sell up to %n goods, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="131"/>
        <source>Choose %n different good(s), {name}.</source>
        <translation>
            <numerusform>Choose %n different good, {name}.</numerusform>
            <numerusform>Choose %n different goods, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="213"/>
        <source>%n bonus(es) would be lost if you ended now.</source>
        <translation>
            <numerusform>%n bonus would be lost if you ended now.</numerusform>
            <numerusform>%n bonuses would be lost if you ended now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="224"/>
        <source>Click goods of your stock; at best they bring %n coin(s).</source>
        <translation>
            <numerusform>Click goods of your stock; at best they bring %n coin.</numerusform>
            <numerusform>Click goods of your stock; at best they bring %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/prompt.py" line="261"/>
        <source>%n karma: it can roll a die together with the one on the elephant.</source>
        <translation>
            <numerusform>%n karma: it can roll a die together with the one on the elephant.</numerusform>
            <numerusform>%n karma: it can roll a die together with the one on the elephant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="77"/>
        <source>coins at best, for %n good(s) of the stock.</source>
        <translation>
            <numerusform>coins at best, for %n good of the stock.</numerusform>
            <numerusform>coins at best, for %n goods of the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/province_tips.py" line="111"/>
        <source>Click: place the road, %n ways to turn it. {brings}</source>
        <translation>
            <numerusform>Click: place the road, %n ways to turn it. {brings}</numerusform>
            <numerusform>Click: place the road, %n ways to turn it. {brings}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="116"/>
        <source>Space {space} is too far: you may choose among the %n next free space(s).</source>
        <translation>
            <numerusform>Space {space} is too far: you may choose among the %n next free space.</numerusform>
            <numerusform>Space {space} is too far: you may choose among the %n next free spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/refusals.py" line="122"/>
        <source>This type ({building}) brings %n fame, the most there is.</source>
        <translation>
            <numerusform>This type ({building}) brings %n fame, the most there is.</numerusform>
            <numerusform>This type ({building}) brings %n fame, the most there is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="255"/>
        <source>{name} set off the longest chain: %n bonus(es) in one turn.</source>
        <translation>
            <numerusform>{name} set off the longest chain: %n bonus in one turn.</numerusform>
            <numerusform>{name} set off the longest chain: %n bonuses in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="282"/>
        <source>%n dice were rolled in all.</source>
        <translation>
            <numerusform>%n die was rolled in all.</numerusform>
            <numerusform>%n dice were rolled in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/results.py" line="283"/>
        <source>%n of them with karma.</source>
        <translation>
            <numerusform>%n of them with karma.</numerusform>
            <numerusform>%n of them with karma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/seats.py" line="83"/>
        <source>%n karma to spend</source>
        <translation>
            <numerusform>%n karma to spend</numerusform>
            <numerusform>%n karma to spend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="118"/>
        <source>%n empty cell(s) can be reached; roads can be added to as well.</source>
        <translation>
            <numerusform>%n empty cell can be reached; roads can be added to as well.</numerusform>
            <numerusform>%n empty cells can be reached; roads can be added to as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="119"/>
        <source>%n empty cell(s) can be reached.</source>
        <translation>
            <numerusform>%n empty cell can be reached.</numerusform>
            <numerusform>%n empty cells can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="158"/>
        <source>%n karma left to spend.</source>
        <translation>
            <numerusform>%n karma left to spend.</numerusform>
            <numerusform>%n karma left to spend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="191"/>
        <source>%n dice left to choose from.</source>
        <translation>
            <numerusform>%n die left to choose from.</numerusform>
            <numerusform>%n dice left to choose from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="193"/>
        <source>%n of them would do something on this sheet.</source>
        <translation>
            <numerusform>%n of them would do something on this sheet.</numerusform>
            <numerusform>%n of them would do something on this sheet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="286"/>
        <source>Each good sold in this column brings %n coin(s).</source>
        <translation>
            <numerusform>Each good sold in this column brings %n coin.</numerusform>
            <numerusform>Each good sold in this column brings %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="314"/>
        <source>%n of its three boxes free.</source>
        <translation>
            <numerusform>%n of its three boxes free.</numerusform>
            <numerusform>%n of its three boxes free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="365"/>
        <source>{state} %n of this type still to be built.</source>
        <translation>
            <numerusform>{state} %n of this type still to be built.</numerusform>
            <numerusform>{state} %n of this type still to be built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="366"/>
        <source>{building}: %n fame</source>
        <translation>
            <numerusform>{building}: %n fame</numerusform>
            <numerusform>{building}: %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="386"/>
        <source>An upgrade would bring up to %n fame more in the course of the game.</source>
        <translation>
            <numerusform>An upgrade would bring up to %n fame more in the course of the game.</numerusform>
            <numerusform>An upgrade would bring up to %n fame more in the course of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="432"/>
        <source>%n more until it is ticked.</source>
        <translation>
            <numerusform>%n more until it is ticked.</numerusform>
            <numerusform>%n more until it is ticked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="586"/>
        <source>%n box(es) still free.</source>
        <translation>
            <numerusform>%n box still free.</numerusform>
            <numerusform>%n boxes still free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="589"/>
        <source>%n building(s) still to be built.</source>
        <translation>
            <numerusform>%n building still to be built.</numerusform>
            <numerusform>%n buildings still to be built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="591"/>
        <source>%n space(s) ahead of the boat.</source>
        <translation>
            <numerusform>%n space ahead of the boat.</numerusform>
            <numerusform>%n spaces ahead of the boat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="595"/>
        <source>%n cell(s) still empty.</source>
        <translation>
            <numerusform>%n cell still empty.</numerusform>
            <numerusform>%n cells still empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/tips.py" line="633"/>
        <source>Click: choose among %n moves.</source>
        <translation>
            <numerusform>Click: choose among %n moves.</numerusform>
            <numerusform>Click: choose among %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/dice_charmers/words.py" line="85"/>
        <source>Sell {good} for %n coin(s)</source>
        <translation>
            <numerusform>Sell {good} for %n coin</numerusform>
            <numerusform>Sell {good} for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/records.py" line="35"/>
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
<context>
    <name>Raja</name>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/gains.py" line="119"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/journey.py" line="222"/>
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="202"/>
        <source>%n gold to {name}</source>
        <translation>
            <numerusform>%n gold to {name}</numerusform>
            <numerusform>%n gold to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="55"/>
        <source>{name} pays %n gold and chooses a character.</source>
        <translation>
            <numerusform>{name} pays %n gold and chooses a character.</numerusform>
            <numerusform>{name} pays %n gold and chooses a character.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="87"/>
        <source>Each player takes %n house(s) from the quarry into the reserve.</source>
        <translation>
            <numerusform>Each player takes %n house from the quarry into the reserve.</numerusform>
            <numerusform>Each player takes %n houses from the quarry into the reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="112"/>
        <source>The Trader brings {name} %n gold.</source>
        <translation>
            <numerusform>The Trader brings {name} %n gold.</numerusform>
            <numerusform>The Trader brings {name} %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="151"/>
        <source>{name} takes %n gold.</source>
        <translation>
            <numerusform>{name} takes %n gold.</numerusform>
            <numerusform>{name} takes %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="156"/>
        <source>{name} takes %n house(s) from the quarry.</source>
        <translation>
            <numerusform>{name} takes %n house from the quarry.</numerusform>
            <numerusform>{name} takes %n houses from the quarry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="257"/>
        <source>{name} forgoes {actions}: %n gold to each of the others.</source>
        <translation>
            <numerusform>{name} forgoes {actions}: %n gold to each of the others.</numerusform>
            <numerusform>{name} forgoes {actions}: %n gold to each of the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="272"/>
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/log.py" line="282"/>
        <source>{name} wins with %n palace(s)</source>
        <translation>
            <numerusform>{name} wins with %n palace</numerusform>
            <numerusform>{name} wins with %n palaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/names.py" line="210"/>
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="41"/>
        <source>To {city}, where the Maharaja is: %n gold in tolls.</source>
        <translation>
            <numerusform>To {city}, where the Maharaja is: %n gold in tolls.</numerusform>
            <numerusform>To {city}, where the Maharaja is: %n gold in tolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="58"/>
        <source>After all this you would have %n gold.</source>
        <translation>
            <numerusform>After all this you would have %n gold.</numerusform>
            <numerusform>After all this you would have %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="91"/>
        <source>Your quarry has only %n house(s) left.</source>
        <translation>
            <numerusform>Your quarry has only %n house left.</numerusform>
            <numerusform>Your quarry has only %n houses left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/planner.py" line="93"/>
        <source>Your reserve has only %n house(s) to build.</source>
        <translation>
            <numerusform>Your reserve has only %n house to build.</numerusform>
            <numerusform>Your reserve has only %n houses to build.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="44"/>
        <source>If nobody bids more, you choose and keep %n gold.</source>
        <translation>
            <numerusform>If nobody bids more, you choose and keep %n gold.</numerusform>
            <numerusform>If nobody bids more, you choose and keep %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="79"/>
        <source>You leave this auction; {name} leads with %n gold. You will bid in a later one.</source>
        <translation>
            <numerusform>You leave this auction; {name} leads with %n gold. You will bid in a later one.</numerusform>
            <numerusform>You leave this auction; {name} leads with %n gold. You will bid in a later one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="97"/>
        <source>You would keep %n gold; {spoiled}.</source>
        <translation>
            <numerusform>You would keep %n gold; {spoiled}.</numerusform>
            <numerusform>You would keep %n gold; {spoiled}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="101"/>
        <source>You keep %n gold.</source>
        <translation>
            <numerusform>You keep %n gold.</numerusform>
            <numerusform>You keep %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="143"/>
        <source>You would have %n gold.</source>
        <translation>
            <numerusform>You would have %n gold.</numerusform>
            <numerusform>You would have %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="145"/>
        <source>You would have %n house(s) in your reserve.</source>
        <translation>
            <numerusform>You would have %n house in your reserve.</numerusform>
            <numerusform>You would have %n houses in your reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="150"/>
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="42"/>
        <source>%n house(s) in reserve</source>
        <translation>
            <numerusform>%n house in reserve</numerusform>
            <numerusform>%n houses in reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="153"/>
        <source>It costs nothing; %n house(s) stay in reserve.</source>
        <translation>
            <numerusform>It costs nothing; %n house stays in reserve.</numerusform>
            <numerusform>It costs nothing; %n houses stay in reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="307"/>
        <source>Not carried out: {actions}. %n gold to {names}.</source>
        <translation>
            <numerusform>Not carried out: {actions}. %n gold to {names}.</numerusform>
            <numerusform>Not carried out: {actions}. %n gold to {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/preview.py" line="309"/>
        <source>Not carried out: {actions}. %n gold each to {names}.</source>
        <translation>
            <numerusform>Not carried out: {actions}. %n gold each to {names}.</numerusform>
            <numerusform>Not carried out: {actions}. %n gold each to {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="120"/>
        <source>{name} leads with %n gold.</source>
        <translation>
            <numerusform>{name} leads with %n gold.</numerusform>
            <numerusform>{name} leads with %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="125"/>
        <source>You have %n gold.</source>
        <translation>
            <numerusform>You have %n gold.</numerusform>
            <numerusform>You have %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="282"/>
        <source>build %n palace(s)</source>
        <translation>
            <numerusform>build %n palace</numerusform>
            <numerusform>build %n palaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="286"/>
        <source>build %n house(s)</source>
        <translation>
            <numerusform>build %n house</numerusform>
            <numerusform>build %n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="288"/>
        <source>build %n house(s) (at least {cities} in a city)</source>
        <translation>
            <numerusform>build %n house (at least {cities} in a city)</numerusform>
            <numerusform>build %n houses (at least {cities} in a city)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="290"/>
        <source>build %n house(s) in a city</source>
        <translation>
            <numerusform>build %n house in a city</numerusform>
            <numerusform>build %n houses in a city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="293"/>
        <source>move %n house(s)</source>
        <translation>
            <numerusform>move %n house</numerusform>
            <numerusform>move %n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/prompt.py" line="297"/>
        <source>take %n gold</source>
        <translation>
            <numerusform>take %n gold</numerusform>
            <numerusform>take %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="158"/>
        <source>%n palace(s) ahead of {name}</source>
        <translation>
            <numerusform>%n palace ahead of {name}</numerusform>
            <numerusform>%n palaces ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="161"/>
        <source>as many palaces as {name}, and %n gold more</source>
        <translation>
            <numerusform>as many palaces as {name}, and %n gold more</numerusform>
            <numerusform>as many palaces as {name}, and %n gold more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="208"/>
        <source>{name} %n point(s)</source>
        <translation>
            <numerusform>{name} %n point</numerusform>
            <numerusform>{name} %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="228"/>
        <source>The game went over all {round} rounds; {name} built %n palace(s).</source>
        <translation>
            <numerusform>The game went over all {round} rounds; {name} built %n palace.</numerusform>
            <numerusform>The game went over all {round} rounds; {name} built %n palaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/results.py" line="242"/>
        <source>Tolls brought {name} the most: %n gold.</source>
        <translation>
            <numerusform>Tolls brought {name} the most: %n gold.</numerusform>
            <numerusform>Tolls brought {name} the most: %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="47"/>
        <source>%n palace(s) left</source>
        <translation>
            <numerusform>%n palace left</numerusform>
            <numerusform>%n palaces left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/seats.py" line="88"/>
        <source>%n chit(s)</source>
        <translation>
            <numerusform>%n chit</numerusform>
            <numerusform>%n chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="196"/>
        <source>point(s) to you at the end of this round</source>
        <translation>
            <numerusform>point to you at the end of this round</numerusform>
            <numerusform>points to you at the end of this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="198"/>
        <source>point(s) to you if it were scored now</source>
        <translation>
            <numerusform>point to you if it were scored now</numerusform>
            <numerusform>points to you if it were scored now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="211"/>
        <source>%n [[site(s)|site]] free.</source>
        <translation>
            <numerusform>%n [[site]] free.</numerusform>
            <numerusform>%n [[sites|site]] free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="341"/>
        <source>For {name} the bank pays %n gold.</source>
        <translation>
            <numerusform>For {name} the bank pays %n gold.</numerusform>
            <numerusform>For {name} the bank pays %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="344"/>
        <source>%n gold to pay for {names}.</source>
        <translation>
            <numerusform>%n gold for {names}.</numerusform>
            <numerusform>%n gold for {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="363"/>
        <source>point(s) to you for your houses here.</source>
        <translation>
            <numerusform>point to you for your houses here.</numerusform>
            <numerusform>points to you for your houses here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="417"/>
        <source>point(s) to {name} whenever {city} is scored.</source>
        <translation>
            <numerusform>point to {name} whenever {city} is scored.</numerusform>
            <numerusform>points to {name} whenever {city} is scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/tips.py" line="631"/>
        <source>%n action chit(s).</source>
        <translation>
            <numerusform>%n action chit.</numerusform>
            <numerusform>%n action chits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/raja/words.py" line="65"/>
        <source>Take %n house(s) from the quarry</source>
        <translation>
            <numerusform>Take %n house from the quarry</numerusform>
            <numerusform>Take %n houses from the quarry</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TajMahal</name>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="30"/>
        <source>{name} plays {card}, with {extra}: %n point(s).</source>
        <translation>
            <numerusform>{name} plays {card}, with {extra}: %n point.</numerusform>
            <numerusform>{name} plays {card}, with {extra}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="61"/>
        <source>The discard pile becomes the draw pile: %n card(s), shuffled.</source>
        <translation>
            <numerusform>The discard pile becomes the draw pile: %n card, shuffled.</numerusform>
            <numerusform>The discard pile becomes the draw pile: %n cards, shuffled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="67"/>
        <source>{name} discards %n card(s) and takes back {cards}.</source>
        <translation>
            <numerusform>{name} discards %n card and takes back {cards}.</numerusform>
            <numerusform>{name} discards %n cards and takes back {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="69"/>
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} discards %n card.</numerusform>
            <numerusform>{name} discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="130"/>
        <source>{name}, {bonus}: %n point(s).</source>
        <translation>
            <numerusform>{name}, {bonus}: %n point.</numerusform>
            <numerusform>{name}, {bonus}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="132"/>
        <source>{name}, {bonus}: {number} × {good}, %n point(s).</source>
        <translation>
            <numerusform>{name}, {bonus}: {number} × {good}, %n point.</numerusform>
            <numerusform>{name}, {bonus}: {number} × {good}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="140"/>
        <source>{name}, province tile {tile}: {goods}, %n point(s).</source>
        <translation>
            <numerusform>{name}, province tile {tile}: {goods}, %n point.</numerusform>
            <numerusform>{name}, province tile {tile}: {goods}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="148"/>
        <source>{name}, palaces: 1 + {number} ({provinces}), %n point(s).</source>
        <translation>
            <numerusform>{name}, palaces: 1 + {number} ({provinces}), %n point.</numerusform>
            <numerusform>{name}, palaces: 1 + {number} ({provinces}), %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="150"/>
        <source>{name}, palaces: no province joined, %n point(s).</source>
        <translation>
            <numerusform>{name}, palaces: no province joined, %n point.</numerusform>
            <numerusform>{name}, palaces: no province joined, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="210"/>
        <source>{name}’s hand: {cards}, %n point(s).</source>
        <translation>
            <numerusform>{name}’s hand: {cards}, %n point.</numerusform>
            <numerusform>{name}’s hand: {cards}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="218"/>
        <source>{names} share the victory with %n point(s)</source>
        <translation>
            <numerusform>{names} share the victory with %n point</numerusform>
            <numerusform>{names} share the victory with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/log.py" line="220"/>
        <source>{names} wins with %n point(s)</source>
        <translation>
            <numerusform>{names} wins with %n point</numerusform>
            <numerusform>{names} wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="51"/>
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>%n point at once.</numerusform>
            <numerusform>%n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="95"/>
        <source>Your hand will count %n point(s) less.</source>
        <translation>
            <numerusform>Your hand will count %n point less.</numerusform>
            <numerusform>Your hand will count %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="100"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="104"/>
        <source>You win {symbols}: at best %n point(s), and {cards}.</source>
        <translation>
            <numerusform>You win {symbols}: at best %n point, and {cards}.</numerusform>
            <numerusform>You win {symbols}: at best %n points, and {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="106"/>
        <source>You win {symbols}: %n point(s), and {cards}.</source>
        <translation>
            <numerusform>You win {symbols}: %n point, and {cards}.</numerusform>
            <numerusform>You win {symbols}: %n points, and {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="117"/>
        <source>You would have %n card(s) of this colour: {colour}.</source>
        <translation>
            <numerusform>You would have %n card of this colour: {colour}.</numerusform>
            <numerusform>You would have %n cards of this colour: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="123"/>
        <source>Your hand would count %n point(s) more.</source>
        <translation>
            <numerusform>Your hand would count %n point more.</numerusform>
            <numerusform>Your hand would count %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="166"/>
        <source>It takes {bonus}: %n point(s).</source>
        <translation>
            <numerusform>It takes {bonus}: %n point.</numerusform>
            <numerusform>It takes {bonus}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="191"/>
        <source>%n point(s) in all.</source>
        <translation>
            <numerusform>%n point in all.</numerusform>
            <numerusform>%n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/preview.py" line="193"/>
        <source>At best %n point(s) in all.</source>
        <translation>
            <numerusform>At best %n point in all.</numerusform>
            <numerusform>At best %n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="32"/>
        <source>%n palace(s) to place in {province}.</source>
        <translation>
            <numerusform>%n palace to place in {province}.</numerusform>
            <numerusform>%n palaces to place in {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="36"/>
        <source>%n card(s) to take from the display.</source>
        <translation>
            <numerusform>%n card to take from the display.</numerusform>
            <numerusform>%n cards to take from the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="127"/>
        <source>Without a card played, withdrawing brings %n card(s), no points.</source>
        <translation>
            <numerusform>Without a card played, withdrawing brings %n card, no points.</numerusform>
            <numerusform>Without a card played, withdrawing brings %n cards, no points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="161"/>
        <source>Place %n palace(s) and the royal one in {province}, {name}.</source>
        <translation>
            <numerusform>Place %n palace and the royal one in {province}, {name}.</numerusform>
            <numerusform>Place %n palaces and the royal one in {province}, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="165"/>
        <source>Place %n palace(s) in {province}, {name}.</source>
        <translation>
            <numerusform>Place %n palace in {province}, {name}.</numerusform>
            <numerusform>Place %n palaces in {province}, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="172"/>
        <source>At best %n point(s) in all: {cities}.</source>
        <translation>
            <numerusform>At best %n point in all: {cities}.</numerusform>
            <numerusform>At best %n points in all: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="182"/>
        <source>Take %n card(s) from the display, {name}.</source>
        <translation>
            <numerusform>Take %n card from the display, {name}.</numerusform>
            <numerusform>Take %n cards from the display, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/prompt.py" line="185"/>
        <source>%n card(s) will be left for those still in {province}.</source>
        <translation>
            <numerusform>%n card will be left for those still in {province}.</numerusform>
            <numerusform>%n cards will be left for those still in {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="178"/>
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>%n point ahead of {name}</numerusform>
            <numerusform>%n points ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="263"/>
        <source>{name}’s best visit was in {province}: %n point(s).</source>
        <translation>
            <numerusform>{name}’s best visit was in {province}: %n point.</numerusform>
            <numerusform>{name}’s best visit was in {province}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/results.py" line="265"/>
        <source>{name}’s best visits were in {province}: %n point(s) each.</source>
        <translation>
            <numerusform>{name}’s best visits were in {province}: %n point each.</numerusform>
            <numerusform>{name}’s best visits were in {province}: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/seats.py" line="58"/>
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="116"/>
        <source>Still to take: %n card(s) of the display</source>
        <translation>
            <numerusform>Still to take: %n card of the display</numerusform>
            <numerusform>Still to take: %n cards of the display</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="150"/>
        <source>%n palace(s) and the royal one in {province}</source>
        <translation>
            <numerusform>%n palace and the royal one in {province}</numerusform>
            <numerusform>%n palaces and the royal one in {province}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="152"/>
        <source>%n palace(s) in {province}</source>
        <translation>
            <numerusform>%n palace in {province}</numerusform>
            <numerusform>%n palaces in {province}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/sums.py" line="196"/>
        <source>Palaces: 1 for placing, %n for {provinces}</source>
        <translation>
            <numerusform>Palaces: 1 for placing, %n for {provinces}</numerusform>
            <numerusform>Palaces: 1 for placing, %n for {provinces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="181"/>
        <source>%n for {provinces}</source>
        <translation>
            <numerusform>%n for {provinces}</numerusform>
            <numerusform>%n for {provinces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="185"/>
        <source>%n for {bonus}</source>
        <translation>
            <numerusform>%n for {bonus}</numerusform>
            <numerusform>%n for {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="200"/>
        <source>{name}’s palaces joined from here reach %n province(s).</source>
        <translation>
            <numerusform>{name}’s palaces joined from here reach %n province.</numerusform>
            <numerusform>{name}’s palaces joined from here reach %n provinces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="218"/>
        <source>to you: you own %n so far, and this one counts too.</source>
        <translation>
            <numerusform>to you: you own %n so far, and this one counts too.</numerusform>
            <numerusform>to you: you own %n so far, and this one counts too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="487"/>
        <source>In your hand: %n of it.</source>
        <translation>
            <numerusform>In your hand: %n of it.</numerusform>
            <numerusform>In your hand: %n of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="531"/>
        <source>On display: %n of it. Whoever withdraws takes two cards.</source>
        <translation>
            <numerusform>On display: %n of it. Whoever withdraws takes two cards.</numerusform>
            <numerusform>On display: %n of it. Whoever withdraws takes two cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="541"/>
        <source>%n card(s), face down.</source>
        <translation>
            <numerusform>%n card, face down.</numerusform>
            <numerusform>%n cards, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="568"/>
        <source>%n card(s), face up.</source>
        <translation>
            <numerusform>%n card, face up.</numerusform>
            <numerusform>%n cards, face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="645"/>
        <source>influence point(s).</source>
        <translation>
            <numerusform>influence point.</numerusform>
            <numerusform>influence points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="647"/>
        <source>influence point(s); {state}.</source>
        <translation>
            <numerusform>influence point; {state}.</numerusform>
            <numerusform>influence points; {state}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="650"/>
        <source>influence point(s); withdrawing now would bring {points} more.</source>
        <translation>
            <numerusform>influence point; withdrawing now would bring {points} more.</numerusform>
            <numerusform>influence points; withdrawing now would bring {points} more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/durbar/ui/games/taj_mahal/tips.py" line="672"/>
        <source>card(s) in your hand.</source>
        <translation>
            <numerusform>card in your hand.</numerusform>
            <numerusform>cards in your hand.</numerusform>
        </translation>
    </message>
</context>
</TS>
