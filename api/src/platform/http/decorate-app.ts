import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Configuration } from '../../configuration'
import type { Database } from '../database/database'
import { publicOrigin } from './public-origin'
import { type Previews, readPreviews } from '../site/previews/previews'
import { type CanaryWatch, watchCanary } from '../site/canary/watch-canary'
import { type WatchedSite, watchSite } from '../site/watch-site'

declare module 'fastify' {
  interface FastifyInstance {
    configuration: Configuration
    database: Database
    site: WatchedSite
    canary: CanaryWatch
    previews: Previews
  }
}

export function decorateApp(
  app: FastifyInstance,
  { configuration, database }: { configuration: Configuration; database: Database },
) {
  app.decorate('configuration', configuration)
  app.decorate('database', database)
  const watched = watchSite(
    configuration.siteFolder,
    () => ({
      '{origin}': publicOrigin(app),
      // Pages treat an unreplaced placeholder as "off". The server replaces the placeholder only if
      // necessary, because it must compress a changed page again.
      ...(configuration.errorMessages && { '{error-messages}': 'on' }),
    }),
    error => {
      app.log.error(
        { err: error },
        'the published site cannot be read; the server continues with the last readable revision',
      )
    },
  )
  app.decorate('site', watched)
  app.decorate(
    'canary',
    watchCanary(
      configuration.siteFolder,
      () => watched.current()?.canary,
      () => app.log,
    ),
  )
  app.decorate(
    'previews',
    readPreviews(configuration.previewKeys, () => publicOrigin(app)),
  )
  app.decorateRequest('user', null)
  app.decorateRequest('changes', null)
}

type Strategies = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>
type Route = Parameters<ReturnType<Strategies[string]['storage']>['set']>[1]

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
    deriveConstraint: ({ url = '' }) => /[?&]with=(\w+)/.exec(url)?.[1] ?? '',
  },
}

const displayName = Symbol.for('fastify.display-name')

/**
 * Gives each plugin the name of its function. Without a name, Fastify searches all loaded modules
 * at each registration, which slows the start in tests.
 */
export function namePlugins(app: FastifyInstance) {
  const { register } = app
  app.register = function (this: FastifyInstance, plugin: unknown, ...options: unknown[]): unknown {
    if (typeof plugin === 'function' && !(displayName in plugin))
      Object.assign(plugin, { [displayName]: plugin.name || 'a part of the app' })
    return Reflect.apply(register, this, [plugin, ...options])
  } as typeof register
}

/**
 * Accepts an empty body, because clients send the JSON content type with every call, even without a
 * body.
 */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body as string, done)
  })
}
