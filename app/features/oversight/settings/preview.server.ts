import { countQuestionsToday } from '#app/features/assistant/model/allowance.server.ts';
import { listOpenPromises } from '#app/features/cases/queries/open-promises.server.ts';
import { countCasesOver } from '#app/features/cases/queries/retention-counts.server.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { countChatsOver } from '#app/features/chat/renew-retention.server.ts';
import { countContactsOver } from '#app/features/contact/renew-retention.server.ts';
import { type FirstInLine, listFirstInLine } from '#app/features/matching/first-in-line.server.ts';
import type { Weights } from '#app/features/matching/order.ts';
import { isOpen } from '#app/platform/clock/business-hours.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { checkValue } from './change-setting.server.ts';
import { readValues } from './queries.server.ts';
import type { SettingValue } from './schema.ts';
import type { SettingKey } from './settings.ts';
import { contradictionIn, type SettingValues } from './shapes.ts';

/** Promises that are named one by one. */
const NAMED = 5;

const MATCHING = { matchWait: 0, matchPromises: 0, matchLoad: 0, matchLanguage: 0 } satisfies Weights;

type Candidate = { key: SettingKey; value: SettingValue | null; beginnings: SettingValues };

/**
 * What a value would cause beyond what it says, in sentences: which open promises it would break, and what would be
 * deleted the next night. Changes nothing. Refuses (422) what `changeSetting` refuses.
 */
export async function previewSetting(db: Db, { key, value, beginnings }: Candidate): Promise<string[]> {
  const before = await readValues(db, beginnings);
  const wanted = value === null ? beginnings[key] : checkValue(key, value);
  const after: SettingValues = { ...before, [key]: wanted };
  const problem = contradictionIn(after);
  if (problem) throw invalid({ value: problem });
  if (key === 'opensAt' || key === 'closesAt' || key === 'closedOn') return brokenPromises(db, before, after);
  if (key === 'promiseDays') return standingPromises(db);
  if (key === 'brokerQuotes' && !after.brokerQuotes)
    return ['Quotes that brokers have already sent are hidden from their clients while this is off.'];
  if (key === 'aiAnswers') return questionsToday(db, after);
  if (key in MATCHING) return turns(db, before, after);
  return deletions(db, key, after);
}

async function questionsToday(db: Db, { aiAnswers }: SettingValues): Promise<string[]> {
  const asked = await countQuestionsToday(db);
  if (asked === 0 || asked < aiAnswers) return [];
  return [
    `The provider was asked ${asked} ${asked === 1 ? 'question' : 'questions'} today already. Until midnight in Alberta, our own texts answer.`,
  ];
}

async function turns(db: Db, before: SettingValues, after: SettingValues): Promise<string[]> {
  const { found, areWaiting } = await listFirstInLine(db, before, after);
  if (found.length === 0)
    return ['No request is waiting that a broker can take, so nothing changes right now.'];
  const intro = areWaiting
    ? 'Who comes first for the requests that wait now:'
    : 'Nothing waits that a broker can take, so nothing changes right now. If the newest requests came again:';
  if (!areWaiting && found.every(({ before: was, after: is }) => was === is))
    return [
      'Nothing waits that a broker can take, and each of the newest requests would go to the same broker as now.',
    ];
  // Those that change first: they are what the decision is about.
  const isSame = (one: FirstInLine) => Number(one.before === one.after);
  const sorted = found.toSorted((one, other) => isSame(one) - isSame(other));
  const named = sorted
    .slice(0, NAMED)
    .map((one) =>
      isSame(one)
        ? `${titleOf(one)} goes to ${one.before}, as now.`
        : `${titleOf(one)} goes to ${one.after} instead of ${one.before}.`,
    );
  const rest = found.length - named.length;
  return rest > 0 && areWaiting ? [intro, ...named, `${rest} more are waiting.`] : [intro, ...named];
}

const titleOf = ({ type, city, reference }: FirstInLine) =>
  [`${typeName(type)} request ${reference}`, city].filter(Boolean).join(' in ');

async function brokenPromises(db: Db, before: SettingValues, after: SettingValues): Promise<string[]> {
  const promises = await listOpenPromises(db);
  // A time that is promised "by 5 pm" is the end of an open hour.
  const lastMoment = (at: Date) => new Date(at.getTime() - 1);
  const broken = promises.filter(
    ({ promiseAt }) => isOpen(lastMoment(promiseAt), before) && !isOpen(lastMoment(promiseAt), after),
  );
  if (broken.length === 0) return [];
  const byTime = Map.groupBy(broken.slice(0, NAMED), ({ promiseAt }) =>
    formatAlbertaTime(promiseAt, 'dayTime'),
  );
  const named = [...byTime].map(
    ([time, those]) => `${those.map(({ reference }) => reference).join(', ')} by ${time}`,
  );
  const more = broken.length > NAMED ? `, and ${broken.length - NAMED} more` : '';
  const many = broken.length === 1 ? 'One open promise' : `${broken.length} open promises`;
  return [
    `${many} would end while the office is closed: ${named.join(', ')}${more}. Promises already made stay as they are.`,
  ];
}

async function standingPromises(db: Db): Promise<string[]> {
  const { length: open } = await listOpenPromises(db);
  if (open === 0) return [];
  return [
    `${open === 1 ? 'One promise is' : `${open} promises are`} open. Promises already made stay as they are.`,
  ];
}

async function deletions(db: Db, key: SettingKey, after: SettingValues): Promise<string[]> {
  const found: [number, string, string][] = [];
  if (key === 'keptUnmatchedDays' || key === 'keptClosedDays' || key === 'keptWonDays')
    found.push([await countCasesOver(db, after), 'request', 'requests']);
  if (key === 'keptContactDays')
    found.push([await countContactsOver(db, after), 'contact message', 'contact messages']);
  if (key === 'keptChatDays' || key === 'keptContactDays')
    found.push([await countChatsOver(db, after), 'conversation', 'conversations']);
  if (found.length === 0) return [];
  const parts = found
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  const sum = found.reduce((total, [count]) => total + count, 0);
  if (sum === 0) return ['Nothing that is kept now would be deleted at once.'];
  return [
    `The next night would delete ${parts.join(' and ')} that ${sum === 1 ? 'is' : 'are'} kept longer today. That cannot be undone.`,
  ];
}
