/** How somebody wants to be reached. */
export const CONTACT_METHODS = ['phone', 'email', 'text'] as const;
/** What came of trying to reach somebody. */
export const CONTACT_OUTCOMES = ['reached', 'left_message', 'no_answer'] as const;
