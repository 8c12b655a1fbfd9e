export function newRandom(seed = Math.floor(Math.random() * 2 ** 31)): [random: () => number, seed: number] {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return [random, seed]
}
