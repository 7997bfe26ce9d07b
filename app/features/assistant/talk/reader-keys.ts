import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import { subjectOf } from './subjects.ts';

/** Where the keys of a reader stand, by what they are: looked up once, and not for each text that is read. */
export type ReaderKeys = {
  places: ReadonlyMap<string, number>;
  /** The subject of each key, and the places of each subject. */
  subjects: readonly (string | null)[];
  bySubject: ReadonlyMap<string, readonly number[]>;
  dangers: readonly number[];
  languages: ReadonlySet<number>;
};

export function readerKeys(keys: readonly string[]): ReaderKeys {
  const known = KNOWN.get(keys);
  if (known) return known;
  const subjects = keys.map(subjectOf);
  const bySubject = Map.groupBy(keys.keys(), (at) => subjects[at] ?? '');
  bySubject.delete('');
  const placesWhere = (is: (key: string) => boolean) => keys.flatMap((key, at) => (is(key) ? [at] : []));
  const found = {
    places: new Map(keys.map((key, at) => [key, at])),
    ...{ subjects, bySubject, dangers: placesWhere(isDangerKey) },
    languages: new Set(placesWhere((key) => key.startsWith('language-'))),
  };
  KNOWN.set(keys, found);
  return found;
}

const KNOWN = new WeakMap<readonly string[], ReaderKeys>();
