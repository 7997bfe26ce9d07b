/**
 * Words that stand in people's ways of asking for many different things (`wordings/`), and calls for help: a reply that
 * holds one is no name. In lower case, without accents.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `a about above abroad accept accepted accident account across actual actually add address adjuster advise affect
affects after again against age agent ago ahead air airdrie alberta all allow allowed alone already also always am
ambulance amount an and ang another answer answering any anybody anymore anyone anything apartment app application
apply approved are arizona arm around as ask asked asking asks at ate august auto auxilio ave away ayuda b baby
bachao back backed bad bahay banff bank barn basement basic bathroom battery bc be because bedroom been before
behind being benefit benefits benifits best better between big bike bills birthday bit black blew blood blue board
boat body bonjour bonsoir boss both bother bought box break bring broke broken broker brokers brooks brother
brothers bucks buddy buenas buenos build building built bumper burned burns burst bus business but button buy
buying by calgary call called calling calls came camera camp camrose camry can canada canadian cancel cancelled
cancer canmore cannot cant car card care carpet carry cars case cash cattle cause ceiling centre certificate
change changed changes charge charged chat cheaper check cheque child children church city civic claim claims
class clean cleaning client clients close closed closing clue co code coffee cold collision combine come comes
coming commercial companies company comprehensive computer computers condo contact contents contract contractor
corolla corporation correct cost costs couch could count country counts county court cousin cover coverage covered
covers coworker cracked crash crashed credit creek cross cruise customer customers cut dad dads damage damaged
data date daughter day daycare days de dead deal dealer dear deck declare deductible deer demand dental dentist
details diabetes dias did didnt die died difference different disability discount dishwasher do doctor does doesnt
dog doing dollar dollars done dont door double down drive driver drivers drives driveway driving drop dropped
drove drug drugs drunk drywall dubai during e each early edmonton else email emails emergency employed employee
employees employer en end ended ends engine english enough esta estate even ever every everybody everyone
everything everywhere ex exactly exist exists expensive expired explain explained extra facebook failed fair fake
fall family farm fast father fault fee feel fell fella fellow fence feu few figure file fill filled filling find
fine finish fire first five fix flight flood flooded flooding floor fly flying folks follow food foot for forest
forget forgot form fort found four france franchise free friday friend from front frozen ft fuego full funeral
furnace furniture garage gas gave gayi gear general get gets getting girl girlfriend give gives giving glass
glasses go goes going gone gonna good got gotta government gracias grand grande grandkids grandma grandpa grandson
ground group guy guys had hai hail half hall hand handle happen happens hard has hate have having hawaii hay he
head health heard heart hello help helps her here hes hey hi high higher highway hilfe him hired his history hit
hits hockey hola hold home homeowner honda hospital hot hotel hour hours house houses how huh hurt husband
husbands hwy i ice id idea idk if illness im immigration in incendie incendio include included includes income
india info inform information informations injured injury ins inside instead insurance insurances insure insured
insurence insurer insurers insures insuring insurnace intact international internet into is isnt it its ive
january job jobs join just keep keeps kept kerala keys kicked kid kids kill killing kind kinda kindly kitchen km
know knows ko kumusta la lady lagos laid lake land landed landlord laptop last late later law lawn lawyer leak
leaked lease least leave leaving leduc left leg legal legally less let lethbridge lets letter liability liable
licence license licensed life light lights like limit line link list little live lives living loan locked lol long
longer look looked looking looks lose loss lost lot low lower mac machine madad made mail main make makes mall man
mandatory manila many march massage matter maybe me mean meaning means medical medicine meds merci mess mexico mi
mil million min mine minimum minutes missed missing mistake mom moms monday money month monthly months more
morning mortgage mother motor move moved moving much must my myself nah namaste name named ne near necessary neck
need needed needs neighbor neighbour neighbours nephew never new next nha nigeria night nights nisku no nobody non
none nope normal normally not note nothing now number obligatory of off offer offered office ok okotoks old on
once one online only ontario open opened opening options or other others our out outfit outside over overnight owe
own owner owners package page paid paper papers parents park parked parking part partner parts party pass passed
passenger pay paying payment pays people per percent period permit person personal philippines phone physio pick
picked pickup pills pink pipe place plan plate plates please pls plus plz point pole police policies policy
possible pr prairie premium prescriptions price private problem program proof property protection province public
pulled put putting quarter quebec question questions quick quit quotation quote quoted r raha rain raise ram ran
rate rates reach read ready real really rear reason receive record red refund refuse refused registered registry
regular renewal rent rental rented renters renting repair replacement reply report request required responsible
restaurant retired return ride right ring ripped risk risks river road robbed rolled roof roofing room roommate
ruined rule rules run running sa safe said saklolo salamat salary sale salut same saskatchewan saturday save saved
say saying says scared school scratched screaming second secours see self sell selling sells semi send sending
seniors sent separate service set sewer share she shed sherwood shes shift shingles shop short should show shut
sick sickness side siding sign signed since single sir sister sisters site sits sitting six skip slid slip slipped
small smashed smoke snow so sold some somebody someone something somewhere son sorry sort south speak special
split spring spruce staff stairs start started states stay stays steer step still stole stolen stop stopped store
stored storm stove street stuck student stuff submit such sued suicide suite sunday sunog super supervisa supper
supposed sure switch system table take taken takes taking talk talking tank tax td teeth tell ten tenant tenants
term test testing than that thats the theft their them then there theres these they theyre thing things think
thinking third this those thousand three through thru thursday ticket tickets till time times to today together
toi toilet told tomorrow ton tonight too took tools top toronto touch tow town tractor trailer travel travelling
tree trip truck trucking trucks true tulong turn turned tv twice two type typing u uber ukraine uncle under
understand uninsured unit until up upstairs ur us usa use used using usually vacation valid value van vehicle
vehicles very visa visit visiting visitor visits vs wait waiting wall wanna want wants was washing wasnt wat water
way we website wedding week weekend weekends weeks weird welding well went were what whatever whats wheel when
where wheres which while who whole whos whose why wife wifes window windows windshield winter wish with without
wont wood word work worker workers working works worth would wrecked write written wrong wrote wtf y yard yeah
year years yes yesterday yet yo you young your yr yrs`.split(/\s+/),
);

/** Given names that are words as well: who writes them with a capital, and another name after it, says a name. */
export const NAMES_TOO: ReadonlySet<string> = new Set(
  `amber angel april art austin autumn bill bob brook chase chelsea christian cliff crystal daisy dakota dale
dave dawn dean destiny drew duke earl eve faith ford frank gene ginger glen grace harmony hope hunter iris ivy
jack jesus john joy june lance lily mark mason may melody mike norm olive paris pat pearl pierce ray rich rob
rose ruby rusty sandy sky star steve sue summer tom trinity victor wade will`.split(/\s+/),
);

/** What people call themselves or a matter after "I’m" and "this is": no names either. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  `afraid alright amazing angry annoyed annoying anonymous anxious asap ashamed awesome awful bleeding busy cheap
confidential confused confusing crazy curious depressed desperate devastated disappointed drowning dumb dying
exhausted fed frustrated frustrating funny great heartbroken helpless homeless hopeless horrible hungry
ill illegal immediately important impossible insane interested lonely mad midnight nervous nonsense optional
outrageous overdue permanent pissed pregnant quickly ridiculous sad scam serious severe shocked spam
stranded stupid suicidal temporary terrible tired trapped unacceptable unclear unemployed unfair unhappy
unsure upset urgent worried`.split(/\s+/),
);
