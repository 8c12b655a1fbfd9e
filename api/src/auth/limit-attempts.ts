import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal'
import { addAttempt, removeAttempt } from './attempt-queries'

type Limit = { of: string; most: number }

const QUARTER = 15 * 60
const HOUR = 60 * 60

/**
 * Failed sign-ins are counted for the account at this address, for the account, and for the address. The first
 * is the tightest: who attacks somebody's account from elsewhere spends their own limit long before the
 * account's, which in turn ends with its window, so nobody is locked out for good.
 */
const signInLimits = (request: FastifyRequest, email: string): Limit[] => {
  const most = request.server.configuration.signInLimit
  const account = email.toLowerCase()
  return [
    { of: `sign in ${account} ${request.ip}`, most },
    { of: `sign in ${account}`, most: most * 5 },
    { of: `sign in ${request.ip}`, most: most * 15 },
  ]
}

/** Counts a sign-in before its password is looked at, so that many at once cannot slip by; 429 beyond. */
export const countSignIn = (request: FastifyRequest, email: string) =>
  count(request, signInLimits(request, email), QUARTER)

/** The right password was no attack: what was counted for it is taken back. */
export async function forgetSignIn(request: FastifyRequest, email: string) {
  const buckets = signInLimits(request, email).map(limit => bucketOf(limit.of))
  await removeAttempt(request.server.database, buckets, QUARTER)
}

/** Counts a sign-up by this address and with this e-mail address; 429 beyond the limits. */
export async function countSignUp(request: FastifyRequest, email: string) {
  const { signInLimit, signUpLimit } = request.server.configuration
  await count(request, [{ of: `sign up as ${email.toLowerCase()}`, most: signInLimit }], QUARTER)
  await count(request, [{ of: `sign up ${request.ip}`, most: signUpLimit }], HOUR)
}

/** Counts a request for a reset mail, for accounts that exist like for those that do not; 429 beyond the limits. */
export function countReset(request: FastifyRequest, email: string) {
  const most = request.server.configuration.resetLimit
  const limits = [
    { of: `reset ${email.toLowerCase()}`, most },
    { of: `reset by ${request.ip}`, most: most * 20 },
  ]
  return count(request, limits, QUARTER)
}

/** Counts a try to do what takes the current password, the right one or not; 429 beyond the limits. */
export function countChange(request: FastifyRequest, userId: number) {
  const most = request.server.configuration.signInLimit
  const limits = [
    { of: `change ${userId}`, most },
    { of: `change by ${request.ip}`, most: most * 15 },
  ]
  return count(request, limits, QUARTER)
}

/** Counts an e-mail that one account has sent to an address that is not its own; 429 beyond the limits. */
export function countConfirmation(request: FastifyRequest, userId: number, email: string) {
  const most = request.server.configuration.resetLimit
  const limits = [
    { of: `confirm for ${userId}`, most },
    { of: `confirm ${email.toLowerCase()}`, most },
    { of: `confirm by ${request.ip}`, most: most * 20 },
  ]
  return count(request, limits, QUARTER)
}

/** Counts a social sign-in that this address begins; 429 beyond the limit. */
export const countSocial = (request: FastifyRequest) =>
  count(request, [{ of: `social ${request.ip}`, most: request.server.configuration.signUpLimit }], HOUR)

async function count(request: FastifyRequest, limits: Limit[], seconds: number) {
  const buckets = limits.map(limit => bucketOf(limit.of))
  const counted = await addAttempt(request.server.database, buckets, seconds)
  const over = limits.some(({ of, most }) => {
    const bucket = bucketOf(of)
    return counted.some(row => row.bucket.equals(bucket) && row.count > most)
  })
  if (!over) return
  const wait = Math.max(1, ...counted.map(row => row.seconds_left))
  throw new Refusal(429, 'Too many attempts. Please try again later.', {
    headers: { 'retry-after': String(wait) },
  })
}

const bucketOf = (text: string) => createHash('sha256').update(text).digest()
