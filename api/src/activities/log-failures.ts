import { id } from '@pundi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { TooManyCalls } from '../auth/limits/call-limits'
import { addFailure } from './queries'

/** Writes down every change that a signed-in user tried and that was refused or failed; of the admin area, to whom. */
export function logFailures(app: FastifyInstance) {
  app.addHook('onError', async (request, _reply, error) => {
    const { activity, access } = request.routeOptions.config
    if (!activity || !request.user) return
    // What comes in great number would cost a record each.
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

/** The number in the address, whether it was read before the call was refused or not. */
function recordOf({ params }: FastifyRequest): number | undefined {
  return z.safeParse(id, Number((params as { id?: unknown }).id)).data
}
