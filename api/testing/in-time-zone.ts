/** Set for each test file by worker-environment.mjs. */
declare const testWorker: () => { setTimeZone: (zone?: string) => void }

/** Runs the work in a process of this time zone. Other test files run before and after it, never meanwhile. */
export async function inTimeZone<Result>(zone: string, work: () => Promise<Result>): Promise<Result> {
  testWorker().setTimeZone(zone)
  try {
    return await work()
  } finally {
    testWorker().setTimeZone()
  }
}
