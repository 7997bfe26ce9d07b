import type { DescribedAnswer } from '#app/features/quotes/answers/describe-answers.ts';

export type KeyFact = Pick<DescribedAnswer, 'label' | 'value'>;

/** As many as stand beside a case without scrolling. */
const MOST = 15;

/** From which day it is wanted: before everything else. */
const FIRST = ['startOn'];

/** What decides least, by the name of the answer, which means the same in every type. */
const LAST = [
  ...['vin', 'ownership', 'winterTires', 'licensedElsewhereYears', 'website', 'premises', 'workVehicles'],
  ...['alarm', 'hydrant', 'plumbing', 'electrical', 'hotWaterTankAge', 'unitUpgrades', 'language'],
  ...['currentInsurer', 'currentCarrier', 'renewalOn', 'notes'],
];

/** What one model is called by: these stand in one line. */
const MODEL = ['year', 'make', 'model'];

/** What a rater looks for first, of the answers in a rater’s words: a vehicle in one line, and what decides least at the end. */
export function keyFacts(answers: readonly DescribedAnswer[]): KeyFact[] {
  return inOneLine(answers)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
    .map(({ label, value }) => ({ label, value }));
}

function rank({ name }: DescribedAnswer): number {
  const last = lastOf(name);
  if (FIRST.includes(last)) return 0;
  return LAST.includes(last) ? 2 : 1;
}

/** Year, make and model of a vehicle as one answer, where more than one of them is known. */
function inOneLine(answers: readonly DescribedAnswer[]): DescribedAnswer[] {
  const ofOne = (answer: DescribedAnswer) =>
    answers.filter(({ name }) => MODEL.includes(lastOf(name)) && rootOf(name) === rootOf(answer.name));
  return answers.flatMap((answer) => {
    if (!MODEL.includes(lastOf(answer.name))) return [answer];
    const parts = ofOne(answer);
    if (parts.length === 1) return [answer];
    if (parts[0] !== answer) return [];
    const [row, rest] = answer.label.split(': ');
    const own = rootOf(answer.name) ? 'Vehicle' : 'Model';
    const label = rest && row ? row : own;
    return [
      {
        ...answer,
        name: `${rootOf(answer.name)}.whole`,
        label,
        value: parts.map(({ value }) => value).join(' '),
      },
    ];
  });
}

const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
const rootOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));
