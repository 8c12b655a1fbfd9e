import { adminCategoriesAnswer, adminCategoriesQuery } from '@pundi/contract'
import type { Room } from '../../http/contract'
import { countedPageOf, readCursor } from '../../http/page'
import { listAllCategories } from './queries'

export const adminCategoryRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: {
        summary: 'Everybody’s categories',
        querystring: adminCategoriesQuery,
        response: { 200: adminCategoriesAnswer },
      },
    },
    async ({ query: { cursor, ...asked } }) => {
      const page = await listAllCategories(app.database, { ...asked, after: readCursor(cursor, asked.sort) })
      return countedPageOf(page, asked.limit, asked.sort, row => [row.id])
    },
  )
}
