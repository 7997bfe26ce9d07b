/** The first of what was found, to which Enter leads from the field of the search. */
export const FIRST_FOUND = 'first-found';
