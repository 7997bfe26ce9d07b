import { z } from 'zod';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { version } from '#app/features/cases/schema.ts';
import { typed } from '#app/features/cases/steps/note.ts';

const reason = typed(500).min(1, { error: 'Please add a short note' });

export const mergeInput = z.strictObject({
  version,
  intoId: z.uuid({ error: 'Please choose a request' }),
  intoVersion: version,
  /** The fields whose words come from the one that ends; all others stay as the one that goes on has them. */
  taken: z.array(z.string().max(80)).max(200),
  documentIds: z.array(z.uuid()).max(100),
  reason,
});
export type MergeInput = z.output<typeof mergeInput>;

export const splitInput = z.strictObject({ version, reason });
export type SplitInput = z.output<typeof splitInput>;

/** A case beside which another one is looked at: what it is, and who has it. */
const side = z.object({
  id: z.uuid(),
  reference: z.string(),
  version: z.int(),
  status: z.enum(CASE_STATUSES),
  createdAt: z.iso.datetime(),
  brokerName: z.string().nullable(),
});

/** The other open requests of the same mailbox for the same coverage. */
export const mergeCandidates = z.object({
  items: z.array(side.extend({ obstacle: z.string().nullable() })),
});
export type MergeCandidate = z.output<typeof mergeCandidates>['items'][number];

const named = z.object({ id: z.uuid(), reference: z.string() });

/** What a request was joined with, and what was joined with it, as long as they are not taken apart. */
export const joined = z.object({ into: named.nullable(), from: z.array(named) });
export type Joined = z.output<typeof joined>;

export const previewQuery = z.strictObject({ into: z.uuid({ error: 'Please choose a request' }) });

/** What would come of joining two: where they differ, and what goes along. */
export const mergePreview = z.object({
  from: side,
  into: side,
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      from: z.string().nullable(),
      into: z.string().nullable(),
    }),
  ),
  documents: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type MergePreview = z.output<typeof mergePreview>;
