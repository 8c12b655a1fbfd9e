import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { findLetter } from './find-letter'

export const letterRoutes: FastifyPluginAsync = async app => {
  on(app, calls.findLatestLetter, async request => ({
    data: await findLetter(app.database, userOf(request)),
  }))
}
