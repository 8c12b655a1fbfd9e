/** `part`: from 0 to 1, for example 0.99. Returns NaN if there are no values. */
const quantileOf = (values: number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? NaN

export const medianOf = (values: number[]) => quantileOf(values, 0.5)

export const p99 = (values: number[]) => quantileOf(values, 0.99)
