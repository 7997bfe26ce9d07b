import type { Classifier } from './classifier.ts';

/**
 * A classifier that reads each text once, however many ask what it makes of it. It is made for one message and goes with it: what
 * people type is kept nowhere.
 */
export function readOnce(classifier: Classifier): Classifier {
  const known = new Map<string, Float32Array>();
  return {
    ...classifier,
    read(text) {
      const shares = known.get(text) ?? classifier.read(text);
      known.set(text, shares);
      return shares;
    },
  };
}
