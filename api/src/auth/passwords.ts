import { findWeakness, type Owner } from '@pundi/contract/passwords'
import { Refusal, refusedField, tooManySignIns } from '../platform/http/errors/refusal'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { FastifyRequest } from 'fastify'
import type { MessageId } from '../platform/messages/say'
import { refuseSession, userOf } from '../platform/caller/guards'
import { findStanding } from './queries'

export function refuseWeak(password: string, owner: Owner) {
  const message = findWeakness(password, owner)
  if (message !== undefined) throw refusedField(422, 'password', message)
}

// OWASP's argon2id parameters: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// The most hashes at once. More would block the threads that Node needs for files and DNS: with 32,
// reading a file's status took 189 ms.
const AT_ONCE = 2
const WAITING = 100

const limit = pLimit(AT_ONCE)

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.activeCount + limit.pendingCount >= AT_ONCE + WAITING) throw tooManySignIns()
  return limit(work)
}

/** Refuses with 503 if too many hashes are waiting. */
export const hashPassword = async (password: string): Promise<string> => inTurn(() => hash(password, cost))

// The hash of 256 unknown random bits, which no password matches. If there is no real hash, the
// server verifies this hash, so that the response takes the same time.
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$InPWaLwgqlcFZ4pEe9qLlA$RodgUwv/V2CfF5WOQ4ceWAQoqATlSI5G0UOuTcL0RrY'

/**
 * Without a hash, returns false, and takes as long as with a hash: the time must not reveal whether
 * an account has a password.
 */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const same = await inTurn(() => verify(hashed ?? nobodys, password))
  return same && Boolean(hashed)
}

export function isOutdated(hashed: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hashed) ?? []
  return !(Number(memory) >= cost.memoryCost && Number(time) >= cost.timeCost)
}

/**
 * Requires the current password for actions that could hand the account over, because somebody else
 * may be using the session. A session younger than 15 minutes needs no password in two cases: the
 * account has no password, or `young` is "goes on". Count the attempt before you call this.
 * @throws 403 if the password is missing, 422 if it is wrong. `unset` is the message of the 403 if
 * the account has no password.
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
