import type { FastifyRequest } from 'fastify'
import { Refusal, refusedField } from '../../http/errors/refusal'
import type { MessageId } from '../../messages/say'
import { refuseSession, userOf } from '../guards'
import { isPassword } from './hash-password'
import { findStanding } from '../standing-queries'

/**
 * Requires the current password for an action that could hand the account over, because the session may have been
 * left open or stolen. Refuses with 403 if it is missing and 422 if it is wrong. A session younger than 15 minutes
 * needs none if the account has no password, or if `young` is 'goes on'. In an older session an account without a
 * password is refused with 403 and the message `unset`. The caller must count the attempt first.
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
