import type { RegisterBody, SessionAnswer } from '@pundi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sayReplayed } from '../platform/idempotency/add-once'
import { hashBody } from '../platform/idempotency/hash-body'
import { findSignUp, type Repeat } from '../platform/idempotency/queries'
import { beginSession } from './sessions/begin-session'
import { deviceOf, rememberDevice } from './sessions/remember-device'
import { isPassword } from './passwords'
import { countSignIn } from '../platform/limits/limit-attempts'
import { findAccount } from './queries'

/**
 * Leaves the password out of the hashed body, because a password could be guessed from such a hash.
 */
export const repeatOf = (key: string | undefined, { name, email, phone, language }: RegisterBody) =>
  key === undefined ? undefined : { key, body_hash: hashBody('register', { name, email, phone, language }) }

/**
 * Signs the user in if an earlier attempt with the same idempotency key, body and password added
 * the account. Otherwise returns undefined, and the caller refuses the address as taken.
 */
export async function registerAgain(
  request: FastifyRequest<{ Body: RegisterBody }>,
  reply: FastifyReply,
  repeat: Repeat | undefined,
): Promise<SessionAnswer | undefined> {
  const { database } = request.server
  const { email, password } = request.body
  const device = deviceOf(request)
  const account = repeat && (await findAccount(database, email, device))
  if (!account || !(await findSignUp(database, account.id, repeat))) return undefined
  const takeBack = await countSignIn(request, { email, account, device })
  if (!(await isPassword(password, account.password_hash))) return undefined
  await takeBack()
  const { status: _, is_known_device: __, password_hash, ...user } = account
  const entrant = { id: user.id, ...(password_hash !== null && { password_hash }) }
  const token = await beginSession(request, entrant)
  if (token === undefined) return undefined
  await rememberDevice(request, reply, user.id)
  sayReplayed(reply)
  return { token, data: user }
}
