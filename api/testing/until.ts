/** Waits for what happens after an answer; fails after 2 s. */
export async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('It did not come to be so within 2 s.')
}
