import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../caller/guards'
import { Refusal, refusedField } from '../http/errors/refusal'
import type { MessageId } from '../messages/say'
import { hashBody } from './hash-body'
import { findAnswer, type Kind, type Repeat } from './queries'

const header = 'Idempotency-Key'
const replayed = 'idempotency-replayed'

export function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    refuseKey('The key must have 1 to 255 visible characters.')
  return key
}

/**
 * Adds a record only once for each idempotency key. `add` must store the key in the same statement
 * as the record. If the key is known and the body is the same, returns the first response again,
 * with the header `Idempotency-Replayed`. If two calls come at once, the second waits in the
 * database for the first.
 * @throws 422 if the key was used with another body or call, 410 if the record was deleted since
 */
export async function addOnce<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, body }: { kind: Kind; body: object },
  add: (repeat?: Repeat) => Promise<Answer>,
): Promise<Answer> {
  const key = readKey(request)
  if (key === undefined) return add()
  const body_hash = hashBody(kind, body)
  try {
    return await add({ key, body_hash })
  } catch (error) {
    // Looks up the key, because an earlier call may have added the record and so caused this error.
    // For example, the record's name may now be taken.
    const first = await findAnswer<Answer>(request.server.database, userOf(request).id, key, kind)
    if (!first) throw error
    if (!first.body_hash.equals(body_hash)) refuseKey('This key was used for something else.')
    if (!first.is_there) throw new Refusal(410, 'This was already added, and has been deleted since.')
    sayReplayed(reply)
    return first.answer
  }
}

export const sayReplayed = (reply: FastifyReply) => reply.header(replayed, 'true')

function refuseKey(message: MessageId): never {
  throw refusedField(422, header, message)
}
