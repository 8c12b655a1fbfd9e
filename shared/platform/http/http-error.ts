/** A refused or unanswered call. `message` is written for the user. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    message: string,
    /** HTTP status; 0 if there was no response (no network, no server, or a timeout). */
    readonly status: number,
    readonly errors: Record<string, string[]> = {},
  ) {
    super(message)
  }
}
