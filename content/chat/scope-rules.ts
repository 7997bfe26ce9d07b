/** What the assistant leaves to people, whatever it is asked to pretend. Checked outside the model, on question and answer. */
export type ScopeRule = {
  id: string;
  /** Tried on the question in lower case, with straight apostrophes and single spaces. */
  asks: readonly RegExp[];
  /** Phrases that sound alike. They are taken out before the rule is tried, and so excuse nothing else. With the flag `g`. */
  harmless?: readonly RegExp[];
  /** Questions that sound alike and are about general information. What holds it excuses the whole question. */
  unless?: readonly RegExp[];
  /** What the assistant says instead of an answer. */
  reply: string;
  /** Whom it points to: a broker by the request form, a person of this site, or nobody. */
  offer: 'broker' | 'person' | 'nobody';
};

const ASKS_ABOUT_ACCOUNT =
  /\b(?:do|must) (?:i|we) (?:(?:have|need) to )?(?:sign up|register|log ?in|(?:have|make|create|open) an? (?:account|log ?in))(?: (?:to get|for) a quote)?\b/g;

const ADVICE_IS_FOR_BROKERS = 'A licensed broker partner can look at your situation and tell you what fits.';

/** In lower case. Some are common words too: what is not sure is left to people. */
export const INSURER_NAMES =
  /\b(?:intact|aviva|wawanesa|td insurance|td|belairdirect|belair|allstate|state farm|co-?operators|desjardins|sonnet|economical|definity|peace hills|ama|square one|manulife|sun ?life|canada life|blue cross|ssq|rbc insurance|rbc|cooperators|travelers|zurich|chubb|gore mutual|portage mutual|millennium|onlia|geico|progressive|empire life|ivari|industrial alliance|tugo|allianz)\b/;

const NO_PRICES =
  'I cannot give or estimate a price. Prices depend on many details, and only a licensed broker partner or an insurer can quote. I can explain what changes a price.';

const CALL_FOR_HELP =
  'If anyone is hurt or in danger, call 9-1-1 now. Get people to a safe place and follow what the emergency services say. Insurance can wait: when everyone is safe, call your insurer or broker. The number is on your pink card or policy.';

/** What happened another day is not happening now. */
const ANOTHER_DAY =
  /\b(?:yesterday|last (?:night|week|weekend|month|year|spring|summer|fall|autumn|winter)|(?:days?|weeks?|months?|years?) ago|(?:in|since|on) (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d))\b/;

/** People first: these come before everything else. Written the way people type in need, without apostrophes too. */
export const emergencyRules: readonly ScopeRule[] = [
  {
    id: 'self-harm',
    asks: [
      /\b(?:kill|hurt|harm|cut|shoot|hang)(?:ing)? (?:my|him|her|them|your)sel(?:f|ves)\b|\bkms\b|\bsuicidal\b|\bcommit(?:ting)? suicide\b/,
      // The word alone, unless it is about what a policy says of it.
      /^(?!.*\b(?:clauses?|exclu\w*|cover\w*|pays?|paid|payout|beneficiar\w*|claims?|contestab\w*)\b).*\bsuicide\b/,
      /\b(?:want|wants|wanna|going|gonna|ready|plan|planning|thinking (?:about|of)|thought of) (?:to )?(?:die|dying|end(?:ing)? (?:it|it all|everything|(?:my|his|her|their) (?:own )?life))\b(?! (?:on|at|with|early|in|before|when)\b)/,
      /\b(?:end|ending|take|taking) (?:my|his|her) own life\b|\bend (?:my life|it all)\b|\bdon'?t want to (?:live|wake up|be here anymore|be alive)\b|\b(?:feel|feeling) like dying\b/,
      /\b(?:no (?:reason|point)|(?:what'?s|what is) the point) (?:of|to|in) (?:live|living)\b|\bnot worth living\b|\bisn'?t worth living\b|\bbetter off (?:dead|without me)\b|\btired of (?:living|being alive)\b/,
      /\btook (?:too many|all (?:my|the)|a bunch of) (?:pills|meds|tablets)\b|\bhave a gun and i\b/,
      /\bje veux mourir\b|\bme (?:suicider|tuer)\b|\bquiero morir\b|\bmatarme\b/,
    ],
    reply:
      'I am sorry that things are this hard. Please call or text 9-8-8, the Suicide Crisis Helpline of Canada, at any hour, or call 9-1-1 if you are in danger now. People there will listen. I am a computer program and cannot help the way they can.',
    offer: 'nobody',
  },
  {
    // In danger at this moment, whatever else is asked.
    id: 'emergency',
    asks: [
      /\b(?:is|are|am|was|were|i'?m|he'?s|she'?s|they'?re|'s|and|still|badly|heavily) bleeding\b(?! (?:me|us|money)\b)|\bbleeding (?:bad|badly|heavily|out|a lot|from|everywhere|help)\b|\bblood everywhere\b|\b(?:lots|lot|so much) (?:of )?blood\b/,
      /\b(?:not|isn'?t|stopped|can'?t|cannot|barely|hardly|struggling to|trouble) breath(?:e|ing)\b|\b(?:is|are|am|he'?s|she'?s|i'?m) choking\b/,
      /\b(?:i|he|she|they|we|people|someone|somebody|everyone|passenger|driver|kid|kids|child|children|baby|son|daughter|wife|husband|mom|dad|my \w+)(?:'?s|'?re|'?m| is| are| am)? (?:still )?(?:trapped|pinned|drowning)\b|\b(?:he|she|they|people|someone|somebody|passenger|driver|kid|kids|child|children|baby|son|daughter|wife|husband|mom|dad)(?:'?s|'?re| is| are)? (?:still )?stuck\b(?! (?:with|on|between|to)\b)/,
      /(?<!\b(?:if|when) (?:\w+ ){1,2})\b(?:house|home|car|truck|van|kitchen|garage|building|shop|barn|basement|condo|apartment|place|it|room|stove)(?: is|'?s) (?:on fire|burning|in flames|filling with (?:smoke|gas))\b/,
      /\b(?:i|we|can|you|still)(?: can)? smell (?:of |like )?(?:natural )?gas\b|\b(?:house|home|basement|it) smells (?:of|like) gas\b|\b(?:there'?s|there is|have) an? (?:strong )?gas (?:smell|leak)\b/,
      /\b(?:carbon monoxide|co|smoke|gas|fire) (?:alarm|detector)s?(?: is| are|'?s)? (?:going off|beeping|ringing|sounding)\b/,
      /\b(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mom|mother|man|guy|he|she|they|someone|somebody)(?: is| are|'?s|'?re) (?:hitting|beating|attacking|choking|stabbing|shooting at|following) (?:me|us)\b|\bbeing followed\b/,
      /\bbr(?:oke|eaking|eak) in(?:to)?\b.*\bstill (?:here|inside|in)\b|\b(?:someone|somebody|burglar|intruder)(?: is|'?s) breaking into my\b/,
      /\bau secours\b|\ba l'aide\b|\b(?:il|elle|je) saigne\b|\bne respire (?:plus|pas)\b|\best en feu\b|\bestoy herid[oa]\b|\besta sangrando\b/,
    ],
    unless: [ANOTHER_DAY],
    reply: CALL_FOR_HELP,
    offer: 'nobody',
  },
  {
    // Words of danger, unless they are part of a question about insurance.
    id: 'danger',
    asks: [
      /\buncon(?:s|c|sc)ious\b|\bunresponsive\b|\bnot responding\b|\bpassed out\b|\bwon'?t wake up\b|\boverdos(?:ed|ing)\b|\b(?:can'?t|cannot) (?:feel|move) (?:my|his|her|their) (?:legs?|arms?|feet|hands?|neck)\b/,
      /\b(?:he|she|i|someone|somebody|passenger|driver|my (?:dad|father|mom|mother|wife|husband|son|daughter|kid|child|baby|friend|partner|brother|sister|grand\w+|roommate|neighbou?r)) (?:just |has )?collapsed\b/,
      /^\W*(?:a |an )?(?:heart attack|stroke|seizure|fire|gas leak|overdose|emergency|help emergency|911|9-1-1)\W*$|\bhaving an? (?:heart attack|stroke|seizure)\b/,
      /\b(?:crash\w*|accident|collision|rollover|rolled|fell|hit|bitten|burn\w*)\b.*\b(?:is|are|am|'s|he'?s|she'?s|i'?m|they'?re|we'?re|badly|seriously|really|someone|somebody|people|got|was) (?:badly |seriously |really )?(?:hurt|injured|dead|trapped)\b/,
      /\b(?:hurt|injured)\b.{0,25}\b(?:right now|help me|help us|help!|need help|badly)\b|\b(?:badly|seriously) (?:hurt|injured)\b|\b(?:i think )?(?:my|his|her) (?:leg|arm|neck|back|hip|head|skull|foot|hand) is (?:broken|crushed|split|cut open)\b/,
      /\b(?:car|truck|house|home|building|barn|garage|kitchen|van) on fire\b|\bfire (?:next door|in (?:my|the|our) (?:house|home|kitchen|garage|basement|building|hallway|apartment|room|attic))\b|\bgas leak\b|\bsmell (?:of )?gas\b/,
      /\b(?:guy|man|he|she|someone|somebody|person) (?:with|has|holding|pointing) a (?:gun|knife)\b|\b(?:someone|somebody|burglar|intruder)(?: is|'?s) (?:in|inside) my (?:house|home|apartment|condo|room)\b|\b(?:he|she|i'?m|i am|they|someone|somebody|passenger|driver|friend|wife|husband|mom|dad)(?: is| are|'?s|'?re)? dying\b(?! to\b)/,
      /\b(?:call|dial|need|send) (?:9-?1-?1|an ambulance|the fire department)\b|\b(?:need|send) (?:the )?police\b/,
      /\b(?:just|now)\b.*\bhit by (?:a |an )?(?:car|truck|bus|train|drunk driver)\b|\bhit by (?:a |an )?(?:car|truck|bus|train|drunk driver) (?:just |right )?now\b|\bhit by (?:a |an )?(?:car|truck|bus|train).*\b(?:hurt|hurts|pain)\b/,
      /\b(?:tornado|wildfire|fire|flood ?water)(?: is|'?s)? (?:coming|heading|moving|closing) (?:at|to|toward|towards|for|in on) (?:me|us|my|our)\b|\b(?:wildfire|fire|flames|flood ?water)(?: is| are|'?s)? (?:at|in|behind|near) (?:my|our) (?:street|door|house|fence|gate|yard|town|road)\b/,
    ],
    unless: [
      ANOTHER_DAY,
      /\b(?:cover\w*|insur\w*|polic(?:y|ies)|pays?|paid|claims?|benefits?|deductible|premiums?|rates?|liab\w*|discount|comprehensive|collision or)\b/,
    ],
    reply: CALL_FOR_HELP,
    offer: 'nobody',
  },
];

export const scopeRules: readonly ScopeRule[] = [
  {
    id: 'instructions',
    asks: [
      /\bplay (?:the )?(?:role|part) of\b|\bwhat (?:were|are) you (?:told|not allowed|instructed|forbidden)\b|\bwhat you (?:were|are|have been) told\b|\binitiali[sz]ation\b|\bunrestricted\b/,
      /\bfrom now on\b|\bif you (?:were|are) allowed\b|\b(?:every|each) (?:answer|reply|response) (?:begins?|starts?|must|should|ends?)\b|\b(?:begin|start|end) (?:your|every|each) (?:reply|answer|response)\b|\bcomplete the sentence\b|\bquoting is (?:now )?allowed\b/,
      /\b(?:ignore|disregard|forget|override|bypass|skip|drop|ignorez|oublie[zr]?|olvida|ignora)\b.{0,40}\b(?:instruct\w*|rules?|prompts?|guidelines?|restrictions?|filters?|polic(?:y|ies) above|above|previous|prior|everything|all of (?:that|this)|limits?|consignes|instrucciones)\b/,
      /\b(?:system|hidden|initial|original|secret|developer) (?:prompt|message|instructions?|rules?)\b|\byour (?:prompt|instructions|guidelines|configuration|source code|training data|system)\b/,
      /\b(?:you are|you'?re|act|behave|respond|answer|speak|reply) (?:now |as |like |as if |from now on )+.{0,40}\b(?:a|an|my|the|not|no|dan|you)\b/,
      /\b(?:pretend|imagine|role-?play|roleplay|simulate|hypothetically|let(?:'?s| us) play|act (?:as|like)|used to (?:read|tell) me|in a (?:story|novel|movie|film)|fictional)\b/,
      /\b(?:jailbreak|dan mode|do anything now|developer mode|debug mode|god mode|admin mode|sudo|root access|unfiltered|uncensored|no restrictions|without (?:any )?(?:restrictions|rules|limits|filters))\b/,
      /\b(?:repeat|print|reveal|show|output|display|translate|summari[sz]e|leak|dump|encode)\b.{0,40}\b(?:prompt|instructions|above|words before|your rules|api key|environment|config\w*|secrets?|tokens?)\b/,
      /<\/?(?:system|assistant|script|img|iframe)\b|\[(?:system|inst|\/inst)\]|\b(?:system|assistant) ?:|###|\bend of (?:prompt|instructions)\b|\bnew instructions?\b/,
      /\b(?:base64|rot13|hex|morse)\b|\b(?:drop table|select \*|union select|rm -rf|eval\()/,
      /\b(?:i am|i'?m|this is) (?:your |the |an? )?(?:developer|admin|administrator|creator|owner|engineer|openai|programmer|tester|ceo)\b/,
    ],
    reply:
      'I answer questions about insurance in Alberta from the pages of this site, and nothing a message says can change that.',
    offer: 'person',
  },
  {
    id: 'other-people',
    asks: [
      /\b(?:status|details?) of (?!my\b|our\b|the\b|this\b)(?:\w+ ){0,2}\w+'s\b|\bis (?:he|she) insured (?:with|by) you\b|\bwho else (?:asked|wrote|filed)\b/,
      /\b(?:e-?mail|phone|home|cell|address|number)(?: address| number)? of (?:the |your |an )?(?:admin\w*|owner|staff|broker|ceo|boss)\b/,
      /\b(?:my |the |her |his |their )?(?:neighbou?r|ex|ex-?wife|ex-?husband|girlfriend|boyfriend|boss|tenant|landlord|coworker|colleague|friend|sister|brother|wife|husband|customer|client|person)(?:'?s|s'?)? (?:insurer|claims?|polic(?:y|ies)|address|phone(?: number)?|e-?mail|data|request|file|records?|history|personal information|details|broker|quote|case|coverage|number|insurance (?:company|number))\b.{0,60}/,
      /\b(?:look ?up|search|find|give me|show|tell me|list|who is|who owns|get|send me|read|open|download|export|what is|what's|what did)\b.{0,50}\b(?:other|another|all|every|someone|somebody|anybody|john|jane|mr|mrs|smith|people'?s?|customers?|clients?|visitors?|users?|leads?|licen[cs]e plate|plate number|database|case ab-|request ab-|ab-[0-9a-z]{4,}|broker'?s (?:home|private|personal|cell))\b/,
      /\b(?:who|whose|which person) (?:is insured|owns|drives|lives|sent|asked|filed|wrote|is (?:the client|behind))\b/,
      /\b(?:licen[cs]e plate|plate number)\b.*\b(?:who|owner|insurer|belongs?)\b|\bwho\b.*\b(?:licen[cs]e plate|plate number)\b/,
      /\b(?:social insurance number|sin number|credit card number|password)s?\b.*\b(?:of|for|from)\b.*\b(?:client|customer|user|admin|broker|person|him|her|my \w+)\b/,
    ],
    harmless: [
      /\bwho (?:owns|runs|made|is behind) (?:this|your|the) (?:web)?site\b/g,
      /\b(?:hacked|lost|leaked|stole|stolen|exposed)\b(?: \w+){0,2} (?:customer|client|patient)s?'? (?:data|info(?:rmation)?|records|files|details)\b/g,
      /\b(?:customer|client|patient)s?'? (?:data|info(?:rmation)?|records|files|details) (?:was |were |got )?(?:hacked|lost|leaked|stolen|exposed)\b/g,
    ],
    unless: [
      /\bcan (?:my|a|the) neighbou?r\b.*\bmy (?:polic(?:y|ies)|insurance)\b/,
      /\btenant (?:policy|insurance)\b/,
      /\b(?:who sees|see what|check (?:a|the|my) broker|broker'?s licen[cs]e|licensed brokers?|which places|sell my|hold about me)\b/,
      /\b(?:landlord'?s?|neighbou?r'?s?|tenant|customer'?s?|client'?s?|boss'?s?) (?:insurance|tree|polic(?:y|ies)|coverage)\b.*\b(?:cover|pay|include|not pay|fell|enough)/,
      /\b(?:does|is|will|what does|what if|can) (?:my |the |a )?(?:landlord|tenant|wife|husband|roommate|ex|customer|client)\b.*\b(?:cover|pay|need|include|require|charge|mean)/,
      /\b(?:pays?|covered|responsible|liable)\b.*\b(?:neighbou?r|friend|customer|client)\b/,
      /\bwho (?:owns|drives) (?:the )?(?:car|vehicle|truck) (?:matter|affect)/,
      /\bbreach of (?:patient|client) records\b/,
    ],
    reply:
      'I cannot see or share anything about other people, and I have no access to requests or files. Each person can follow their own request with the tracking link in their email.',
    offer: 'person',
  },
  {
    // However general the rest of the question sounds.
    id: 'price-anyway',
    asks: [
      /\bcheapest\b|^\W*(?:cheap|price|prices|cost|rates?|quotes?)\W*$|\$\$|\bh?w much (?:4|r)\b|\bhow expensive (?:is|are|would)\b/,
      /\bprices? (?:for|4) \S|\b(?:tell|give|show) me (?:the|a|your) rates? (?:for|on|of)\b|\b(?:policy|insurance|coverage|plan) (?:go|goes|going|run|runs) for\b/,
      /\bis \$?\d[\d,]*k? (?:\w+ )?(?:too much|too high|a lot|reasonable|normal|a fair price|a good price)\b/,
      /\bwhat (?:do|does|would|will) (?:most |other )?(?:people|an? [\w -]{1,25}) (?:usually |normally )?pay\b(?! (?:for|if|when|out|after)\b)/,
    ],
    unless: [/\b(?:affects?|depends?|factors?|changes?|why)\b/],
    reply: NO_PRICES,
    offer: 'broker',
  },
  {
    id: 'price',
    asks: [
      /\b(?:how much|what|what'?s|whats)\b.{0,40}\b(?:cost|costs|pay|price|prices|premium|premiums|rate|rates|charge|monthly|per month|per year|a year|a month|be paying|run me|set me back)\b/,
      /\bhow much (?:is|are|for|would|will|should|does|do|to)\b/,
      /\b(?:give|get|send|show|tell|make|calculate|estimate|provide|throw|name|run|do)\b.{0,30}\b(?:quote|quotes|price|prices|estimate|ballpark|premium|figure|dollar amount|cost|number)\b/,
      /\b(?:quote me|ballpark|rough (?:number|figure|price|estimate|idea)|price range|average (?:cost|price|premium|rate)|typical (?:cost|price|premium)|in dollars|cost estimate)\b/,
      /\b(?:cheap|cheaper|cheapest|lowest|best|good|fair|better|competitive) (?:\w+ ){0,2}(?:price|rate|rates|premium|deal|quote|insurance|insurer|coverage|policy|company)\b/,
      /\bis (?:\$ ?\d|\d+ dollars|\d+ ?(?:a|per) (?:month|year)).*\b(?:good|fair|high|low|too much|normal|reasonable|ok)\b|\$ ?\d.*\b(?:good|fair|too much|too high|normal|reasonable|overpaying|rip)/,
      /\b(?:am i (?:over|under)?paying|overpaying|too expensive|pay too much|beat (?:my|this) (?:price|rate|premium|quote)|match (?:my|this) (?:price|rate|quote)|dollar (?:amount|figure)|what (?:number|figure) would|discount code|promo|coupon|how many dollars|more or less than)\b/,
      /\b(?:combien|prix|tarif|cu[aá]nto cuesta|precio|kitna)\b/,
    ],
    harmless: [
      ASKS_ABOUT_ACCOUNT,
      /\b(?:any|much) good\b|\bgood (?:start|driver|record)\b/g,
      /\bhow much of (?:my|our) (?:pay|wages?|salary|paycheques?)\b/g,
      /\bhow much (?:do|must|should|would) (?:i|we|you|my \w+) (?:have to |need to )?(?:earn|make)\b/g,
      /\b(?:pay (?:me |us |for )?what|price of) an? (?:new |old |used )?(?:couch|sofa|tv|laptop|bike|fridge|roof)(?: costs?)?\b/g,
      /\bpremiums? back\b/g,
    ],
    unless: [
      /\bhow much (?:does|do) .{0,40}\b(?:have to|need to|must) (?:cover|contain)\b/,
      /\b(?:cost|pay|charge|fee)\b.*\b(?:use|using|this site|chinook|you|service|request)\b/,
      /\b(?:affects?|influences?|drives|depends?|depend on|determines?|factors?|goes into|changes?|why (?:is|does|do|are|did))\b/,
      /\b(?:lower|reduce|bring down|keep|steady|save on|cap|limit on|rise|go up|increase)\b/,
      /\bhow (?:much|many) (?!is |are |would |does |for )(?:\w+ )?(?:insurance|cover|coverage|liability|life insurance|sewer backup|damage|notice|time|income|days)\b(?!.{0,30}\b(?:cost|price|premium|pay for)\b)/,
      /\bwhat (?:does|do|did|will|would) (?!i\b|we\b)(?:\w+ ){1,5}(?:pay|pays|paid|cover)\b(?!.{0,12}\bme\b)(?!.*\bper (?:month|year)\b)/,
      /\b(?:quote request|after i send|for a (?:group )?quote|ask for a quote|what might i have to pay)\b/,
      /\b(?:who pays?|not pay|pay for(?! (?:\w+ ){0,2}(?:insurance|cover|coverage|policy|premiums?)\b)|pays? (?:out|if|when|after|abroad)|what (?:might|would) i pay|pay the deductible|payout)\b/,
      /\b(?:fine|fines|penalty|penalties|ticket|deductible|taxed|taxable|instal?ments?|minimum|compulsory|required|mean by|what is a premium|refund|actual cash value|replacement cost|broker paid|is (?:chinook|a broker|the broker|this site)\b.{0,20}paid)\b/,
      /\b(?:income|visa need|super visa insurance need)\b/,
      /\bhotel costs?\b/,
    ],
    reply: NO_PRICES,
    offer: 'broker',
  },
  {
    id: 'which-insurer',
    asks: [
      /\bwho pays (?:claims |out )?(?:the )?(?:fast|best|most|quick)|\bquel(?:le)? (?:est )?(?:le |la )?meilleure?\b/,
      /\b(?:which|what|best|recommend\w*|suggest\w*|good|better|top|favou?rite|pick|choose|avoid|trust|worst|rank|rate|compare|name)\b.{0,40}\b(?:insurer|insurers|insurance (?:company|companies|provider|providers|carrier|carriers|brand)|company|companies|provider|providers|brokerage|brokers?|agency)\b/,
      INSURER_NAMES,
      /\b(?:which|what) (?:one )?(?:insurer|company|provider|broker) (?:should|would|do|is|has|gives|pays)\b|\bwho (?:has|is|offers|gives|sells) (?:the )?(?:best|cheapest|good|better)\b|\bwho should i (?:insure|go|sign|buy)\b/,
      /\bjust (?:tell|name|give) me (?:which|what|one|an?|the)\b/,
    ],
    harmless: [
      /\bwhat if (?:my|the|an?) (?:\w+ )?(?:insurer|(?:insurance )?company)\b/g,
      /\b(?:open|opening|start|starting|own|run|running) (?:a|an|my|our) (?:(?!insurance)\w+ )?(?:company|business|agency)\b/g,
    ],
    unless: [
      /\bhow many companies\b|\bhow (?:do|can|could|are|is)\b.*\b(?:check|verify|licen[cs]|paid|complain|partners?)\b|\bwhere do i complain\b|\bpublic register\b/,
      /\bwhat (?:does|do|is|are) (?:a|an|the|my|your)? ?(?:licensed )?(?:insurer|broker|insurance company|adjuster)\b/,
      /\b(?:why does|why do|what do i tell|have to tell|should i tell|tell the|tell my|ask|asks|what should i tell)\b.*\binsurer\b/,
      /\bwhy should i use a broker|advantage of|difference between|keeps?|foreign|outside canada|disagree|offers?\b.*\bamount|which side\b|are you an? insur/,
      /\bwhat do insurers\b|\b(?:who are you|behind this site|this site|may the|should .* the insurer|key supplier|insurer about)\b/,
      /\bwhich policy\b/,
    ],
    reply:
      'I do not recommend or compare insurers, and this site has no stake in which one you choose. A licensed broker partner can show you what the insurers they work with offer.',
    offer: 'broker',
  },
  {
    id: 'which-cover',
    asks: [
      /\bis \$?[\d.,]+ ?(?:million|m|k|thousand)? enough for (?:me|us|my)\b|\b(?:which|what) (?:one )?(?:is|would be) (?:better|best|right) for (?:me|us|my)\b|\bwould you (?:go with|choose|pick|take|buy)\b/,
      /\bshould (?:i|we|my \w+) (?:really |just |also |still )?(?:buy|get|take|add|drop|remove|cancel|keep|choose|pick|go (?:with|for)|have|increase|raise|lower|switch|change|renew|skip|claim|file|accept|decline|opt)\b/,
      /\b(?:is|are|would|was) (?:it|this|that|\w+ (?:coverage|insurance|cover)|collision|comprehensive|umbrella|my (?:coverage|policy|limit)) (?:\w+ )?(?:worth (?:it|buying|getting|having)|a good idea|enough for me|right for me|good enough|smart)\b/,
      /\b(?:do you|would you|can you|could you|please|your|you) (?:recommend|suggest|advise|recommendation|advice|pick|choose|decide)\b/,
      /\b(?:recommend|suggest|advise|pick|choose|decide)\b.{0,30}\b(?:coverage|cover|limit|limits|deductible|policy|plan|for me|my case|what to|which)\b/,
      /\b(?:what|which|how much) (?:coverage|cover|limit|limits|deductible|policy|plan|insurance|liability|life insurance) (?:\w+ )?(?:should (?:i|we)|is (?:right|best|good) for|would you|suits? me|do you think)\b/,
      /\b(?:best|right|perfect|ideal) (?:\w+ )?(?:coverage|cover|policy|plan|limit|deductible) for\b/,
      /\bshould i (?:tell|report)\b.{0,40}\b(?:dent|dents|scratch|scratches|fender|damage)\b/,
      /\bwhat would you do\b|\bin my (?:case|situation|position)\b|\byour (?:opinion|honest)\b|\byes or no\b|\btell me what to (?:buy|get|take|do)\b/,
      /\b(?:am i|are we) (?:covered|insured|protected) (?:for|if|when|against|right|already|by)\b.*\b(?:my (?:policy|insurer|intact)|yesterday|last (?:night|week)|this morning|today)\b|\bconfirm (?:that )?(?:i am|i'm|my|coverage|cover)\b|\bwill my claim (?:be|get|go)\b/,
    ],
    unless: [
      /\bshould i use a broker\b|\bshould i (?:have ready|check|know|do first|sort)\b/,
      /\bdriving app\b|\bwhat should i\b.*\b(?:insure|check|know|do|take when|tell|sort)\b/,
      /\bhow do (?:people|i choose)\b/,
    ],
    reply: `I cannot tell you which cover to buy, keep or drop, or confirm what a policy pays. ${ADVICE_IS_FOR_BROKERS} I can explain what a kind of coverage usually does.`,
    offer: 'broker',
  },
  {
    id: 'arrange',
    asks: [
      /^(?!.*\b(?:explain|how (?:to|do|does)|what happens)\b).*\b(?:can|could|will|would|pls|please) (?:you|u|ya)\b.{0,20}\b(?:cancel|renew|insure|add|remove|start|change|extend|switch)\b.{0,20}\b(?:me|us|my|our|it)\b/,
      /\b(?:take|get|remove) (?:me|him|her|my \w+) off (?:of )?(?:my|our|the|his|her)\b.{0,20}\b(?:policy|insurance|plan)\b|^(?:please |pls |i (?:want|need|would like) (?:you )?to )?(?:switch|move|transfer) my (?:insurance|policy|coverage) (?:to|over)\b/,
      /^(?:please |pls )?(?:issue|send|e-?mail|give|get)\b.{0,20}\b(?:certificate|proof of insurance|pink (?:card|slip))|\b(?:need|want) (?:a |my |the )?(?:proof of insurance|certificate(?: of insurance)?|pink (?:card|slip)) (?:e-?mailed|sent|now|today|right now)\b|\bannule[zr]? m(?:a|on)\b/,
      /\b(?:send|issue|give|print|e-?mail|make) me (?:a|an|my|the|some) (?:\w+ )?(?:pink|certificate|proof|policy|slip)/,
      /\b(?:bind|issue|activate|start|begin|put in force|reinstate|renew|extend|transfer|cancel|change|update|amend|end|stop|suspend|backdate|buy|purchase|sell me|order)\b.{0,30}\b(?:my |a |the |me |this |new |some )*(?:polic(?:y|ies)|coverage|cover|insurance|pink (?:card|slip)|certificate|plan)\b/,
      /(?:\b(?:insure|sign|enrol|enroll|register|approve|accept|underwrite)|^(?:please |now |just )*cover) (?:me|us|my \w+|our \w+)\b(?! (?:for|to|up for) the newsletter)/,
      /\b(?:apply|application|sign up|sign me up|enrol|enroll|get insured|get covered)\b.{0,40}\b(?:here|now|today|online|for me|insurance|policy|coverage|you|through you|in (?:this )?chat)\b|\bfill (?:in|out) (?:the |my |an )?application\b/,
      /\b(?:add|remove|put|take)\b.{0,40}\b(?:to|on|from|off) (?:my|our|the) (?:policy|insurance|coverage|plan)\b/,
      /\b(?:pay|payment|credit card|charge my card|take my money|direct debit|e-?transfer)\b.{0,30}\b(?:my (?:premium|policy|insurance|bill)|now|here|you)\b/,
      /\b(?:file|submit|open|start|make|report|register|process|approve|settle|pay)\b.{0,25}\b(?:my|this|the) claim\b/,
      /\b(?:book|schedule) (?:me |an? )?(?:appointment|call)\b/,
    ],
    harmless: [ASKS_ABOUT_ACCOUNT, /\bgood start\b/g],
    unless: [
      /\b(?:can|may|could|do|does|must) (?:i|we|he|she|they|someone|anyone|people|visitors|parents|my \w+)\b.{0,30}\b(?:cancel|buy|renew|add|change|switch|remove|extend|pay)\b(?!.*\b(?:here|now|today|online|chat|you)\b)/,
      /\bfee (?:to|for)\b|\b(?:good|best) time to\b/,
      /\b(?:how do i withdraw|withdraw my|my request|quote request|through this site)\b/,
      /\b(?:can|may|could) (?:a|an|the|my) (?:term|insurer|landlord|condo|policy|bank)\b|\bconvert\w*\b|\bhow (?:do|does) (?:a|an|the)\b/,
      /\b(?:when does|does my policy start|what happens (?:if|when)|what if|is it (?:legal|allowed)|can i (?:still )?buy flood|why|what is|what does|trip cancellation|cancellation insurance|refund|before i|difference)\b/,
      /\bnewsletter\b|\bmust\b|\bcan we pay\b|\bmy (?:staff|college|landlord|stock)\b|\bwho buys\b|\bcan a business insure\b|\bdo i need\b(?!.*\b(?:can|could|will|would) you\b)|\bwhen buying\b|\binsure first\b/,
    ],
    reply:
      'I cannot start, change, renew or cancel insurance, take an application or a payment, or handle a claim. Nothing typed here changes a policy. For a policy you have, call your broker or insurer; the number is on your pink card or policy.',
    offer: 'broker',
  },
  {
    id: 'legal',
    asks: [
      /\bget away with\b|\b(?:can|could|should) i (?:just )?(?:say|pretend) (?:that )?(?:it|the|my|she|he|i|we)\b|\b(?:lie|lying|hide|conceal)\b.{0,30}\b(?:address|age|mileage|kilomet\w+|where i|rate|record)\b/,
      /\b(?:can|should|could|how (?:do|can)) (?:i|we) (?:sue|take .{0,30} to court|win|appeal|fight|beat|dispute|contest|get out of)\b/,
      /\b(?:who|whose) (?:is|was|'s) (?:at fault|to blame|responsible|liable)\b|\b(?:was|is) (?:it|this|that) my fault\b|\bam i (?:at fault|liable|guilty|responsible) (?:for|if|in|when)\b/,
      /\b(?:legal advice|lawyer|lawsuit against|small claims|sue (?:my|the|him|her|them)|settlement offer|press charges|defend (?:myself|me)|plead|criminal charge|dui|impaired driving|legal rights in)\b/,
      /\b(?:what should i (?:say|tell) (?:to )?(?:the )?(?:police|court|judge|lawyer))\b|\b(?:lie|lying|hide|conceal|fake|fraud|not tell|don'?t tell|without telling)\b.{0,40}\b(?:insurer|insurance|claim|application|accident|broker|police|damage)\b|\b(?:fake|forge|false|stage)\w* (?:a |an |my )?(?:claim|certificate|pink|accident|receipt|document|policy|proof)\b/,
    ],
    harmless: [
      /\b(?:lawyers?|malpractice|lawyer'?s? malpractice) (?:insurance|cover\w*)\b|\binsurance (?:for|of) (?:a )?lawyers?\b/g,
      /\b(?:with|after|get|got|have|had) an? dui\b|\bdui (?:conviction|on my record)\b/g,
    ],
    unless: [
      /\b(?:sue|lawyer)\b.*\b2027\b/,
      /\b(?:still sue another driver|under care-first)\b/,
      /\bam i liable for a product\b|\bdisagree with the amount\b/,
    ],
    reply:
      'That needs legal advice, which I cannot give. A lawyer can look at your case; many offer a first conversation, and Legal Aid Alberta or the Law Society can point you to one.',
    offer: 'person',
  },
  {
    id: 'medical',
    asks: [
      /\bcan i take (?:an? |some )?(?:tylenol|advil|aspirin|ibuprofen|painkillers?)\b|\b(?:is|are) (?:my|this|the) (?:\w+ )?(?:pain|injury|headache|bruise|swelling)\b.*\b(?:serious|normal|broken)\b/,
      /\b(?:diagnos\w*|symptoms?|treatment for|medication|medicine(?! hat)|prescri\w+|dosage|dose|side effects?|therapy for|cure|doctor say|whiplash|concussion|painkillers?|chest pain|headaches?|blood pressure)\b/,
      /\b(?:should|can|do) i (?:see a doctor|go to (?:the )?(?:hospital|er|emergency)|take (?:an? )?(?:pills?|drugs?))\b/,
      /\b(?:i have|my \w+ has|i had) (?:cancer|diabetes|a tumou?r|hiv|depression|epilepsy|heart disease|asthma|copd)\b/,
    ],
    harmless: [
      // A condition named on the way to a question about cover, and nothing more of it.
      /\b(?:i|we|he|she|they|my \w+) (?:have|has|had) (?:high )?(?:blood pressure|cancer|diabetes|asthma)\b(?=.*\b(?:cover\w*|insur\w*)\b)/g,
    ],
    unless: [
      /^(?!.*\b(?:take|treat)\b).*\b(?:cap|capped|minor injur\w*|reform|2027|care-first|accident benefits)\b/,
      /\btravel insurance\b.*\b(?:pre-?existing|stable)\b|\b(?:travel insurance|trip|stable|stability|super visa) (?:with|for|mean|policy)|\bfor a travel policy\b/,
    ],
    reply:
      'I cannot give medical advice, and please leave health details out of this chat. A doctor or Health Link at 8-1-1 can help with health questions. What a condition means for insurance is something to discuss with a licensed broker partner in private.',
    offer: 'broker',
  },
  {
    id: 'immigration',
    asks: [
      /\b(?:apply|application|applying|process|appeal|sponsor\w*|eligible|eligibility|qualify|chances?|approved?|refused|rejected|denied|extend|renew|fill (?:in|out)|form|forms|ircc|lawyer|speed up|processing time)\b.{0,50}\b(?:visa|permanent residen\w*|pr card|work permit|study permit|citizenship|refugee|asylum|immigra\w*|biometrics|visitor record|express entry)\b/,
      /\b(?:visa|permanent residen\w*|pr card|work permit|study permit|citizenship|refugee|asylum|immigra\w*|visitor record|express entry)\b.{0,50}\b(?:apply|application|appeal|sponsor\w*|eligible|eligibility|qualify|chances?|approved|be refused|denied|extend|extension|renew|form|forms|fill|ircc|processing)\b/,
      /\b(?:overstay|deport\w*|sponsor my)\b/,
    ],
    harmless: [
      /\bvisa (?:got |was |is |gets )?(?:denied|refused|rejected)\b(?=.*\b(?:money|premiums?) back\b)(?!.*\b(?:appeal|apply|again|chances?)\b)/g,
    ],
    unless: [/\brefund\b|\bincome must\b|\bhow (?:much|long)\b.*\b(?:insurance|stay)\b(?!.*\boverstay)/],
    reply:
      'I cannot give immigration advice. Immigration, Refugees and Citizenship Canada (canada.ca) decides about visas, and a licensed immigration consultant or a lawyer can help. I can explain what the insurance for a Super Visa has to contain.',
    offer: 'broker',
  },
  {
    id: 'investment-tax',
    asks: [
      /\b(?:invest|investing|stocks|stock (?:market|tips?)|(?:buy|sell) shares|crypto|bitcoin|mortgage rate|rrsp|tfsa|tax return|tax advice|(?:student|personal|payday) loan|get a loan|deduct\w* from (?:my )?tax)\b/,
    ],
    unless: [/\bpayout taxed|taxable for employees|my stock doubles|seasonal stock|stock value\b/],
    reply: 'I cannot give tax or investment advice. An accountant or a licensed planner can.',
    offer: 'nobody',
  },
  {
    id: 'off-topic',
    asks: [
      /\b(?:write|compose|draft|generate|create|make up|invent)\b.{0,30}\b(?:poem|song|story|essay|code|script|program|e-?mail|letter|joke|rap|haiku|limerick|review|tweet|post|resume|homework|recipe)\b/,
      /\b(?:tell me a (?:joke|story)|sing|recipe|weather (?:forecast|today|tomorrow)|forecast for|sports? scores?|hockey (?:game|score|tonight|team|news|playoffs)|(?:flames|oilers) game|election|vote for|president|prime minister|politic\w*|religion|horoscope|lottery|movie|netflix|be my (?:girlfriend|boyfriend)|dating|marry me|love you|homework|math problem|capital of|translate)\b/,
      /\b(?:python|javascript|html|sql|regex|excel formula)\b/,
      /\b(?:are you (?:an? )?(?:real )?(?:human|person|real|robot|bot|ai|machine|computer|sentient|alive|gpt|chatgpt|claude)\b|(?:talking|speaking|chatting|writing) (?:to|with) an? (?:real )?(?:human|person|robot|bot|ai|machine|computer)\b|what model are you|who made you)\b/,
    ],
    unless: [],
    reply:
      'I am a computer program that answers general questions about insurance in Alberta from the pages of this site, so I cannot help with that.',
    offer: 'person',
  },
  {
    id: 'abuse',
    asks: [
      /\b(?:fuck\w*|shit\w*|bitch\w*|asshole|cunt|idiots?|stupid (?:bot|robot|machine|assistant|thing))\b/,
    ],
    reply: 'I can tell this is frustrating. If I have missed the point, a person can look at it with you.',
    offer: 'person',
  },
];
