export type Job = () => Promise<void>

export function runRounds(logFailure: (error: unknown, failure: string) => void) {
  const running = new Set<Promise<void>>()
  let isStopped = false

  const jobOf = (work: () => Promise<unknown>, failure: string): Job => {
    let round: Promise<void> | undefined
    async function run() {
      try {
        await work()
      } catch (error) {
        logFailure(error, failure)
      }
    }
    return async () => {
      if (isStopped || round) return
      round = run()
      running.add(round)
      await round
      running.delete(round)
      round = undefined
    }
  }
  const stop = async () => {
    isStopped = true
    await Promise.all(running)
  }
  return { jobOf, isStopped: () => isStopped, stop }
}
