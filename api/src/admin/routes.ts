import {
  adminCategoriesAnswer,
  adminLogsAnswer,
  adminQuery,
  adminRecordsQuery,
  adminTransactionsAnswer,
  adminUsersAnswer,
} from '@pundi/shared/contract'
import { typesThatSay } from '../activities/activity-types'
import type { Room } from '../http/contract'
import { type Page, pageOf, readCursor } from '../http/page'
import { inLanguageOf } from '../messages/say'
import { listAllCategories, listAllTransactions, listLogs, listUsers } from './queries'

type Query = { search?: string | undefined; limit: number; cursor?: string | undefined }

const byId = <Given extends Query>({ cursor, ...given }: Given) => ({
  ...given,
  search: given.search,
  after: readCursor(cursor, '-id'),
})
const newestFirst = <Row extends { id: number }>(page: Page<Row>, { limit }: Query) =>
  pageOf(page, limit, '-id', row => [row.id])

export const adminRoutes: Room = async app => {
  const { database } = app

  app.get(
    '/users',
    { schema: { summary: 'Every user', querystring: adminQuery, response: { 200: adminUsersAnswer } } },
    async ({ query }) => newestFirst(await listUsers(database, byId(query)), query),
  )

  app.get(
    '/transactions',
    {
      schema: {
        summary: 'Everybody’s transactions, without their descriptions',
        querystring: adminRecordsQuery,
        response: { 200: adminTransactionsAnswer },
      },
    },
    async ({ query }) => newestFirst(await listAllTransactions(database, byId(query)), query),
  )

  app.get(
    '/categories',
    {
      schema: {
        summary: 'Everybody’s categories',
        querystring: adminRecordsQuery,
        response: { 200: adminCategoriesAnswer },
      },
    },
    async ({ query }) => newestFirst(await listAllCategories(database, byId(query)), query),
  )

  app.get(
    '/logs',
    {
      schema: { summary: 'What everybody did', querystring: adminQuery, response: { 200: adminLogsAnswer } },
    },
    async request => {
      const { search, cursor, limit } = request.query
      const say = inLanguageOf(request)
      const actions = search === undefined ? undefined : typesThatSay(search, say)
      const page = await listLogs(database, { actions, after: readCursor(cursor, '-time'), limit })
      const rows = page.rows.map(row => ({ ...row, action: say(row.action) }))
      return pageOf({ ...page, rows }, limit, '-time', row => [row.timestamp, row.id])
    },
  )
}
