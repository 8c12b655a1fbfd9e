import type { DeclaredCall } from '@pundi/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Collects all API routes in `app.calls`. The server does not start if a route is not declared in
 * the contract, or if its access guard differs from the declared guard.
 */
export function keepCalls(app: FastifyInstance) {
  app.decorate('calls', [])
  app.addHook('onRoute', route => {
    if (route.url.startsWith('/api/') && !route.config?.call)
      throw new Error(
        `The route ${route.url} is not declared. Declare it in a declared.ts of shared/contract, and register it with on().`,
      )
    // Stores the route object itself, not a copy, because hooks of inner scopes change it later.
    if (route.config?.call && route.method !== 'HEAD') app.calls.push(route)
  })
  app.addHook('onReady', async () => {
    for (const { config } of app.calls) {
      if (!config?.call) continue
      const { call, access = 'everybody' } = config
      const { access: declared } = call.declared
      if (declared !== access)
        throw new Error(
          `The call ${call.name} is declared for "${declared}", but app.ts registers it for "${access}". Move it in app.ts.`,
        )
    }
  })
}

export const callsBelow = (base: string, { calls }: Pick<FastifyInstance, 'calls'>): DeclaredCall[] =>
  calls.flatMap(({ url, config }) => (config?.call && url.startsWith(`${base}/`) ? [config.call] : []))
