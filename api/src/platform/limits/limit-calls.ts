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
     * Counts the call separately from other calls, so that a user at the limit can still sign out,
     * for example.
     */
    aboutSession?: boolean
  }
}

/** Call this once for the whole app, because all scopes share the limits. */
export function keepCallLimits(app: FastifyInstance) {
  const bounds = app.configuration.calls
  app.decorate('callLimits', { work: makeCallLimits(bounds), session: makeCallLimits(bounds) })
  app.decorateRequest('admitted', null)
  app.decorateRequest('endTurn', null)
}

/**
 * Limits the calls of each signed-in user in this scope; answers 429 beyond the limits. Call this
 * after the guard, which sets the user. A waiting call holds no database connection. A call's turn
 * ends when its response is ready, even if the client reads slowly.
 */
export function limitCalls(scope: FastifyInstance) {
  scope.addHook('onRequest', admit)
  scope.addHook('onSend', async ({ endTurn }) => endTurn?.())
  scope.addHook('onRoute', route => {
    route.handler = inTurn(route.handler)
  })
}

async function admit(request: FastifyRequest, reply: FastifyReply) {
  // No user: the call was made with the token of an e-mail link, not with a session.
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
      // A handler that sends the response itself returns only after the client has read it. So the
      // onSend hook ends the turn earlier.
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
