import { COMMON, rareName } from './seed-people.ts';

/** One thing that is asked again and again, each time for something else where it has something to ask for. */
export type Call = {
  name: string;
  role: 'broker' | 'admin';
  /** What is asked the nth time: one path, or several at once as a page does. */
  paths: (nth: number) => string[];
  /** The most that 95 of 100 may take, in milliseconds. */
  barMs: number;
  /** And how much longer than the same among 10,000 cases. */
  ratioBar?: number;
};

const oneOf = (words: readonly string[]) => (nth: number) => words[nth % words.length] ?? '';
const last = oneOf(COMMON.last);
const first = oneOf(COMMON.first);
const cases = (search: string) => [`/api/admin/cases?${search}`];

/** A broker's day: as fast as ever, however many cases there are that are not theirs. */
const BROKER: Call[] = [
  ['queue', () => '/api/broker/queue'],
  [
    'table, filtered',
    (nth: number) => `/api/broker/queue?type=${oneOf(['auto', 'home', 'life'])(nth)}&limit=100`,
  ],
  ['search', (nth: number) => `/api/broker/queue?q=${last(nth)}`],
  ['counts', () => '/api/broker/stats'],
  ['bell', () => '/api/notifications?show=unread&limit=1'],
  ['closed requests', () => '/api/broker/cases?filter=closed'],
  ['closed requests, by outcome', () => '/api/broker/cases?filter=closed&outcome=won'],
  ['own numbers', () => '/api/broker/numbers'],
  ['own numbers, this year', () => '/api/broker/numbers?period=year'],
  ['requests behind a number', () => '/api/broker/cases?filter=received&part=kept&type=auto'],
].map(([name, path]) => ({
  name: `broker: ${name}`,
  role: 'broker' as const,
  paths: (nth: number) => [(path as (nth: number) => string)(nth)],
  barMs: 100,
  ratioBar: 2,
}));

const DASHBOARD: Call[] = ['7', '30', '90'].map((days) => ({
  name: `admin: dashboard, ${days} days`,
  role: 'admin',
  paths: () => ['/api/admin/overview', `/api/admin/numbers?days=${days}`],
  barMs: 300,
}));

const SEARCHES: Record<string, (nth: number) => string[]> = {
  'search, rare name': (nth) => cases(`q=${rareName(1 + (nth % 199))}`),
  'search, common name': (nth) => cases(`q=${last(nth)}`),
  'search, word in most': (nth) =>
    cases(`q=${oneOf(['insurance', 'gmail', 'com', 'auto', 'request', 'ab'])(nth)}`),
  'search, two common names': (nth) => cases(`q=${first(nth)}+${last(nth * 7)}`),
  'search, beginning of a word': (nth) => cases(`q=${last(nth).slice(0, 3)}`),
  'search, common and rare': (nth) => cases(`q=gmail+${rareName(1 + (nth % 199))}`),
  'search, telephone': (nth) => cases(`q=403-${2_000_000 + nth * 7}`),
  'search, end of a telephone': (nth) => cases(`q=${2_000_000 + nth * 7}`),
  'clients, rare name': (nth) => [`/api/admin/clients?q=${rareName(3 * (1 + (nth % 66)))}`],
  'clients, common names': (nth) => [`/api/admin/clients?q=${first(nth)}+${last(nth * 7)}`],
};

const FILTERS: Record<string, (nth: number) => string[]> = {
  'table, no filter': () => cases(''),
  'table, status': (nth) => cases(`status=${oneOf(['new', 'won', 'quoted', 'lost', 'spam'])(nth)}`),
  'table, standing': (nth) =>
    cases(`standing=${oneOf(['open', 'pool', 'late', 'at_risk', 'returned'])(nth)}`),
  'table, city': (nth) => cases(`city=${oneOf(['Calgary', 'Camrose', 'Leduc', 'Nowhere'])(nth)}`),
  'table, type': (nth) => cases(`type=${oneOf(['auto', 'supervisa', 'specialty'])(nth)}`),
  'table, rare together': (nth) =>
    cases(`city=${oneOf(['Camrose', 'Leduc'])(nth)}&type=supervisa&status=${oneOf(['quoted', 'spam'])(nth)}`),
  'table, priority and type': (nth) =>
    cases(`priority=high&type=${oneOf(['auto', 'supervisa', 'specialty'])(nth)}`),
  'table, search and filter': (nth) => cases(`q=${last(nth)}&status=quoted`),
};

const adminCalls = (all: Record<string, (nth: number) => string[]>, barMs: number): Call[] =>
  Object.entries(all).map(([name, paths]) => ({ name: `admin: ${name}`, role: 'admin', paths, barMs }));

export const CALLS: Call[] = [
  ...BROKER,
  ...DASHBOARD,
  ...adminCalls(SEARCHES, 200),
  ...adminCalls(FILTERS, 150),
];
