import type { RefObject } from 'react';
import type { Findings, Schema } from './findings.ts';

/** The props of a field that come from its form. */
export type FieldState = { id: string; name: string; error: string | undefined };

export type FormOptions<Held extends object, Input, Answer> = {
  /** What the fields begin with. */
  values: Held;
  /** What is known to be wrong with them already. */
  found?: Record<string, string>;
  /** The schema that the server uses too, or how to load it where a page should not wait for it. */
  schema: Schema<Input> | (() => Promise<Schema<Input>>);
  send: (input: Input) => Promise<Answer>;
  /** After the server has taken it. */
  onDone: (answer: Answer, input: Input) => unknown;
  /** What to say when the server gives no words of its own. */
  otherwise: string;
  /** Where the server's words are not what to show. */
  explain?: (refusal: unknown) => Findings;
  /** A long form lists what is wrong above its fields, and the list takes focus. */
  hasSummary?: boolean;
  /** Begins the ids of the fields. */
  id?: string;
};

export type FormState<Held> = Findings & {
  values: Held;
  isPending: boolean;
  /** How often findings were shown. */
  attempt: number;
};

/** A form as what works on it holds it. `latest` is the state before and after it is drawn. */
export type HeldForm<Held extends object, Input, Answer> = {
  element: RefObject<HTMLFormElement | null>;
  latest: RefObject<FormState<Held>>;
  set: (part: Partial<FormState<Held>>) => void;
  options: FormOptions<Held, Input, Answer>;
};
