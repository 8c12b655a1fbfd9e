import type { SignInProblem } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../platform/database/unavailable'
import { answerError } from '../../platform/http/errors/answer-error'
import { on } from '../../platform/http/on'
import { publicOrigin } from '../../platform/http/public-origin'
import { Refusal } from '../../platform/http/errors/refusal'
import { languageOf } from '../../platform/messages/say'
import { beginSession } from '../sessions/begin-session'
import { rememberDevice } from '../sessions/remember-device'
import { countSocial } from '../../platform/limits/limit-attempts'
import { hashSecret, makeSecret } from '../../platform/caller/token'
import { findOrJoin } from './find-or-join'
import { beginFlow, endFlow, hasProvider, socialClient } from './provider'
import { addFlow, takeFlow } from './queries'

/**
 * With the prefix `__Host-`, browsers accept the cookie only from this host and only over https. So
 * another host of the domain cannot replace it.
 */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_sign_in' : 'pundi_sign_in')

// `SameSite=Lax`, because the provider's redirect back is a navigation from another site.
const about = (origin: string, seconds: number) =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`

export const flowCookie = (secret: string, origin: string) =>
  `${nameAt(origin)}=${secret}; ${about(origin, 600)}`

export const noFlowCookie = (origin: string) => `${nameAt(origin)}=; ${about(origin, 0)}`

export function readFlowCookie(header: string | undefined, origin: string): string | undefined {
  const pairs = (header ?? '').split(/; ?/).map(pair => pair.split('='))
  const [, secret = ''] = pairs.find(([name]) => name === nameAt(origin)) ?? []
  return /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/**
 * The browser navigates to these routes, so every failure redirects to a page instead of answering
 * JSON.
 */
export const googleRoutes: FastifyPluginAsync = async app => {
  const { database } = app
  const clientOf = socialClient(app)
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof DatabaseUnavailable)) return answerError(error, request, reply)
    request.log.error({ err: error }, 'a social sign-in failed, because the database is not available')
    return goBack(reply, 'unavailable')
  })

  on(app, calls.beginGoogle, async (request, reply) => {
    if (!hasProvider(app)) return goBack(reply, 'unavailable')
    const origin = publicOrigin(app)
    // In development, the provider redirects to localhost. A browser that began on 127.0.0.1 would
    // not send its cookie there.
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
 * The tab's id in the query. Undefined if it is malformed, or if the browser says that the
 * navigation did not start on a page of this site: a sign-in starts only there.
 */
function readTab({ query, headers }: FastifyRequest): string | undefined {
  const { tab } = query as { tab?: unknown }
  const isAsked = ['same-origin', undefined].includes(headers['sec-fetch-site'])
  return isAsked && typeof tab === 'string' && /^[\da-f]{32}$/.test(tab) ? tab : undefined
}

const isDenied = (search: string) => new URLSearchParams(search).get('error') === 'access_denied'

/** Logs only the error's name and codes, since a provider's answer may hold tokens. */
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
