import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdingUser } from '../../platform/database/locks/queries'
import { publicOrigin } from '../../platform/http/public-origin'
import { hashSecret, makeSecret } from '../../platform/caller/token'
import { addDevice } from './queries'

/**
 * With the prefix `__Host-`, browsers accept the cookie only from this host and only over https.
 */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_device' : 'pundi_device')

const YEAR = 365 * 24 * 60 * 60

/**
 * The cookie identifies a browser, but signs nobody in. With `SameSite=Lax`, the browser also sends
 * it when a sign-in provider redirects back. With `SameSite=Strict`, the cookie would be missing
 * then, and the server would set a second cookie.
 */
export const deviceCookie = (secret: string, origin: string) =>
  `${nameAt(origin)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${origin.startsWith('https:') ? '; Secure' : ''}`

export function readDeviceCookie(header: string | undefined, origin: string): string | undefined {
  const pairs = (header ?? '').split(/; ?/).map(pair => pair.split('='))
  const [, secret = ''] = pairs.find(([name]) => name === nameAt(origin)) ?? []
  return /^[\w-]{43}$/.test(secret) ? secret : undefined
}

const secretOf = (request: FastifyRequest) =>
  readDeviceCookie(request.headers.cookie, publicOrigin(request.server))

export function deviceOf(request: FastifyRequest): Buffer | undefined {
  const secret = secretOf(request)
  return secret === undefined ? undefined : hashSecret(secret)
}

/**
 * Call this after a successful sign-in. A browser has one device secret for all accounts that are
 * used in it.
 */
export async function rememberDevice(request: FastifyRequest, reply: FastifyReply, userId: number) {
  const secret = secretOf(request) ?? makeSecret()
  await addDevice(holdingUser(request.server.database, userId), userId, hashSecret(secret))
  reply.header('set-cookie', deviceCookie(secret, publicOrigin(request.server)))
}
