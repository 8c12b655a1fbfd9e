import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { callsBelow } from '../http/keep-calls'
import { on } from '../http/on'
import { describeCalls } from './describe-calls'

export const openapiRoutes: FastifyPluginAsync = async app => {
  on(app, calls.describeApi, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify(describeCalls(callsBelow(app.prefix, app), app.prefix, app.configuration.publicUrl)),
      ),
  )
}
