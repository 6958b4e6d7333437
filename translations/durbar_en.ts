<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>DiceCharmers</name>
    <message numerus="yes">
        <source>Tick %n cell(s) of your [[money track]].</source>
        <translation>
            <numerusform>Tick %n cell of your [[money track]].</numerusform>
            <numerusform>Tick %n cells of your [[money track]].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tick %n cell(s) of your [[fame track]].</source>
        <translation>
            <numerusform>Tick %n cell of your [[fame track]].</numerusform>
            <numerusform>Tick %n cells of your [[fame track]].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Circle %n good(s) of your choice, each of a different kind.</source>
        <translation>
            <numerusform>Circle %n good of your choice.</numerusform>
            <numerusform>Circle %n goods of your choice, each of a different kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) in [[stock]], in any mix.</source>
        <translation>
            <numerusform>Sell %n good in [[stock]], of any kind.</numerusform>
            <numerusform>Sell up to %n goods in [[stock]], in any mix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) in [[stock]], at most one of each kind.</source>
        <translation>
            <numerusform>Sell %n good in [[stock]].</numerusform>
            <numerusform>Sell up to %n goods in [[stock]], at most one of each kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to go.</source>
        <translation>
            <numerusform>%n more to go.</numerusform>
            <numerusform>%n more to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upgrade(s) missing.</source>
        <translation>
            <numerusform>%n upgrade missing.</numerusform>
            <numerusform>%n upgrades missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) would be lost</source>
        <translation>
            <numerusform>%n bonus would be lost</numerusform>
            <numerusform>%n bonuses would be lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame</source>
        <translation>
            <numerusform>%n fame</numerusform>
            <numerusform>%n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for corner(s)</source>
        <translation>
            <numerusform>%n for a corner</numerusform>
            <numerusform>%n for corners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different good(s)</source>
        <translation>
            <numerusform>%n different good</numerusform>
            <numerusform>%n different goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sale of up to %n good(s)</source>
        <translation>
            <numerusform>sale of up to %n good</numerusform>
            <numerusform>sale of up to %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sale of up to %n identical or different good(s)</source>
        <translation>
            <numerusform>sale of up to %n identical or different good</numerusform>
            <numerusform>sale of up to %n identical or different goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sale of up to %n different good(s)</source>
        <translation>
            <numerusform>sale of up to %n different good</numerusform>
            <numerusform>sale of up to %n different goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold {goods} for %n coin(s)</source>
        <translation>
            <numerusform>sold {goods} for %n coin</numerusform>
            <numerusform>sold {goods} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each {building} from now on %n fame</source>
        <translation>
            <numerusform>each {building} from now on %n fame</numerusform>
            <numerusform>each {building} from now on %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beyond the end of the track, lost</source>
        <translation>
            <numerusform>%n beyond the end of the track, lost</numerusform>
            <numerusform>%n beyond the end of the track, lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n in stock.</source>
        <translation>
            <numerusform>You would have %n in stock.</numerusform>
            <numerusform>You would have %n in stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This would be lost for good: {bonuses}.</source>
        <translation>
            <numerusform>This would be lost for good: {bonuses}.</numerusform>
            <numerusform>These would be lost for good: {bonuses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you may sell more, at best for %n coin(s).</source>
        <translation>
            <numerusform>Then you may sell more, at best for %n coin.</numerusform>
            <numerusform>Then you may sell more, at best for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you may sell, at best for %n coin(s).</source>
        <translation>
            <numerusform>Then you may sell, at best for %n coin.</numerusform>
            <numerusform>Then you may sell, at best for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) for it, none of which brings anything at once.</source>
        <translation>
            <numerusform>%n place for it, which brings nothing at once.</numerusform>
            <numerusform>%n places for it, none of which brings anything at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n coin(s)</source>
        <translation>
            <numerusform>up to %n coin</numerusform>
            <numerusform>up to %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) for it; at best {place}: {brings}.</source>
        <translation>
            <numerusform>%n place for it; at best {place}: {brings}.</numerusform>
            <numerusform>%n places for it; at best {place}: {brings}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s), {name}, or gain one.</source>
        <translation>
            <numerusform>Sell up to %n good, {name}, or gain one.</numerusform>
            <numerusform>Sell up to %n goods, {name}, or gain one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may sell up to %n more, {name}.</source>
        <translation>
            <numerusform>You may sell up to %n more, {name}.</numerusform>
            <numerusform>You may sell up to %n more, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) of one kind, {name}.</source>
        <translation>
            <numerusform>Sell up to %n good of one kind, {name}.</numerusform>
            <numerusform>Sell up to %n goods of one kind, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s) of different kinds, {name}.</source>
        <translation>
            <numerusform>Sell up to %n good of different kinds, {name}.</numerusform>
            <numerusform>Sell up to %n goods of different kinds, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s), {name}: all alike or all different.</source>
        <translation>
            <numerusform>Sell up to %n good, {name}.</numerusform>
            <numerusform>Sell up to %n goods, {name}: all alike or all different.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click your goods: at best %n coin(s).</source>
        <translation>
            <numerusform>Click your goods: at best %n coin.</numerusform>
            <numerusform>Click your goods: at best %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n good(s), {name}.</source>
        <translation>
            <numerusform>Sell up to %n good, {name}.</numerusform>
            <numerusform>Sell up to %n goods, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n different good(s), {name}.</source>
        <translation>
            <numerusform>Choose %n different good, {name}.</numerusform>
            <numerusform>Choose %n different goods, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) would be lost if you ended now.</source>
        <translation>
            <numerusform>%n bonus would be lost if you ended now.</numerusform>
            <numerusform>%n bonuses would be lost if you ended now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>coins at best, for %n good(s) of the stock.</source>
        <translation>
            <numerusform>coins at best, for %n good of the stock.</numerusform>
            <numerusform>coins at best, for %n goods of the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click: place the road, %n ways to turn it</source>
        <translation>
            <numerusform>Click: place the road, %n ways to turn it</numerusform>
            <numerusform>Click: place the road, %n ways to turn it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest chain, %n bonus(es) in one turn: {names}.</source>
        <translation>
            <numerusform>The longest chain, %n bonus in one turn: {names}.</numerusform>
            <numerusform>The longest chain, %n bonuses in one turn: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice were rolled in all.</source>
        <translation>
            <numerusform>%n die was rolled in all.</numerusform>
            <numerusform>%n dice were rolled in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with karma.</source>
        <translation>
            <numerusform>%n of them with karma.</numerusform>
            <numerusform>%n of them with karma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n karma to spend</source>
        <translation>
            <numerusform>%n karma to spend</numerusform>
            <numerusform>%n karma to spend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) can be reached; roads can be added to as well.</source>
        <translation>
            <numerusform>%n empty cell can be reached; roads can be added to as well.</numerusform>
            <numerusform>%n empty cells can be reached; roads can be added to as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) can be reached.</source>
        <translation>
            <numerusform>%n empty cell can be reached.</numerusform>
            <numerusform>%n empty cells can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n karma left to spend.</source>
        <translation>
            <numerusform>%n karma left to spend.</numerusform>
            <numerusform>%n karma left to spend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left to choose from.</source>
        <translation>
            <numerusform>%n die left to choose from.</numerusform>
            <numerusform>%n dice left to choose from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would do something on this sheet.</source>
        <translation>
            <numerusform>%n of them would do something on this sheet.</numerusform>
            <numerusform>%n of them would do something on this sheet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each good sold in this column brings %n coin(s).</source>
        <translation>
            <numerusform>Each good sold in this column brings %n coin.</numerusform>
            <numerusform>Each good sold in this column brings %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its three boxes free.</source>
        <translation>
            <numerusform>%n of its three boxes free.</numerusform>
            <numerusform>%n of its three boxes free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{state} %n still to be built.</source>
        <translation>
            <numerusform>{state} %n still to be built.</numerusform>
            <numerusform>{state} %n still to be built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{building}: %n fame</source>
        <translation>
            <numerusform>{building}: %n fame</numerusform>
            <numerusform>{building}: %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An upgrade would bring up to %n fame more.</source>
        <translation>
            <numerusform>An upgrade would bring up to %n fame more.</numerusform>
            <numerusform>An upgrade would bring up to %n fame more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more until it is ticked.</source>
        <translation>
            <numerusform>%n more until it is ticked.</numerusform>
            <numerusform>%n more until it is ticked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) still free.</source>
        <translation>
            <numerusform>%n box still free.</numerusform>
            <numerusform>%n boxes still free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) still to be built.</source>
        <translation>
            <numerusform>%n building still to be built.</numerusform>
            <numerusform>%n buildings still to be built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) ahead of the boat.</source>
        <translation>
            <numerusform>%n space ahead of the boat.</numerusform>
            <numerusform>%n spaces ahead of the boat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still empty.</source>
        <translation>
            <numerusform>%n cell still empty.</numerusform>
            <numerusform>%n cells still empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes within %n fame of the next bonus: {bonus}</source>
        <translation>
            <numerusform>Comes within %n fame of the next bonus: {bonus}</numerusform>
            <numerusform>Comes within %n fame of the next bonus: {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes within %n coin(s) of the next bonus: {bonus}</source>
        <translation>
            <numerusform>Comes within %n coin of the next bonus: {bonus}</numerusform>
            <numerusform>Comes within %n coins of the next bonus: {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off a chain of %n bonus(es)</source>
        <translation>
            <numerusform>Sets off a chain of %n bonus</numerusform>
            <numerusform>Sets off a chain of %n bonuses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n karma</source>
        <translation>
            <numerusform>Brings %n karma</numerusform>
            <numerusform>Brings %n karma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n type(s) of building to upgrade for {bonus}</source>
        <translation>
            <numerusform>Leaves %n type of building to upgrade for {bonus}</numerusform>
            <numerusform>Leaves %n types of building to upgrade for {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n character(s) to tick for {bonus}</source>
        <translation>
            <numerusform>Leaves %n character to tick for {bonus}</numerusform>
            <numerusform>Leaves %n characters to tick for {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds %n good(s) to your stock, for sale at {coins}</source>
        <translation>
            <numerusform>Adds %n good to your stock, for sale at {coins}</numerusform>
            <numerusform>Adds %n goods to your stock, for sale at {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells %n good(s) for {coins}</source>
        <translation>
            <numerusform>Sells %n good for {coins}</numerusform>
            <numerusform>Sells %n goods for {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n good(s) in stock, for sale at {coins}</source>
        <translation>
            <numerusform>Keeps %n good in stock, for sale at {coins}</numerusform>
            <numerusform>Keeps %n goods in stock, for sale at {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n good(s) to sell for {bonus}</source>
        <translation>
            <numerusform>Leaves %n good to sell for {bonus}</numerusform>
            <numerusform>Leaves %n goods to sell for {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves you %n more cell(s) to choose from for your next roads</source>
        <translation>
            <numerusform>Leaves you %n more cell to choose from for your next roads</numerusform>
            <numerusform>Leaves you %n more cells to choose from for your next roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves you %n cell(s) fewer to choose from for your next roads</source>
        <translation>
            <numerusform>Leaves you %n cell fewer to choose from for your next roads</numerusform>
            <numerusform>Leaves you %n cells fewer to choose from for your next roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes each {building} still to be built worth {fame} (%n left)</source>
        <translation>
            <numerusform>Makes each {building} still to be built worth {fame} (%n left)</numerusform>
            <numerusform>Makes each {building} still to be built worth {fame} (%n left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first sight about %n coin(s) less than another move would bring</source>
        <translation>
            <numerusform>At first sight about %n coin less than another move would bring</numerusform>
            <numerusform>At first sight about %n coins less than another move would bring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs one karma and leaves you %n</source>
        <translation>
            <numerusform>Costs one karma and leaves you %n</numerusform>
            <numerusform>Costs one karma and leaves you %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passes over %n free space(s) of the river</source>
        <translation>
            <numerusform>Passes over %n free space of the river</numerusform>
            <numerusform>Passes over %n free spaces of the river</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes the best die from the next player, who loses about %n coin(s)</source>
        <translation>
            <numerusform>Takes the best die from the next player, who loses about %n coin</numerusform>
            <numerusform>Takes the best die from the next player, who loses about %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes your next turn better by about %n coin(s)</source>
        <translation>
            <numerusform>Makes your next turn better by about %n coin</numerusform>
            <numerusform>Makes your next turn better by about %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A roll promises about %n coin(s) more than the best die</source>
        <translation>
            <numerusform>A roll promises about %n coin more than the best die</numerusform>
            <numerusform>A roll promises about %n coins more than the best die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A roll promises about %n coin(s) less than the best die</source>
        <translation>
            <numerusform>A roll promises about %n coin less than the best die</numerusform>
            <numerusform>A roll promises about %n coins less than the best die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell tea for %n coin(s)</source>
        <translation>
            <numerusform>Sell tea for %n coin</numerusform>
            <numerusform>Sell tea for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell silk for %n coin(s)</source>
        <translation>
            <numerusform>Sell silk for %n coin</numerusform>
            <numerusform>Sell silk for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell spices for %n coin(s)</source>
        <translation>
            <numerusform>Sell spices for %n coin</numerusform>
            <numerusform>Sell spices for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} uses %n bonus(es) in all.</source>
        <translation>
            <numerusform>{name} uses %n bonus in all.</numerusform>
            <numerusform>{name} uses %n bonuses in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all, with %n bonus(es), {name} gains {gained}: the tracks come {distance} closer, and have {gap}.</source>
        <translation>
            <numerusform>In all, with %n bonus, {name} gains {gained}: the tracks come {distance} closer, and have {gap}.</numerusform>
            <numerusform>In all, with %n bonuses, {name} gains {gained}: the tracks come {distance} closer, and have {gap}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all, with %n bonus(es), {name} gains {gained}: the tracks come {distance} closer.</source>
        <translation>
            <numerusform>In all, with %n bonus, {name} gains {gained}: the tracks come {distance} closer.</numerusform>
            <numerusform>In all, with %n bonuses, {name} gains {gained}: the tracks come {distance} closer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n road(s)</source>
        <translation>
            <numerusform>draws a road</numerusform>
            <numerusform>draws %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n half-road(s)</source>
        <translation>
            <numerusform>draws a half-road</numerusform>
            <numerusform>draws %n half-roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells %n good(s)</source>
        <translation>
            <numerusform>sells %n good</numerusform>
            <numerusform>sells %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>raises each later {building} to %n fame</source>
        <translation>
            <numerusform>raises each later {building} to %n fame</numerusform>
            <numerusform>raises each later {building} to %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n karma</source>
        <translation>
            <numerusform>%n karma</numerusform>
            <numerusform>%n karma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click: choose among %n moves</source>
        <translation>
            <numerusform>Click: choose among %n moves</numerusform>
            <numerusform>Click: choose among %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too far: choose among the %n next free space(s).</source>
        <translation>
            <numerusform>Too far: choose among the %n next free space.</numerusform>
            <numerusform>Too far: choose among the %n next free spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n fame already, the most there is.</source>
        <translation>
            <numerusform>It brings %n fame already, the most there is.</numerusform>
            <numerusform>It brings %n fame already, the most there is.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>after %n day</numerusform>
            <numerusform>after %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
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
        <source>Type to filter %n move(s)</source>
        <translation>
            <numerusform>Type to filter %n move</numerusform>
            <numerusform>Type to filter %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>News</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ra</name>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Ra tile(s) end the epoch.</source>
        <translation>
            <numerusform>%n more Ra tile ends the epoch.</numerusform>
            <numerusform>%n more Ra tiles end the epoch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n God(s) left.</source>
        <translation>
            <numerusform>You have %n God left.</numerusform>
            <numerusform>You have %n Gods left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more end(s) the epoch</source>
        <translation>
            <numerusform>%n more ends the epoch</numerusform>
            <numerusform>%n more end the epoch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) and the sun {sun} are at stake.</source>
        <translation>
            <numerusform>%n tile and the sun {sun} are at stake.</numerusform>
            <numerusform>%n tiles and the sun {sun} are at stake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unrest: choose %n civilization tile(s) to give up.</source>
        <translation>
            <numerusform>Unrest: choose %n civilization tile to give up.</numerusform>
            <numerusform>Unrest: choose %n civilization tiles to give up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earthquake: choose %n monument(s) to give up.</source>
        <translation>
            <numerusform>Earthquake: choose %n monument to give up.</numerusform>
            <numerusform>Earthquake: choose %n monuments to give up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame ahead of {name}</source>
        <translation>
            <numerusform>%n fame ahead of {name}</numerusform>
            <numerusform>%n fame ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Old Kingdom decided it: {name} gained %n fame on {second}.</source>
        <translation>
            <numerusform>The Old Kingdom decided it: {name} gained %n fame on {second}.</numerusform>
            <numerusform>The Old Kingdom decided it: {name} gained %n fame on {second}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Middle Kingdom decided it: {name} gained %n fame on {second}.</source>
        <translation>
            <numerusform>The Middle Kingdom decided it: {name} gained %n fame on {second}.</numerusform>
            <numerusform>The Middle Kingdom decided it: {name} gained %n fame on {second}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The New Kingdom decided it: {name} gained %n fame on {second}.</source>
        <translation>
            <numerusform>The New Kingdom decided it: {name} gained %n fame on {second}.</numerusform>
            <numerusform>The New Kingdom decided it: {name} gained %n fame on {second}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not used with %n player(s).</source>
        <translation>
            <numerusform>Not used with %n player.</numerusform>
            <numerusform>Not used with %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can still overbid.</source>
        <translation>
            <numerusform>%n player can still overbid.</numerusform>
            <numerusform>%n players can still overbid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on eight spaces.</source>
        <translation>
            <numerusform>%n tile on eight spaces.</numerusform>
            <numerusform>%n tiles on eight spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you now: your %n Nile(s) would count, and so would the Flood.</source>
        <translation>
            <numerusform>to you now: your %n Nile would count, and so would the Flood.</numerusform>
            <numerusform>to you now: your %n Niles would count, and so would the Flood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you now: with %n kind(s) you still score {before}.</source>
        <translation>
            <numerusform>to you now: with %n kind you still score {before}.</numerusform>
            <numerusform>to you now: with %n kinds you still score {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you now: with %n kind(s) you score {fame} instead of {before}.</source>
        <translation>
            <numerusform>to you now: with %n kind you score {fame} instead of {before}.</numerusform>
            <numerusform>to you now: with %n kinds you score {fame} instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you: {same} of this kind, %n different kind(s).</source>
        <translation>
            <numerusform>to you: {same} of this kind, %n different kind.</numerusform>
            <numerusform>to you: {same} of this kind, %n different kinds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>before the last epoch: {same} of this kind, %n different kind(s).</source>
        <translation>
            <numerusform>before the last epoch: {same} of this kind, %n different kind.</numerusform>
            <numerusform>before the last epoch: {same} of this kind, %n different kinds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this lot it takes %n: it strikes what it comes with too.</source>
        <translation>
            <numerusform>With this lot it takes %n: it strikes what it comes with too.</numerusform>
            <numerusform>With this lot it takes %n: it strikes what it comes with too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you now: it would take %n tile(s) of yours.</source>
        <translation>
            <numerusform>to you now: it would take %n tile of yours.</numerusform>
            <numerusform>to you now: it would take %n tiles of yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n.</source>
        <translation>
            <numerusform>{name} has %n.</numerusform>
            <numerusform>{name} has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still in the bag.</source>
        <translation>
            <numerusform>%n still in the bag.</numerusform>
            <numerusform>%n still in the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Invoke Ra for %n tile(s)</source>
        <translation>
            <numerusform>Invoke Ra for %n tile</numerusform>
            <numerusform>Invoke Ra for %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n fame</source>
        <translation>
            <numerusform>{name} wins with %n fame</numerusform>
            <numerusform>{name} wins with %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {fame} fame</source>
        <translation>
            <numerusform>{name}: {fame} fame</numerusform>
            <numerusform>{name}: {fame} fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {fame} fame, but not below 0</source>
        <translation>
            <numerusform>{name}: {fame} fame, but not below 0</numerusform>
            <numerusform>{name}: {fame} fame, but not below 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} invokes Ra for %n tile(s).</source>
        <translation>
            <numerusform>{name} invokes Ra for %n tile.</numerusform>
            <numerusform>{name} invokes Ra for %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins %n tile(s) with {sun}.</source>
        <translation>
            <numerusform>{name} wins %n tile with {sun}.</numerusform>
            <numerusform>{name} wins %n tiles with {sun}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes what would bring another player about %n fame by the end of the game</source>
        <translation>
            <numerusform>Takes what would bring another player about %n fame by the end of the game</numerusform>
            <numerusform>Takes what would bring another player about %n fame by the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps a sun for a better lot: this one is worth about %n fame to you by the end of the game</source>
        <translation>
            <numerusform>Keeps a sun for a better lot: this one is worth about %n fame to you by the end of the game</numerusform>
            <numerusform>Keeps a sun for a better lot: this one is worth about %n fame to you by the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps a sun: this lot would cost you about %n fame by the end of the game</source>
        <translation>
            <numerusform>Keeps a sun: this lot would cost you about %n fame by the end of the game</numerusform>
            <numerusform>Keeps a sun: this lot would cost you about %n fame by the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra, which would end the epoch and sweep this lot away</source>
        <translation>
            <numerusform>%n of the {tiles} tiles left is Ra, which would end the epoch and sweep this lot away</numerusform>
            <numerusform>%n of the {tiles} tiles left are Ra; one would end the epoch and sweep this lot away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n tile(s) will still come in this epoch</source>
        <translation>
            <numerusform>About %n tile will still come in this epoch</numerusform>
            <numerusform>About %n tiles will still come in this epoch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives up the God, which is sure to bring %n fame</source>
        <translation>
            <numerusform>Gives up the God, which is sure to bring %n fame</numerusform>
            <numerusform>Gives up the God, which is sure to bring %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs you about %n fame by the end of the game</source>
        <translation>
            <numerusform>Costs you about %n fame by the end of the game</numerusform>
            <numerusform>Costs you about %n fame by the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The funeral takes %n of your Pharaohs</source>
        <translation>
            <numerusform>The funeral takes %n of your Pharaohs</numerusform>
            <numerusform>The funeral takes %n of your Pharaohs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drought takes %n tile(s) of your river</source>
        <translation>
            <numerusform>The drought takes %n tile of your river</numerusform>
            <numerusform>The drought takes %n tiles of your river</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unrest takes %n of your civilization tiles</source>
        <translation>
            <numerusform>Unrest takes %n of your civilization tiles</numerusform>
            <numerusform>Unrest takes %n of your civilization tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The earthquake takes %n of your monuments</source>
        <translation>
            <numerusform>The earthquake takes %n of your monuments</numerusform>
            <numerusform>The earthquake takes %n of your monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n God tile(s)</source>
        <translation>
            <numerusform>Brings %n God tile</numerusform>
            <numerusform>Brings %n God tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings gold for %n fame</source>
        <translation>
            <numerusform>Brings gold for %n fame</numerusform>
            <numerusform>Brings gold for %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives you the most Pharaohs, %n against {others}</source>
        <translation>
            <numerusform>Gives you the most Pharaohs, %n against {others}</numerusform>
            <numerusform>Gives you the most Pharaohs, %n against {others}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives you %n Pharaoh(s) in all</source>
        <translation>
            <numerusform>Gives you %n Pharaoh in all</numerusform>
            <numerusform>Gives you %n Pharaohs in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes the Flood that makes %n Nile(s) score</source>
        <translation>
            <numerusform>Takes the Flood that makes %n Nile score</numerusform>
            <numerusform>Takes the Flood that makes %n Niles score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes your river bring %n fame</source>
        <translation>
            <numerusform>Makes your river bring %n fame</numerusform>
            <numerusform>Makes your river bring %n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives you %n Nile(s) that wait for a Flood</source>
        <translation>
            <numerusform>Gives you %n Nile that waits for a Flood</numerusform>
            <numerusform>Gives you %n Niles that wait for a Flood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves you from losing %n fame for want of civilization</source>
        <translation>
            <numerusform>Saves you from losing %n fame for want of civilization</numerusform>
            <numerusform>Saves you from losing %n fame for want of civilization</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n kinds of civilization, for {fame} fame</source>
        <translation>
            <numerusform>Makes %n kind of civilization, for {fame} fame</numerusform>
            <numerusform>Makes %n kinds of civilization, for {fame} fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n kind(s) of civilization; the third would score</source>
        <translation>
            <numerusform>Makes %n kind of civilization; the third would score</numerusform>
            <numerusform>Makes %n kinds of civilization; the third would score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n monuments of one kind ({tile}), {fame} fame at the end</source>
        <translation>
            <numerusform>Makes %n monument of one kind ({tile}), {fame} fame at the end</numerusform>
            <numerusform>Makes %n monuments of one kind ({tile}), {fame} fame at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n different monument(s)</source>
        <translation>
            <numerusform>Makes %n different monument</numerusform>
            <numerusform>Makes %n different monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What brought {name} most: {category}, %n fame in the game.</source>
        <translation>
            <numerusform>What brought {name} most: {category}, %n fame in the game.</numerusform>
            <numerusform>What brought {name} most: {category}, %n fame in the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No tile taken: {fame} fame</source>
        <translation>
            <numerusform>No tile taken: {fame} fame</numerusform>
            <numerusform>No tile taken: {fame} fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n God(s) spent on {tiles}</source>
        <translation>
            <numerusform>%n God spent on {tiles}</numerusform>
            <numerusform>%n Gods spent on {tiles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n God(s) spent on {tiles}, which cost {lost}</source>
        <translation>
            <numerusform>%n God spent on {tiles}, which cost {lost}</numerusform>
            <numerusform>%n Gods spent on {tiles}, which cost {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame more by its tiles</source>
        <translation>
            <numerusform>{deed}: %n fame more by its tiles</numerusform>
            <numerusform>{deed}: %n fame more by its tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame more than without</source>
        <translation>
            <numerusform>{deed}: %n fame more than without</numerusform>
            <numerusform>{deed}: %n fame more than without</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame less by its tiles</source>
        <translation>
            <numerusform>{deed}: %n fame less by its tiles</numerusform>
            <numerusform>{deed}: %n fame less by its tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n fame less than without</source>
        <translation>
            <numerusform>{deed}: %n fame less than without</numerusform>
            <numerusform>{deed}: %n fame less than without</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tile(s)</source>
        <translation>
            <numerusform>%n Ra tile</numerusform>
            <numerusform>%n Ra tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n God tile(s)</source>
        <translation>
            <numerusform>%n God tile</numerusform>
            <numerusform>%n God tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Pharaoh(s)</source>
        <translation>
            <numerusform>%n Pharaoh</numerusform>
            <numerusform>%n Pharaohs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile(s)</source>
        <translation>
            <numerusform>%n Nile</numerusform>
            <numerusform>%n Niles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Flood(s)</source>
        <translation>
            <numerusform>%n Flood</numerusform>
            <numerusform>%n Floods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tile(s)</source>
        <translation>
            <numerusform>%n gold tile</numerusform>
            <numerusform>%n gold tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Astronomy tile(s)</source>
        <translation>
            <numerusform>%n Astronomy tile</numerusform>
            <numerusform>%n Astronomy tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Agriculture tile(s)</source>
        <translation>
            <numerusform>%n Agriculture tile</numerusform>
            <numerusform>%n Agriculture tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Writing tile(s)</source>
        <translation>
            <numerusform>%n Writing tile</numerusform>
            <numerusform>%n Writing tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Religion tile(s)</source>
        <translation>
            <numerusform>%n Religion tile</numerusform>
            <numerusform>%n Religion tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Art tile(s)</source>
        <translation>
            <numerusform>%n Art tile</numerusform>
            <numerusform>%n Art tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fortress(es)</source>
        <translation>
            <numerusform>%n Fortress</numerusform>
            <numerusform>%n Fortresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Obelisk(s)</source>
        <translation>
            <numerusform>%n Obelisk</numerusform>
            <numerusform>%n Obelisks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Palace(s)</source>
        <translation>
            <numerusform>%n Palace</numerusform>
            <numerusform>%n Palaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Pyramid(s)</source>
        <translation>
            <numerusform>%n Pyramid</numerusform>
            <numerusform>%n Pyramids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx(es)</source>
        <translation>
            <numerusform>%n Sphinx</numerusform>
            <numerusform>%n Sphinxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Statues tile(s)</source>
        <translation>
            <numerusform>%n Statues tile</numerusform>
            <numerusform>%n Statues tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Step Pyramid(s)</source>
        <translation>
            <numerusform>%n Step Pyramid</numerusform>
            <numerusform>%n Step Pyramids</numerusform>
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
            <numerusform>%n Funeral</numerusform>
            <numerusform>%n Funerals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Drought(s)</source>
        <translation>
            <numerusform>%n Drought</numerusform>
            <numerusform>%n Droughts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unrest tile(s)</source>
        <translation>
            <numerusform>%n Unrest tile</numerusform>
            <numerusform>%n Unrest tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Earthquake(s)</source>
        <translation>
            <numerusform>%n Earthquake</numerusform>
            <numerusform>%n Earthquakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame to you by the end of this epoch, the God you spend counted.</source>
        <translation>
            <numerusform>{fame} fame to you by the end of this epoch, the God you spend counted.</numerusform>
            <numerusform>{fame} fame to you by the end of this epoch, the God you spend counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame to you at the end of the game, as your monuments stand.</source>
        <translation>
            <numerusform>{fame} fame to you at the end of the game, as your monuments stand.</numerusform>
            <numerusform>{fame} fame to you at the end of the game, as your monuments stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame to you by the end of this epoch.</source>
        <translation>
            <numerusform>{fame} fame to you by the end of this epoch.</numerusform>
            <numerusform>{fame} fame to you by the end of this epoch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it wins: {fame} fame by the end of this epoch, and the sun {sun}, face down.</source>
        <translation>
            <numerusform>If it wins: {fame} fame by the end of this epoch, and the sun {sun}, face down.</numerusform>
            <numerusform>If it wins: {fame} fame by the end of this epoch, and the sun {sun}, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your Pharaohs</source>
        <translation>
            <numerusform>%n of your Pharaohs</numerusform>
            <numerusform>%n of your Pharaohs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your Niles</source>
        <translation>
            <numerusform>%n of your Niles</numerusform>
            <numerusform>%n of your Niles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your monuments</source>
        <translation>
            <numerusform>%n of your monuments</numerusform>
            <numerusform>%n of your monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unrest: %n civilization tile(s) to give up</source>
        <translation>
            <numerusform>Unrest: %n civilization tile to give up</numerusform>
            <numerusform>Unrest: %n civilization tiles to give up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earthquake: %n monument(s) to give up</source>
        <translation>
            <numerusform>Earthquake: %n monument to give up</numerusform>
            <numerusform>Earthquake: %n monuments to give up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra, and one more ends the epoch</source>
        <translation>
            <numerusform>%n of the {tiles} tiles left is Ra, and one more ends the epoch</numerusform>
            <numerusform>%n of the {tiles} tiles left are Ra, and one more ends the epoch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra and starts an auction.</source>
        <translation>
            <numerusform>%n of the {tiles} tiles left is Ra and starts an auction.</numerusform>
            <numerusform>%n of the {tiles} tiles left are Ra; each starts an auction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {tiles} tiles left is Ra and ends the epoch.</source>
        <translation>
            <numerusform>%n of the {tiles} tiles left is Ra and ends the epoch.</numerusform>
            <numerusform>%n of the {tiles} tiles left are Ra; each ends the epoch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Raja</name>
    <message numerus="yes">
        <source>the houses still to build cost %n gold</source>
        <translation>
            <numerusform>the houses still to build cost %n gold</numerusform>
            <numerusform>the houses still to build cost %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A click on the board goes via {cities} for %n gold.</source>
        <translation>
            <numerusform>A click on the board goes via {cities} for %n gold.</numerusform>
            <numerusform>A click on the board goes via {cities} for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold to {name}</source>
        <translation>
            <numerusform>%n gold to {name}</numerusform>
            <numerusform>%n gold to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n gold and chooses a character.</source>
        <translation>
            <numerusform>{name} pays %n gold and chooses a character.</numerusform>
            <numerusform>{name} pays %n gold and chooses a character.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n house(s) from the quarry into the reserve.</source>
        <translation>
            <numerusform>Each player takes %n house from the quarry into the reserve.</numerusform>
            <numerusform>Each player takes %n houses from the quarry into the reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Trader brings {name} %n gold.</source>
        <translation>
            <numerusform>The Trader brings {name} %n gold.</numerusform>
            <numerusform>The Trader brings {name} %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n gold.</source>
        <translation>
            <numerusform>{name} takes %n gold.</numerusform>
            <numerusform>{name} takes %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n house(s) from the quarry.</source>
        <translation>
            <numerusform>{name} takes %n house from the quarry.</numerusform>
            <numerusform>{name} takes %n houses from the quarry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} forgoes {actions}: %n gold to each of the others.</source>
        <translation>
            <numerusform>{name} forgoes {actions}: %n gold to each of the others.</numerusform>
            <numerusform>{name} forgoes {actions}: %n gold to each of the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n palace(s)</source>
        <translation>
            <numerusform>{name} wins with %n palace</numerusform>
            <numerusform>{name} wins with %n palaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building would cost %n gold{tolls}; you would have {have}.</source>
        <translation>
            <numerusform>Building would cost %n gold{tolls}; you would have {have}.</numerusform>
            <numerusform>Building would cost %n gold{tolls}; you would have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {the_character} first, building would cost %n gold.</source>
        <translation>
            <numerusform>With {the_character} first, building would cost %n gold.</numerusform>
            <numerusform>With {the_character} first, building would cost %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tolls to {city} come to %n gold; you would have {have}.</source>
        <translation>
            <numerusform>The tolls to {city} come to %n gold; you would have {have}.</numerusform>
            <numerusform>The tolls to {city} come to %n gold; you would have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold would be left.</source>
        <translation>
            <numerusform>%n gold would be left.</numerusform>
            <numerusform>%n gold would be left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n gold would be left.</source>
        <translation>
            <numerusform>At least %n gold would be left.</numerusform>
            <numerusform>At least %n gold would be left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the Maharaja in {city}: %n gold in tolls.</source>
        <translation>
            <numerusform>To the Maharaja in {city}: %n gold in tolls.</numerusform>
            <numerusform>To the Maharaja in {city}: %n gold in tolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your quarry has only %n house(s) left.</source>
        <translation>
            <numerusform>Your quarry has only %n house left.</numerusform>
            <numerusform>Your quarry has only %n houses left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your reserve would have only %n house(s) left to build.</source>
        <translation>
            <numerusform>Your reserve would have only %n house left to build.</numerusform>
            <numerusform>Your reserve would have only %n houses left to build.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If nobody bids more, you choose and keep %n gold.</source>
        <translation>
            <numerusform>If nobody bids more, you choose and keep %n gold.</numerusform>
            <numerusform>If nobody bids more, you choose and keep %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You leave this auction; {name} leads with %n gold. You will bid in a later one.</source>
        <translation>
            <numerusform>You leave this auction; {name} leads with %n gold. You will bid in a later one.</numerusform>
            <numerusform>You leave this auction; {name} leads with %n gold. You will bid in a later one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You leave this auction; {name} leads with %n gold. You choose last, and pay nothing.</source>
        <translation>
            <numerusform>You leave this auction; {name} leads with %n gold. You choose last, and pay nothing.</numerusform>
            <numerusform>You leave this auction; {name} leads with %n gold. You choose last, and pay nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would keep %n gold; {spoiled}.</source>
        <translation>
            <numerusform>You would keep %n gold; {spoiled}.</numerusform>
            <numerusform>You would keep %n gold; {spoiled}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n gold.</source>
        <translation>
            <numerusform>You keep %n gold.</numerusform>
            <numerusform>You keep %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n gold.</source>
        <translation>
            <numerusform>You would have %n gold.</numerusform>
            <numerusform>You would have %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n house(s) in your reserve.</source>
        <translation>
            <numerusform>You would have %n house in your reserve.</numerusform>
            <numerusform>You would have %n houses in your reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s) in reserve</source>
        <translation>
            <numerusform>%n house in reserve</numerusform>
            <numerusform>%n houses in reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs nothing; %n house(s) stay in reserve.</source>
        <translation>
            <numerusform>It costs nothing; %n house stays in reserve.</numerusform>
            <numerusform>It costs nothing; %n houses stay in reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All your actions together would then cost %n gold; you have {gold}.</source>
        <translation>
            <numerusform>All your actions together would then cost %n gold; you have {gold}.</numerusform>
            <numerusform>All your actions together would then cost %n gold; you have {gold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forgo {actions}: the bank gives {names} %n gold.</source>
        <translation>
            <numerusform>You forgo {actions}: the bank gives {names} %n gold.</numerusform>
            <numerusform>You forgo {actions}: the bank gives {names} %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forgo {actions}: the bank gives {names} %n gold each.</source>
        <translation>
            <numerusform>You forgo {actions}: the bank gives {names} %n gold each.</numerusform>
            <numerusform>You forgo {actions}: the bank gives {names} %n gold each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with %n gold.</source>
        <translation>
            <numerusform>{name} leads with %n gold.</numerusform>
            <numerusform>{name} leads with %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s)</source>
        <translation>
            <numerusform>%n palace</numerusform>
            <numerusform>%n palaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s) (at least {cities} in a city)</source>
        <translation>
            <numerusform>%n house (at least {cities} in a city)</numerusform>
            <numerusform>%n houses (at least {cities} in a city)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s) in a city</source>
        <translation>
            <numerusform>%n house in a city</numerusform>
            <numerusform>%n houses in a city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n house(s)</source>
        <translation>
            <numerusform>move %n house</numerusform>
            <numerusform>move %n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n gold</source>
        <translation>
            <numerusform>take %n gold</numerusform>
            <numerusform>take %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) ahead of {name}</source>
        <translation>
            <numerusform>%n palace ahead of {name}</numerusform>
            <numerusform>%n palaces ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as many palaces as {name}, and %n gold more</source>
        <translation>
            <numerusform>as many palaces as {name}, and %n gold more</numerusform>
            <numerusform>as many palaces as {name}, and %n gold more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} %n point(s)</source>
        <translation>
            <numerusform>{name} %n point</numerusform>
            <numerusform>{name} %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game went over all {round} rounds; {name} built %n palace(s).</source>
        <translation>
            <numerusform>The game went over all {round} rounds; {name} built %n palace.</numerusform>
            <numerusform>The game went over all {round} rounds; {name} built %n palaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tolls brought {names} the most: %n gold.</source>
        <translation>
            <numerusform>Tolls brought {names} the most: %n gold.</numerusform>
            <numerusform>Tolls brought {names} the most: %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tolls brought {names} the most: %n gold each.</source>
        <translation>
            <numerusform>Tolls brought {names} the most: %n gold each.</numerusform>
            <numerusform>Tolls brought {names} the most: %n gold each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) built of {all}</source>
        <translation>
            <numerusform>%n palace built of {all}</numerusform>
            <numerusform>%n palaces built of {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <translation>
            <numerusform>%n chit</numerusform>
            <numerusform>%n chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) to you at the end of this round, if nothing changes</source>
        <translation>
            <numerusform>point to you at the end of this round, if nothing changes</numerusform>
            <numerusform>points to you at the end of this round, if nothing changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) to you if it were scored now</source>
        <translation>
            <numerusform>point to you if it were scored now</numerusform>
            <numerusform>points to you if it were scored now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [[site(s)|site]] free.</source>
        <translation>
            <numerusform>%n [[site]] free.</numerusform>
            <numerusform>%n [[sites|site]] free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For you the bank pays %n gold.</source>
        <translation>
            <numerusform>For you the bank pays %n gold.</numerusform>
            <numerusform>For you the bank pays %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing costs you %n gold.</source>
        <translation>
            <numerusform>Passing costs you %n gold.</numerusform>
            <numerusform>Passing costs you %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {name} the bank pays %n gold.</source>
        <translation>
            <numerusform>For {name} the bank pays %n gold.</numerusform>
            <numerusform>For {name} the bank pays %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold to pay for {names}.</source>
        <translation>
            <numerusform>%n gold for {names}.</numerusform>
            <numerusform>%n gold for {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) to you for your houses here.</source>
        <translation>
            <numerusform>point to you for your houses here.</numerusform>
            <numerusform>points to you for your houses here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action chit(s).</source>
        <translation>
            <numerusform>%n action chit.</numerusform>
            <numerusform>%n action chits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n house(s) from the quarry</source>
        <translation>
            <numerusform>Take %n house from the quarry</numerusform>
            <numerusform>Take %n houses from the quarry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One palace nearer the end: then %n to go</source>
        <translation>
            <numerusform>One palace nearer the end: then %n to go</numerusform>
            <numerusform>One palace nearer the end: then %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets you build a palace {where}, for which you still lack %n gold</source>
        <translation>
            <numerusform>Lets you build a palace {where}, for which you still lack %n gold</numerusform>
            <numerusform>Lets you build a palace {where}, for which you still lack %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings you %n gold</source>
        <translation>
            <numerusform>Brings you %n gold</numerusform>
            <numerusform>Brings you %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n gold</source>
        <translation>
            <numerusform>Costs %n gold</numerusform>
            <numerusform>Costs %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs you %n gold in tolls, which others get</source>
        <translation>
            <numerusform>Costs you %n gold in tolls, which others get</numerusform>
            <numerusform>Costs you %n gold in tolls, which others get</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n house(s) into your reserve</source>
        <translation>
            <numerusform>Brings %n house into your reserve</numerusform>
            <numerusform>Brings %n houses into your reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings the Maharaja’s next visit to {city} closer, where you have %n point(s)</source>
        <translation>
            <numerusform>Brings the Maharaja’s next visit to {city} closer, where you have %n point</numerusform>
            <numerusform>Brings the Maharaja’s next visit to {city} closer, where you have %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Suits the others better: you have %n point(s) in {city}</source>
        <translation>
            <numerusform>Suits the others better: you have %n point in {city}</numerusform>
            <numerusform>Suits the others better: you have %n points in {city}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forgo %n action(s): {gold} to each of the others</source>
        <translation>
            <numerusform>You forgo %n action: {gold} to each of the others</numerusform>
            <numerusform>You forgo %n actions: {gold} to each of the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} gold</source>
        <translation>
            <numerusform>{number} gold</numerusform>
            <numerusform>{number} gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was in {city} before: %n gold</source>
        <translation>
            <numerusform>What was in {city} before: %n gold</numerusform>
            <numerusform>What was in {city} before: %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new house(s) in {city}</source>
        <translation>
            <numerusform>%n new house in {city}</numerusform>
            <numerusform>%n new houses in {city}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n point(s) there, and the same reward</source>
        <translation>
            <numerusform>{deed}: %n point there, and the same reward</numerusform>
            <numerusform>{deed}: %n points there, and the same reward</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold less from the Maharaja</source>
        <translation>
            <numerusform>%n gold less from the Maharaja</numerusform>
            <numerusform>%n gold less from the Maharaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold more from the Maharaja</source>
        <translation>
            <numerusform>%n gold more from the Maharaja</numerusform>
            <numerusform>%n gold more from the Maharaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) there</source>
        <translation>
            <numerusform>%n point there</numerusform>
            <numerusform>%n points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next comes {city} instead of {other}: as it stands, %n gold more</source>
        <translation>
            <numerusform>Next comes {city} instead of {other}: as it stands, %n gold more</numerusform>
            <numerusform>Next comes {city} instead of {other}: as it stands, %n gold more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold taken</source>
        <translation>
            <numerusform>%n gold taken</numerusform>
            <numerusform>%n gold taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold paid in tolls</source>
        <translation>
            <numerusform>%n gold paid in tolls</numerusform>
            <numerusform>%n gold paid in tolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{actions} forgone: %n gold to each of the others</source>
        <translation>
            <numerusform>{actions} forgone: %n gold to each of the others</numerusform>
            <numerusform>{actions} forgone: %n gold to each of the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest way to {to} costs %n gold in tolls; you have {gold}.</source>
        <translation>
            <numerusform>The cheapest way to {to} costs %n gold in tolls; you have {gold}.</numerusform>
            <numerusform>The cheapest way to {to} costs %n gold in tolls; you have {gold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) to {name} if {city} were scored now.</source>
        <translation>
            <numerusform>point to {name} if {city} were scored now.</numerusform>
            <numerusform>points to {name} if {city} were scored now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way there costs %n gold, too dear for you.</source>
        <translation>
            <numerusform>The way there costs %n gold, too dear for you.</numerusform>
            <numerusform>The way there costs %n gold, too dear for you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>This game has %n seat(s).</source>
        <translation>
            <numerusform>This game has %n seat.</numerusform>
            <numerusform>This game has %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} won. {what}: {scores}.</source>
        <translation>
            <numerusform>{names} won. {what}: {scores}.</numerusform>
            <numerusform>{names} won. {what}: {scores}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <translation>
            <numerusform>%n best</numerusform>
            <numerusform>%n best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fine</source>
        <translation>
            <numerusform>%n fine</numerusform>
            <numerusform>%n fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) could not be judged.</source>
        <translation>
            <numerusform>%n choice could not be judged.</numerusform>
            <numerusform>%n choices could not be judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left.</source>
        <translation>
            <numerusform>About %n minute left.</numerusform>
            <numerusform>About %n minutes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left.</source>
        <translation>
            <numerusform>About %n second left.</numerusform>
            <numerusform>About %n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The expert plays on for everybody, to the end of the stage or for %n move(s).</source>
        <translation>
            <numerusform>The expert plays on for everybody, to the end of the stage or for %n move.</numerusform>
            <numerusform>The expert plays on for everybody, to the end of the stage or for %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message numerus="yes">
        <source>{names} won</source>
        <translation>
            <numerusform>{names} won</numerusform>
            <numerusform>{names} won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s) will be forgotten here, and can’t be brought back. Saved games stay as they are.</source>
        <translation>
            <numerusform>%n game will be forgotten here, and can’t be brought back. Saved games stay as they are.</numerusform>
            <numerusform>%n games will be forgotten here, and can’t be brought back. Saved games stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file can’t be read; they are left as they are.</source>
        <translation>
            <numerusform>%n line of the file can’t be read; it is left as it is.</numerusform>
            <numerusform>%n lines of the file can’t be read; they are left as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice were rolled in all; choose their game to see how they fell.</source>
        <translation>
            <numerusform>%n die was rolled in all; choose its game to see how it fell.</numerusform>
            <numerusform>%n dice were rolled in all; choose their game to see how they fell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice were rolled in all.</source>
        <translation>
            <numerusform>%n die was rolled in all.</numerusform>
            <numerusform>%n dice were rolled in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n game(s)</source>
        <translation>
            <numerusform>in %n game</numerusform>
            <numerusform>in %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n game(s); among equal players it would be about {fair}</source>
        <translation>
            <numerusform>in %n game; among equal players it would be about {fair}</numerusform>
            <numerusform>in %n games; among equal players it would be about {fair}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n game(s)</source>
        <translation>
            <numerusform>of %n game</numerusform>
            <numerusform>of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n game(s); among equals about {fair}</source>
        <translation>
            <numerusform>of %n game; among equals about {fair}</numerusform>
            <numerusform>of %n games; among equals about {fair}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s); with equal chances {fair} would be expected.</source>
        <translation>
            <numerusform>%n win; with equal chances {fair} would be expected.</numerusform>
            <numerusform>%n wins; with equal chances {fair} would be expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), seed {seed}</source>
        <translation>
            <numerusform>%n player, seed {seed}</numerusform>
            <numerusform>%n players, seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} won</source>
        <translation>
            <numerusform>{names} won</numerusform>
            <numerusform>{names} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n</source>
        <translation>
            <numerusform>place %n</numerusform>
            <numerusform>place %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dots: places, the first at the top. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Dots: places, the first at the top. Line: the mean of the last one.</numerusform>
            <numerusform>Dots: places, the first at the top. Line: the mean of the last %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dots: scores. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Dots: scores. Line: the mean of the last one.</numerusform>
            <numerusform>Dots: scores. Line: the mean of the last %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dots: the chance to win that a choice cost on average, by the review of the game. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Dots: the chance to win that a choice cost on average, by the review of the game. Line: the mean of the last one.</numerusform>
            <numerusform>Dots: the chance to win that a choice cost on average, by the review of the game. Line: the mean of the last %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dots: what luck changed of the chance to win, by the review of the game. Line: the mean of the last %n.</source>
        <translation>
            <numerusform>Dots: what luck changed of the chance to win, by the review of the game. Line: the mean of the last one.</numerusform>
            <numerusform>Dots: what luck changed of the chance to win, by the review of the game. Line: the mean of the last %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>Opens a menu of %n move(s).</source>
        <translation>
            <numerusform>Opens a menu of %n move.</numerusform>
            <numerusform>Opens a menu of %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves, from a choice of {name} on, are taken back after {other} had the screen.</source>
        <translation>
            <numerusform>%n move, from a choice of {name} on, is taken back after {other} had the screen.</numerusform>
            <numerusform>%n moves, from a choice of {name} on, are taken back after {other} had the screen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), from the last choice of {name} on</source>
        <translation>
            <numerusform>%n move, from the last choice of {name} on</numerusform>
            <numerusform>%n moves, from the last choice of {name} on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s): {moves}</source>
        <translation>
            <numerusform>%n move: {moves}</numerusform>
            <numerusform>%n moves: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the first: {moves}</source>
        <translation>
            <numerusform>%n move, the first: {moves}</numerusform>
            <numerusform>%n moves, the first: {moves}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TajMahal</name>
    <message numerus="yes">
        <source>{name} plays {card} with {extra}: %n point(s).</source>
        <translation>
            <numerusform>{name} plays {card} with {extra}: %n point.</numerusform>
            <numerusform>{name} plays {card} with {extra}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the draw pile: %n card(s), shuffled.</source>
        <translation>
            <numerusform>The discard pile becomes the draw pile: %n card, shuffled.</numerusform>
            <numerusform>The discard pile becomes the draw pile: %n cards, shuffled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s) and takes back {cards}.</source>
        <translation>
            <numerusform>{name} discards %n card and takes back {cards}.</numerusform>
            <numerusform>{name} discards %n cards and takes back {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} discards %n card.</numerusform>
            <numerusform>{name} discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for {bonus}.</source>
        <translation>
            <numerusform>{name} scores %n point for {bonus}.</numerusform>
            <numerusform>{name} scores %n points for {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for {bonus}: {number} of this good in all.</source>
        <translation>
            <numerusform>{name} scores %n point for {bonus}: {number} of this good in all.</numerusform>
            <numerusform>{name} scores %n points for {bonus}: {number} of this good in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} scores %n point.</numerusform>
            <numerusform>{name} scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for province tile {tile} ({goods}).</source>
        <translation>
            <numerusform>{name} scores %n point for province tile {tile} ({goods}).</numerusform>
            <numerusform>{name} scores %n points for province tile {tile} ({goods}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for palaces: 1 + {number} ({provinces}).</source>
        <translation>
            <numerusform>{name} scores %n point for palaces: 1 + {number} ({provinces}).</numerusform>
            <numerusform>{name} scores %n points for palaces: 1 + {number} ({provinces}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for palaces, with no province joined.</source>
        <translation>
            <numerusform>{name} scores %n point for palaces, with no province joined.</numerusform>
            <numerusform>{name} scores %n points for palaces, with no province joined.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n white</numerusform>
            <numerusform>%n white</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special</source>
        <translation>
            <numerusform>%n special</numerusform>
            <numerusform>%n special</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for the hand: {cards}.</source>
        <translation>
            <numerusform>{name} scores %n point for the hand: {cards}.</numerusform>
            <numerusform>{name} scores %n points for the hand: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s)</source>
        <translation>
            <numerusform>{names} share the victory with %n point</numerusform>
            <numerusform>{names} share the victory with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins with %n point(s)</source>
        <translation>
            <numerusform>{names} wins with %n point</numerusform>
            <numerusform>{names} wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %n point(s) at once.</source>
        <translation>
            <numerusform>This brings %n point at once.</numerusform>
            <numerusform>This brings %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands, your hand then counts %n point(s) less.</source>
        <translation>
            <numerusform>As it stands, your hand then counts %n point less.</numerusform>
            <numerusform>As it stands, your hand then counts %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win {symbols}: at best %n point(s), and {cards}.</source>
        <translation>
            <numerusform>You win {symbols}: at best %n point, and {cards}.</numerusform>
            <numerusform>You win {symbols}: at best %n points, and {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win {symbols}: %n point(s), and {cards}.</source>
        <translation>
            <numerusform>You win {symbols}: %n point, and {cards}.</numerusform>
            <numerusform>You win {symbols}: %n points, and {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n card(s) of this colour: {colour}.</source>
        <translation>
            <numerusform>You would have %n card of this colour: {colour}.</numerusform>
            <numerusform>You would have %n cards of this colour: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would count %n point(s) more.</source>
        <translation>
            <numerusform>Your hand would count %n point more.</numerusform>
            <numerusform>Your hand would count %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {bonus}: %n point(s).</source>
        <translation>
            <numerusform>It takes {bonus}: %n point.</numerusform>
            <numerusform>It takes {bonus}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all.</source>
        <translation>
            <numerusform>%n point in all.</numerusform>
            <numerusform>%n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %n point(s) in all.</source>
        <translation>
            <numerusform>At best %n point in all.</numerusform>
            <numerusform>At best %n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) still to be placed in {province}.</source>
        <translation>
            <numerusform>%n palace still to be placed in {province}.</numerusform>
            <numerusform>%n palaces still to be placed in {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to be taken from the display.</source>
        <translation>
            <numerusform>%n card still to be taken from the display.</numerusform>
            <numerusform>%n cards still to be taken from the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n palace(s) and the royal one in {province}, {name}.</source>
        <translation>
            <numerusform>Place %n palace and the royal one in {province}, {name}.</numerusform>
            <numerusform>Place %n palaces and the royal one in {province}, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n palace(s) in {province}, {name}.</source>
        <translation>
            <numerusform>Place %n palace in {province}, {name}.</numerusform>
            <numerusform>Place %n palaces in {province}, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %n point(s) in all, for example: {cities}.</source>
        <translation>
            <numerusform>At best %n point in all, for example: {cities}.</numerusform>
            <numerusform>At best %n points in all, for example: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %n point(s) in all: {cities}.</source>
        <translation>
            <numerusform>At best %n point in all: {cities}.</numerusform>
            <numerusform>At best %n points in all: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the display, {name}.</source>
        <translation>
            <numerusform>Take %n card from the display, {name}.</numerusform>
            <numerusform>Take %n cards from the display, {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will be left for those still in {province}.</source>
        <translation>
            <numerusform>%n card will be left for those still in {province}.</numerusform>
            <numerusform>%n cards will be left for those still in {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>%n point ahead of {name}</numerusform>
            <numerusform>%n points ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s best visit was in {province}: %n point(s).</source>
        <translation>
            <numerusform>{name}’s best visit was in {province}: %n point.</numerusform>
            <numerusform>{name}’s best visit was in {province}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s best visits were in {province}: %n point(s) each.</source>
        <translation>
            <numerusform>{name}’s best visits were in {province}: %n point each.</numerusform>
            <numerusform>{name}’s best visits were in {province}: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards were dealt and drawn unseen, %n of them white; {average} was the average to expect.</source>
        <translation>
            <numerusform>{cards} cards were dealt and drawn unseen, %n of them white; {average} was the average to expect.</numerusform>
            <numerusform>{cards} cards were dealt and drawn unseen, %n of them white; {average} was the average to expect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to take: %n card(s) from the display</source>
        <translation>
            <numerusform>Still to take: %n card from the display</numerusform>
            <numerusform>Still to take: %n cards from the display</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) and the royal one in {province}</source>
        <translation>
            <numerusform>%n palace and the royal one in {province}</numerusform>
            <numerusform>%n palaces and the royal one in {province}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n palace(s) in {province}</source>
        <translation>
            <numerusform>%n palace in {province}</numerusform>
            <numerusform>%n palaces in {province}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Palaces: 1 for placing, %n for {provinces}</source>
        <translation>
            <numerusform>Palaces: 1 for placing, %n for {provinces}</numerusform>
            <numerusform>Palaces: 1 for placing, %n for {provinces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the provinces joined</source>
        <translation>
            <numerusform>%n for the provinces joined</numerusform>
            <numerusform>%n for the provinces joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for {provinces}</source>
        <translation>
            <numerusform>%n for {provinces}</numerusform>
            <numerusform>%n for {provinces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for {bonus}</source>
        <translation>
            <numerusform>%n for {bonus}</numerusform>
            <numerusform>%n for {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s palaces from here reach %n province(s).</source>
        <translation>
            <numerusform>{name}’s palaces from here reach %n province.</numerusform>
            <numerusform>{name}’s palaces from here reach %n provinces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your hand: %n of it.</source>
        <translation>
            <numerusform>In your hand: %n of it.</numerusform>
            <numerusform>In your hand: %n of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on display.</source>
        <translation>
            <numerusform>%n on display.</numerusform>
            <numerusform>%n on display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever withdraws next takes %n card(s).</source>
        <translation>
            <numerusform>Whoever withdraws next takes %n card.</numerusform>
            <numerusform>Whoever withdraws next takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down.</source>
        <translation>
            <numerusform>%n card, face down.</numerusform>
            <numerusform>%n cards, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face up.</source>
        <translation>
            <numerusform>%n card, face up.</numerusform>
            <numerusform>%n cards, face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence point(s).</source>
        <translation>
            <numerusform>influence point.</numerusform>
            <numerusform>influence points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence point(s); {state}.</source>
        <translation>
            <numerusform>influence point; {state}.</numerusform>
            <numerusform>influence points; {state}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence point(s); withdrawing now would bring {points} more.</source>
        <translation>
            <numerusform>influence point; withdrawing now would bring {points} more.</numerusform>
            <numerusform>influence points; withdrawing now would bring {points} more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card(s) in your hand.</source>
        <translation>
            <numerusform>card in your hand.</numerusform>
            <numerusform>cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes {bonus}, worth %n point(s)</source>
        <translation>
            <numerusform>Takes {bonus}, worth %n point</numerusform>
            <numerusform>Takes {bonus}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The province tile is worth %n point(s) to you</source>
        <translation>
            <numerusform>The province tile is worth %n point to you</numerusform>
            <numerusform>The province tile is worth %n points to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {bonus} in {cities}, worth %n point(s)</source>
        <translation>
            <numerusform>For {bonus} in {cities}, worth %n point</numerusform>
            <numerusform>For {bonus} in {cities}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A palace here can be joined to %n other province(s)</source>
        <translation>
            <numerusform>A palace here can be joined to %n other province</numerusform>
            <numerusform>A palace here can be joined to %n other provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A palace here is joined to %n other province(s)</source>
        <translation>
            <numerusform>A palace here is joined to %n other province</numerusform>
            <numerusform>A palace here is joined to %n other provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) at once</source>
        <translation>
            <numerusform>Scores %n point at once</numerusform>
            <numerusform>Scores %n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends %n card(s) of your hand</source>
        <translation>
            <numerusform>Spends %n card of your hand</numerusform>
            <numerusform>Spends %n cards of your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps your %n card(s) for later visits</source>
        <translation>
            <numerusform>Keeps your %n card for later visits</numerusform>
            <numerusform>Keeps your %n cards for later visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes your hand count %n point(s) more</source>
        <translation>
            <numerusform>Makes your hand count %n point more</numerusform>
            <numerusform>Makes your hand count %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes with %n card(s) of its colour in your hand</source>
        <translation>
            <numerusform>Goes with %n card of its colour in your hand</numerusform>
            <numerusform>Goes with %n cards of its colour in your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won {symbols} with {cards}: %n point(s)</source>
        <translation>
            <numerusform>Won {symbols} with {cards}: %n point</numerusform>
            <numerusform>Won {symbols} with {cards}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdrawing before playing {cards} would have brought %n point(s) more</source>
        <translation>
            <numerusform>Withdrawing before playing {cards} would have brought %n point more</numerusform>
            <numerusform>Withdrawing before playing {cards} would have brought %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied for {symbols}: %n point(s) missed</source>
        <translation>
            <numerusform>Tied for {symbols}: %n point missed</numerusform>
            <numerusform>Tied for {symbols}: %n points missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left} with {symbols} and the +2 card: %n point(s)</source>
        <translation>
            <numerusform>{left} with {symbols} and the +2 card: %n point</numerusform>
            <numerusform>{left} with {symbols} and the +2 card: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left} with {symbols}: %n point(s)</source>
        <translation>
            <numerusform>{left} with {symbols}: %n point</numerusform>
            <numerusform>{left} with {symbols}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left}: %n point(s) with the +2 card, no symbol won</source>
        <translation>
            <numerusform>{left}: %n point with the +2 card, no symbol won</numerusform>
            <numerusform>{left}: %n points with the +2 card, no symbol won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left}: %n card(s) played for nothing</source>
        <translation>
            <numerusform>{left}: %n card played for nothing</numerusform>
            <numerusform>{left}: %n cards played for nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n yellow</numerusform>
            <numerusform>%n yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet</source>
        <translation>
            <numerusform>%n violet</numerusform>
            <numerusform>%n violet</numerusform>
        </translation>
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
            <numerusform>{points} point, {whole} for this withdrawal</numerusform>
            <numerusform>{points} points, {whole} for this withdrawal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point in all</numerusform>
            <numerusform>%n points in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} withdraws: %n point(s).</source>
        <translation>
            <numerusform>{name} withdraws: %n point.</numerusform>
            <numerusform>{name} withdraws: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to you: this one, and the %n you own.</source>
        <translation>
            <numerusform>to you: this one, and the %n you own.</numerusform>
            <numerusform>to you: this one, and the %n you own.</numerusform>
        </translation>
    </message>
</context>
</TS>
