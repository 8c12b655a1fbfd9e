import { id } from '@pundi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { TooManyCalls } from '../auth/limits/call-limits'
import { addFailure } from './queries'

/** Logs every refused or failed change of a signed-in user. For the admin area, also the user it was tried on. */
export function logFailures(app: FastifyInstance) {
  app.addHook('onError', async (request, _reply, error) => {
    const { activity, access } = request.routeOptions.config
    if (!activity || !request.user) return
    // Too many calls come in great numbers, and each would add a record.
    if (error instanceof TooManyCalls) return
    const isForAdmins = access === 'admin'
    const options = {
      audit_only: isForAdmins,
      target: isForAdmins ? recordOf(request) : undefined,
      network: request.network,
    }
    await addFailure(app.database, request.user.id, activity, options).catch((error: unknown) =>
      request.log.error({ err: error }, 'a failed change could not be written down'),
    )
  })
}

/** The id in the URL, as a number: the call may have been refused before its parameters were parsed. */
function recordOf({ params }: FastifyRequest): number | undefined {
  return z.safeParse(id, Number((params as { id?: unknown }).id)).data
}
