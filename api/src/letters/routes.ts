import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../auth/guards'
import { on } from '../http/on'
import { findLetter } from './find-letter'

export const letterRoutes: FastifyPluginAsync = async app => {
  on(app, calls.findLatestLetter, async request => ({
    data: await findLetter(app.database, userOf(request)),
  }))
}
