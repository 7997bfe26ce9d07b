type Counts = { all: number; answered: number; notKnown: number };

/** `5 of 8 answered; 2 not known; 1 left empty.` */
export function countWords({ all, answered, notKnown }: Counts, isSent = false): string {
  const empty = all - answered - notKnown;
  const parts = [
    `${answered} of ${all} answered`,
    notKnown > 0 && `${notKnown} not known`,
    isSent && empty > 0 && `${empty} left empty`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
