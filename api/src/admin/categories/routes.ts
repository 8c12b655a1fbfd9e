import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { on } from '../../http/on'
import { countedPageOf, readCursor } from '../../http/page'
import { listAllCategories } from './queries'

export const adminCategoryRoutes: FastifyPluginAsync = async app => {
  on(app, calls.listAdminCategories, async ({ query: { cursor, ...asked } }) => {
    const page = await listAllCategories(app.database, { ...asked, after: readCursor(cursor, asked.sort) })
    return countedPageOf(page, asked.limit, asked.sort, row => [row.id])
  })
}
