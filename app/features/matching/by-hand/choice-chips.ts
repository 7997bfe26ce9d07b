import { isAwayOn } from '#app/features/brokers/availability/away-days.ts';
import { licenceClassName } from '#app/features/brokers/licence-classes.ts';
import { typeNameWithin } from '#app/features/cases/rules/status-text.ts';
import { shortDay } from '#app/features/cases/ui/deadline/short-time.ts';
import { RETURN_REASON_WORDS } from '#app/features/cases/ui/reasons/return-reasons.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
import type { Obstacle } from '../rules.ts';
import { isLicenceSeen, speaks, wishOf } from './choice-words.ts';
import { beforeWords, countHard, isReturnedForGood, obstacleWords } from './obstacles.ts';
import type { BrokerChoice, Wanted } from './schema.ts';

/** `hard`: they do not do it at all, or no more of today; `soft`: it passes, or is judged; `fits`: it speaks for them. */
export type Chip = { weight: 'hard' | 'soft' | 'fits'; words: string };

type Said = { wanted: Wanted; now: Date };

/** What speaks for and against a broker in two or three words each, what weighs most first. */
export function chipsOf(broker: BrokerChoice, said: Said): Chip[] {
  const { obstacles } = broker;
  const chips = obstacles.map(
    (obstacle): Chip => ({
      weight: isHard(obstacle, broker) ? 'hard' : 'soft',
      words: wordsOf(obstacle, broker, said),
    }),
  );
  return [
    ...chips.filter(({ weight }) => weight === 'hard'),
    ...chips.filter(({ weight }) => weight === 'soft'),
    ...licenceChips(broker, said.now),
    ...languageChips(broker, said.wanted),
  ];
}

const isHard = (obstacle: Obstacle, { before }: BrokerChoice) =>
  countHard([obstacle]) > 0 || (obstacle === 'had_it_before' && before !== null && isReturnedForGood(before));

/** That nobody has seen this licence in the register is said where work is given on the strength of it. */
function licenceChips({ licenceCheckedAt: at }: BrokerChoice, now: Date): Chip[] {
  if (isLicenceSeen(at, now)) return [];
  return [{ weight: 'soft', words: at ? 'Licence check is old' : 'Licence not confirmed' }];
}

function languageChips(broker: BrokerChoice, wanted: Wanted): Chip[] {
  const wish = wishOf(wanted);
  if (!wish) return [];
  return speaks(broker, wish)
    ? [{ weight: 'fits', words: `Speaks ${wish}` }]
    : [{ weight: 'soft', words: `No ${wish}` }];
}

function wordsOf(obstacle: Obstacle, { away, before }: BrokerChoice, { wanted, now }: Said): string {
  switch (obstacle) {
    case 'not_active':
      return 'Not active';
    case 'not_licensed_for_type':
      return `No ${lowerFirst(licenceClassName(wanted.licenceClass))} licence`;
    case 'licence_expired':
      return 'Licence expired';
    case 'type_not_served':
      return `Does not take ${typeNameWithin(wanted.type)}`;
    case 'city_not_served':
      return `Does not serve ${wanted.city}`;
    case 'daily_cap_reached':
      return 'Full today';
    case 'away': {
      const until = away.find((days) => isAwayOn([days], albertaDate(now)))?.to;
      return until ? `Away until ${shortDay(albertaDayStart(until))}` : 'Away';
    }
    case 'not_at_work':
      return 'Off now';
    case 'must_be_confirmed':
      return 'Address not confirmed';
    case 'unconfirmed_limit_reached':
      return 'Enough unconfirmed ones';
    case 'had_it_before':
      return before ? earlierWords(before) : obstacleWords(obstacle);
    default:
      return obstacleWords(obstacle);
  }
}

/** How it ended, and of a return why: `Returned it: “No capacity in time”`. */
function earlierWords({ why, returnReason }: NonNullable<BrokerChoice['before']>): string {
  const reason = why === 'returned' && RETURN_REASON_WORDS.get(returnReason ?? '');
  return reason ? `${beforeWords(why)}: “${reason}”` : beforeWords(why);
}
