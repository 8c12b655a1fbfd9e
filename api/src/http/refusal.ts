import type { MessageId } from '../messages/say'

/** An error made for the user: `message` is the id of a message, said in the reader's language. */
export class Refusal extends Error {
  readonly errors: Record<string, MessageId[]> | undefined
  readonly headers: Record<string, string>

  constructor(
    readonly statusCode: number,
    message: MessageId,
    details: { errors?: Record<string, MessageId[]>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.errors = details.errors
    this.headers = details.headers ?? {}
  }
}
