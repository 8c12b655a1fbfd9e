import { type Call, declarationOf } from '@pundi/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Collects the routes of the contract's calls in `app.calls`. The server does not start if a route of the api is not a
 * call of the contract, or if a call stands behind another guard than it declares.
 */
export function keepCalls(app: FastifyInstance) {
  app.decorate('calls', [])
  app.addHook('onRoute', route => {
    if (route.url.startsWith('/api/') && !route.config?.call)
      throw new Error(
        `${route.url} is no call; declare it in a calls.ts of the contract and register it by on()`,
      )
    // The route object itself, not a copy: guards of inner scopes change it later.
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

/** The calls below a base such as "/api", in the order of their routes. */
export const callsBelow = (base: string, { calls }: Pick<FastifyInstance, 'calls'>): Call[] =>
  calls.flatMap(({ url, config }) => (config?.call && url.startsWith(`${base}/`) ? [config.call] : []))
