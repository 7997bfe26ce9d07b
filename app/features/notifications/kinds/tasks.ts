import { kind } from './kind.ts';

/** A task of one’s own, or about a case. What it says stands in the queue: it may name somebody. */
type Due = { caseId?: string; reference?: string };

const TITLE = 'A task of yours is due';

export const TASK_KINDS = {
  task_due: kind<Due>({
    ...{ category: 'task_due', mayWait: true, limit: null },
    mail: (about) => ({
      subject: titleOf(about),
      paragraphs: ['You wanted to be reminded of something. What it is stands in your list.'],
      action: { label: 'Open it', path: pathOf(about) },
    }),
    bell: (about) => ({ title: titleOf(about), body: 'See what it is in your list.', path: pathOf(about) }),
  }),
};

const titleOf = ({ reference }: Due) => (reference ? `${TITLE}: ${reference}` : TITLE);
const pathOf = ({ caseId }: Due) => (caseId ? `/broker/cases/${caseId}` : '/broker?clock=task');
