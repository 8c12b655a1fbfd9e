import type { FastifyInstance } from 'fastify'
import type { ActivityType } from './activity-types'
import { addFailure } from './queries'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the call does to a user's data: refused or failed, it is written down as `Gagal`. */
    activity?: ActivityType
  }
}

/** Writes down every change that a signed-in user tried and that was refused or failed. */
export function logFailures(app: FastifyInstance) {
  app.addHook('onError', async request => {
    const { activity } = request.routeOptions.config
    if (!activity || !request.user) return
    await addFailure(app.database, request.user.id, activity).catch((error: unknown) =>
      request.log.error({ err: error }, 'a failed change could not be written down'),
    )
  })
}
