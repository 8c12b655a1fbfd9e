import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../auth/guards'
import { Refusal, refusedField } from '../http/errors/refusal'
import type { MessageId } from '../messages/say'
import { hashBody } from './hash-body'
import { findAnswer, type Kind, type Repeat } from './queries'

const header = 'Idempotency-Key'
const replayed = 'idempotency-replayed'

/** The key of a call; undefined where it has none. */
export function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    refuseKey('The key must have 1 to 255 visible characters.')
  return key
}

/**
 * Adds a record by `add`, which writes the key in the same statement; or, where the user's key was used before with the
 * same body, gives the first answer again and says so in a header. Of two at the same moment the database lets one in;
 * the other reads that one's answer. 422 where the key was used with another body or for another call, 410 where what
 * was added then is gone.
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
    // Whatever is said against it: that may be so only because the first try went well.
    const first = await findAnswer<Answer>(request.server.database, userOf(request).id, key, kind)
    if (!first) throw error
    if (!first.body_hash.equals(body_hash)) refuseKey('This key was used for something else.')
    if (!first.is_there) throw new Refusal(410, 'This was added already, and has been deleted since.')
    sayReplayed(reply)
    return first.answer
  }
}

/** Says that an answer is one to an earlier try. */
export const sayReplayed = (reply: FastifyReply) => reply.header(replayed, 'true')

function refuseKey(message: MessageId): never {
  throw refusedField(422, header, message)
}
