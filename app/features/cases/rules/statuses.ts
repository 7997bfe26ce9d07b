/** The statuses of a case and who is who to it: what pages and server alike go by. */

export const CASE_STATUSES = [
  'new',
  'assigned',
  'in_progress',
  'waiting_on_client',
  'quoted',
  'won',
  'lost',
  'withdrawn',
  'duplicate',
  'spam',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const OPEN_STATUSES = ['new', 'assigned', 'in_progress', 'waiting_on_client', 'quoted'] as const;

export const CASE_STAGES = [
  'intake',
  'matching',
  'contact',
  'information',
  'quoting',
  'decision',
  'completed',
] as const;
export type CaseStage = (typeof CASE_STAGES)[number];

/** The stages between which the broker chooses while a case is in progress. */
export const WORKING_STAGES = ['contact', 'information', 'quoting'] as const satisfies readonly CaseStage[];

/** While a case is in progress the broker chooses between contact, information and quoting; it starts with contact. */
export const STAGE_OF_STATUS = {
  new: 'intake',
  assigned: 'matching',
  in_progress: 'contact',
  waiting_on_client: 'information',
  quoted: 'decision',
  won: 'completed',
  lost: 'completed',
  withdrawn: 'completed',
  duplicate: 'completed',
  spam: 'completed',
} as const satisfies Record<CaseStatus, CaseStage>;

/** The stage a case comes to by moving: back at work it goes on where the client's turn had begun. */
export function stageAfter(from: CaseStatus, to: CaseStatus): CaseStage {
  if (to === 'in_progress' && from === 'waiting_on_client') return 'information';
  if (to === 'in_progress' && from === 'quoted') return 'quoting';
  return STAGE_OF_STATUS[to];
}

/** The stage that its broker reads: once the client has chosen a quote, what is next is their policy, as their own page says. */
export const stageShown = (status: CaseStatus, stage: CaseStage, hasChosen: boolean): CaseStage =>
  hasChosen && isToChoose(status) ? 'completed' : stage;

/** In these a client who has chosen a quote waits for the policy: also while another quote is revised, or once it was opened again. */
export const isToChoose = (status: CaseStatus): boolean => status === 'quoted' || status === 'in_progress';

type Contacted = { firstRespondedAt: Date | null; unreachedSince: Date | null };

/** With the contact that reached the person, making contact is done: what is next is the quote. */
export function stageOnceReached(
  { status, stage, ...after }: Contacted & { status: CaseStatus; stage: CaseStage },
  before: Contacted,
): CaseStage {
  const isNew = isReached(after) && !isReached(before);
  return isNew && status === 'in_progress' && stage === 'contact' ? 'quoting' : stage;
}

const isReached = ({ firstRespondedAt, unreachedSince }: Contacted) =>
  firstRespondedAt !== null && unreachedSince === null;

/** `visitor` is a person holding the tracking link and its check; `broker` is the broker with access, no other. */
export type CaseActor = 'system' | 'visitor' | 'client' | 'broker' | 'admin';

export function isOpenStatus(status: CaseStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}
