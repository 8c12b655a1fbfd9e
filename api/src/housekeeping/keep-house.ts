import type { FastifyInstance } from 'fastify'
import { removeOutdated } from './queries'

const HOUR = 60 * 60 * 1000

/** Once an hour removes what has no use any more; answers how to stop. */
export function keepHouse(app: FastifyInstance): () => void {
  const timer = setInterval(() => {
    removeOutdated(app.database).catch((error: unknown) =>
      app.log.error({ err: error }, 'what is outdated could not be removed'),
    )
  }, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
