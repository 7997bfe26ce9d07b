import type { z } from 'zod';
import type { RecordChange } from '#app/features/cases/records/case-records.server.ts';
import type { NewEvent } from '#app/features/cases/records/events.ts';
import type { Broker, CaseRow, HeldCase } from '#app/features/cases/records/held-case.server.ts';
import type { AccessEndReason, ReturnReason } from '#app/features/cases/rules/reasons.ts';
import type { CaseActor, CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseVerb, StepDetail } from '#app/features/ledger/audit-actions.ts';
import type { CaseNoticeKind, NoticeData } from '#app/features/notifications/kinds/kinds.ts';

/**
 * What a step may change of a case itself. Its status is the lifecycle's, and with a new status the stage follows it;
 * its version is the pipeline's.
 */
export type CaseChanges = Partial<
  Omit<CaseRow, 'id' | 'reference' | 'status' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** Why a broker's access ends, and what they said of it. */
export type Ending = { reason: AccessEndReason; returnReason?: ReturnReason; note?: string | undefined };

/** What the pipeline knows by itself of every notice: which case it is about, its promise before the step, and who reads it by a link. */
type Known = 'caseId' | 'reference' | 'promiseAt' | 'isByLink';

/**
 * Something to be told to the person whose request it is, to a broker, or to the site's own team: a row of the table of
 * kinds, with the data it wants. Told once per `occasion`; without one, once per call. `ofOffer`: that an offer is over,
 * which is of use only to a broker who has heard of it.
 */
export type Notice = {
  [Name in CaseNoticeKind]: {
    kind: Name;
    to: 'person' | 'team' | Broker;
    data?: Omit<NoticeData<Name>, Known> & { promiseAt?: Date | null };
    occasion?: string | undefined;
    ofOffer?: true;
  };
}[CaseNoticeKind];

/** What a step has decided: the writing is the pipeline's. */
export type Decision = {
  changes?: CaseChanges;
  /** Lines of the history; none only where the history goes with the case. */
  events: NewEvent[];
  ending?: Ending;
  notices?: Notice[];
  /** What was told before and is not so any more: as far as nobody has read it, nobody will. */
  recalled?: Pick<Notice, 'kind' | 'to' | 'occasion'>[];
  /** What was asked, quoted or certified by this step. */
  records?: RecordChange[];
  /** What the audit row says besides statuses, version and brokers: codes and ids, never personal data. */
  audit?: StepDetail;
};

/** When and by whom a step is taken, and which way it goes. */
export type Moment = { now: Date; actor: CaseActor; from: CaseStatus; to: CaseStatus };

/**
 * A held case, the broker that the step names for it, if it names one, and the ways to reach its person that they agree to, if the
 * step looks at them.
 */
export type StepCase = HeldCase & { named?: Broker | null; agreed?: ReadonlySet<'call' | 'text'> };

export type Step<Schema extends z.ZodType = z.ZodType> = {
  /** How the step stands in the audit log. */
  audit: CaseVerb;
  /** What the step is told, validated by the pipeline. */
  input: Schema;
  /** The broker whom the step gives the case to. */
  names?(input: z.output<Schema>, held: HeldCase): string | undefined;
  /** It looks at the ways to reach the person that they agree to. */
  looksAtReach?: true;
  /** When what it notes happened, where that can be earlier than now: the moment of the step. Refuses a time that cannot be. */
  happenedAt?(input: z.output<Schema>, held: HeldCase, now: Date): Date;
  /** Looks and decides; reads nothing else, writes nothing. Refuses what only this step knows to refuse. */
  decide(held: StepCase, input: z.output<Schema>, moment: Moment): Decision;
  /** It is about one record of the case, so no pair of statuses alone leads to it. */
  isAboutRecord?: true;
  /** What to say of a case that the step does not fit, where the common sentence is not good enough. */
  otherwise?(status: CaseStatus): string | undefined;
};

export function defineStep<Schema extends z.ZodType>(step: Step<Schema>): Step<Schema> {
  return step;
}
