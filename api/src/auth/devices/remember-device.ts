import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdingUser } from '../../database/lock-queries'
import { publicOrigin } from '../../http/public-origin'
import { hashSecret, makeSecret } from '../token'
import { deviceCookie, readDeviceCookie } from './device-cookie'
import { addDevice } from './queries'

const secretOf = (request: FastifyRequest) =>
  readDeviceCookie(request.headers.cookie, publicOrigin(request.server))

/** The hash of the secret in the browser's device cookie; undefined if it sends none. */
export function deviceOf(request: FastifyRequest): Buffer | undefined {
  const secret = secretOf(request)
  return secret === undefined ? undefined : hashSecret(secret)
}

/**
 * Adds the browser to those that the account knows, after it has proven who its user is. A browser keeps one secret
 * for all accounts, so two people who share it are both known there.
 */
export async function rememberDevice(request: FastifyRequest, reply: FastifyReply, userId: number) {
  const secret = secretOf(request) ?? makeSecret()
  await addDevice(holdingUser(request.server.database, userId), userId, hashSecret(secret))
  reply.header('set-cookie', deviceCookie(secret, publicOrigin(request.server)))
}
