/** Set for each test file by worker-environment.mjs. */
declare const testWorker: () => { setTimeZone: (zone?: string) => void }

/** A process runs one test file at a time, so no other file sees the time zone. */
export async function inTimeZone<Result>(zone: string, work: () => Promise<Result>): Promise<Result> {
  testWorker().setTimeZone(zone)
  try {
    return await work()
  } finally {
    testWorker().setTimeZone()
  }
}
