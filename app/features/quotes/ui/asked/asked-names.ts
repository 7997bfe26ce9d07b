/** Where answers stand in the form of questions that were asked later: apart from the form that corrects all, which may be on the same page. */
export const rootOf = (type: string) => `asked.${type}`;
/** The boxes that say that there is no answer. */
export const NOT_KNOWN = 'notKnown';
/** The answer to the question in the broker's own words. */
export const WORDS = 'words';
