import { type Api, startApi } from '../testing/start-api'
import { undoable } from './undoable'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('each kind of record that the log has can be undone by one domain', async () => {
  const { rows } = await api.app.database.query<{ rule: string }>({
    text: `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'activities_subject_check'`,
  })
  const kinds = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  expect(undoable.map(({ subject }) => subject).sort()).toEqual(kinds.sort())
})
