import { calls, type SignInProblem } from '@pundi/contract'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../database/unavailable'
import { answerError } from '../../http/errors/answer-error'
import { on } from '../../http/on'
import { publicOrigin } from '../../http/public-origin'
import { Refusal } from '../../http/errors/refusal'
import { languageOf } from '../../messages/say'
import { beginSession } from '../sessions/begin-session'
import { rememberDevice } from '../devices/remember-device'
import { countSocial } from '../limits/limit-attempts'
import { hashSecret, makeSecret } from '../token'
import { findOrJoin } from './find-or-join'
import { flowCookie, noFlowCookie, readFlowCookie } from './flow-cookie'
import { beginFlow, endFlow, hasProvider, socialClient } from './provider'
import { addFlow, takeFlow } from './queries'

/** Social sign-in. The browser navigates to these routes, so every failure redirects to a page; none is JSON. */
export const googleRoutes: FastifyPluginAsync = async app => {
  const { database } = app
  const clientOf = socialClient(app)
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof DatabaseUnavailable)) return answerError(error, request, reply)
    request.log.error({ err: error }, 'a social sign-in found no database')
    return goBack(reply, 'unavailable')
  })

  on(app, calls.beginGoogle, async (request, reply) => {
    if (!hasProvider(app)) return goBack(reply, 'unavailable')
    const origin = publicOrigin(app)
    // The provider redirects to localhost. A browser that began on 127.0.0.1 has neither its cookie nor its tab there.
    if (!app.configuration.production && request.host !== new URL(origin).host)
      return reply.redirect(`${origin}/sign-in?problem=elsewhere`)
    const tab = readTab(request)
    if (tab === undefined) return goBack(reply, 'elsewhere')
    if (await isOverLimit(request)) return goBack(reply, 'limited')
    const client = await clientOf().catch((error: unknown) => explain(request, error, 'warn'))
    if (!client) return goBack(reply, 'unavailable')
    const secret = makeSecret()
    const { flow, url } = await beginFlow(app, client, tab)
    await addFlow(database, hashSecret(secret), flow)
    return reply.header('set-cookie', flowCookie(secret, origin)).redirect(url)
  })

  on(app, calls.endGoogle, { mails: true }, async (request, reply) => {
    const secret = readFlowCookie(request.headers.cookie, publicOrigin(app))
    reply.header('set-cookie', noFlowCookie(publicOrigin(app)))
    const flow = secret === undefined ? undefined : await takeFlow(database, hashSecret(secret))
    if (flow?.tab == null) return goBack(reply, 'failed')
    const search = /\?.*/s.exec(request.raw.url ?? '')?.[0] ?? ''
    const claims = await clientOf()
      .then(client => endFlow(app, client, search, flow))
      .catch((error: unknown) => explain(request, error, 'info'))
    if (!claims) return goBack(reply, isDenied(search) ? 'denied' : 'failed')
    const found = await findOrJoin(database, claims, languageOf(request))
    if ('problem' in found) return goBack(reply, found.problem)
    const token = await beginSession(request, { id: found.userId })
    if (token === undefined) return goBack(reply, 'deactivated')
    await rememberDevice(request, reply, found.userId)
    return reply.redirect(`/google-callback?token=${encodeURIComponent(token)}&tab=${flow.tab}`)
  })
}

const goBack = (reply: FastifyReply, problem: SignInProblem) => reply.redirect(`/sign-in?problem=${problem}`)

/**
 * The id that the tab chose for its sign-in. Undefined if it has another form than ours, or if a page of another site
 * sent the browser here: a sign-in must be asked for by the user.
 */
function readTab({ query, headers }: FastifyRequest): string | undefined {
  const { tab } = query as { tab?: unknown }
  const isAsked = ['same-origin', undefined].includes(headers['sec-fetch-site'])
  return isAsked && typeof tab === 'string' && /^[\da-f]{32}$/.test(tab) ? tab : undefined
}

const isDenied = (search: string) => new URLSearchParams(search).get('error') === 'access_denied'

/** Logs the error's name and codes only, because an answer of the provider may hold tokens. */
function explain(request: FastifyRequest, error: unknown, level: 'info' | 'warn'): undefined {
  const { name, code, error: word } = error as { name?: string; code?: string; error?: string }
  request.log[level]({ reason: { name, code, word } }, 'a social sign-in came to nothing')
}

async function isOverLimit(request: FastifyRequest): Promise<boolean> {
  try {
    await countSocial(request)
    return false
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 429) return true
    throw error
  }
}
