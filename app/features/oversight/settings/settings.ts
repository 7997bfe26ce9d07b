/** How a setting is typed. */
export type SettingKind = 'text' | 'sentence' | 'number' | 'hour' | 'days' | 'weight' | 'lines' | 'switch';

/** Its words alone: what it may be stands in `shapes.ts`. */
type Setting = {
  group: SettingGroup;
  label: string;
  /** What it does, and from when. */
  help: string;
  kind: SettingKind;
  unit?: string;
  /** Public pages say it: they are drawn again, which takes some seconds. */
  isOnPages?: true;
};

export const SETTING_GROUPS = {
  identity: 'Company details',
  hours: 'Hours',
  promise: 'Deadlines and reminders',
  matching: 'Broker matching',
  retention: 'Data retention',
  product: 'Features',
  assistant: 'Assistant',
} as const;
export type SettingGroup = keyof typeof SETTING_GROUPS;

/** How much something counts for whose turn it is. */
const weight = (label: string, help: string) =>
  ({ group: 'matching', label, help, kind: 'weight', unit: 'of 10' }) as const;

/** Everything an administrator can set, in the order it is shown. */
export const SETTINGS = {
  legalName: {
    ...{ group: 'identity', label: 'Legal name', kind: 'text', isOnPages: true },
    help: 'The registered name of the business. No newsletter goes out before it is set. Leave blank to hide.',
  },
  tradeName: {
    ...{ group: 'identity', label: 'Trade name', kind: 'text', isOnPages: true },
    help: 'The name that the business trades under. Both names appear in emails, the terms, the privacy policy and below the newsletter form.',
  },
  email: {
    ...{ group: 'identity', label: 'Email address', kind: 'text', isOnPages: true },
    help: 'Shown on every page and in every email. Team notifications go here too.',
  },
  mailingAddress: {
    ...{ group: 'identity', label: 'Mailing address', kind: 'text', isOnPages: true },
    help: 'Required by Canada’s anti-spam law (CASL) in the newsletter and wherever people subscribe.',
  },
  phone: {
    ...{ group: 'identity', label: 'Phone number', kind: 'text', isOnPages: true },
    help: 'Leave blank to hide.',
  },
  social: {
    ...{ group: 'identity', label: 'Social pages', kind: 'lines', isOnPages: true },
    help: 'One address a line: Facebook, Instagram, LinkedIn, X, YouTube. Leave blank to hide.',
  },
  partnerNotice: {
    ...{ group: 'identity', label: 'Notice in the banner', kind: 'sentence', isOnPages: true },
    help: 'Shown above every page, in the menu and in the footer.',
  },
  notABroker: {
    ...{ group: 'identity', label: 'Disclaimer', kind: 'sentence', isOnPages: true },
    help: 'Shown in the footer, below forms, in the terms and below every email.',
  },
  opensAt: {
    ...{ group: 'hours', label: 'Opens at', kind: 'hour', isOnPages: true },
    help: 'Alberta time, Monday to Friday. Applies to new deadlines.',
  },
  closesAt: {
    ...{ group: 'hours', label: 'Closes at', kind: 'hour', isOnPages: true },
    help: 'What is promised for a day is due by then.',
  },
  closedOn: {
    ...{ group: 'hours', label: 'Other closed days', kind: 'days', isOnPages: true },
    help: 'Days on which nobody works besides weekends and the nine general holidays of Alberta.',
  },
  promiseDays: {
    ...{
      group: 'promise',
      label: 'First contact within',
      kind: 'number',
      unit: 'business days',
      isOnPages: true,
    },
    help: 'Business days within which a broker is to make first contact. Applies to new requests.',
  },
  acceptHours: {
    ...{ group: 'promise', label: 'Time to accept', kind: 'number', unit: 'business hours', isOnPages: true },
    help: 'Business hours a broker has to accept, never beyond the contact deadline. Applies to new assignments.',
  },
  firstReminderDays: {
    ...{ group: 'promise', label: 'First reminder after', kind: 'number', unit: 'business days' },
    help: 'Business days after which a client is reminded of a request for information.',
  },
  lastReminderDays: {
    ...{ group: 'promise', label: 'Last reminder after', kind: 'number', unit: 'business days' },
    help: 'Business days after which they are reminded for the last time.',
  },
  matchWait: weight(
    'Longest wait',
    'Whoever has gone longest without a new request comes first. If nothing here counts, this alone does.',
  ),
  matchPromises: weight(
    'Promises kept',
    'Whoever made first contact on time most often in the last 90 days comes first. New brokers count as always on time.',
  ),
  matchLoad: weight(
    'Room for more',
    'Whoever has the fewest open requests for their daily limit comes first.',
  ),
  matchLanguage: weight(
    'Language',
    'Whoever speaks the language the client would like comes first. Others can still be chosen.',
  ),
  keptUnmatchedDays: {
    ...{ group: 'retention', label: 'Spam and requests without a broker', kind: 'number', unit: 'days' },
    ...{ isOnPages: true, help: 'Counted from the day they were sent or closed.' },
  },
  keptClosedDays: {
    ...{ group: 'retention', label: 'Lost and withdrawn requests', kind: 'number', unit: 'days' },
    ...{ isOnPages: true, help: 'Counted from the day they were closed.' },
  },
  keptWonDays: {
    ...{ group: 'retention', label: 'Requests that led to a policy', kind: 'number', unit: 'days' },
    ...{ isOnPages: true, help: 'Counted from the day they were closed.' },
  },
  keptChatDays: {
    ...{ group: 'retention', label: 'Chats without contact details', kind: 'number', unit: 'days' },
    ...{ isOnPages: true, help: 'Counted from the last message.' },
  },
  keptContactDays: {
    ...{ group: 'retention', label: 'Contact messages', kind: 'number', unit: 'days' },
    isOnPages: true,
    help: 'Counted from the day they came. Chats with contact details are kept as long.',
  },
  brokerQuotes: {
    ...{ group: 'product', label: 'Quotes in the portal', kind: 'switch' },
    help: 'Off: quotes with their premiums are neither taken nor shown here; brokers give them by phone or email.',
  },
  aiWording: {
    ...{ group: 'assistant', label: 'AI wording', kind: 'switch' },
    help: 'On: the AI provider words answers from our pages, and the chat window names it. Off: our own texts answer.',
  },
  aiModel: {
    ...{ group: 'assistant', label: 'Model', kind: 'text' },
    help: 'Its name at the provider. If the provider does not know it, our own texts answer.',
  },
  aiProvider: {
    ...{ group: 'assistant', label: 'Name of the provider', kind: 'text' },
    help: 'What the chat window calls it. Leave blank to show its internet address.',
  },
  aiCountry: {
    ...{ group: 'assistant', label: 'Country of the provider', kind: 'text' },
    help: 'Where it processes messages, as visitors read it in the chat window. Leave blank to hide.',
  },
  aiSeconds: {
    ...{ group: 'assistant', label: 'Time for an AI answer', kind: 'number', unit: 'seconds' },
    help: 'If the provider takes longer, our own texts answer.',
  },
  aiAnswers: {
    ...{ group: 'assistant', label: 'Questions to the provider', kind: 'number', unit: 'a day' },
    help: 'From all visitors together, midnight to midnight in Alberta. After that, our own texts answer.',
  },
  chatMessages: {
    ...{
      group: 'assistant',
      label: 'Chat messages from one visitor',
      kind: 'number',
      unit: 'in ten minutes',
    },
    help: 'How many questions one visitor can ask the assistant within ten minutes.',
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];
