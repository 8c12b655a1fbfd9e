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

/* The refusals that several places share, each with its status and its words once. */

/** A refusal of one field of a form: the form shows the message at that field. */
export const refusedField = (status: 403 | 409 | 422, field: string, message: MessageId) =>
  new Refusal(status, message, { errors: { [field]: [message] } })

export const malformedRequest = () => new Refusal(400, 'The request is not well-formed.')

/** @param hasToken whether the request brought a token, which then is unknown or no longer valid */
export const signInRequired = (hasToken = false) =>
  new Refusal(401, 'Please sign in.', {
    headers: { 'www-authenticate': hasToken ? 'Bearer error="invalid_token"' : 'Bearer' },
  })

/** The link of an e-mail was used, replaced by a newer one, or is too old. */
export const deadLink = () =>
  new Refusal(401, 'This link is used up or too old. Request a new one.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })

export const adminsOnly = () => new Refusal(403, 'This area is for administrators.')

/** The record does not exist, or is somebody else's: the answer does not tell which. */
export const notFound = () => new Refusal(404, 'Not found')

/** @param seconds until the next attempt is allowed */
export const tooManyAttempts = (seconds: number) =>
  new Refusal(429, 'Too many attempts. Please try again later.', {
    headers: { 'retry-after': String(seconds) },
  })

export const tooManySignIns = () =>
  new Refusal(503, 'Too many people are signing in right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  })

export const databaseAway = () =>
  new Refusal(503, 'Pundi cannot reach its data right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })
