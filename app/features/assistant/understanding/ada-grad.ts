/** What is learned: a weight of each key for each row, and how much each row has moved. */
type Learned = { weights: Float32Array; squares: Float32Array };

/** Below this share of doubt, a key that is not asked for learns nothing from a wording. */
const LEAST_ERROR = 0.002;

/**
 * One step of learning (AdaGrad): moves the weights of the rows of a text against the errors, one for each key, by `rate`,
 * less where a row has moved much. Returns the keys that moved.
 */
export function stepAgainst(
  { weights, squares }: Learned,
  { rows, values }: { rows: Int32Array; values: Float32Array },
  errors: Float32Array,
  rate: number,
): number[] {
  const count = errors.length;
  const wrong: number[] = [];
  const wrongBy: number[] = [];
  let size = 0;
  for (let key = 0; key < count; key += 1) {
    const error = errors[key] ?? 0;
    if (Math.abs(error) < LEAST_ERROR) continue;
    wrong.push(key);
    wrongBy.push(error);
    size += error * error;
  }
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const value = values[at] ?? 0;
    squares[row] = (squares[row] ?? 1) + size * value * value;
    const step = (rate * value) / Math.sqrt(squares[row] ?? 1);
    const from = row * count;
    for (let one = 0; one < wrong.length; one += 1) {
      const place = from + (wrong[one] ?? 0);
      weights[place] = (weights[place] ?? 0) - step * (wrongBy[one] ?? 0);
    }
  }
  return wrong;
}
