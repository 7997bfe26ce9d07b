import type { CaseType } from '#app/features/cases/schema.ts';
import type { CaseStatus } from './statuses.ts';

const STATUS_TEXT = {
  new: 'We have your request and are looking for a licensed broker partner.',
  assigned: 'We have asked a licensed broker partner to take your request.',
  in_progress: 'A licensed broker partner has taken your request.',
  waiting_on_client: 'Your broker is waiting for your reply.',
  quoted: 'Your broker has sent you a quote.',
  won: 'Your broker has arranged a policy for this request.',
  lost: 'Your request was closed without a policy.',
  withdrawn: 'You have withdrawn your request. Brokers can no longer see your information on our site.',
  duplicate: 'This request was joined with another one of yours.',
  spam: 'Your request is closed.',
} as const satisfies Record<CaseStatus, string>;

/** A status in words for the person whose case it is. */
export function statusText(status: CaseStatus): string {
  return STATUS_TEXT[status];
}

const STATUS_WORDS = {
  new: 'Looking for a broker',
  assigned: 'Sent to a broker',
  in_progress: 'In progress',
  waiting_on_client: 'Waiting for client',
  quoted: 'Quoted',
  won: 'Policy arranged',
  lost: 'Closed',
  withdrawn: 'Withdrawn',
  duplicate: 'Joined with another',
  spam: 'Spam',
} as const satisfies Record<CaseStatus, string>;

/** Of one with quotes, once its client is interested in a quote. */
export const CHOSEN_WORDS = 'Quote chosen';

/** A status in two or three words, for those who work with it: `Looking for a broker`. */
export function statusWords(status: CaseStatus): string {
  return STATUS_WORDS[status];
}

const TYPE_NAMES = {
  auto: 'Auto',
  home: 'Home',
  business: 'Business',
  'commercial-auto': 'Commercial auto',
  life: 'Life',
  travel: 'Travel',
  supervisa: 'Super Visa',
  'group-benefits': 'Group benefits',
  specialty: 'Specialty',
  /** Not “general”: that is a class of licences, for most of the other types too. */
  general: 'Other',
} as const satisfies Record<CaseType, string>;

/** A type of insurance in a word or two: `Commercial auto`. */
export function typeName(type: CaseType): string {
  return TYPE_NAMES[type];
}

/** The same in the middle of a sentence: `commercial auto`, but `Super Visa`. */
export function typeNameWithin(type: CaseType): string {
  if (type === 'general') return 'other insurance';
  return type === 'supervisa' ? TYPE_NAMES[type] : TYPE_NAMES[type].toLowerCase();
}

/** `Auto`, `Specialty: RV or trailer`: a request by its type, and by what its title says of what was answered within it. */
export function requestName({ type, title }: { type: CaseType; title: string }): string {
  const kind = title.replace(/( insurance)? request$/, '');
  return kind === TYPE_NAMES[type] ? kind : `${TYPE_NAMES[type]}: ${kind}`;
}

/** What was answered about what is to be insured, by the names of the questions. */
type Details = Readonly<Record<string, unknown>>;

/** The answers that say which kind of insurance of its type is wanted, as that kind. */
const NAMED_BY: Partial<Record<CaseType, { field: string; names: Readonly<Record<string, string>> }>> = {
  home: {
    field: 'kind',
    names: { condo: 'Condo', tenant: 'Tenant', landlord: 'Landlord', seasonal: 'Seasonal home' },
  },
  specialty: {
    field: 'item',
    names: {
      motorcycle: 'Motorcycle',
      'rv-or-trailer': 'RV or trailer',
      boat: 'Boat',
      'atv-or-snowmobile': 'ATV or snowmobile',
      'classic-car': 'Classic car',
    },
  },
};

/**
 * `Commercial auto insurance`, and by what was answered `Tenant insurance` or `Motorcycle insurance`; group benefits are not
 * called insurance.
 */
export function coverageName(type: CaseType, details: Details = {}): string {
  if (type === 'group-benefits') return TYPE_NAMES[type];
  const { field = '', names = {} } = NAMED_BY[type] ?? {};
  const answered = details[field];
  const kind = typeof answered === 'string' && Object.hasOwn(names, answered) ? names[answered] : undefined;
  return `${kind ?? TYPE_NAMES[type]} insurance`;
}

type Insured = {
  type: CaseType;
  title: string;
  status: CaseStatus;
  insurer: string | null;
  details: Details;
};

/** The insurance that a title names: `Tenant insurance`, of a request and of the policy that came of it. */
export function insuranceIn(title: string): string {
  return title.replace(/ (?:request$|with .*$)/, '');
}

/** The answer by which a title names the insurance: `condo` of `Condo insurance request`; null where it names its type alone. */
export function kindInTitle(type: CaseType, title: string): string | null {
  const { names = {} } = NAMED_BY[type] ?? {};
  const named = insuranceIn(title);
  return Object.keys(names).find((kind) => `${names[kind]} insurance` === named) ?? null;
}

/** A request by its title, and once it has led to a policy by that: `Tenant insurance with Prairie Mutual`. */
export function shownTitle({ type, title, status, insurer, details }: Insured): string {
  return status === 'won' && insurer ? `${coverageName(type, details)} with ${insurer}` : title;
}

/** `Tenant insurance request`, the title of a case, which follows its answers. */
export function caseTitle(type: CaseType, details: Details): string {
  return `${coverageName(type, details)} request`;
}
