/** The entry that says whom to call in any danger. */
export const UNCLEAR = 'danger-unclear';
/** The entry for somebody who wants to die. */
export const LIFELINE = 'danger-suicide';
/** The entry for somebody who has done something to die already, such as taken too much, or is about to. */
export const DYING_NOW = 'danger-dying-now';
/** Both are about wanting to die. */
export const OF_DYING: ReadonlySet<string> = new Set([LIFELINE, DYING_NOW]);
/** The entry for somebody who swallowed what harms them. */
export const POISON = 'danger-poison';
/** The entry that tells when life insurance does not pay: whoever asks may be asking for themselves. */
export const SUICIDE_CLAUSE = 'life-suicide-clause';
/** What is said about that clause: after it a faint hint counts, unless the words are clearly about something else. */
export const ON_SUICIDE_CLAUSE: ReadonlySet<string> = new Set([SUICIDE_CLAUSE, 'life-first-years']);
/** Somebody says that nobody is in danger. */
export const NO_DANGER = 'talk-no-danger';
