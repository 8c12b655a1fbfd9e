import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../auth/guards'
import { on } from '../http/on'
import { findOutlook } from './find-outlook'

export const outlookRoutes: FastifyPluginAsync = async app => {
  on(app, calls.findOutlook, async request => ({ data: await findOutlook(app.database, userOf(request)) }))
}
