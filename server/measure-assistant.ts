import { writeFile } from 'node:fs/promises';
import { type Decision, decide, type Ranking } from '#app/features/assistant/decisions/decide.ts';
import { readDanger } from '#app/features/assistant/decisions/read-danger.server.ts';
import { MOST_CHOICES, THRESHOLDS } from '#app/features/assistant/decisions/thresholds.ts';
import { followUp } from '#app/features/assistant/talk/follow-up.ts';
import {
  type FollowUpWording,
  readFollowUps,
} from '#app/features/assistant/talk/learning/follow-up-wordings.server.ts';
import {
  followUpsOf,
  openingsOf,
  readTalks,
} from '#app/features/assistant/talk/learning/talk-wordings.server.ts';
import { rankInTalk } from '#app/features/assistant/talk/read-in-talk.server.ts';
import { type Memory, NOTHING_SAID } from '#app/features/assistant/talk/recall.ts';
import { isFarFrom, subjectOf } from '#app/features/assistant/talk/subjects.ts';
import { openClassifier } from '#app/features/assistant/understanding/classifier.ts';
import { learnFrom } from '#app/features/assistant/understanding/learn.server.ts';
import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { readWordings, type Wording } from '#app/features/assistant/understanding/wordings.server.ts';
import {
  openWordVectors,
  WORD_VECTORS,
} from '#app/features/assistant/understanding/words/word-vectors.server.ts';
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
  'round-15',
  'round-16',
  'round-17',
  'round-18',
  'round-19',
  'round-20',
  'round-21',
  'round-22',
  'round-23',
];
/** Follow-ups and talks by people who had seen neither the entries nor each other’s. */
const ASKED_FOLLOW_UPS = ['round-5', 'round-6', 'talks-round-2', 'talks-round-3'];
const LEARNED_FROM = [3, 6, 12, 24];
const LINES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const CHOICE_LINES = [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6];
/** So many of what is most often taken for something else are told. */
const CONFUSIONS = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10;

async function learnedFrom(
  wordings: readonly Wording[],
  asked: readonly FollowUpWording[] = followUps,
): Promise<Understanding> {
  const { talk, ...learned } = await learnFrom(wordings, asked);
  const open = (name: keyof typeof learned) => openClassifier(learned[name], vectors);
  const [danger, abroad] = [open('danger'), open('abroad')];
  return { entries: open('entries'), danger, abroad, languages: open('languages'), talk };
}

function outcomeOf(decision: Decision, key: string): 'right' | 'asked' | 'wrong' | 'unknown' {
  if (decision.kind === 'unknown') return 'unknown';
  if (decision.kind === 'ask') return decision.keys.includes(key) ? 'asked' : 'wrong';
  return decision.key === key ? 'right' : 'wrong';
}

/** What was taken for what, of what was answered wrongly or got choices without it: topics, and how often. */
const confused = new Map<string, number>();
const topicOf = (key: string) => key.split('-')[0] ?? key;

function noteConfusion(key: string, decision: Decision): void {
  if (outcomeOf(decision, key) !== 'wrong') return;
  const [taken, as] =
    decision.kind === 'ask'
      ? [decision.keys[0] ?? '', 'choices']
      : ['key' in decision ? decision.key : '', 'answer'];
  const pair = `${topicOf(key)} | ${topicOf(taken)} | ${as}`;
  confused.set(pair, (confused.get(pair) ?? 0) + 1);
}

/** Of what was not answered within a talk: how likely the first choice was, and whether what was asked for is among them. */
const unsure: { first: number; fits: boolean }[] = [];
let followUpsAsked = 0;

function noteUnsure(ranking: Ranking, key: string, decision: Decision): void {
  followUpsAsked += 1;
  if (decision.kind !== 'ask' && decision.kind !== 'unknown') return;
  const near = ranking.filter(({ share }) => share >= THRESHOLDS.choice).slice(0, MOST_CHOICES);
  unsure.push({ first: ranking[0]?.share ?? 0, fits: near.some((one) => one.key === key) });
}

/** What becomes of a follow-up, after a question in other people's words. */
function outcomeInTalk({ after, asked: before, text, key }: FollowUpWording, learned: Understanding) {
  const asked = before ?? all.find((one) => one.key === after)?.text ?? after;
  const memory: Memory = { ...NOTHING_SAID, entry: after, subject: subjectOf(after), asked };
  const ranking = rankInTalk(text, memory, learned);
  const decision = decide(ranking, (one) => isFarFrom(after, one));
  noteUnsure(ranking, key, decision);
  noteConfusion(key, decision);
  if (decision.kind === 'ask' || decision.kind === 'unknown') return outcomeOf(decision, key);
  const following = followUp(decision.key, memory);
  return outcomeOf(following?.kind === 'entry' ? { ...decision, key: following.key } : decision, key);
}

function ask(held: readonly Wording[], learned: Understanding) {
  const rankings = held.map(({ text, key }) => ({
    key,
    ranking: rankInTalk(text, NOTHING_SAID, learned),
  }));
  const decisions = rankings.map(({ key, ranking }) => ({ key, decision: decide(ranking) }));
  const outcomes = decisions.map(({ key, decision }) => outcomeOf(decision, key));
  const count = (outcome: string) => percent(outcomes.filter((one) => one === outcome).length, held.length);
  const calls = held.filter(({ key }) => isDangerKey(key));
  const others = held.filter(({ key }) => !key.startsWith('danger-'));
  const heard = (wordings: readonly Wording[]) =>
    percent(wordings.filter(({ text }) => readDanger(text, learned)).length, wordings.length);
  return {
    rankings,
    decisions,
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
  const learned = await learnedFrom(
    all.filter((one) => one.round !== round),
    followUps.filter((one) => one.round !== goingOn),
  );
  const { figures, rankings, first, decisions } = ask(held, learned);
  for (const { key, decision } of decisions) noteConfusion(key, decision);
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

say(
  '\n| within a talk, choices from | turns that get choices | with the right one | without it | not known, though it was near |',
);
say('|---|---|---|---|---|');
const choiceCurves = CHOICE_LINES.map((line) => {
  const offered = unsure.filter(({ first }) => first >= line);
  const holding = offered.filter(({ fits }) => fits).length;
  const lost = unsure.filter(({ first, fits }) => first < line && fits).length;
  const row = {
    offered: percent(offered.length, followUpsAsked),
    fitting: percent(holding, offered.length),
    beside: percent(offered.length - holding, followUpsAsked),
    lost: percent(lost, followUpsAsked),
  };
  say(`| ${[line, ...Object.values(row).map((one) => `${one} %`)].join(' | ')} |`);
  return row;
});
await writeFile(
  `${PICTURES}/assistant-choices.svg`,
  drawCurves({
    title: 'Choices within a talk, by how likely the first of them has to be',
    across: CHOICE_LINES.map((line) => line.toFixed(2)),
    curves: [
      { name: 'right among', points: choiceCurves.map(({ fitting }) => fitting) },
      { name: 'none right', points: choiceCurves.map(({ beside }) => beside) },
      { name: 'not offered', points: choiceCurves.map(({ lost }) => lost) },
    ],
  }),
);

say('\n| asked for | taken for | as | times |');
say('|---|---|---|---|');
for (const [pair, times] of [...confused].toSorted((a, b) => b[1] - a[1]).slice(0, CONFUSIONS)) {
  say(`| ${pair} | ${times} |`);
}

const [asked = ''] = rounds;
const held = all.filter(({ round, key }) => round === asked && !key.startsWith('language-'));
const others = all.filter(({ round }) => round !== asked);
const curve: number[] = [];
for (const most of LEARNED_FROM) {
  const counts = new Map<string, number>();
  const some = others.filter(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  });
  curve.push(ask(held, await learnedFrom(some)).first);
}
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
