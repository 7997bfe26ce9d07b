import type { Env } from '#app/platform/process/env.server.ts';
import { type Brand, brand } from '#content/brand.ts';
import { networkOf } from '#content/check-social-links.ts';
import { houseRules } from '#content/house-rules.ts';
import { keepEarlierSenders } from '#content/senders.ts';
import type { EarlierSender } from './queries.server.ts';
import type { SettingValues } from './shapes.ts';

// What the code begins with: taken before anything is laid over it.
const OWN_BRAND = { ...brand };
const OWN_RULES = { ...houseRules };
export const CHAT_MESSAGES = 20;
const AI_SECONDS = 2;
const AI_ANSWERS = 5_000;

/** What of the configuration a setting begins with. */
export type ConfiguredBeginnings = Pick<
  Env,
  'BROKER_QUOTES' | 'AI_BASE_URL' | 'AI_MODEL' | 'AI_PROVIDER' | 'AI_COUNTRY'
>;

/** The value of each setting while nobody has changed it. */
export function beginnings(env: ConfiguredBeginnings): SettingValues {
  const { legalName, tradeName, email, mailingAddress, phone, social } = OWN_BRAND;
  const { partnerNotice, notABroker } = OWN_BRAND;
  const { opensAt, closesAt, closedOn } = OWN_BRAND;
  return {
    ...{
      legalName,
      tradeName,
      email,
      mailingAddress,
      phone: phone ?? '',
      partnerNotice,
      notABroker,
      opensAt,
      closesAt,
    },
    ...{ social: social.map(({ address }) => address), closedOn: [...closedOn] },
    ...OWN_RULES,
    brokerQuotes: env.BROKER_QUOTES === 'on',
    ...{ aiWording: true, aiSeconds: AI_SECONDS, aiAnswers: AI_ANSWERS, chatMessages: CHAT_MESSAGES },
    aiModel: env.AI_MODEL ?? '',
    aiProvider: env.AI_PROVIDER ?? providerHost(env) ?? '',
    aiCountry: env.AI_COUNTRY ?? '',
  };
}

/** Where the AI provider of this installation is; null where none is configured. */
export function providerHost({ AI_BASE_URL }: Pick<Env, 'AI_BASE_URL'>): string | null {
  return AI_BASE_URL ? new URL(AI_BASE_URL).hostname : null;
}

/**
 * What pages that are drawn elsewhere have to know: the settings that differ from the beginning. Null when none does.
 */
export function ownSettings(values: SettingValues, sender: number): OwnSettings | null {
  const own = {
    brand: differing(OWN_BRAND, { ...brandOf(values), sender }),
    houseRules: differing(OWN_RULES, rulesOf(values)),
  };
  return Object.keys({ ...own.brand, ...own.houseRules }).length === 0 ? null : own;
}

/** Lays the settings over what this process goes by; `senders` are who we were, the last one who we are. */
export function applySettings(values: SettingValues, senders: readonly EarlierSender[] = []): void {
  Object.assign(brand, OWN_BRAND, brandOf(values), { sender: Math.max(0, senders.length - 1) });
  keepEarlierSenders(new Map(senders.map((sender, number) => [number, { ...sender, name: brand.name }])));
  Object.assign(houseRules, OWN_RULES, rulesOf(values));
}

/** The configuration as it is with the settings over it. */
export function settingsOver(env: Env, { brokerQuotes }: Pick<SettingValues, 'brokerQuotes'>): Env {
  return { ...env, BROKER_QUOTES: brokerQuotes ? 'on' : 'off' };
}

/** The limits of the chat, per visitor. */
export function chatLimits({ chatMessages }: Pick<SettingValues, 'chatMessages'>) {
  return { 'chat.ip': chatMessages, 'chat.session': chatMessages };
}

function brandOf(values: SettingValues): Partial<Brand> {
  const { legalName, tradeName, email, mailingAddress, phone, social } = values;
  const { partnerNotice, notABroker, opensAt, closesAt, closedOn } = values;
  return {
    ...{ legalName, tradeName, email, mailingAddress, phone: phone || null, partnerNotice, notABroker },
    ...{ opensAt, closesAt, closedOn },
    social: social.map((address) => ({ network: networkOf(address) ?? '', address })),
    hours: `Mon-Fri ${shortHour(opensAt)}-${shortHour(closesAt)}`,
  };
}

function rulesOf(values: SettingValues): typeof houseRules {
  const names = Object.keys(OWN_RULES) as (keyof typeof houseRules)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as typeof houseRules;
}

function differing<Values extends object>(from: Values, to: Partial<Values>): Partial<Values> {
  const changed = Object.entries(to).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** 9 is "9am", 17 "5pm". */
function shortHour(hour: number): string {
  return `${hour % 12 || 12}${hour % 24 < 12 ? 'am' : 'pm'}`;
}
