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
}
