/** Defined for each test file by worker-environment.mjs. */
declare const testWorker: () => { setTimeZone: (zone?: string) => void }

/** Changes the time zone of the whole process, which runs only one test file at a time. */
export async function inTimeZone<Result>(zone: string, work: () => Promise<Result>): Promise<Result> {
  testWorker().setTimeZone(zone)
  try {
    return await work()
  } finally {
    testWorker().setTimeZone()
  }
}
