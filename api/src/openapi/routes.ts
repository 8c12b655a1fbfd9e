import type { Room } from '../http/contract'
import { describeCalls } from './describe-calls'

/** The whole contract, made from the routes themselves: a call that exists cannot be missing. */
export const openapiRoutes: Room = async app => {
  app.get('/openapi.json', { schema: { summary: 'This document' } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(describeCalls(app.calls, app.configuration.publicUrl))),
  )
}
