import sql from 'sql-template-tag'
import { readLettersOf } from './letters'
import { newPlanner, type Planner } from './schedule-planner'
import { saveSettings } from './settings'
import type { Api } from './start-api'
import { until } from './until'

export function remindedBy(servers: Api[]) {
  const [first] = servers as [Api, ...Api[]]
  const seen = new Set<string>()
  return {
    async wanting(changes: object = {}): Promise<Planner> {
      const owner = await newPlanner(first)
      await saveSettings(first, owner, { mails_reminders: true, ...changes })
      return owner
    },
    async toldTo(owner: Planner) {
      await saveSettings(first, owner, {})
      await until(async () => (await first.rows(sql`select from mails where kind = 'reminder'`)).length === 0)
      const told = readLettersOf(servers, owner.email).filter(({ raw }) => !seen.has(raw))
      for (const { raw } of told) seen.add(raw)
      return told
    },
  }
}
export type Reminded = ReturnType<typeof remindedBy>
