/** Gives what `work` gives, or throws when `signal` says that the time is over. */
export const inTime = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('no answer in time'))),
    ),
  ])
