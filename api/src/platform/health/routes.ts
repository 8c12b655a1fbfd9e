import * as calls from '@pundi/contract/declared'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isMigrated, readMigrations } from '../database/migrate'
import { on } from '../http/on'
import { countFailures } from './count-failures'
import { signInRequired, notFound } from '../http/errors/refusal'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
    failures: ReturnType<typeof countFailures>
  }
}

export function health(app: FastifyInstance) {
  const registry = new Registry()
  app.decorate('metrics', registry)
  app.decorate('failures', countFailures())
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  // Labels by route, not by URL, because URLs are unlimited in number and contain users' data.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  on(app, calls.isAlive, async () => ({ status: 'alive' }))

  const migrations = readMigrations()
  const canServe = async () =>
    app.site.isReadable() && (await isMigrated(app.database, migrations)) && (await app.database.isWritable())
  on(app, calls.isReady, async (request, reply) => {
    const isReady = await canServe().catch((error: unknown) => {
      request.log.warn({ err: error }, 'the server is not ready, because a query to the database failed')
      return false
    })
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })

  on(app, calls.readMetrics, async (request, reply) => {
    requireMetricsToken(request)
    reply.header('content-type', registry.contentType)
    return registry.metrics()
  })

  on(app, calls.listFailures, async request => {
    requireMetricsToken(request)
    return app.failures.list()
  })
}

/** If no token is configured, metrics are open outside production and closed in production. */
function requireMetricsToken({ headers, server }: FastifyRequest) {
  const { metricsToken, production } = server.configuration
  if (metricsToken === undefined && !production) return
  if (metricsToken === undefined) throw notFound()
  if (!timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${metricsToken}`)))
    throw signInRequired()
}

/** Hashes, because `timingSafeEqual` compares only values of equal length. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()
