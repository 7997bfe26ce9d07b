/** What the assistant leaves to people, whatever it is asked to pretend. Checked outside the model, on question and answer. */
export type ScopeRule = {
  id: string;
  /** Tried on the question in lower case, with straight apostrophes and single spaces. */
  asks: readonly RegExp[];
  /** Questions that sound alike and are about general information. */
  unless?: readonly RegExp[];
  /** What the assistant says instead of an answer. */
  reply: string;
  /** Whom it points to: a broker by the request form, a person of this site, or nobody. */
  offer: 'broker' | 'person' | 'nobody';
};

const ADVICE_IS_FOR_BROKERS = 'A licensed broker partner can look at your situation and tell you what fits.';

/** People first: these come before everything else. */
export const emergencyRules: readonly ScopeRule[] = [
  {
    id: 'self-harm',
    asks: [
      /\b(?:kill|hurt|harm|cut)(?:ing)? (?:myself|me)\b|\bsuicid|\bend (?:my|it all)\b.*\blife\b|\bwant to die\b|\bdon'?t want to live\b|\bend my life\b/,
    ],
    unless: [/\b(?:does|is|will)\b.*\bsuicide\b.*\b(?:cover|clause|exclu|pay)/],
    reply:
      'I am sorry that things are this hard. Please call or text 9-8-8, the Suicide Crisis Helpline of Canada, at any hour, or call 9-1-1 if you are in danger now. People there will listen. I am a computer program and cannot help the way they can.',
    offer: 'nobody',
  },
  {
    id: 'emergency',
    asks: [
      /\b(?:help|emergency|right now|just (?:now|happened|crashed|hit|had)|trapped|bleeding|unconscious|not breathing|can'?t breathe|gas leak|smell gas|call (?:an )?ambulance)\b.*\b(?:crash|accident|collision|fire|hurt|injured|bleeding|gas|smoke|ambulance|trapped|breath|flooding|heart)/,
      /\b(?:bleeding|unconscious|not breathing|can'?t breathe|gas leak|smell gas|heart attack|stroke|overdose|trapped)\b.*\b(?:me|my|i|he|she|now|help|we|someone|somebody)\b/,
      /\b(?:i|we|someone|somebody|my \w+|he|she|driver|passenger) (?:is|am|are|'s|'m|'re|was|got)? ?(?:trapped|bleeding|unconscious|not breathing|badly hurt|having a heart attack|seriously (?:hurt|injured))\b/,
      /\b(?:house|home|car|kitchen|garage|building|truck|shop) is (?:on fire|burning|filling with (?:smoke|gas))\b|\bsmell (?:of )?gas\b|\bgas leak\b/,
      /\b(?:i|we) (?:just )?(?:had|got (?:in|into)|was in|were in) (?:a|an) (?:car )?(?:accident|crash|collision) (?:right )?(?:now|and|just)\b.*\b(?:hurt|injur|bleed|pain|trapped)/,
      /\bcall (?:9-?1-?1|an ambulance|the fire department)\b.*\b(?:now|for me|please)\b/,
    ],
    reply:
      'If anyone is hurt or in danger, call 9-1-1 now. Get people to a safe place and follow what the emergency services say. Insurance can wait: when everyone is safe, call your insurer or broker. The number is on your pink card or policy.',
    offer: 'nobody',
  },
];

export const scopeRules: readonly ScopeRule[] = [
  {
    id: 'instructions',
    asks: [
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
      /\b(?:my |the |her |his |their )?(?:neighbou?r|ex|ex-?wife|ex-?husband|girlfriend|boyfriend|boss|tenant|landlord|coworker|colleague|friend|sister|brother|wife|husband|customer|client|person)(?:'?s|s'?)? (?:insurer|claims?|polic(?:y|ies)|address|phone(?: number)?|e-?mail|data|request|file|records?|history|personal information|details|broker|quote|case|coverage|number|insurance (?:company|number))\b.{0,60}/,
      /\b(?:look ?up|search|find|give me|show|tell me|list|who is|who owns|get|send me|read|open|download|export|what is|what's|what did)\b.{0,50}\b(?:other|another|all|every|someone|somebody|anybody|john|jane|mr|mrs|smith|people'?s?|customers?|clients?|visitors?|users?|leads?|licen[cs]e plate|plate number|database|case ab-|request ab-|ab-[0-9a-z]{4,}|broker'?s (?:home|private|personal|cell))\b/,
      /\b(?:who|whose|which person) (?:is insured|owns|drives|lives|sent|asked|filed|wrote|is (?:the client|behind))\b/,
      /\b(?:licen[cs]e plate|plate number)\b.*\b(?:who|owner|insurer|belongs?)\b|\bwho\b.*\b(?:licen[cs]e plate|plate number)\b/,
      /\b(?:social insurance number|sin number|credit card number|password)s?\b.*\b(?:of|for|from)\b.*\b(?:client|customer|user|admin|broker|person|him|her|my \w+)\b/,
    ],
    unless: [
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
    unless: [
      /\b(?:cost|pay|charge|fee)\b.*\b(?:use|using|this site|chinook|you|service|request)\b/,
      /\b(?:affects?|influences?|drives|depends?|depend on|determines?|factors?|goes into|changes?|why (?:is|does|do|are|did))\b/,
      /\b(?:lower|reduce|bring down|keep|steady|save on|cap|limit on|rise|go up|increase)\b/,
      /\bhow (?:much|many) (?!is |are |would |does |for )(?:\w+ )?(?:insurance|cover|coverage|liability|life insurance|sewer backup|damage|notice|time|income|days)\b(?!.{0,30}\b(?:cost|price|premium|pay for)\b)/,
      /\bwhat (?:does|do|did|will|would) (?!i\b|we\b)(?:\w+ ){1,5}(?:pay|pays|paid|cover)\b(?!.{0,12}\bme\b)(?!.*\bper (?:month|year)\b)/,
      /\b(?:quote request|after i send|for a (?:group )?quote|ask for a quote|what might i have to pay)\b/,
      /\b(?:who pays?|not pay|pay for|pays? (?:out|if|when|after|abroad)|what (?:might|would) i pay|pay the deductible|payout)\b/,
      /\b(?:fine|fines|penalty|penalties|ticket|deductible|taxed|taxable|instal?ments?|minimum|compulsory|required|mean by|what is a premium|refund|actual cash value|replacement cost|broker paid|is (?:chinook|a broker|the broker|this site)\b.{0,20}paid)\b/,
      /\b(?:income|visa need|super visa insurance need)\b/,
      /\bhotel costs?\b/,
    ],
    reply:
      'I cannot give or estimate a price. Prices depend on many details, and only a licensed broker partner or an insurer can quote. I can explain what changes a price.',
    offer: 'broker',
  },
  {
    id: 'which-insurer',
    asks: [
      /\b(?:which|what|best|recommend\w*|suggest\w*|good|better|top|favou?rite|pick|choose|avoid|trust|worst|rank|rate|compare|name)\b.{0,40}\b(?:insurer|insurers|insurance (?:company|companies|provider|providers|carrier|carriers|brand)|company|companies|provider|providers|brokerage|brokers?|agency)\b/,
      /\b(?:intact|aviva|wawanesa|td insurance|td|belairdirect|belair|allstate|state farm|co-?operators|desjardins|sonnet|economical|definity|peace hills|ama|square one|manulife|sun ?life|canada life|blue cross|ssq|rbc insurance|rbc|cooperators|travelers|zurich|chubb|gore mutual|portage mutual|millennium|onlia|geico|progressive|empire life|ivari|industrial alliance|tugo|allianz)\b/,
      /\b(?:which|what) (?:one )?(?:insurer|company|provider|broker) (?:should|would|do|is|has|gives|pays)\b|\bwho (?:has|is|offers|gives|sells) (?:the )?(?:best|cheapest|good|better)\b|\bwho should i (?:insure|go|sign|buy)\b/,
      /\bjust (?:tell|name|give) me (?:which|what|one|an?|the)\b/,
    ],
    unless: [
      /\bhow many companies\b|\bhow (?:do|can|could|are|is)\b.*\b(?:check|verify|licen[cs]|paid|complain|partners?)\b|\bwhere do i complain\b|\bpublic register\b/,
      /\bwhat (?:does|do|is|are) (?:a|an|the|my|your)? ?(?:licensed )?(?:insurer|broker|insurance company|adjuster)\b/,
      /\bwhat if (?:my|the|an?) (?:\w+ )?(?:insurer|company)\b|\b(?:why does|why do|what do i tell|have to tell|should i tell|tell the|tell my|ask|asks|what should i tell)\b.*\binsurer\b/,
      /\bwhy should i use a broker|advantage of|difference between|keeps?|foreign|outside canada|disagree|offers?\b.*\bamount|which side\b|are you an? insur/,
      /\b(?:who are you|behind this site|this site|may the|should .* the insurer|key supplier|insurer about)\b/,
      /\bwhich policy\b/,
    ],
    reply:
      'I do not recommend or compare insurers, and this site has no stake in which one you choose. A licensed broker partner can show you what the insurers they work with offer.',
    offer: 'broker',
  },
  {
    id: 'which-cover',
    asks: [
      /\bshould (?:i|we|my \w+) (?:really |just |also |still )?(?:buy|get|take|add|drop|remove|cancel|keep|choose|pick|go (?:with|for)|have|increase|raise|lower|switch|change|renew|skip|claim|file|accept|decline|opt)\b/,
      /\b(?:is|are|would|was) (?:it|this|that|\w+ (?:coverage|insurance|cover)|collision|comprehensive|umbrella|my (?:coverage|policy|limit)) (?:\w+ )?(?:worth (?:it|buying|getting|having)|a good idea|enough for me|right for me|good enough|smart)\b/,
      /\b(?:do you|would you|can you|could you|please|your|you) (?:recommend|suggest|advise|recommendation|advice|pick|choose|decide)\b/,
      /\b(?:recommend|suggest|advise|pick|choose|decide)\b.{0,30}\b(?:coverage|cover|limit|limits|deductible|policy|plan|for me|my case|what to|which)\b/,
      /\b(?:what|which|how much) (?:coverage|cover|limit|limits|deductible|policy|plan|insurance|liability|life insurance) (?:\w+ )?(?:should (?:i|we)|is (?:right|best|good) for|would you|suits? me|do you think)\b/,
      /\b(?:best|right|perfect|ideal) (?:\w+ )?(?:coverage|cover|policy|plan|limit|deductible) for\b/,
      /\bwhat would you do\b|\bin my (?:case|situation|position)\b|\byour (?:opinion|honest)\b|\byes or no\b|\btell me what to (?:buy|get|take|do)\b/,
      /\b(?:am i|are we) (?:covered|insured|protected) (?:for|if|when|against|right|already|by)\b.*\b(?:my (?:policy|insurer|intact)|yesterday|last (?:night|week)|this morning|today)\b|\bconfirm (?:that )?(?:i am|i'm|my|coverage|cover)\b|\bwill my claim (?:be|get|go)\b/,
    ],
    unless: [
      /\bshould i use a broker\b|\bshould i (?:have ready|check|know|do first|sort)\b/,
      /\bdriving app\b|\bwhat should i\b.*\b(?:insure|check|know|do|take when|tell|sort)\b/,
      /\bhow do (?:people|i choose)\b/,
    ],
    reply: `I cannot tell you which cover to buy, keep or drop, or confirm what a policy pays. ${ADVICE_IS_FOR_BROKERS} I can explain what a kind of cover usually does.`,
    offer: 'broker',
  },
  {
    id: 'arrange',
    asks: [
      /\b(?:send|issue|give|print|e-?mail|make) me (?:a|an|my|the|some) (?:\w+ )?(?:pink|certificate|proof|policy|slip)/,
      /\b(?:bind|issue|activate|start|begin|put in force|reinstate|renew|extend|transfer|cancel|change|update|amend|end|stop|suspend|backdate|buy|purchase|sell me|order)\b.{0,30}\b(?:my |a |the |me |this |new |some )*(?:polic(?:y|ies)|coverage|cover|insurance|pink (?:card|slip)|certificate|plan)\b/,
      /(?:\b(?:insure|sign|enrol|enroll|register|approve|accept|underwrite)|^(?:please |now |just )*cover) (?:me|us|my \w+|our \w+)\b(?! (?:for|to|up for) the newsletter)/,
      /\b(?:apply|application|sign up|sign me up|enrol|enroll|get insured|get covered)\b.{0,40}\b(?:here|now|today|online|for me|insurance|policy|coverage|you|through you|in (?:this )?chat)\b|\bfill (?:in|out) (?:the |my |an )?application\b/,
      /\b(?:add|remove|put|take)\b.{0,40}\b(?:to|on|from|off) (?:my|our|the) (?:policy|insurance|coverage|plan)\b/,
      /\b(?:pay|payment|credit card|charge my card|take my money|direct debit|e-?transfer)\b.{0,30}\b(?:my (?:premium|policy|insurance|bill)|now|here|you)\b/,
      /\b(?:file|submit|open|start|make|report|register|process|approve|settle|pay)\b.{0,25}\b(?:my|this|the) claim\b/,
      /\b(?:book|schedule) (?:me |an? )?(?:appointment|call)\b/,
    ],
    unless: [
      /\b(?:how do i withdraw|withdraw my|my request|quote request|through this site)\b/,
      /\b(?:can|may|could) (?:a|an|the|my) (?:term|insurer|landlord|condo|policy|bank)\b|\bconvert\w*\b|\bhow (?:do|does) (?:a|an|the)\b/,
      /\b(?:when does|does my policy start|what happens (?:if|when)|what if|is it (?:legal|allowed)|can i (?:still )?buy flood|why|what is|what does|trip cancellation|cancellation insurance|refund|before i|difference)\b/,
      /\bnewsletter\b|\bmust\b|\bcan we pay\b|\bmy (?:staff|college|landlord|stock)\b|\bwho buys\b|\bcan a business insure\b|\bdo i need\b|\bwhen buying\b|\binsure first\b/,
    ],
    reply:
      'I cannot start, change, renew or cancel insurance, take an application or a payment, or handle a claim. Nothing typed here changes a policy. For a policy you have, call your broker or insurer; the number is on your pink card or policy.',
    offer: 'broker',
  },
  {
    id: 'legal',
    asks: [
      /\b(?:can|should|could|how (?:do|can)) (?:i|we) (?:sue|take .{0,30} to court|win|appeal|fight|beat|dispute|contest|get out of)\b/,
      /\b(?:who|whose) (?:is|was|'s) (?:at fault|to blame|responsible|liable)\b|\b(?:was|is) (?:it|this|that) my fault\b|\bam i (?:at fault|liable|guilty|responsible) (?:for|if|in|when)\b/,
      /\b(?:legal advice|lawyer|lawsuit against|small claims|sue (?:my|the|him|her|them)|settlement offer|press charges|defend (?:myself|me)|plead|criminal charge|dui|impaired driving|legal rights in)\b/,
      /\b(?:what should i (?:say|tell) (?:to )?(?:the )?(?:police|court|judge|lawyer))\b|\b(?:lie|lying|hide|conceal|fake|fraud|not tell|don'?t tell|without telling)\b.{0,40}\b(?:insurer|insurance|claim|application|accident|broker|police|damage)\b|\b(?:fake|forge|false|stage)\w* (?:a |an |my )?(?:claim|certificate|pink|accident|receipt|document|policy|proof)\b/,
    ],
    unless: [
      /\b(?:still sue another driver|under care-first)\b/,
      /\bam i liable for a product\b|\bdisagree with the amount\b/,
    ],
    reply:
      'That needs legal advice, which I cannot give. A lawyer can look at your case; many offer a first talk, and Legal Aid Alberta or the Law Society can point you to one.',
    offer: 'person',
  },
  {
    id: 'medical',
    asks: [
      /\b(?:diagnos\w*|symptoms?|treatment for|medication|medicine(?! hat)|prescri\w+|dosage|dose|side effects?|therapy for|cure|doctor say|whiplash|concussion|painkillers?|chest pain|headaches?|blood pressure)\b/,
      /\b(?:should|can|do) i (?:see a doctor|go to (?:the )?(?:hospital|er|emergency)|take (?:an? )?(?:pills?|drugs?))\b/,
      /\b(?:i have|my \w+ has|i had) (?:cancer|diabetes|a tumou?r|hiv|depression|epilepsy|heart disease|asthma|copd)\b/,
    ],
    unless: [
      /\b(?:travel insurance|trip|stable|stability|super visa) (?:with|for|mean|policy)|\bfor a travel policy\b/,
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
    unless: [/\brefund\b|\bincome must\b|\bhow (?:much|long)\b.*\b(?:insurance|stay)\b(?!.*\boverstay)/],
    reply:
      'I cannot give immigration advice. Immigration, Refugees and Citizenship Canada (canada.ca) decides about visas, and a licensed immigration consultant or a lawyer can help. I can explain what the insurance for a Super Visa has to contain.',
    offer: 'broker',
  },
  {
    id: 'investment-tax',
    asks: [
      /\b(?:invest|investing|stocks?|shares|crypto|bitcoin|mortgage rate|rrsp|tfsa|tax return|tax advice|deduct\w* from (?:my )?tax|loan)\b/,
    ],
    unless: [/\bpayout taxed|taxable for employees|my stock doubles|seasonal stock|stock value\b/],
    reply: 'I cannot give tax or investment advice. An accountant or a licensed planner can.',
    offer: 'nobody',
  },
  {
    id: 'off-topic',
    asks: [
      /\b(?:write|compose|draft|generate|create|make up|invent)\b.{0,30}\b(?:poem|song|story|essay|code|script|program|e-?mail|letter|joke|rap|haiku|limerick|review|tweet|post|resume|homework|recipe)\b/,
      /\b(?:tell me a (?:joke|story)|sing|recipe|weather (?:forecast|today|tomorrow)|forecast for|sports? score|hockey|election|vote for|president|prime minister|politic\w*|religion|horoscope|lottery|movie|netflix|girlfriend|boyfriend|dating|marry me|love you|homework|math problem|capital of|translate)\b/,
      /\b(?:python|javascript|html|sql|regex|excel formula)\b/,
      /\b(?:are you (?:human|real|a robot|sentient|alive|gpt|chatgpt|claude)|what model are you|who made you)\b/,
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
