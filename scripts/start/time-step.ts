/** Does a step, then prints what was done and how many seconds it took. */
export async function timeStep<Result>(done: string, step: () => Promise<Result>): Promise<Result> {
  const begin = performance.now()
  const result = await step()
  process.stdout.write(`${done} in ${((performance.now() - begin) / 1000).toFixed(1)} s\n`)
  return result
}
