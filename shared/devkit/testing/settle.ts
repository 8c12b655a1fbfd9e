/**
 * Waits 25 turns of the event loop, at least 100 ms. Requests to planned answers end in these turns,
 * also on a machine so busy that one timer of 100 ms would end before them.
 */
export async function settle() {
  for (let turn = 0; turn < 25; turn++) await new Promise(resolve => setTimeout(resolve, 4))
}
