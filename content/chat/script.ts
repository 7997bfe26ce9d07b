/** The scripted part of the conversation: what is asked for, in this order. */
export const script = {
  welcome: (brand: string) =>
    `Hello, I’m the ${brand} assistant. Ask me anything about insurance in Alberta. I can also take your details for a licensed broker partner. What is your name? (You can skip this.)`,
  /** Where somebody is known already: by a tracking link, or an account. */
  welcomeKnown: (brand: string) =>
    `Hello, I’m the ${brand} assistant. I answer questions about insurance, and about how your request and your data are handled here. What would you like to know?`,
  thanks: (name: string) => `Thank you, ${name}.`,
  askEmail: (name: string) => `Thank you, ${name}. Which email address can we reach you at?`,
  emailAgain: (example: string) =>
    `I didn't catch a valid email address. Please provide your email address in the standard format, for example ${example}.`,
  emailDoubtful: (email: string) =>
    `I have noted ${email}. If a letter is in the wrong place, you can correct it in the summary.`,
  emailRefused:
    'You need not give one: go on asking here, or use the [quote form](/get-quote) later. A request needs an email address: it shows whose request it is, and your tracking link goes there. A broker can still phone you. Without one, call a licensed brokerage yourself; abcouncil.ab.ca shows who is licensed. Or type an address here.',
  /** What was given without being asked for. */
  noted: (given: readonly string[]) => `I have noted ${given.join(', ')}.`,
  /** The same where nothing is being asked for. */
  notedAside:
    'It is not saved yet. If a licensed broker partner should contact you, leave your details: what you typed is filled in.',
  askPhone: () => 'Thank you. Which phone number can we reach you at?',
  phoneAgain: (example: string) =>
    `I need a valid phone number to help you better. Please provide it in format: ${example} or similar.`,
  /** Why each is asked for, and that none has to be given. */
  why: {
    name: 'Your name is only so that a broker partner knows whom to ask for. You can skip it: just ask your question.',
    email:
      'Your email address shows whose request it is, and your tracking link goes there. You can skip it: just ask your question.',
    phone:
      'Your phone number is so that a broker partner can reach you about your request. You can skip it: just ask your question, or use the [quote form](/get-quote), where you choose email, phone or text.',
  },
  nameRefused: 'All right, you need not give your name. Ask me anything about insurance in Alberta.',
  /** Who takes back what they began to say. */
  neverMind: 'All right. Ask me anything else whenever you like.',
  phoneRefused:
    'You need not give one to go on asking here. A request by chat needs a phone number, so that a broker partner can ask back; they contact you the way you choose. Without one, use the [quote form](/get-quote): there you choose email, phone or text. Or type a number here.',
  askInsurance: () =>
    'Thank you. What kind of insurance is it about: auto, home, business, work vehicles, life, travel or something else?',
  insuranceLater:
    'Take your time: nothing is saved yet. When you know, type the kind in a word or two; “something else” will do.',
  /** Where two kinds are named, as "home and auto": a request is about one. */
  severalKinds:
    'A request is about one kind of insurance. I take the one below; your words go with it, so that the broker sees that you want the other too.',
  complete: (name: string, kind: string, contactYou: string) =>
    `Thank you, ${name}. I have noted: ${kind}. May we share this with one licensed broker partner, so that they can ${contactYou}? Please check the summary, then answer yes or no.`,
  askAway: () => 'All right, ask me anything about insurance in Alberta. Your details can wait.',
  resume: {
    name: () => 'Let’s continue. What is your name?',
    email: () => 'Let’s continue. Which email address can we reach you at?',
    phone: () => 'Let’s continue. Which phone number can we reach you at?',
    insurance: () =>
      'Let’s continue. What kind of insurance is it about: auto, home, business, work vehicles, life, travel or something else?',
    complete: () => 'Please check the summary, then answer yes or no.',
  },
  /** After what was neither yes nor no to being shared. */
  consentAgain:
    'Nothing is shared with a broker yet. Please check the summary, then answer yes or no. What is wrong there, you can correct.',
  /** Who hesitates is not hurried. */
  consentWaits:
    'Take your time. Nothing is shared with a broker before you say yes. You can answer yes or no later, or ask me something first.',
  /** Beside the buttons, before anybody presses one. */
  noMeans:
    'With “No”, no broker gets this: we keep it as a message, and a person of this site answers you by email. With “Forget my details”, nothing is kept.',
  /** What yes and no mean here. */
  consentMeans:
    'With a yes, one licensed broker partner at a time gets what is in the summary, and contacts you. You can see who has it, and withdraw it. With a no, no broker gets it: we keep it as a message, and a person of this site answers you by email. With “Forget my details”, nothing is kept. Answer when you are ready.',
  /** Who would rather have nothing kept; the talk goes on. */
  forgotten:
    'All right. Your details are forgotten, and we have stored none of them. The lines above stay in this browser for a day; “Clear” removes them sooner. Ask me anything you like.',
  deleted:
    'Your details are deleted here. If an answer to them is on its way already, it may still reach you. Ask me anything you like.',
  notDeleted: 'This could not be deleted. Please try again, or write to us on the contact page.',
  keptUnread: 'This cannot be shown now. You can delete it all the same.',
  keptDetails:
    'This is what we keep of you. No broker has it. A person of this site reads it and answers you by email.',
  waiting: (time: string, reference: string) =>
    `A person will answer you by ${time}. Your reference is ${reference}. You can leave this window open or come back to it; we also have your email address. Until then I answer what I can, and pass everything on.`,
  detailsRefused: 'I could not save your details yet. Please correct them below.',
  whoAnswers: 'Someone on our team will answer here, or by email if you have left. They are not brokers.',
  whoAnswersShared:
    'Someone on our team, or the broker partner who has your request, will answer here, or by email if you have left. The broker sees only what you write from now on.',
  /** Before somebody asks for a person: by when one answers. */
  answeredBy: (time: string) => `You get an answer by ${time}.`,
  hiddenFromPeople:
    'Our team reads the chat with email addresses and long numbers hidden. They see what you enter below, so that they can reach you.',
} as const;

/** In travel insurance, what is asked for by a name of its own. */
export const SUPER_VISA = /\bsuper[ -]?visa\b/i;

/** Vehicles for work: named as such, of a kind that nobody drives for pleasure, or several at once. */
export const WORK_VEHICLES =
  /\b(?:(?:commercial|work|business|company|delivery|service) (?:auto(?:mobile)?s?|vehicles?|trucks?|vans?|cars?|pick-?ups?|trailers?)|(?:trucks?|vans?|vehicles?|cars?|pick-?ups?|trailers?) (?:(?:that )?(?:i|we) use )?(?:for|at) (?:my |our |the )?(?:work|business|company|job)|fleets?|semis?|(?:dump|gravel|tow|cube|box|flatbed|semi|water|vac) ?-?trucks?|(?:cargo|cube) vans?|(?:[2-9]|\d\d+|two|three|four|five|six|several) (?:trucks|vans|work vehicles)|trucking|hot-?shot|owner[- ]operator|taxis?)\b/i;

export type LeadWord = { type: keyof typeof leadTypeNames; pattern: RegExp };

/** Words that tell what somebody would like to insure; the first row that fits counts. */
export const leadWords: readonly LeadWord[] = [
  { type: 'supervisa', pattern: SUPER_VISA },
  {
    type: 'group-benefits',
    pattern: /\b(?:group (?:benefits?|insurance|health|plan)|employee benefits?|benefits? plan)\b/i,
  },
  { type: 'commercial-auto', pattern: WORK_VEHICLES },
  {
    type: 'business',
    pattern:
      /\b(?:business|commercial|company|contractors?|restaurant|shop|store|office|professional|employees?|bakery|food truck|semi|group benefits|liquor|retail|clinic|manufactur\w*|construction|fleet)\b/i,
  },
  {
    type: 'specialty',
    pattern:
      /\b(?:specialty|motor(?:cycle|bike|home)s?|rvs?|campers?|fifth wheel|(?:holiday|travel) trailers?|boats?|jet ski|sea-?doo|quads?|atvs?|dirt ?bikes?|snowmobiles?|farms?|wedding|event|valuables|jewell?ery)\b/i,
  },
  {
    type: 'travel',
    pattern:
      /\b(?:travel\w*|trip|vacation|abroad|super[ -]?visa|visitors?|visa|flight|visiting|voyage|parents? visiting)\b/i,
  },
  {
    type: 'auto',
    pattern:
      /\b(?:auto(?:mobile)?|cars?|voitures?|f-?150|tesla|honda|civic|corolla|toyota|rav-?4|ford|chev(?:y|rolet)?|silverado|gmc|dodge|mazda|nissan|hyundai|elantra|kia|subaru|volkswagen|jetta|bmw|audi|lexus|jeep|mitsubishi|vehicles?|trucks?|vans?|suv|pick-?up|motor(?:cycle|bike|home)s?|driv(?:e|er|ing))\b/i,
  },
  {
    type: 'home',
    pattern:
      /\b(?:homes?|houses?|maison|condos?|tenants?|rent(?:er|ers|al|ing)?|apartments?|property|cottage|cabin|landlord|basement|mortgage(?! life))\b/i,
  },
  { type: 'life', pattern: /\b(?:life|vie|critical illness|disability|term|death|beneficiary)\b/i },
];

/** Names of the kinds in a sentence. */
export const leadTypeNames = {
  auto: 'auto insurance',
  home: 'home insurance',
  business: 'business insurance',
  life: 'life insurance',
  travel: 'travel insurance',
  supervisa: 'Super Visa insurance',
  specialty: 'specialty insurance',
  'commercial-auto': 'commercial auto insurance',
  'group-benefits': 'group benefits',
  general: 'insurance in general',
} as const;
