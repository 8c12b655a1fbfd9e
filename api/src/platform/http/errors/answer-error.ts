import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import { AccountGone } from '../../database/locks/queries'
import { DatabaseUnavailable, isTimeout } from '../../database/unavailable'
import { inLanguageOf, type MessageId } from '../../messages/say'
import { databaseAway, deadLink, notFound, Refusal, signInRequired, tookTooLong } from './refusal'

const words: Record<number, MessageId> = {
  404: 'Not found',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Only JSON is accepted.',
  431: 'The request is too large.',
}

/**
 * True if the database cannot store the data although the data passed validation (SQLSTATE class
 * 22).
 */
const isUnstorable = (error: unknown) =>
  error instanceof Error && 'severity' in error && 'code' in error && /^22/.test(String(error.code))

const told = new WeakMap<Database, { code: string | undefined; at: number }>()
const SAME_OUTAGE = 60_000

/**
 * False if the same database outage was logged within the last minute, because every request fails
 * during an outage.
 */
function isNews(error: unknown, database: Database) {
  if (!(error instanceof DatabaseUnavailable)) return true
  const last = told.get(database)
  const at = performance.now()
  if (last && last.code === error.code && at - last.at < SAME_OUTAGE) return false
  told.set(database, { code: error.code, at })
  return true
}

/**
 * Unexpected errors become 500 or 503 without details, because their messages are not meant for
 * users.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request)
  if (refusal.statusCode >= 500 && isNews(error, request.server.database))
    request.log.error({ err: error }, 'a request failed')
  const say = inLanguageOf(request)
  const fields = Object.entries(refusal.errors ?? {})
  return reply
    .code(refusal.statusCode)
    .headers({ ...refusal.headers, 'cache-control': 'no-store' })
    .send({
      message: say(refusal.message, refusal.values),
      ...(fields.length > 0 && {
        errors: Object.fromEntries(
          fields.map(([field, messages]) => [field, messages.map(message => say(message, refusal.values))]),
        ),
      }),
    })
}

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  answerError(notFound(), request, reply)

function asRefusal(error: unknown, { user, routeOptions }: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof AccountGone)
    return !user && routeOptions.config.access?.includes('link') ? deadLink() : signInRequired(true)
  if (error instanceof DatabaseUnavailable) return isTimeout(error) ? tookTooLong() : databaseAway()
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (status >= 400 && status < 500)
    return new Refusal(status, words[status] ?? 'The request is not well-formed.')
  if (isUnstorable(error)) return new Refusal(422, 'Contains a character that cannot be stored')
  return new Refusal(500, 'Something went wrong on our side. Please try again.')
}
