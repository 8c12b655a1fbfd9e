/**
 * Returns round values between `least` and `most` for the labels of an axis: multiples of 1, 2, 2.5
 * or 5 times a power of ten.
 *
 * @param count maximum number of values, at least 2
 * @param finest the smallest step, for example 1 for counts
 */
export function stepsBetween(least: number, most: number, count: number, finest = 0): number[] {
  const step = Math.max(finest, roundUp((most - least) / Math.max(1, count - 1), finest))
  const [first, last] = [Math.ceil(least / step - tolerance), Math.floor(most / step + tolerance)]
  return Array.from({ length: last - first + 1 }, (_, place) => withoutNoise((first + place) * step))
}

/**
 * Indexes of the places that get a label on the axis.
 *
 * @param count how many places there are
 * @param room how many labels fit
 * @param kept index of a place that always gets a label
 * @param rhythm the allowed distances between two labels
 */
export function placesToName(count: number, room: number, kept: number, rhythm = [1, 2, 5, 10, 20, 50, 100]) {
  const least = Math.ceil(count / Math.max(1, room))
  const every = rhythm.find(each => each >= least) ?? least
  return Array.from({ length: count }, (_, place) => place).filter(place => (place - kept) % every === 0)
}

const tolerance = 1e-9

function roundUp(value: number, finest: number) {
  if (!(value > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const round = [1, 2, 2.5, 5, 10].filter(each => finest === 0 || (each * power) % finest === 0)
  return (round.find(each => each * power >= value * (1 - tolerance)) ?? 10) * power
}

const withoutNoise = (value: number) => Number(value.toPrecision(12)) + 0
