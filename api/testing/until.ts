/** Waits at most 30 s, which a busy machine may need. */
export async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (await isSo()) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('It did not come to be so within 30 s.')
}
