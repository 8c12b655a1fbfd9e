/** A call that did not succeed. `message` is meant for the person who made it. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    message: string,
    /** The status of the answer, or 0 where there was none: no network, no server, or a time limit reached. */
    readonly status: number,
    /** What was wrong with which field of the body, as the server says it. */
    readonly errors: Record<string, string[]> = {},
  ) {
    super(message)
  }

  /**
   * True where what was asked for may have been done all the same: no answer came, or none that could be read (a
   * success whose body broke off), or one that whatever stands between gave in the server's place, or a failure in the
   * middle of the work. Every other refusal (425 and 429 too) was given before anything was done.
   */
  get isUncertain(): boolean {
    const { status } = this
    return status < 400 || status === 408 || status === 499 || status >= 500
  }
}
