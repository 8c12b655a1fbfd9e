import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { addFailure } from '../platform/caller/failure-queries'
import { isDuplicate, type Queryable } from '../platform/database/database'
import { on } from '../platform/http/on'
import { onGone } from '../platform/http/connections/on-gone'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import { readKey } from '../platform/idempotency/add-once'
import { inLanguageOf, languageOf } from '../platform/messages/say'
import { beginSession, nameDevice } from './sessions/begin-session'
import { deviceOf, rememberDevice } from './sessions/remember-device'
import { hasProvider } from './google/provider'
import { holding, refuseSession, userOf } from '../platform/caller/guards'
import { hashPassword, isOutdated, isPassword, refuseWeak } from './passwords'
import { countReset, countSignIn, countSignUp } from '../platform/limits/limit-attempts'
import { type Account, addAccount, findAccount, removeSession, replaceHash, rotateSession } from './queries'
import { registerAgain, repeatOf } from './register-once'
import { hashSecret, makeSecret, readBearer } from '../platform/caller/token'
import { listSessions, removeOtherSessions } from './sessions/queries'
import { addResetMail } from '../platform/mail/queries'

export const visitorRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.register, async (request, reply) => {
    const repeat = repeatOf(readKey(request), request.body)
    const { name, email, phone, password, language, time_zone } = request.body
    refuseWeak(password, { name, email })
    await countSignUp(request, email)
    const password_hash = await hashPassword(password)
    const account = { name, email, phone, password_hash, role: 'user' as const, language, time_zone }
    const user = await addAccount(database, account, repeat).catch(async (error: unknown) => {
      const answer = isDuplicate(error, 'users_email') && (await registerAgain(request, reply, repeat))
      return answer || refuseKnownAddress(error)
    })
    if ('token' in user) return reply.send(user)
    const token = (await beginSession(request, user)) ?? refusePassword()
    await rememberDevice(request, reply, user.id)
    return reply.send({ token, data: user })
  })

  on(app, calls.login, async (request, reply) => {
    const { email, password } = request.body
    const device = deviceOf(request)
    const account = await findAccount(database, email, device)
    const takeBack = await countSignIn(request, { email, account, device })
    if (!(await isPassword(password, account?.password_hash)) || !account) {
      if (account) auditAfterAnswer(request, reply, account.id)
      refusePassword()
    }
    await takeBack()
    const { status, password_hash: _, is_known_device: __, ...user } = account
    if (status !== 'active') refuseDeactivated()
    const password_hash = await renewHash(request, account, password)
    const token = await beginSession(request, { id: user.id, password_hash })
    if (token === undefined) return refuseMeanwhile(database, email)
    await rememberDevice(request, reply, user.id)
    return { token, data: user }
  })

  on(app, calls.listProviders, async () => ({ data: { google: hasProvider(app) } }))
}

export const sessionRoutes: FastifyPluginAsync = async app => {
  on(app, calls.logout, { aboutSession: true }, async request => {
    const { id, session_id } = userOf(request)
    await removeSession(holding(request), id, session_id, request.network)
    return { message: inLanguageOf(request)('You are signed out.') }
  })

  on(app, calls.findCurrentUser, { aboutSession: true }, async request => ({ data: userOf(request) }))

  on(app, calls.rotateToken, async request => {
    const { id, session_id } = userOf(request)
    const secret = makeSecret()
    const old = hashSecret(readBearer(request.headers.authorization)?.secret ?? '')
    const isDone = await rotateSession(holding(request), id, session_id, { old, fresh: hashSecret(secret) })
    if (!isDone) throw refuseSession(request)
    return { token: `${session_id}|${secret}` }
  })
}

/**
 * Adds the failed sign-in to the audit log only after the response. Otherwise the response time
 * would reveal which accounts exist.
 */
function auditAfterAnswer(request: FastifyRequest, reply: FastifyReply, userId: number) {
  const { log, network, server } = request
  onGone(request, reply, () => {
    addFailure(server.database, userId, 'Sign in', { audit_only: true, network }).catch((error: unknown) =>
      log.error({ err: error }, 'a failed sign-in could not be added to the audit log'),
    )
  })
}

/**
 * Hashes the password again if its hash has outdated parameters. This is possible only during a
 * sign-in, when the server knows the password. Returns the current hash.
 */
async function renewHash({ server }: FastifyRequest, { id, password_hash }: Account, password: string) {
  const old = password_hash ?? ''
  if (!isOutdated(old)) return old
  const fresh = await hashPassword(password)
  await replaceHash(server.database, id, { old, fresh })
  return fresh
}

async function refuseMeanwhile(db: Queryable, email: string): Promise<never> {
  const account = await findAccount(db, email)
  return account?.status === 'deactive' ? refuseDeactivated() : refusePassword()
}

function refuseDeactivated(): never {
  throw new Refusal(403, 'This account has been deactivated.')
}

function refusePassword(): never {
  throw new Refusal(401, 'The email address or password is wrong.')
}

/**
 * Sign-up must tell people that an address is already registered. Limits on attempts prevent
 * testing many addresses.
 */
function refuseKnownAddress(error: unknown): never {
  if (!isDuplicate(error, 'users_email')) throw error
  throw refusedField(409, 'email', 'This email address is already registered.')
}

export const sessionListRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listSessions, { aboutSession: true }, async request => {
    const user = userOf(request)
    const rows = await listSessions(database, user.id)
    const data = rows.map(({ user_agent, ...row }) => ({
      ...row,
      device: nameDevice(user_agent),
      current: row.id === user.session_id,
    }))
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.removeSession, { aboutSession: true }, async request => {
    const isEnded = await removeSession(
      holding(request),
      userOf(request).id,
      request.params.id,
      request.network,
    )
    if (!isEnded) throw notFound()
    return { message: inLanguageOf(request)('The session has ended.') }
  })

  on(app, calls.removeOtherSessions, { aboutSession: true }, async request => {
    const { id: userId, session_id } = userOf(request)
    await removeOtherSessions(holding(request), userId, session_id, request.network)
    return { message: inLanguageOf(request)('You are signed out on all other devices.') }
  })
}

export const passwordRoutes: FastifyPluginAsync = async app => {
  // Does not look up the address, so that the response and its time do not reveal whether the
  // address has an account.
  on(app, calls.forgotPassword, { mails: true }, async request => {
    const { email } = request.body
    await countReset(request, email)
    await addResetMail(app.database, email, languageOf(request))
    return { message: inLanguageOf(request)('An email has been sent if the address exists.') }
  })
}
