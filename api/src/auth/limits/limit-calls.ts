import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import { type Admitted, makeCallLimits } from './call-limits'
import { onGone } from '../../http/connections/on-gone'

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: Record<'work' | 'session', ReturnType<typeof makeCallLimits>>
  }
  interface FastifyRequest {
    /** The call as it was let in; null where nobody is signed in. */
    admitted: Admitted | null
    /** Gives the call's turn back, as soon as its answer is known. */
    endTurn: (() => void) | null
  }
  interface FastifyContextConfig {
    /** Counted apart, so that whoever is at the limit can still see who they are and end sessions. */
    aboutSession?: boolean
  }
}

/** What the limits of calls need of the app, once for all of its scopes. */
export function keepCallLimits(app: FastifyInstance) {
  const bounds = app.configuration.calls
  app.decorate('callLimits', { work: makeCallLimits(bounds), session: makeCallLimits(bounds) })
  app.decorateRequest('admitted', null)
  app.decorateRequest('endTurn', null)
}

/**
 * Bounds the calls of each signed-in user in this scope: 429 beyond. Counted after the guard, by the user and not by
 * the session. What is let in waits for its turn without a connection of the database, and gives it back when its
 * answer is known, however slowly that is read.
 */
export function limitCalls(scope: FastifyInstance) {
  scope.addHook('onRequest', admit)
  scope.addHook('onSend', async ({ endTurn }) => endTurn?.())
  scope.addHook('onRoute', route => {
    route.handler = inTurn(route.handler)
  })
}

async function admit(request: FastifyRequest, reply: FastifyReply) {
  // Whoever has the link of an e-mail instead of a session.
  if (!request.user) return
  const { callLimits } = request.server
  const limits = request.routeOptions.config.aboutSession ? callLimits.session : callLimits.work
  const admitted = limits.admit(request.user.id)
  request.admitted = admitted
  onGone(request, reply, admitted.leave)
}

/** Runs a handler when it is the user's turn; not at all where the client has gone by then. */
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
      // A handler that sends by itself is over when its answer was read: the hook is sooner.
      return await run()
    } finally {
      endTurn()
    }
  }

/** Waits for the turn as long as the client does. */
async function take(admitted: Admitted, request: FastifyRequest, reply: FastifyReply) {
  const leaving = new AbortController()
  const stop = onGone(request, reply, () => leaving.abort())
  const endTurn = await admitted.take(leaving.signal).catch(() => undefined)
  stop()
  return endTurn
}
