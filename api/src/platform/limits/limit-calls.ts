import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import { type Admitted, makeCallLimits } from './call-limits'
import { onGone } from '../http/connections/on-gone'

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: Record<'work' | 'session', ReturnType<typeof makeCallLimits>>
  }
  interface FastifyRequest {
    admitted: Admitted | null
    endTurn: (() => void) | null
  }
  interface FastifyContextConfig {
    /**
     * Calls about the session are counted separately, so that a user at the limit can still load their user data and
     * end sessions.
     */
    aboutSession?: boolean
  }
}

/** Call it only once, for all scopes. */
export function keepCallLimits(app: FastifyInstance) {
  const bounds = app.configuration.calls
  app.decorate('callLimits', { work: makeCallLimits(bounds), session: makeCallLimits(bounds) })
  app.decorateRequest('admitted', null)
  app.decorateRequest('endTurn', null)
}

/**
 * Limits the calls of each signed-in user in this scope, and refuses calls beyond the limits with 429. Counts after the
 * guard, by user and not by session. A waiting call has no database connection. A call's turn ends when its answer is
 * ready, even if the client reads the answer slowly.
 */
export function limitCalls(scope: FastifyInstance) {
  scope.addHook('onRequest', admit)
  scope.addHook('onSend', async ({ endTurn }) => endTurn?.())
  scope.addHook('onRoute', route => {
    route.handler = inTurn(route.handler)
  })
}

async function admit(request: FastifyRequest, reply: FastifyReply) {
  // This call has the token of an e-mail's link instead of a session.
  if (!request.user) return
  const { callLimits } = request.server
  const limits = request.routeOptions.config.aboutSession ? callLimits.session : callLimits.work
  const admitted = limits.admit(request.user.id)
  request.admitted = admitted
  onGone(request, reply, admitted.leave)
}

const inTurn = (handler: RouteOptions['handler']): RouteHandlerMethod =>
  async function (this: FastifyInstance, request, reply) {
    const { admitted } = request
    const run = (): unknown => handler.call(this, request, reply)
    if (!admitted) return run()
    const endTurn = await take(admitted, request, reply)
    if (!endTurn) {
      reply.hijack()
      return
    }
    request.endTurn = endTurn
    try {
      // A handler that sends its own reply ends only when the client has read the reply. The onSend hook ends the turn
      // earlier.
      return await run()
    } finally {
      endTurn()
    }
  }

async function take(admitted: Admitted, request: FastifyRequest, reply: FastifyReply) {
  const leaving = new AbortController()
  const stop = onGone(request, reply, () => leaving.abort())
  const endTurn = await admitted.take(leaving.signal).catch(() => undefined)
  stop()
  return endTurn
}
