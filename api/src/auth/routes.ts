import {
  currentUserAnswer,
  loginBody,
  messageAnswer,
  registerBody,
  sessionAnswer,
  type User,
} from '@pundi/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addFailure } from '../activities/queries'
import { isDuplicate } from '../database/database'
import type { Room } from '../http/contract'
import { Refusal } from '../http/refusal'
import { inLanguageOf } from '../messages/say'
import { userOf } from './guards'
import { hashPassword, isPassword } from './hash-password'
import { isCommon } from './is-common-password'
import { countSignIn, countSignUp, forgetSignIn } from './limit-attempts'
import { addAccount, addSession, findAccount, removeSession } from './queries'
import { hashSecret, makeSecret } from './token'

/** What a visitor may call. */
export const visitorRoutes: Room = async app => {
  const { database } = app

  app.post(
    '/register',
    { schema: { summary: 'Make an account', body: registerBody, response: { 201: sessionAnswer } } },
    async (request, reply) => {
      const { name, email, phone, password } = request.body
      if (isCommon(password)) refusePassword()
      await countSignUp(request)
      const password_hash = await hashPassword(password)
      const account = { name, email, phone, password_hash, role: 'user' as const }
      const user = await addAccount(database, account).catch(refuseKnownAddress)
      return reply.code(201).send(await beginSession(request, user))
    },
  )

  app.post(
    '/login',
    { schema: { summary: 'Sign in', body: loginBody, response: { 200: sessionAnswer } } },
    async (request, reply) => {
      const { email, password } = request.body
      await countSignIn(request, email)
      const account = await findAccount(database, email)
      if (!(await isPassword(password, account?.password_hash)) || !account) {
        if (account) auditAfterAnswer(request, reply, account.id)
        throw new Refusal(401, 'The e-mail address or password is wrong.')
      }
      await forgetSignIn(request, email)
      if (account.status !== 'active') throw new Refusal(403, 'This account has been deactivated.')
      const { id, name, phone, role } = account
      return beginSession(request, { id, name, email: account.email, phone, role })
    },
  )
}

/** What a signed-in user may call. */
export const sessionRoutes: Room = async app => {
  app.post(
    '/logout',
    { schema: { summary: 'Sign out', response: { 200: messageAnswer } } },
    async request => {
      const { id, session_id } = userOf(request)
      await removeSession(app.database, id, session_id)
      return { message: inLanguageOf(request)('You are signed out.') }
    },
  )

  app.get(
    '/user',
    { schema: { summary: 'The signed-in user', response: { 200: currentUserAnswer } } },
    async request => ({ data: userOf(request) }),
  )
}

/** Written down once the answer has gone: before it, the time would tell which accounts exist. */
function auditAfterAnswer({ log, server }: FastifyRequest, reply: FastifyReply, userId: number) {
  reply.raw.once('close', () => {
    addFailure(server.database, userId, 'Sign in', { audit_only: true }).catch((error: unknown) =>
      log.error({ err: error }, 'a failed sign-in could not be written down'),
    )
  })
}

async function beginSession(request: FastifyRequest, data: User) {
  const secret = makeSecret()
  // eslint-disable-next-line no-control-regex
  const agent = request.headers['user-agent']?.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 300) ?? null
  const id = await addSession(request.server.database, data.id, hashSecret(secret), agent)
  return { token: `${id}|${secret}`, data }
}

function refusePassword(): never {
  const message = 'This password is too common. Choose another one.'
  throw new Refusal(422, message, { errors: { password: [message] } })
}

/** Sign-up must say so, or nobody could choose another address; the limits keep it from being asked in bulk. */
function refuseKnownAddress(error: unknown): never {
  if (!isDuplicate(error, 'users_email')) throw error
  const message = 'This e-mail address is already registered.'
  throw new Refusal(409, message, { errors: { email: [message] } })
}
