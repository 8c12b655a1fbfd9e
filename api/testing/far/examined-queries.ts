import type { Queryable, Statement } from '../../src/platform/database/database'

type Plan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

/**
 * Counts the rows that a statement examines, by `explain analyze`. 0 if the statement writes or
 * locks.
 */
export async function countExamined(db: Queryable, { text, values }: Statement): Promise<number> {
  if (!/^\s*(with|select)\b/i.test(text) || /\b(insert|update|delete|nextval)\b/i.test(text)) return 0
  const { rows } = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
    text: `explain (analyze, timing off, format json) ${text}`,
    ...(values && { values }),
  })
  return rowsOf(rows[0]!['QUERY PLAN'][0]!.Plan)
}

function rowsOf(plan: Plan): number {
  const each =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), each * plan['Actual Loops'])
}
