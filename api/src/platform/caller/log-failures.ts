import { id } from '@pundi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { TooManyCalls } from '../limits/call-limits'
import { addFailure } from './failure-queries'

export function logFailures(app: FastifyInstance) {
  app.addHook('onError', async (request, _reply, error) => {
    const { activity, access } = request.routeOptions.config
    if (!activity || !request.user) return
    // Refusals for too many calls are not logged, because one client could add any number of rows.
    if (error instanceof TooManyCalls) return
    const isForAdmins = access === 'admin'
    const options = {
      audit_only: isForAdmins,
      target: isForAdmins ? recordOf(request) : undefined,
      network: request.network,
    }
    await addFailure(app.database, request.user.id, activity, options).catch((error: unknown) =>
      request.log.error(
        { err: error },
        'a failed action could not be added to the activity log or the audit log',
      ),
    )
  })
}

/** Parses the id itself, because a call may be refused before its parameters are validated. */
function recordOf({ params }: FastifyRequest): number | undefined {
  return z.safeParse(id, Number((params as { id?: unknown }).id)).data
}
