import { isAwayOn } from '#app/features/brokers/availability/away-days.ts';
import { licenceClassName } from '#app/features/brokers/licence-classes.ts';
import { CHECK_HOLDS_DAYS } from '#app/features/brokers/licence-register.ts';
import { typeName, typeNameWithin } from '#app/features/cases/rules/status-text.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { RETURN_REASON_WORDS } from '#app/features/cases/ui/reasons/return-reasons.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { pastTimeWithin } from '#app/platform/clock/past-time.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { beforeWords, obstacleWords } from './obstacles.ts';
import type { BrokerChoice, Wanted } from './schema.ts';

type Said = { wanted: Wanted; now: Date };

/** What a request asks of a broker: `Super Visa · Calgary · would like Punjabi · contact promised by 5 pm`. */
export function wantedWords(wanted: Wanted, now: Date): string {
  const { type, city, promiseAt } = wanted;
  const wish = wishOf(wanted);
  return [
    ...[typeName(type), city, wish && `would like ${wish}`],
    promiseAt && `contact promised by ${shortTime(new Date(promiseAt), now)}`,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

/** Every reason against this broker, and of somebody who had it before how that ended and when. */
export function reasonsAgainst(broker: BrokerChoice, { wanted, now }: Said): string[] {
  const { obstacles, before } = broker;
  const told = obstacles.filter((obstacle) => obstacle !== 'had_it_before' || !before);
  const reasons = told.map(
    (obstacle) => detailOf(obstacle, broker, { wanted, now }) ?? obstacleWords(obstacle),
  );
  return before ? [...reasons, beforeText(before, now)] : reasons;
}

/** What speaks for this broker, of what the request asks. */
export function reasonsFor(broker: BrokerChoice, { wanted }: Said): string[] {
  const { obstacles, cities, licenceExpiresOn } = broker;
  const holds = (obstacle: BrokerChoice['obstacles'][number]) => !obstacles.includes(obstacle);
  const isLicensed = holds('not_licensed_for_type') && holds('licence_expired');
  const serves = cities.length === 0 ? 'all of Alberta' : (wanted.city ?? andWords(cities));
  return [
    ...(isLicensed
      ? [`${licenceClassName(wanted.licenceClass)} licence until ${dayWords(licenceExpiresOn)}`]
      : []),
    ...(holds('city_not_served') ? [`Serves ${serves}`] : []),
    ...languageTexts(broker, wanted),
  ];
}

/** What the client would like and this broker does not offer: no reason against them, but worth a second look. */
export function wishesMissed(broker: BrokerChoice, { wanted }: Said): string[] {
  const wish = wishOf(wanted);
  if (!wish || speaks(broker, wish)) return [];
  return [
    broker.languages.length === 0
      ? `No languages given: the client would like ${wish}`
      : `${spokenBy(broker)}, not ${wish}, which the client would like`,
  ];
}

/** Whether the register was looked at within a year, and said that this licence is in force. */
export function isLicenceSeen(checkedAt: string | null, now: Date): boolean {
  return checkedAt !== null && now.getTime() - Date.parse(checkedAt) < CHECK_HOLDS_DAYS * DAY_MS;
}

/** What of the licence nobody has seen lately in the public register; null when it was. */
export function licenceDoubt({ licenceCheckedAt: at }: BrokerChoice, now: Date): string | null {
  if (isLicenceSeen(at, now)) return null;
  return at
    ? `Licence last seen in the register on ${formatAlbertaTime(new Date(at), 'short')}, over a year ago`
    : 'Nobody has recorded yet that this licence is in force';
}

/** How much this broker has to do, and how that goes. */
export function loadOf({ assignedToday, dailyCap, openCases, promises, lastAssignedAt }: BrokerChoice) {
  const { kept, of } = promises;
  return [
    `${assignedToday} of ${dailyCap} today`,
    `${openCases} open`,
    of === 0 ? 'No promises yet' : `${kept} of ${of} promises kept in 90 days`,
    lastAssignedAt
      ? `Last request ${formatAlbertaTime(new Date(lastAssignedAt), 'short')}`
      : 'No request yet',
  ];
}

/** None where the language that the client would like is missed: that line says what is spoken. */
function languageTexts(broker: BrokerChoice, wanted: Wanted): string[] {
  const wish = wishOf(wanted);
  if (!wish) return [spokenBy(broker)];
  return speaks(broker, wish) ? [`${spokenBy(broker)} (the client would like ${wish})`] : [];
}

const spokenBy = ({ languages }: BrokerChoice) =>
  languages.length === 0 ? 'No languages given' : `Speaks ${andWords(languages)}`;

/** The language that the client would like besides English, which everybody speaks. */
export function wishOf({ language }: Wanted): string | null {
  return language === null || language.toLowerCase() === 'english' ? null : upperFirst(language);
}

export const speaks = ({ languages }: BrokerChoice, wish: string) =>
  languages.some((one) => one.toLowerCase() === wish.toLowerCase());

/** Where a few words leave open what is missing, the words that say it. */
function detailOf(
  obstacle: BrokerChoice['obstacles'][number],
  { licenceClasses, licenceExpiresOn, types, cities, assignedToday, dailyCap, away }: BrokerChoice,
  { wanted, now }: Said,
): string | undefined {
  switch (obstacle) {
    case 'not_licensed_for_type':
      return `Not licensed for ${typeNameWithin(wanted.type)}: has ${andWords(licenceClasses.map(licenceClassName))}, needs ${licenceClassName(wanted.licenceClass)}`;
    case 'licence_expired':
      return `Licence expired on ${dayWords(licenceExpiresOn)}`;
    case 'type_not_served':
      return `Does not take ${typeNameWithin(wanted.type)}, only ${andWords(types.map(typeNameWithin))}`;
    case 'city_not_served':
      return `Does not serve ${wanted.city}, only ${andWords(cities)}`;
    case 'daily_cap_reached':
      return `Daily limit reached (${assignedToday} of ${dailyCap})`;
    case 'away': {
      const until = away.find((days) => isAwayOn([days], albertaDate(now)))?.to;
      return until ? `Away until ${dayWords(until)}` : 'Away, with no end given';
    }
    default:
      return undefined;
  }
}

function beforeText({ why, returnReason, at }: NonNullable<BrokerChoice['before']>, now: Date): string {
  const reason = RETURN_REASON_WORDS.get(returnReason ?? '');
  const ended = `${beforeWords(why)} ${pastTimeWithin(new Date(at), now)}`;
  if (why !== 'returned') return ended;
  return `${ended}${reason ? ` (“${reason}”)` : ''}, and was told that we ask others first`;
}
