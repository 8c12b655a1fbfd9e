import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicOrigin } from '../../http/public-origin'
import { hashSecret, makeSecret } from '../token'
import { deviceCookie, readDeviceCookie } from './device-cookie'
import { addDevice } from './queries'

const secretOf = (request: FastifyRequest) =>
  readDeviceCookie(request.headers.cookie, publicOrigin(request.server))

/** The hash of what the browser that asks is known by; undefined where it brings nothing of that kind. */
export function deviceOf(request: FastifyRequest): Buffer | undefined {
  const secret = secretOf(request)
  return secret === undefined ? undefined : hashSecret(secret)
}

/**
 * Has the account know the browser that has just shown that it may get in. One browser has one secret, whoever signs
 * in there: two who share it stay known both.
 */
export async function rememberDevice(request: FastifyRequest, reply: FastifyReply, userId: number) {
  const secret = secretOf(request) ?? makeSecret()
  await addDevice(request.server.database, userId, hashSecret(secret))
  reply.header('set-cookie', deviceCookie(secret, publicOrigin(request.server)))
}
