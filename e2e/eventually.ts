/** Milliseconds between two looks, and until a look counts. */
const pause = 50
const patience = 5000

/** Looks again until `look` gives what is expected, as a person would who watches the screen. */
export async function eventually<Seen>(look: () => Promise<Seen>, expected: Seen) {
  const giveUp = Date.now() + patience
  let seen = await look()
  while (JSON.stringify(seen) !== JSON.stringify(expected) && Date.now() < giveUp) {
    await new Promise(resolve => setTimeout(resolve, pause))
    seen = await look()
  }
  expect(seen).toEqual(expected)
}
