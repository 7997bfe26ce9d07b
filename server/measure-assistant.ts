import { writeFile } from 'node:fs/promises';
import { type Decision, decide } from '#app/features/assistant/decisions/decide.ts';
import { readDanger } from '#app/features/assistant/decisions/read-danger.server.ts';
import { followUp } from '#app/features/assistant/talk/follow-up.ts';
import {
  type FollowUpWording,
  readFollowUps,
} from '#app/features/assistant/talk/follow-up-wordings.server.ts';
import { rankInTalk } from '#app/features/assistant/talk/read-in-talk.server.ts';
import { type Memory, NOTHING_SAID } from '#app/features/assistant/talk/recall.ts';
import { isFarFrom, subjectOf } from '#app/features/assistant/talk/subjects.ts';
import { followUpsOf, openingsOf, readTalks } from '#app/features/assistant/talk/talk-wordings.server.ts';
import { openClassifier } from '#app/features/assistant/understanding/classifier.ts';
import { learnFrom } from '#app/features/assistant/understanding/learn.server.ts';
import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { openWordVectors, WORD_VECTORS } from '#app/features/assistant/understanding/word-vectors.server.ts';
import { readWordings, type Wording } from '#app/features/assistant/understanding/wordings.server.ts';
import { drawCurves } from './build/draw-curves.ts';

/**
 * `npm run assistant:measure`: how well what the assistant learns holds for people it has not learned from. One round of
 * writing is left out at a time, and asked; the curves go to docs/pictures.
 */
const PICTURES = 'docs/pictures';
/** The rounds of those who wrote the entries are never asked: they knew the answers. */
const OWN_ROUNDS = [
  'round-0',
  'round-5',
  'round-8',
  'round-9',
  'round-10',
  'round-11',
  'round-12',
  'round-13',
  'round-14',
];
/** Follow-ups and talks by people who had seen neither the entries nor each other’s. */
const ASKED_FOLLOW_UPS = ['round-5', 'round-6', 'talks-round-2', 'talks-round-3'];
const LEARNED_FROM = [3, 6, 12, 24];
const LINES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10;

function learnedFrom(
  wordings: readonly Wording[],
  asked: readonly FollowUpWording[] = followUps,
): Understanding {
  const { talk, ...learned } = learnFrom(wordings, asked, vectors);
  const open = (name: keyof typeof learned) => openClassifier(learned[name], vectors);
  return { entries: open('entries'), danger: open('danger'), languages: open('languages'), talk };
}

function outcomeOf(decision: Decision, key: string): 'right' | 'asked' | 'wrong' | 'unknown' {
  if (decision.kind === 'unknown') return 'unknown';
  if (decision.kind === 'ask') return decision.keys.includes(key) ? 'asked' : 'wrong';
  return decision.key === key ? 'right' : 'wrong';
}

/** What becomes of a follow-up, after a question in other people's words. */
function outcomeInTalk({ after, asked: before, text, key }: FollowUpWording, learned: Understanding) {
  const asked = before ?? all.find((one) => one.key === after)?.text ?? after;
  const memory: Memory = { ...NOTHING_SAID, entry: after, subject: subjectOf(after), asked };
  const decision = decide(rankInTalk(text, memory, learned), (one) => isFarFrom(after, one));
  if (decision.kind === 'ask' || decision.kind === 'unknown') return outcomeOf(decision, key);
  const following = followUp(decision.key, memory);
  return outcomeOf(following?.kind === 'entry' ? { ...decision, key: following.key } : decision, key);
}

function ask(held: readonly Wording[], learned: Understanding) {
  const rankings = held.map(({ text, key }) => ({
    key,
    ranking: rankInTalk(text, NOTHING_SAID, learned),
  }));
  const outcomes = rankings.map(({ key, ranking }) => outcomeOf(decide(ranking), key));
  const count = (outcome: string) => percent(outcomes.filter((one) => one === outcome).length, held.length);
  const calls = held.filter(({ key }) => isDangerKey(key));
  const others = held.filter(({ key }) => !key.startsWith('danger-'));
  const heard = (wordings: readonly Wording[]) =>
    percent(wordings.filter(({ text }) => readDanger(text, learned)).length, wordings.length);
  return {
    rankings,
    first: percent(rankings.filter(({ key, ranking }) => ranking[0]?.key === key).length, held.length),
    figures: [count('right'), count('asked'), count('unknown'), count('wrong'), heard(calls), heard(others)],
  };
}

/** The figures of a round of follow-ups that was left out. */
function askOn(round: string, learned: Understanding): string {
  const held = followUps.filter((one) => one.round === round);
  const outcomes = held.map((one) => outcomeInTalk(one, learned));
  const figures = (['right', 'asked', 'unknown', 'wrong'] as const).map(
    (outcome) => `${percent(outcomes.filter((one) => one === outcome).length, held.length)} %`,
  );
  return `| ${[`${round} (${held.length})`, ...figures].join(' | ')} |`;
}

const vectors = await openWordVectors(WORD_VECTORS);
const talks = await readTalks();
const followUps = [...(await readFollowUps()), ...followUpsOf(talks)];
const all = [...(await readWordings()), ...openingsOf(talks)].filter(
  ({ key }) => !key.startsWith('language-') || key.includes('-Latn'),
);
const rounds = [...new Set(all.map(({ round }) => round))].filter(
  (round) => !OWN_ROUNDS.includes(round) && !round.startsWith('talks-'),
);
say(
  '| left out | right | asked back, with the right choice | not known | wrong | danger heard | false alarms |',
);
say('|---|---|---|---|---|---|---|');
const lines = LINES.map(() => ({ right: 0, wrong: 0, asked: 0 }));
const onFollowUps: string[] = [];
let ofAll = 0;
for (const [at, round] of rounds.entries()) {
  const held = all.filter((one) => one.round === round && !one.key.startsWith('language-'));
  // A round of wordings and one of follow-ups are left out together: learning takes most of the time.
  const goingOn = ASKED_FOLLOW_UPS[at];
  const learned = learnedFrom(
    all.filter((one) => one.round !== round),
    followUps.filter((one) => one.round !== goingOn),
  );
  const { figures, rankings, first } = ask(held, learned);
  if (at === 0) ofAll = first;
  if (goingOn) onFollowUps.push(askOn(goingOn, learned));
  say(`| ${[`${round} (${held.length})`, ...figures.map((figure) => `${figure} %`)].join(' | ')} |`);
  for (const [at, line] of LINES.entries()) {
    const sum = lines[at];
    if (!sum) continue;
    const answered = rankings.filter(({ ranking }) => (ranking[0]?.share ?? 0) >= line);
    const right = answered.filter(({ key, ranking }) => ranking[0]?.key === key).length;
    sum.right += percent(right, held.length) / rounds.length;
    sum.wrong += percent(answered.length - right, held.length) / rounds.length;
    sum.asked += percent(held.length - answered.length, held.length) / rounds.length;
  }
}
await writeFile(
  `${PICTURES}/assistant-thresholds.svg`,
  drawCurves({
    title: 'Answers right and wrong, by the probability from which an entry answers',
    across: LINES.map((line) => line.toFixed(1)),
    curves: [
      { name: 'right', points: lines.map(({ right }) => right) },
      { name: 'not answered', points: lines.map(({ asked }) => asked) },
      { name: 'wrong', points: lines.map(({ wrong }) => wrong) },
    ],
  }),
);

say('\n| follow-ups left out | right | asked back, with the right choice | not known | wrong |');
say('|---|---|---|---|---|');
for (const line of onFollowUps) say(line);

const [asked = ''] = rounds;
const held = all.filter(({ round, key }) => round === asked && !key.startsWith('language-'));
const others = all.filter(({ round }) => round !== asked);
const curve = LEARNED_FROM.map((most) => {
  const counts = new Map<string, number>();
  const some = others.filter(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  });
  return ask(held, learnedFrom(some)).first;
});
curve.push(ofAll);
say(`Recognized first with ${LEARNED_FROM.join(', ')} and all wordings per entry: ${curve.join(', ')} %`);
await writeFile(
  `${PICTURES}/assistant-learning.svg`,
  drawCurves({
    title: 'Wordings recognized of a round that was left out, by wordings per entry',
    across: [...LEARNED_FROM.map(String), 'all'],
    curves: [{ name: 'recognized', points: curve }],
  }),
);
