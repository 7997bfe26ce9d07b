import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import type { StepName } from '#app/features/cases/rules/lifecycle/lifecycle.server.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { Moment } from './moments.ts';
import type { Paper } from './papers/paper.server.ts';

/** Who does something in a case of the demo. */
export type DemoActor = 'client' | 'broker' | 'system';

/**
 * One thing that happened: a step with its input, a document, something said (`note` is for staff alone), a call by its place
 * among those that the broker offers (the first is 0), a task that is due so many business hours from now, a document of the client that its broker opens, or a case that
 * its broker put aside until the person answers.
 */
export type Happening =
  | { when: Moment; by: DemoActor; step: StepName; input?: object | ((held: HeldCase) => object) }
  | { when: Moment; by: 'client' | 'broker'; says: string }
  | { when: Moment; by: 'client' | 'broker'; sends: Paper }
  | { when: Moment; by: 'client'; books: number }
  | { when: Moment; by: 'broker'; note: string }
  | { when: Moment; by: 'broker'; plans: string; dueInHours: number }
  | { when: Moment; by: 'broker'; opens: string }
  | { when: Moment; by: 'broker'; isPutAside: true };

/** A request as the demo has it: who asked when, which broker has it, and what happened then. */
export type DemoCase = {
  sent: Moment;
  type: QuoteType;
  name: string;
  postalCode: string;
  /** A username; without one the case waits for matching. */
  broker?: string;
  method?: 'phone' | 'email' | 'text';
  isDemoClients?: true;
  /** What the link said that led here: `google / fall-auto`. */
  campaign?: string;
  story?: Happening[];
};

/** The first request of a case that stands in this state. */
export const requestIn = (state: string) => (held: HeldCase) => ({
  requestId: held.records.requests.find((one) => one.state === state)?.id ?? '',
});

/** The first quote of a case. */
export const firstQuote = ({ records }: HeldCase) => records.summaries[0]?.id ?? '';
