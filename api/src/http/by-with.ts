import type { FastifyServerOptions } from 'fastify'

type Strategies = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>
type Route = Parameters<ReturnType<Strategies[string]['storage']>['set']>[1]

/** Tells the routes of two calls of one name apart, by `with` in the query. */
export const byWith: Strategies = {
  with: {
    name: 'with',
    storage() {
      const routes = new Map<unknown, Route>()
      return {
        get: value => routes.get(value) ?? null,
        set(value, route) {
          routes.set(value, route)
        },
      }
    },
    // Of none, no route asks.
    deriveConstraint: ({ url = '' }) => /[?&]with=(\w+)/.exec(url)?.[1] ?? '',
  },
}
