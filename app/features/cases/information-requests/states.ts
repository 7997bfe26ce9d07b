/** `rejected` is asked for again: the reason says why. */
export const INFORMATION_STATES = ['open', 'submitted', 'accepted', 'rejected', 'cancelled'] as const;
export type InformationState = (typeof INFORMATION_STATES)[number];
/** The states in which it is the client's turn. */
export const UNANSWERED = ['open', 'rejected'] as const satisfies readonly InformationState[];
