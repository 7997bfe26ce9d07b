/** Where things stand in what scrolls, in pixels from its beginning. */
type Places = {
  /** The question that was asked, where it is the line before. */
  asked: number | undefined;
  answer: number;
  /** The end of all there is, the choices below the answer among it. */
  end: number;
  /** How much is seen at once. */
  room: number;
};

const EDGE = 12;

/**
 * How far to scroll to a new answer: below its question, or further, so that what can be chosen below the answer is seen too.
 * The beginning of the answer stays in view, and a long question leaves it its room.
 */
export function scrollPlace({ asked = Number.POSITIVE_INFINITY, answer, end, room }: Places): number {
  const below = Math.max(Math.min(asked, answer), answer - room / 3);
  return Math.max(below, Math.min(end - room + EDGE, answer)) - EDGE;
}
