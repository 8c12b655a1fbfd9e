import type { MessageId, Values } from '../../messages/say'

/**
 * An error for the user. `message` is a message id: the response has its translation, filled in
 * with `values`.
 */
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

export const refusedField = (status: 403 | 409 | 422, field: string, message: MessageId) =>
  new Refusal(status, message, { errors: { [field]: [message] } })

export const malformedRequest = () => new Refusal(400, 'The request is not well-formed.')

/** @param hasToken true if the request had a token that is unknown or expired */
export const signInRequired = (hasToken = false) =>
  new Refusal(401, 'Please sign in.', {
    headers: { 'www-authenticate': hasToken ? 'Bearer error="invalid_token"' : 'Bearer' },
  })

export const deadLink = () =>
  new Refusal(401, 'This link has expired or was already used. Request a new one.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })

export const adminsOnly = () => new Refusal(403, 'This area is for administrators.')

/**
 * Answers requests for another user's record too, so that nobody can find out whether that record
 * exists.
 */
export const notFound = () => new Refusal(404, 'Not found')

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

export const tookTooLong = () =>
  new Refusal(503, 'This took too long and was stopped. Nothing was changed.', {
    headers: { 'retry-after': '5' },
  })
