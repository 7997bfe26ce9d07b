/**
 * Words that guessing programs try first, in lower case and without what is put around them (see
 * password-strength.server.ts): written for this product, with what is close at hand in Alberta.
 */
export const COMMON_PASSWORDS: readonly string[] = `
password passwort passw passwd pass passpass passphrase passcode motdepasse contrasena parola wachtwoord senha
mypassword newpassword yourpassword thepassword nopassword oldpassword changepassword resetpassword password123
password1234 temppassword temppass temporary defaultpassword default secret secrets topsecret mysecret private
letmein letmeinnow letmein123 openup opensesame sesame openup access accessdenied accessgranted welcome
welcomeback welcomehome welcome123 hello hellohello hello123 helloworld hellokitty hi hithere goodbye
login loginlogin logmein signin signup register admin administrator adminadmin admin123 admin1234 root toor rootroot
superuser sysadmin system systemadmin manager master masterkey mastermaster guest guestguest user username
useruser user123 test tester testing testtest test123 test1234 testuser demo demouser sample example
changeme changeit changemenow changethis pleasechange
qwerty qwertyuiop qwertyui qwertyu qwert qwer qwe qwertz qwertzuiop azerty azertyuiop qwerty123 qwerty1234
qwerty12345 qwe123 qweasd qweasdzxc qazwsx qazwsxedc qazxsw zaqwsx zaqxsw zxcvbn zxcvbnm zxcvb zxcv zxc asdf asdfg
asdfgh asdfghj asdfghjk asdfghjkl asdasd asdf1234 asd123 qaz123 q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 xsw2zaq1 qwertyqwerty poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abc123 abcd1234 abcde12345 a1b2c3 a1b2c3d4 aa123456 a123456
a12345678 abcabc aaa aaaa aaaaa aaaaaa aaaaaaaa xxx xxxx xxxxxx xxxxxxxx zzzzzz
123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 654321 54321
4321 111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888
999999 99999999 121212 123123 123123123 123321 1234321 112233 11223344 123654 123654789 147258 147258369 159357
159753 147852 258456 741852 789456 789456123 102030 101010 131313 232323 696969 420420 123abc 123qwe 123asd 12qwaszx
iloveyou iloveu ilovey iloveme iloveher ilovehim ilovegod ilovemyself iloveyou123 loveyou loveme lovelove love
lover lovers lovely loveu myloveyou truelove babylove sweetlove foreverlove forever always honey honeybunny
sweetheart sweetie sweety sweet darling dearest angel angels angelo baby babe babygirl babyboy babydoll princess
prince queen king kingking kings beautiful beauty pretty cutie cute hottie sexy sexygirl sexyboy handsome gorgeous
monkey monkeys dragon dragons dragonball tiger tigers lion lions bear bears wolf wolves eagle eagles falcon falcons
shark sharks panda pandas puppy puppies doggy doggie dog dogs kitty kitten kittens cat cats catdog horse horses pony
bunny rabbit chicken chickens turtle dolphin dolphins butterfly ladybug spider scorpion snake cobra viper panther
jaguar cheetah leopard elephant giraffe penguin parrot phoenix unicorn buster buddy bailey charlie max maxwell lucky
lucy bella molly maggie daisy coco rocky shadow smokey pepper ginger oreo milo oscar toby rusty bandit
football soccer hockey baseball basketball volleyball tennis golf golfer golfing rugby cricket lacrosse curling
boxing wrestling skiing ski skate skater skateboard snowboard snowboarding surfing surfer swimming swimmer runner
running cycling fishing fisherman hunting hunter camping hiking climbing rodeo cowboy cowboys cowgirl
yankees redsox dodgers giants cubs bluejays raptors lakers celtics bulls warriors spurs packers steelers patriots
broncos raiders chelsea arsenal liverpool barcelona realmadrid manchester juventus ronaldo messi gretzky mcdavid
crosby ovechkin jordan kobe lebron beckham
oilers goilers goilersgo edmontonoilers flames goflamesgo goflames calgaryflames canucks leafs mapleleafs goleafsgo
canadiens habs gohabsgo senators jets stampeders stamps eskimos elks roughriders rebels hurricanes hitmen
calgary edmonton reddeer lethbridge fortmcmurray medicinehat grandeprairie airdrie banff canmore jasper lakelouise
drumheller cochrane okotoks camrose lloydminster alberta alberta123 albertan wildrose chinook chinookcover stampede
calgarystampede foothills rockies rockymountains rockymountain prairie prairies canada canadian canada123 ocanada
maple mapleleaf maplesyrup beaver moose timhortons doubledouble poutine toronto vancouver montreal ottawa winnipeg
quebec ontario halifax saskatoon regina victoria oilsands oilpatch petroleum pipeline
insurance insure insured insurer broker brokers brokerage policy claim claims premium quote quotes autoinsurance
carinsurance homeinsurance lifeinsurance cover coverage
spring summer autumn fall winter sunshine sunny sunset sunrise rainbow raining snow snowman snowball snowflake
snowwhite thunder lightning storm stormy cloud clouds ocean beach island mountain mountains river flower flowers
rose roses lily orchid jasmine violet lavender garden nature forest earth moon moonlight star stars starlight
stargate galaxy universe space cosmos sky skyline
january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday birthday christmas xmas halloween easter holiday holidays vacation weekend
michael michelle matthew jennifer jessica ashley amanda andrew anthony daniel david joshua justin james john johnny
robert william thomas christopher chris nicholas nicole samantha stephanie elizabeth rebecca melissa heather
jonathan joseph kevin brian steven patrick richard charles george edward alexander alex alexis benjamin jacob ethan
tyler taylor brandon dylan hannah olivia emily emma sophia isabella madison abigail sarah rachel laura maria martha
angela andrea carlos antonio francisco sebastian muhammad mohammed ahmed ali fatima singh kaur patel nguyen wang
mother mommy mom mum mama father daddy dad papa family familia brother sister son daughter children kids grandma
grandpa husband wife boyfriend girlfriend friend friends bestfriend bestfriends bff myfamily mykids mybaby
superman batman spiderman ironman wonderwoman captain hulk avengers marvel starwars startrek skywalker darthvader
yoda jedi gandalf frodo hobbit hogwarts harrypotter hermione pokemon pikachu naruto sasuke goku mario luigi zelda
sonic minecraft fortnite roblox warcraft starcraft counterstrike callofduty battlefield halo xbox playstation nintendo
gamer gaming gameover player playboy doom matrix neo trinity merlin excalibur camelot wizard witch magic magical
ninja samurai warrior knight soldier army navy marine marines airforce killer sniper gunner rambo rocky terminator
predator godzilla kingkong dracula vampire zombie ghost devil demon satan lucifer hell heaven jesus jesuschrist
christ god godisgood godislove lord bible faith hope grace blessed blessing amen church prayer angelina
computer laptop keyboard mouse monitor internet google facebook twitter instagram youtube whatsapp snapchat tiktok
netflix amazon apple microsoft windows linux android iphone samsung nokia hotmail gmail yahoo email website
server network wireless bluetooth database oracle mysql backup router cisco hacker hackers hacked hackme cyber
mustang corvette camaro porsche ferrari lamborghini mercedes bmw audi toyota honda nissan mazda subaru jeep truck
trucks chevy chevrolet ford fordtruck dodge harley davidson harleydavidson yamaha kawasaki suzuki ducati
music guitar guitarist piano drums drummer singer metallica nirvana beatles eminem rihanna beyonce madonna prince
slipknot greenday blink182 acdc ironmaiden rockstar rocknroll hiphop rapper dance dancer dancing
chocolate cookie cookies cupcake candy icecream banana apple apples orange cherry strawberry peaches lemon mango
pumpkin potato pizza burger cheese cheeseburger bacon butter peanut coffee espresso whiskey vodka tequila budweiser
molson corona heineken guinness sugar spice pepsi cocacola
red blue green yellow purple pink black white silver gold golden diamond crystal ruby emerald platinum
freedom liberty peace happy happiness smile smiley lucky luckyday success winner winning money cash dollar rich
millionaire billion bigmoney power powerful strong stronger legend legendary genius brilliant awesome cool coolio
crazy funny silly stupid idiot loser nothing something anything everything whatever whocares nobody unknown
trustno trustnoone trustme believe dream dreams dreamer imagine destiny fantasy secretgarden mystery memory
fuckyou fuckoff fuck fucker fuckme asshole bitch bullshit shit shithead dickhead bastard
company business office work working job boss employee employee123 finance account accounts accounting bank banking
school student teacher college university highschool library science history english french spanish
`
  .trim()
  .split(/\s+/);
