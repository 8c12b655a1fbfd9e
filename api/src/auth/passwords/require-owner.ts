import type { FastifyRequest } from 'fastify'
import { Refusal, refusedField } from '../../http/errors/refusal'
import type { MessageId } from '../../messages/say'
import { refuseSession, userOf } from '../guards'
import { isPassword } from './hash-password'
import { findStanding } from '../standing-queries'

/**
 * A session may have been left open or stolen: what would hand the account over takes the current password too. 403
 * where it is missing, 422 where it is wrong. A session younger than 15 minutes does without it where the account has
 * no password, or where `young` says that it may; of an older one an account without a password is told `unset` with
 * 403. Whoever calls this has counted the attempt before.
 */
export async function requireOwner(
  request: FastifyRequest,
  current: string | undefined,
  { young, unset }: { young: 'goes on' | 'is asked too'; unset: MessageId },
): Promise<void> {
  const { id, session_id } = userOf(request)
  const standing = await findStanding(request.server.database, id, session_id)
  if (!standing) throw refuseSession(request)
  if (current === undefined) {
    if (standing.is_fresh && (young === 'goes on' || standing.password_hash === null)) return
    if (standing.password_hash === null) throw new Refusal(403, unset)
    throw refusedField(403, 'current_password', 'Enter your current password.')
  }
  if (!(await isPassword(current, standing.password_hash)))
    throw refusedField(422, 'current_password', 'The current password is wrong.')
}
