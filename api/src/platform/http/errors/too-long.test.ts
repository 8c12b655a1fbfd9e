import { type Api, startApi } from '../../../../testing/start-api'
import { openLimitedDatabase } from '../../../../testing/test-database'

let api: Api
beforeAll(async () => {
  api = await startApi({}, await openLimitedDatabase(3000))
  await api.database.query({ text: slowCategory })
}, 240_000)
afterAll(() => api.close())

const message = 'This took too long, so we stopped it. Nothing changed.'

test('a call that takes too long is 503 and changes nothing, and others are answered meanwhile', async () => {
  const [{ token }, other] = [await api.newPerson(), await api.newPerson()]
  const add = (name: string, ask: object = {}) =>
    api.call('POST /api/categories', { token, body: { name, type: 'income' }, ...ask })
  expect((await add('Gaji kedua')).status).toBe(201)
  const events: string[] = []
  const note = (event: string) => () => void events.push(event)
  const stopped = add('slow').finally(note('stopped'))
  await api.call('GET /healthz').finally(note('healthz'))
  await api.call('GET /api/openapi.json').finally(note('a call without the database'))
  const { status, headers, json } = await stopped
  expect(events).toEqual(['healthz', 'a call without the database', 'stopped'])
  expect([status, headers.get('retry-after'), json]).toEqual([503, '5', { message }])
  expect((await api.call('GET /api/categories', { token: other.token })).status).toBe(200)
  const names = (await api.call('GET /api/categories', { token })).json.data.map(
    ({ name }: { name: string }) => name,
  )
  expect(names).toContain('Gaji kedua')
  expect(names).not.toContain('slow')
  expect((await add('Gaji ketiga')).status).toBe(201)
})

const slowCategory = `
  create function take_long() returns trigger language plpgsql as $$
  begin
    perform count(*) from generate_series(1, 1000000000000);
    return new;
  end $$;
  create trigger take_long before insert on categories
    for each row when (new.name = 'slow') execute function take_long()`
