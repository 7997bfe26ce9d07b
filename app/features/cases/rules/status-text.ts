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
  general: 'General',
} as const satisfies Record<CaseType, string>;

/** A type of insurance in a word or two: `Commercial auto`. */
export function typeName(type: CaseType): string {
  return TYPE_NAMES[type];
}

/** The same in the middle of a sentence: `commercial auto`, but `Super Visa`. */
export function typeNameWithin(type: CaseType): string {
  return type === 'supervisa' ? TYPE_NAMES[type] : TYPE_NAMES[type].toLowerCase();
}

/** `Commercial auto insurance`; group benefits are not called insurance. */
export function coverageName(type: CaseType): string {
  return type === 'group-benefits' ? TYPE_NAMES[type] : `${TYPE_NAMES[type]} insurance`;
}

/** A home is insured by what it is to whoever asks; the answer to the question of that, as a kind of insurance. */
const HOME_KINDS: Record<string, string> = {
  condo: 'Condo',
  tenant: 'Tenant',
  landlord: 'Landlord',
  seasonal: 'Seasonal home',
};

type Insured = {
  type: CaseType;
  title: string;
  status: CaseStatus;
  insurer: string | null;
  homeKind: unknown;
};

/** A request by its title, and once it has led to a policy by that: `Tenant insurance with Prairie Mutual`. */
export function shownTitle({ type, title, status, insurer, homeKind }: Insured): string {
  if (status !== 'won' || !insurer) return title;
  const kind = type === 'home' && typeof homeKind === 'string' ? HOME_KINDS[homeKind] : undefined;
  return `${kind ? `${kind} insurance` : coverageName(type)} with ${insurer}`;
}

/** `Commercial auto insurance request`, the title a case starts with. */
export function caseTitle(type: CaseType): string {
  return `${coverageName(type)} request`;
}
