/** A call that failed: refused by the server, or without any answer. `message` is for the person who made it. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    message: string,
    /** The status of the answer, or 0 where there was none: no network, no server, or a time limit reached. */
    readonly status: number,
    /** The server's messages about single fields of the body, by field. */
    readonly errors: Record<string, string[]> = {},
  ) {
    super(message)
  }
}
