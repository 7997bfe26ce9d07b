import { type CaseStage, type CaseStatus, WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import type { CaseSteps } from '#app/features/cases/schema.ts';
import type { StepDialogName } from '../../cases/dialogs/step-dialogs.tsx';
import { stepButtons } from '../../cases/step-buttons.ts';
import { type Column, columnAfter } from './columns.ts';

/** One way to go on with a case: to another column, in the same one, or off the board. */
export type StepChoice = {
  label: string;
  way: { dialog: StepDialogName } | { stage: CaseStage } | 'accept';
  /** Where it leads; null where the case is not open afterwards. */
  to: Column | 'same' | null;
};

/** The status after a step that moves an open case on, as its lifecycle says. Other steps leave it, or end it. */
const STATUS_AFTER: Record<string, CaseStatus> = {
  accept: 'in_progress',
  send_quotes: 'quoted',
  request_information: 'waiting_on_client',
  wait_for_client: 'waiting_on_client',
  ask_for_changes: 'in_progress',
  resume: 'in_progress',
};

/** All that the viewer may do with a case now, and the column it is in afterwards. Nothing else moves a card. */
export function stepChoices(held: CaseSteps, known: { hasChosen?: boolean } = {}): StepChoice[] {
  const { first, others, outcomes } = stepButtons(held, known);
  const leadsTo = (step: string): Column | 'same' => {
    const status = STATUS_AFTER[step];
    const column = status && columnAfter(held.status, status);
    return column === undefined || column === held.stage ? 'same' : column;
  };
  const ends = new Set(['win', 'lose', 'return', 'mark_not_real']);
  const byStep = [...(first ? [first] : []), ...others, ...outcomes].map(
    ({ step, dialog, label }): StepChoice => ({
      ...{ label, way: { dialog } },
      to: ends.has(step) ? null : leadsTo(step),
    }),
  );
  return [
    ...(held.steps.includes('accept')
      ? [{ label: 'Accept', way: 'accept', to: leadsTo('accept') } as const]
      : []),
    ...(held.steps.includes('set_stage') && !known.hasChosen ? stagesBeside(held.stage) : []),
    ...byStep,
  ];
}

const STAGE_WORK = {
  contact: 'Get in touch again',
  information: 'Gather information',
  quoting: 'Prepare a quote',
} as const;

function stagesBeside(current: CaseStage): StepChoice[] {
  return WORKING_STAGES.filter((stage) => stage !== current).map((stage) => ({
    ...{ label: STAGE_WORK[stage], way: { stage }, to: stage },
  }));
}
