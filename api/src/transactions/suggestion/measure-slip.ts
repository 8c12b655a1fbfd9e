/**
 * How many slips of the finger make one word of the other: letters that are missing, added or wrong, and neighbours that
 * changed places, each once. The other word may go on behind what was typed, which counts as half a slip.
 *
 * @param most the distance beyond which nobody asks
 * @returns Infinity where it is more than `most`
 */
export function measureSlip(typed: string, word: string, most: number): number {
  // More of the word cannot be near: what is behind it was not typed.
  const length = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: length + 1 }, (_, column) => column)
  for (let row = 0; row < typed.length; row += 1) {
    const next = [row + 1]
    let nearest = row + 1
    for (let column = 0; column < length; column += 1) {
      const isTurned = typed[row] === word[column - 1] && typed[row - 1] === word[column]
      const slips = Math.min(
        at(last, column) + Number(typed[row] !== word[column]),
        at(last, column + 1) + 1,
        at(next, column) + 1,
        isTurned ? at(before, column - 1) + 1 : Infinity,
      )
      next.push(slips)
      nearest = Math.min(nearest, slips)
    }
    if (nearest > most) return Infinity
    before = last
    last = next
  }
  const whole = length === word.length ? at(last, length) : Infinity
  return Math.min(whole, Math.min(...last) + 0.5)
}

const at = (distances: number[], place: number) => distances[place] ?? Infinity
