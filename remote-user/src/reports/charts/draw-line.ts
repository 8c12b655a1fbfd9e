/** A line through values, left to right, in a square of 100 by 100. Floats: they are lengths, never read. */
export function drawLine(values: number[]) {
  const [top, foot] = [Math.max(...values), Math.min(...values)]
  const xOf = (place: number) => (values.length > 1 ? (place / (values.length - 1)) * 100 : 50)
  // Some room, so that the line is not cut at its edges; what never changed runs through the middle.
  const yOf = (value: number) => (top === foot ? 50 : 4 + ((top - value) / (top - foot)) * 92)
  return {
    line: values.map((value, place) => `${xOf(place)},${yOf(value)}`).join(' '),
    /** Where nothing is, if the line crosses it. */
    zero: top > 0 && foot < 0 ? yOf(0) : undefined,
    ...{ xOf, yOf },
  }
}
