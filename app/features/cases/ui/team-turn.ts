import type { CaseTurn } from '#app/features/cases/schema.ts';

const TEAM_SENTENCES: Partial<Record<CaseTurn['what'], string>> = {
  match: 'No broker has this request.',
  accept: 'Sent to a broker, who has not replied yet.',
  call: 'Broker’s turn: a call is booked.',
  contact: 'Broker’s turn: first contact.',
  reply: 'Broker’s turn: the client is waiting for a reply.',
  certificate: 'Broker’s turn: a certificate is asked for.',
  look: 'Broker’s turn: the client has sent something.',
  reach: 'Broker’s turn: the client was not reached yet.',
  work: 'Broker’s turn: the quote.',
  answer: 'Client’s turn: the broker has asked for something.',
  decide: 'Client’s turn: a quote to decide on.',
};

/** Whose turn it is on an open case, in words for administrators; undefined once it is closed. */
export function teamSentence({ what, certificates = 1 }: CaseTurn): string | undefined {
  if (what === 'certificate' && certificates > 1)
    return `Broker’s turn: ${certificates} certificates are asked for.`;
  return TEAM_SENTENCES[what];
}
