import sql from 'sql-template-tag'
import type { Answer } from './answer'
import type { Api } from './start-api'
import { until } from './until'

/**
 * Records the statements of a call. Leaves out the statements that send e-mails, which may run
 * before the response arrives.
 */
export async function recordStatements(api: Api, ask: () => Promise<Answer>) {
  await until(async () => (await api.rows(sql`select * from mails`)).length === 0)
  await new Promise(resolve => setTimeout(resolve, 50))
  const statements: string[] = []
  const { query } = api.database
  api.database.query = statement => {
    statements.push(statement.text)
    return query(statement)
  }
  const answer = await ask()
  api.database.query = query
  const begun = statements.findIndex(text => text.includes('update mails'))
  return { answer, statements: begun < 0 ? statements : statements.slice(0, begun) }
}
