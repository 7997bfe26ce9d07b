import { kind } from './kind.ts';

/** A task of one’s own, or about a case. What it says stands in the queue: it may name somebody. */
type Due = { caseId?: string; reference?: string };

const TITLE = 'One of your tasks is due';

export const TASK_KINDS = {
  task_due: kind<Due>({
    ...{ category: 'task_due', mayWait: true, limit: null },
    mail: (about) => ({
      subject: titleOf(about),
      paragraphs: ['You asked to be reminded of something. Your task list says what it is.'],
      action: { label: 'Open it', path: pathOf(about) },
    }),
    bell: (about) => ({
      title: titleOf(about),
      body: 'Your task list says what it is.',
      path: pathOf(about),
    }),
  }),
};

const titleOf = ({ reference }: Due) => (reference ? `${TITLE}: ${reference}` : TITLE);
const pathOf = ({ caseId }: Due) => (caseId ? `/broker/cases/${caseId}` : '/broker?clock=task');
