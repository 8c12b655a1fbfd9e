import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { activityRoutes } from './activities/routes'
import { logFailures } from './activities/log-failures'
import { adminRoutes } from './admin/routes'
import { forAdmins, forUsers } from './auth/guards'
import { sessionRoutes, visitorRoutes } from './auth/routes'
import { categoryRoutes } from './categories/routes'
import type { Configuration } from './configuration'
import type { Database } from './database/database'
import { health } from './health/routes'
import { answerError, answerNotFound } from './http/answer-error'
import { speakContract } from './http/contract'
import { secureHeaders } from './http/headers'
import { logAnswers, logger } from './http/log'
import { parseJson } from './http/parse-json'
import { openapiRoutes } from './openapi/routes'
import { sitePages } from './site/routes'
import { transactionRoutes } from './transactions/routes'

declare module 'fastify' {
  interface FastifyInstance {
    configuration: Configuration
    database: Database
  }
}

/** What the app needs of its surroundings. `log` takes the log's lines in place of the standard output. */
export type Surroundings = {
  configuration: Configuration
  database: Database
  log?: { write: (line: string) => void }
}

/** The plan of the house: what is registered inside a guard is behind that guard. */
export function buildApp({ configuration, database, log }: Surroundings): FastifyInstance {
  const app = Fastify({
    logger: logger(configuration.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < configuration.proxies,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('configuration', configuration)
  app.decorate('database', database)
  app.decorate('calls', [])
  app.decorateRequest('user', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  secureHeaders(app, configuration.production)
  logAnswers(app)
  health(app)

  app.register(
    async api => {
      parseJson(api)
      speakContract(api)
      logFailures(api)
      api.setNotFoundHandler(answerNotFound)
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })

      api.register(openapiRoutes)
      api.register(visitorRoutes, { prefix: '/auth' })
      api.register(async signedIn => {
        forUsers(signedIn)
        signedIn.register(sessionRoutes, { prefix: '/auth' })
        signedIn.register(categoryRoutes, { prefix: '/categories' })
        signedIn.register(transactionRoutes, { prefix: '/transactions' })
        signedIn.register(activityRoutes, { prefix: '/activities' })
        signedIn.register(async admin => {
          forAdmins(admin)
          admin.register(adminRoutes, { prefix: '/admin' })
        })
      })
    },
    { prefix: '/api' },
  )

  app.register(sitePages, { directory: configuration.siteFolder })
  return app
}
