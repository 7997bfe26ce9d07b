import type { CaseEvent } from '#app/features/cases/schema.ts';

/** Whether the client asked for changes: a broker who goes back to work on a quote writes the same kind of event. */
export const isAskedChange = ({ kind, data }: Pick<CaseEvent, 'kind' | 'data'>): boolean =>
  kind === 'changes_asked' && data.isResumed !== true;
