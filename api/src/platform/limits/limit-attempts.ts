import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../http/errors/refusal'
import { addAttempt, type Bucket, findWait, removeAttempt } from './attempt-queries'

/** Allows `most` attempts at once, then one more every `seconds` seconds. */
type Limit = { of: string; most: number; seconds: number }

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The client's network, or the reported text if a proxy reported something that is not an address.
 */
const networkFrom = ({ ip, network }: FastifyRequest) => network ?? ip

const within = (seconds: number, most: number) => ({ most, seconds: seconds / Math.max(most, 1) })

/**
 * The limit for one network and all accounts together: 15 times `most` attempts at once, then
 * `most` per minute.
 */
const overAccounts = (most: number) => ({ most: most * 15, seconds: MINUTE / Math.max(most, 1) })

export type Trying = {
  email: string
  account: { password_hash: string | null; is_known_device: boolean } | undefined
  device: Buffer | undefined
}

/**
 * Counts a sign-in before its password is checked, so that simultaneous attempts cannot exceed the
 * limits. Returns a function that removes the count after a correct password.
 *
 * A browser that the account knows has a separate limit, so that attackers cannot lock this browser
 * out. Attempts from other browsers count per account and network, per network, and per account. If
 * the account's limit is reached, each network still gets a few attempts. After a change of
 * password, the account's limits start from zero, because the limits' names include the password's
 * hash.
 * @throws 429 if a limit is reached, with a wait of at most a minute
 */
export async function countSignIn(
  request: FastifyRequest,
  { email, account, device }: Trying,
): Promise<() => Promise<void>> {
  const most = request.server.configuration.signInLimit
  const few = Math.min(most, Math.max(3, Math.ceil(most / 4)))
  const network = networkFrom(request)
  const target = `sign in ${email.toLowerCase()} ${account?.password_hash ?? ''}`
  if (account?.is_known_device && device)
    return count(request, [{ of: `${target} device ${device.toString('hex')}`, most, seconds: MINUTE }])
  return count(
    request,
    [
      { of: `${target} from ${network}`, most, seconds: MINUTE },
      { of: `sign in from ${network}`, ...overAccounts(most) },
      { of: target, ...within(QUARTER, most * 5) },
    ],
    { of: `${target} under attack from ${network}`, most: few, seconds: MINUTE },
  )
}

export async function countSignUp(request: FastifyRequest, email: string) {
  const { signInLimit, signUpLimit } = request.server.configuration
  const network = networkFrom(request)
  await count(request, [
    { of: `sign up as ${email.toLowerCase()} from ${network}`, ...within(QUARTER, signInLimit) },
    { of: `sign up from ${network}`, ...within(HOUR, signUpLimit) },
  ])
}

/**
 * Counts a request for a password reset e-mail, whether or not the account exists. Counts per
 * network, so that a stranger in another network cannot use up the owner's requests.
 * @throws 429 if a limit is reached
 */
export async function countReset(request: FastifyRequest, email: string) {
  const most = request.server.configuration.resetLimit
  const network = networkFrom(request)
  await count(request, [
    { of: `reset ${email.toLowerCase()} from ${network}`, ...within(QUARTER, most) },
    { of: `reset from ${network}`, ...within(QUARTER, most * 20) },
  ])
}

/**
 * Counts each attempt at an action that needs the current password, even with the right password.
 * The session's limit comes first, so that a thief of one session does not use up the attempts of
 * the owner's other sessions.
 * @throws 429 if a limit is reached
 */
export async function countChange(request: FastifyRequest, { id, session_id }: Session) {
  const most = request.server.configuration.signInLimit
  await count(request, [
    { of: `change in session ${session_id}`, most, seconds: MINUTE },
    { of: `change of ${id}`, ...within(QUARTER, most * 5) },
    { of: `change from ${networkFrom(request)}`, ...overAccounts(most) },
  ])
}

export async function countLink(request: FastifyRequest, userId: number) {
  const most = request.server.configuration.signInLimit
  await count(request, [
    { of: `link of ${userId}`, most, seconds: MINUTE },
    { of: `link from ${networkFrom(request)}`, ...overAccounts(most) },
  ])
}

/**
 * Counts a confirmation e-mail to an address that a user wants to change to. If strangers have used
 * up the limit of that address, each account may still send one e-mail there, so that the owner of
 * the address is not blocked.
 * @throws 429 if a limit is reached
 */
export async function countConfirmation(request: FastifyRequest, userId: number, email: string) {
  const most = request.server.configuration.resetLimit
  const target = `confirm ${email.toLowerCase()}`
  await count(
    request,
    [
      { of: `confirm for ${userId}`, ...within(QUARTER, most) },
      { of: `confirm from ${networkFrom(request)}`, ...within(QUARTER, most * 20) },
      { of: target, ...within(QUARTER, most * 3) },
    ],
    { of: `${target} for ${userId}`, ...within(QUARTER, Math.min(most, 1)) },
  )
}

/**
 * Counts a confirmation e-mail to the account's unproven address, which may belong to a stranger.
 * Counts by address, so that a new account with the same address gets no further e-mails.
 * @throws 429 if a limit is reached
 */
export async function countProof(request: FastifyRequest, email: string) {
  const most = request.server.configuration.resetLimit
  const target = `prove ${email.toLowerCase()}`
  await count(request, [
    { of: target, ...within(QUARTER, most) },
    { of: `${target} in a day`, ...within(DAY, most * 2) },
    { of: `prove from ${networkFrom(request)}`, ...within(QUARTER, most * 20) },
  ])
}

export async function countSocial(request: FastifyRequest) {
  const most = request.server.configuration.signUpLimit
  await count(request, [{ of: `social from ${networkFrom(request)}`, ...within(HOUR, most) }])
}

type Session = { id: number; session_id: number }

async function count(request: FastifyRequest, limits: Limit[], last?: Limit): Promise<() => Promise<void>> {
  const { database } = request.server
  const [buckets, instead] = [limits.map(bucketOf), last && bucketOf(last)]
  const counted = await addAttempt(database, buckets, instead)
  const isIn = ({ bucket }: Bucket) => counted.some(name => name.equals(bucket))
  const refusing = instead && isIn(instead) ? undefined : buckets.find(bucket => !isIn(bucket))
  if (!refusing) {
    const taken = [...buckets, ...(instead ? [instead] : [])].filter(isIn)
    return () => removeAttempt(database, taken)
  }
  // A refused attempt must not count, so this removes it from the limits that have counted it.
  if (counted.length > 0) await removeAttempt(database, buckets.filter(isIn))
  const isWidest = refusing === buckets.at(-1)
  const wait = await findWait(database, (isWidest && instead) || refusing)
  throw tooManyAttempts(wait)
}

/**
 * The database stores only a hash of the limit's name, because the name contains an e-mail address.
 */
const bucketOf = ({ of, most, seconds }: Limit): Bucket => ({
  bucket: createHash('sha256').update(of).digest(),
  most,
  drip: Math.round(seconds * 1000),
})
