import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../http/errors/refusal'
import { addAttempt, type Bucket, findWait, removeAttempt } from './attempt-queries'

/** `most` attempts at once, then one more every `seconds`. */
type Limit = { of: string; most: number; seconds: number }

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** If a proxy reported something that is not an address, the reported text. */
const networkFrom = ({ ip, network }: FastifyRequest) => network ?? ip

const within = (seconds: number, most: number) => ({ most, seconds: seconds / Math.max(most, 1) })

/** The limit of one network for all accounts together: 15 times `most` at once, then `most` a minute. */
const overAccounts = (most: number) => ({ most: most * 15, seconds: MINUTE / Math.max(most, 1) })

export type Trying = {
  email: string
  account: { password_hash: string | null; is_known_device: boolean } | undefined
  device: Buffer | undefined
}

/**
 * Counts a sign-in before its password is checked, so that simultaneous attempts cannot exceed the limits. Refuses with
 * 429 beyond the limits, with a wait of at most a minute. Answers a function that takes the count back after a right
 * password. A browser that the account knows has its own bucket, so that nobody else can use up its attempts. An
 * attempt from any other browser counts in three buckets: of the account from this network, of the network, and of the
 * account. If the account's bucket is full, each network still has a few attempts. Bucket names include the password's
 * hash, so a new password starts with empty buckets.
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
 * Counts a request for a reset mail, whether or not the account exists. Refuses with 429 beyond the limits. All limits
 * are for one network; otherwise a stranger could use up the owner's requests. The number of an account's valid links
 * is limited separately.
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
 * Counts a try of an action that needs the current password, whether the password is right or wrong. Refuses with 429
 * beyond the limits. The session's limit counts first, so that somebody with a stolen session does not use up the tries
 * of the owner's other sessions.
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
 * Counts an e-mail that an account sends to an address other than its own. Refuses with 429 beyond the limits. If many
 * accounts have used up the limit of one address, each account may still send one e-mail there, so that strangers
 * cannot stop the address's owner.
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
 * Counts an e-mail that proves an account's own address, which may in fact be a stranger's. Refuses with 429 beyond the
 * limits. Counts by address, so that a new account with the same address gets no further attempts.
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
  // A refused attempt must not count anywhere, so it is taken back from the tighter limits.
  if (counted.length > 0) await removeAttempt(database, buckets.filter(isIn))
  const isWidest = refusing === buckets.at(-1)
  const wait = await findWait(database, (isWidest && instead) || refusing)
  throw tooManyAttempts(wait)
}

/** The database has only the name's hash, which reveals neither addresses nor accounts. */
const bucketOf = ({ of, most, seconds }: Limit): Bucket => ({
  bucket: createHash('sha256').update(of).digest(),
  most,
  drip: Math.round(seconds * 1000),
})
