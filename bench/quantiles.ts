/** The value below which a part (0 to 1) of the values lies; not a number where there are none. */
const quantileOf = (values: number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? NaN

export const medianOf = (values: number[]) => quantileOf(values, 0.5)

/** The 95th percentile. */
export const p95 = (values: number[]) => quantileOf(values, 0.95)

/** The 99th percentile. */
export const p99 = (values: number[]) => quantileOf(values, 0.99)
