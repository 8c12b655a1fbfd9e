import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../../http/errors/refusal'
import { addAttempt, type Bucket, findWait, removeAttempt } from './attempt-queries'
import type { Account } from '../queries'

/** `most` at once, and one more each `seconds` from then on. */
type Limit = { of: string; most: number; seconds: number }

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

/** The visitor's network, by which limits count; of a proxy's word that is no address, that word. */
const networkFrom = ({ ip, network }: FastifyRequest) => network ?? ip

/** `most` in any stretch of so many seconds, and more as those before leak away. */
const within = (seconds: number, most: number) => ({ most, seconds: seconds / Math.max(most, 1) })

/** What one network may do over all accounts: a burst, then as many a minute as one account has at once. */
const overAccounts = (most: number) => ({ most: most * 15, seconds: MINUTE / Math.max(most, 1) })

/** Who tries to sign in: `account` where there is one, `device` where it has let its browser in before. */
export type Trying = { email: string; account: Account | undefined; device: Buffer | undefined }

/**
 * Counts a sign-in before its password is looked at, so that many at once cannot slip by; 429 beyond the limits, with
 * a wait of a minute at most. Answers how to take it back: the right password was no attack.
 *
 * A browser that the account knows has a bucket of its own, so nobody elsewhere can spend its tries. Strangers are
 * counted for the account from their network, then for the network, then for the account. Where strangers have filled
 * the account's bucket, each further network still has a few tries, never none. The buckets of an account are named by
 * its password's hash too: a new password leaves everything that was counted against it behind.
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

/** Counts a sign-up with this e-mail address from this network, and by this network; 429 beyond the limits. */
export async function countSignUp(request: FastifyRequest, email: string) {
  const { signInLimit, signUpLimit } = request.server.configuration
  const network = networkFrom(request)
  await count(request, [
    { of: `sign up as ${email.toLowerCase()} from ${network}`, ...within(QUARTER, signInLimit) },
    { of: `sign up from ${network}`, ...within(HOUR, signUpLimit) },
  ])
}

/**
 * Counts a request for a reset mail, for accounts that exist like for those that do not; 429 beyond the limits. Only
 * by network: else a stranger could use up the owner's. How many links an account has at a time is another limit.
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
 * Counts a try to do what takes the current password, the right one or not; 429 beyond the limits. By session first:
 * whoever holds one of somebody else's cannot spend what the owner has in theirs.
 */
export async function countChange(request: FastifyRequest, { id, session_id }: Session) {
  const most = request.server.configuration.signInLimit
  await count(request, [
    { of: `change in session ${session_id}`, most, seconds: MINUTE },
    { of: `change of ${id}`, ...within(QUARTER, most * 5) },
    { of: `change from ${networkFrom(request)}`, ...overAccounts(most) },
  ])
}

/** Counts a try to set a password by a reset link, apart from those in sessions; 429 beyond the limits. */
export async function countLink(request: FastifyRequest, userId: number) {
  const most = request.server.configuration.signInLimit
  await count(request, [
    { of: `link of ${userId}`, most, seconds: MINUTE },
    { of: `link from ${networkFrom(request)}`, ...overAccounts(most) },
  ])
}

/**
 * Counts an e-mail that one account has sent to an address that is not its own; 429 beyond the limits. Where many
 * accounts write to one address, each may still do it once: nobody can use up the owner's own.
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

/** Counts a social sign-in that this network begins; 429 beyond the limit. */
export async function countSocial(request: FastifyRequest) {
  const most = request.server.configuration.signUpLimit
  await count(request, [{ of: `social from ${networkFrom(request)}`, ...within(HOUR, most) }])
}

type Session = { id: number; session_id: number }

/** Counts an attempt in each limit, the tightest first; answers how to take it back. */
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
  // A try that is refused is none, in whichever limit: what the tighter ones have counted of it goes back.
  if (counted.length > 0) await removeAttempt(database, buckets.filter(isIn))
  const isWidest = refusing === buckets.at(-1)
  const wait = await findWait(database, (isWidest && instead) || refusing)
  throw tooManyAttempts(wait)
}

/** Neither addresses nor accounts stand in the database, only hashes of them. */
const bucketOf = ({ of, most, seconds }: Limit): Bucket => ({
  bucket: createHash('sha256').update(of).digest(),
  most,
  drip: Math.round(seconds * 1000),
})
