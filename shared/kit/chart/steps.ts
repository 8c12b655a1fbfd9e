/**
 * Round values that an axis names: multiples of 1, 2, 2.5 or 5 times a power of ten, from `least` to `most`.
 *
 * @param count how many at most, at least 2
 * @param finest the smallest step: 1 for what is counted
 */
export function stepsBetween(least: number, most: number, count: number, finest = 0): number[] {
  const step = Math.max(finest, roundUp((most - least) / Math.max(1, count - 1), finest))
  const [first, last] = [Math.ceil(least / step - tolerance), Math.floor(most / step + tolerance)]
  return Array.from({ length: last - first + 1 }, (_, place) => withoutNoise((first + place) * step))
}

/** Which of `count` places are named, so that at most `room` names stand side by side; `kept` is one of them. */
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

/** 0.30000000000000004 is 0.3. */
const withoutNoise = (value: number) => Number(value.toPrecision(12)) + 0
