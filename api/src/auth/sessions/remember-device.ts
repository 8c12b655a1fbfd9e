import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdingUser } from '../../platform/database/locks/queries'
import { publicOrigin } from '../../platform/http/public-origin'
import { hashSecret, makeSecret } from '../../platform/caller/token'
import { addDevice } from './queries'

/** With the prefix `__Host-` browsers accept the cookie from this host only, for all paths. It needs https. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_device' : 'pundi_device')

const YEAR = 365 * 24 * 60 * 60

/**
 * Signs nobody in. With `SameSite=Lax` it is sent when a provider redirects back; otherwise the browser would get a
 * second cookie.
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

/** Call it after a proven sign-in. A browser has one secret for all accounts that people use in it. */
export async function rememberDevice(request: FastifyRequest, reply: FastifyReply, userId: number) {
  const secret = secretOf(request) ?? makeSecret()
  await addDevice(holdingUser(request.server.database, userId), userId, hashSecret(secret))
  reply.header('set-cookie', deviceCookie(secret, publicOrigin(request.server)))
}
