/** Something that was said in a conversation, as the reader takes it: whether it is theirs, and asks something. */
export type Said = { isYours: boolean; asks: boolean };

export const asksSomething = (body: string): boolean => body.includes('?');

/** Whether the reader has asked the other side something since that side last wrote. */
export function isAnswerAwaited(said: readonly Said[]): boolean {
  return said.slice(said.findLastIndex(({ isYours }) => !isYours) + 1).some(({ asks }) => asks);
}

/** Whether the reader has answered a question of the other side, which has said nothing since. */
export function isAnswerRead(said: readonly Said[]): boolean {
  const last = said.findLastIndex(({ isYours }) => !isYours);
  if (last === -1 || last === said.length - 1) return false;
  const before = said.findLastIndex(({ isYours }, at) => isYours && at < last);
  return said.slice(before + 1, last + 1).some(({ asks }) => asks);
}

/** Whether it is the other side who is to say something next. */
export const isToBeHeard = (said: readonly Said[]): boolean => isAnswerAwaited(said) || isAnswerRead(said);
