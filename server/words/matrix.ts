/** Rows of equal length. */
export type Matrix = Float32Array[];

/** Steps after which the solutions move no more. */
const STEPS = 60;
const TURNS = 25;

export function product(left: Matrix, right: Matrix): Matrix {
  const width = right[0]?.length ?? 0;
  return left.map((row) => {
    const sums = new Float32Array(width);
    for (let at = 0; at < row.length; at += 1) {
      const [value, other] = [row[at] ?? 0, right[at]];
      if (value === 0 || !other) continue;
      for (let column = 0; column < width; column += 1) {
        sums[column] = (sums[column] ?? 0) + value * (other[column] ?? 0);
      }
    }
    return sums;
  });
}

export function transposed(matrix: Matrix): Matrix {
  const width = matrix[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => Float32Array.from(matrix, (row) => row[column] ?? 0));
}

/** The axes along which rows differ most, one to a column (orthogonal iteration). */
export function principalAxes(rows: Matrix, count: number): Matrix {
  const square = product(transposed(rows), rows);
  let axes: Matrix = square.map((_, row) =>
    Float32Array.from({ length: count }, (__, column) => Math.cos((row + 1) * (column + 1))),
  );
  for (let turn = 0; turn < TURNS; turn += 1)
    axes = transposed(orthogonal(transposed(product(square, axes))));
  return axes;
}

/** Rows made perpendicular to one another, of unit length (Gram and Schmidt). */
function orthogonal(rows: Matrix): Matrix {
  for (const [index, row] of rows.entries()) {
    for (const before of rows.slice(0, index)) {
      const along = dot(row, before);
      for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) - along * (before[at] ?? 0);
    }
    const length = Math.sqrt(dot(row, row)) || 1;
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / length;
  }
  return rows;
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Solves `apply(x) = right` for each column; `apply` is symmetric and positive. */
export function conjugateGradients(apply: (guess: Matrix) => Matrix, right: Matrix): Matrix {
  const solution = right.map((row) => new Float32Array(row.length));
  const rest = right.map((row) => row.slice());
  let direction = right.map((row) => row.slice());
  let size = columnDots(rest, rest);
  for (let step = 0; step < STEPS; step += 1) {
    const applied = apply(direction);
    const along = columnDots(direction, applied).map((one, at) => (size[at] ?? 0) / (one || 1));
    for (const [index, row] of solution.entries()) {
      for (let at = 0; at < row.length; at += 1) {
        row[at] = (row[at] ?? 0) + (along[at] ?? 0) * (direction[index]?.[at] ?? 0);
        const left = rest[index];
        if (left) left[at] = (left[at] ?? 0) - (along[at] ?? 0) * (applied[index]?.[at] ?? 0);
      }
    }
    const next = columnDots(rest, rest);
    direction = rest.map((row, index) =>
      row.map((one, at) => one + ((next[at] ?? 0) / (size[at] || 1)) * (direction[index]?.[at] ?? 0)),
    );
    size = next;
  }
  return solution;
}

function columnDots(one: Matrix, other: Matrix): number[] {
  const sums = new Array<number>(one[0]?.length ?? 0).fill(0);
  for (const [index, row] of one.entries()) {
    for (let at = 0; at < row.length; at += 1)
      sums[at] = (sums[at] ?? 0) + (row[at] ?? 0) * (other[index]?.[at] ?? 0);
  }
  return sums;
}
