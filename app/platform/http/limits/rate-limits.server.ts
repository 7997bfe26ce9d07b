export type Tier = { points: number; seconds: number };

/**
 * Every limit of the API: so many points within so many seconds for one key. The key of a limit whose name ends in
 * `.ip` is an address, which counts for its network (`caller-address.server.ts`). Several tiers make the delay grow:
 * whoever goes on after the first wait runs into the next, longer one.
 */
export const RATE_LIMITS = {
  'api.ip': { points: 600, seconds: 60 },
  // Of a program, whatever address it calls from.
  'api.token': { points: 120, seconds: 60 },
  'login.ip': [
    { points: 30, seconds: 600 },
    { points: 100, seconds: 3600 },
  ],
  // One account from one network: others are not kept from logging in to it from elsewhere.
  'login.account': [
    { points: 5, seconds: 60 },
    { points: 10, seconds: 900 },
    { points: 20, seconds: 3600 },
    { points: 40, seconds: 86_400 },
  ],
  'register.ip': { points: 20, seconds: 3600 },
  'forgot.ip': { points: 10, seconds: 3600 },
  'link.ip': { points: 30, seconds: 600 },
  'password.user': { points: 10, seconds: 600 },
  'verify.user': { points: 5, seconds: 3600 },
  'email-change.user': [
    { points: 4, seconds: 3600 },
    { points: 8, seconds: 86_400 },
  ],
  'quotes.ip': { points: 20, seconds: 3600 },
  'challenge.ip': { points: 60, seconds: 3600 },
  // Each solved challenge, by its signature: it is good once, for as long as it could be sent.
  'proof.once': { points: 1, seconds: 1800 },
  'contact.ip': { points: 10, seconds: 3600 },
  'contact.email': { points: 5, seconds: 3600 },
  'newsletter.ip': { points: 20, seconds: 3600 },
  'newsletter-link.ip': { points: 60, seconds: 600 },
  'chat.ip': { points: 20, seconds: 600 },
  'chat.session': { points: 20, seconds: 600 },
  'chat-read.ip': { points: 300, seconds: 600 },
  // Each pause while somebody types is one.
  'search.ip': { points: 200, seconds: 600 },
  'upload.user': { points: 120, seconds: 3600 },
  // Mail that answers ours: what is more is brought again by the other server, which tries for days.
  'mail-reply.user': { points: 30, seconds: 3600 },
  'mail-door.ip': { points: 300, seconds: 600 },
  'track.ip': { points: 60, seconds: 600 },
  // An open tracking page asks again by itself.
  'track-read.ip': { points: 300, seconds: 600 },
} as const satisfies Record<string, Tier | readonly Tier[]>;

/**
 * What each process counts for itself, in memory. It stands before everything that reads a body or asks the database, so
 * that a flood costs next to nothing. The chat: what one address sends (a few more than `chat.ip`, which knows what may still
 * pass), and what one process answers. The second window
 * is short because what passes in one burst holds up everybody else for as long as it takes to answer. `chat-danger`: how
 * many refused messages are still listened to for danger.
 */
export const LOCAL_LIMITS = {
  'chat-flood.ip': { points: 25, seconds: 600 },
  'chat-flood.process': { points: 4, seconds: 0.25 },
  'chat-danger.ip': { points: 20, seconds: 600 },
  'chat-danger.process': { points: 1, seconds: 0.25 },
} as const satisfies Record<string, Tier>;

/**
 * What is never refused for long, because that would shut out the person whom it is about: beyond the free tier one at
 * a time, however many networks it comes from. `login.everywhere`: wrong and right passwords of one account from networks
 * where its owner has not logged in before, at most 740 an hour.
 */
export const SLOWED = {
  'login.everywhere': { free: { points: 20, seconds: 3600 }, everySeconds: 5 },
} as const satisfies Record<string, { free: Tier; everySeconds: number }>;

/** How long a network stays known for an account after its owner has logged in there. */
export const KNOWN_FOR_SECONDS = 30 * 24 * 3600;

export type LimitName = keyof typeof RATE_LIMITS;
export type SlowedName = keyof typeof SLOWED;
