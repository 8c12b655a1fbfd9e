/** Set for each test file by worker-environment.mjs. */
declare const testWorker: () => { setTimeZone: (zone?: string) => void }

/**
 * Sets this process's time zone while `work` runs, then restores it. A process runs one test file at a time, so no
 * other file sees the change.
 */
export async function inTimeZone<Result>(zone: string, work: () => Promise<Result>): Promise<Result> {
  testWorker().setTimeZone(zone)
  try {
    return await work()
  } finally {
    testWorker().setTimeZone()
  }
}
