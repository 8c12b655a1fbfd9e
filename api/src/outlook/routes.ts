import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { findOutlook } from './find-outlook'

export const outlookRoutes: FastifyPluginAsync = async app => {
  on(app, calls.findOutlook, async request => ({ data: await findOutlook(app.database, userOf(request)) }))
}
