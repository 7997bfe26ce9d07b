declare global {
  /** What the document of this page has asked for ahead of its scripts, by address (server/build/start-script/read-ahead.ts). */
  var earlyAnswers: Map<string, Promise<Response | undefined>> | undefined;
}

/** The answer to a GET of `path` that was asked for with the document, once; nothing when there is none, or it broke off. */
export function takeEarlyAnswer(path: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.delete(path);
  return answer;
}

/** Nothing more is taken: what is left has become old, or somebody else is signed in. */
export function forgetEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}

/** The greatest age that what this page has read can have, in ms; undefined where the document has read nothing. */
export function ageOfEarlyAnswers(): number | undefined {
  return globalThis.earlyAnswers && Math.ceil(performance.now());
}
