import { type Call, declarationOf } from '@pundi/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Keeps the routes of calls in `app.calls`. The server does not start with a route of the api that is no call of the
 * contract, nor with a call behind another guard than it declares.
 */
export function keepCalls(app: FastifyInstance) {
  app.decorate('calls', [])
  app.addHook('onRoute', route => {
    if (route.url.startsWith('/api/') && !route.config?.call)
      throw new Error(
        `${route.url} is no call; declare it in a calls.ts of the contract and register it by on()`,
      )
    // The route itself and no copy of it: guards of inner scopes have yet to mark it.
    if (route.config?.call && route.method !== 'HEAD') app.calls.push(route)
  })
  app.addHook('onReady', async () => {
    for (const { config } of app.calls) {
      if (!config?.call) continue
      const { call, access = 'everybody' } = config
      const { access: declared } = declarationOf(call)
      if (declared !== access)
        throw new Error(
          `${call.name} is for ${declared}, and stands where ${access} may call; move it in app.ts`,
        )
    }
  })
}

/** The calls below a base, "/api", in the order of their routes. */
export const callsBelow = (base: string, { calls }: Pick<FastifyInstance, 'calls'>): Call[] =>
  calls.flatMap(({ url, config }) => (config?.call && url.startsWith(`${base}/`) ? [config.call] : []))
