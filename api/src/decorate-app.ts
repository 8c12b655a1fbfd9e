import type { FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import type { Database } from './database/database'
import { publicOrigin } from './http/public-origin'
import { readPreviews, type Previews } from './site/previews/previews'
import { watchCanary, type CanaryWatch } from './site/watch-canary'
import { watchSite, type WatchedSite } from './site/watch-site'

declare module 'fastify' {
  interface FastifyInstance {
    configuration: Configuration
    database: Database
    site: WatchedSite
    canary: CanaryWatch
    previews: Previews
  }
}

/** Gives the app and its requests what every part of it may use. */
export function decorateApp(
  app: FastifyInstance,
  { configuration, database }: { configuration: Configuration; database: Database },
) {
  app.decorate('configuration', configuration)
  app.decorate('database', database)
  const watched = watchSite(
    configuration.siteFolder,
    () => publicOrigin(app),
    error => {
      app.log.error({ err: error }, 'the registry cannot be read; the last one that could is served')
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
