import type { MessageId, Values } from '../../messages/say'

/** An error made for the user: `message` is the id of a message, said in the reader's language with `values`. */
export class Refusal extends Error {
  readonly errors: Record<string, MessageId[]> | undefined
  readonly headers: Record<string, string>
  readonly values: Values

  constructor(
    readonly statusCode: number,
    message: MessageId,
    details: { errors?: Record<string, MessageId[]>; headers?: Record<string, string>; values?: Values } = {},
  ) {
    super(message)
    this.errors = details.errors
    this.headers = details.headers ?? {}
    this.values = details.values ?? {}
  }
}
