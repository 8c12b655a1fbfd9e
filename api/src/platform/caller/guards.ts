import type { Access } from '@pundi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminsOnly, signInRequired } from '../http/errors/refusal'
import { holdingUser } from '../database/locks/queries'
import { answerUnchanged, asksForChanges } from '../http/unless-changed'
import { dayIn } from '../time/wall-clock'
import { findSession, type SessionUser, touchSession } from './session-queries'
import { limitCalls } from '../limits/limit-calls'
import { hashSecret, readBearer } from './token'

/** `today`: the date in the user's time zone when the call began, `yyyy-mm-dd`. */
type SignedIn = SessionUser & { today: string }

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedIn | null
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

export function userOf(request: FastifyRequest): SignedIn {
  if (!request.user)
    throw new Error(
      `The route ${request.url} needs a signed-in user, but no guard protects it. Move it behind a guard in app.ts.`,
    )
  return request.user
}

export const holding = (request: FastifyRequest) => holdingUser(request.server.database, userOf(request).id)

export const refuseSession = ({ headers }: FastifyRequest) => signInRequired(Boolean(headers.authorization))

export async function requireUser(request: FastifyRequest) {
  const { database } = request.server
  const token = readBearer(request.headers.authorization)
  const session =
    token &&
    (await findSession(database.lookups ?? database, hashSecret(token.secret), asksForChanges(request)))
  if (!session || (token.id !== undefined && token.id !== session.session_id)) throw refuseSession(request)
  const { changes, ...user } = session
  request.user = { ...user, today: dayIn(user.time_zone) }
  request.changes = changes ?? null
}

async function noteUse(request: FastifyRequest) {
  const { user } = request
  if (user?.is_stale) await touchSession(request.server.database, user.id, user.session_id)
}

async function requireAdmin(request: FastifyRequest) {
  if (userOf(request).role !== 'admin') throw adminsOnly()
}

export function forUsers(scope: FastifyInstance) {
  scope.addHook('onRequest', requireUser)
  limitCalls(scope)
  answerUnchanged(scope)
  scope.addHook('onResponse', noteUse)
  declareAccess(scope, 'user')
}

/** Call this only inside a scope with `forUsers`, which sets the signed-in user. */
export function forAdmins(scope: FastifyInstance) {
  scope.addHook('onRequest', requireAdmin)
  declareAccess(scope, 'admin')
}

export function declareAccess(scope: FastifyInstance, access: Access) {
  scope.addHook('onRoute', route => {
    route.config = { ...route.config, access }
  })
}
