import type { RecordChange } from '#app/features/cases/records/case-records.server.ts';
import type { NewEvent } from '#app/features/cases/records/events.ts';
import type { Access, Broker } from '#app/features/cases/records/held-case.server.ts';
import type { Settled } from '#app/features/cases/records/promises/settle.server.ts';
import type { SharingChange } from '#app/features/cases/records/sharing-consent.server.ts';
import type { CaseChanges, Ending, Notice } from '#app/features/cases/steps/step.server.ts';
import type { DisclosureField, DisclosureKind, DisclosurePurpose } from '#app/features/ledger/disclosures.ts';
import type { Job } from '#app/platform/jobs/jobs.ts';

/** What a step causes besides what it decides, as data: `write-step` is what writes it. */
export type Caused = {
  changes?: CaseChanges;
  /** Access ends, is accepted, or is opened (`since` set: given back to a broker who had it, from when they were asked). */
  close?: { access: Access; ending: Ending };
  accept?: { access: Access };
  open?: { id: string; broker: Broker; since: Pick<Access, 'openedAt' | 'acceptedAt'> | null };
  jobs?: QueuedJob[];
  notices?: Notice[];
  passport?: PassportLine[];
  records?: RecordChange[];
  /** That it may be shared is taken back, or agreed to again. */
  sharing?: SharingChange;
  /** Lines of the history after those of the step. */
  events?: NewEvent[];
  /** A promise that is kept or missed by this. */
  settled?: Settled | null;
  isForgotten?: true;
};

export type PassportLine = {
  kind: DisclosureKind;
  broker: Broker;
  fields: DisclosureField[];
  purpose: DisclosurePurpose;
};

export type QueuedJob = { job: Job<object>; payload: object; startAfter?: Date };
