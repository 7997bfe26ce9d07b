import type { Knowledge } from '#app/features/assistant/knowledge.server.ts';
import type { Lesson } from '#app/features/assistant/teaching/tables.server.ts';
import { understand } from '#app/features/assistant/understand.server.ts';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Example } from '#app/features/assistant/understanding/train.ts';
import { emergencyQuestions } from '#content/chat/out-of-scope-questions.ts';

/** What is needed of a lesson to learn it. */
export type LessonToLearn = Pick<Lesson, 'id' | 'wording' | 'entryKey' | 'entry' | 'inUseSince'>;

/** Every so many of the old wordings is asked again. */
const ASKED_AGAIN = 20;
/** So many of them may be recognized no more. */
const MOST_LOST = 0.01;

const CALL_FOR_HELP = 'It is heard as a call for help, and whom to call comes first.';

/** What a question is understood by. */
export type Asking = Pick<Knowledge, 'learned' | 'book'>;
export type Checked = { old: readonly Example[]; without: Asking; asked: Asking };

/** What is a call for help before it is taught stays one, however sure the lesson would make the entry. */
export function findCallsForHelp(lessons: readonly LessonToLearn[], without: Asking) {
  return lessons
    .filter(({ wording, entryKey }) => !isDangerKey(entryKey) && isCallForHelp(wording, without))
    .map(({ id }) => ({ id, problem: CALL_FOR_HELP }));
}

/**
 * What does not work, asked again before it is used: lessons that do not find their entry, or else, where calls for help or too
 * many old wordings are not recognized any more, all that are new.
 */
export function findProblems(lessons: readonly LessonToLearn[], { old, without, asked }: Checked) {
  const own = lessons.flatMap((lesson) => {
    const problem = problemOf(lesson, asked);
    return problem ? [{ id: lesson.id, problem }] : [];
  });
  if (own.length > 0) return own;
  const harm = unheard(without, asked) ?? lost(old, without.learned.entries, asked.learned.entries);
  const unused = lessons.filter(({ inUseSince }) => inUseSince === null);
  return harm ? (unused.length > 0 ? unused : lessons).map(({ id }) => ({ id, problem: harm })) : [];
}

function problemOf({ wording, entryKey }: LessonToLearn, asked: Asking) {
  const { decision } = decide(wording, asked);
  const isFound = 'key' in decision && (decision.key === entryKey || decision.others.includes(entryKey));
  if (isFound) return null;
  if (decision.kind === 'danger') return CALL_FOR_HELP;
  const keys = 'keys' in decision ? decision.keys : ['key' in decision ? decision.key : ''];
  const first = keys.find((key) => key !== entryKey);
  const other = first && asked.book().find(first)?.question;
  return other
    ? `Asked again, it is taken for “${other}”.`
    : 'Asked again, it does not find this answer clearly enough.';
}

/** A call for help that was heard without, and is not any more. */
function unheard(without: Asking, asked: Asking): string | null {
  const missed = emergencyQuestions.find(
    (question) => !isCallForHelp(question, asked) && isCallForHelp(question, without),
  );
  return missed === undefined ? null : `With it, a call for help was no longer recognized: “${missed}”.`;
}

/** Too many wordings that were recognized without, and are not any more. */
function lost(old: readonly Example[], without: Classifier, asked: Classifier): string | null {
  const sample = old.filter((_, at) => at % ASKED_AGAIN === 0);
  const recognized = sample.filter(({ text, key }) => likeliest(without, text) === key);
  const gone = recognized.filter(({ text, key }) => likeliest(asked, text) !== key);
  const share = gone.length / Math.max(1, recognized.length);
  return share > MOST_LOST ? 'With it, too many other questions were no longer recognized.' : null;
}

function likeliest({ keys, read }: Classifier, text: string): string | undefined {
  const shares = read(text);
  return keys[shares.indexOf(shares.reduce((most, share) => Math.max(most, share), 0))];
}

function isCallForHelp(question: string, by: Asking): boolean {
  return decide(question, by).decision.kind === 'danger';
}

function decide(question: string, { learned, book }: Asking) {
  return understand(question, [], { learned, book });
}
