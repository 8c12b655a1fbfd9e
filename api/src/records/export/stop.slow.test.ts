import sql from 'sql-template-tag'
import { newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

const addMany = (api: Api, { id, gaji }: { id: number; gaji: number }, count = 8000) =>
  api.rows(
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${id}, 1, 'income', ${gaji}::bigint, repeat('沙', 500), '2026-01-01' from generate_series(1, ${count}::int) n`,
  )

async function beginReading(api: Api, token: string, signal?: AbortSignal) {
  const answer = await fetch(`${api.url}/api/transactions/export`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  })
  const reader = answer.body!.getReader()
  await reader.read()
  return reader
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length
  return bytes
}

test('a server that stops ends what is being read with an error, and does not wait for the reader', async () => {
  const api = await startApi()
  const saver = await newSaver(api)
  await addMany(api, saver)
  const [waiting, leaving] = [await beginReading(api, saver.token), new AbortController()]
  await beginReading(api, saver.token, leaving.signal)
  leaving.abort()
  const begun = performance.now()
  await api.close()
  expect(performance.now() - begun).toBeLessThan(10_000)
  await expect(readAll(waiting)).rejects.toThrow('terminated')
}, 240_000)

test('while many are being read, others have their turn, and all of them come to their end', async () => {
  const api = await startApi()
  const saver = await newSaver(api)
  await addMany(api, saver, 2000)
  const readers = await Promise.all(Array.from({ length: 12 }, () => beginReading(api, saver.token)))
  const sizes = Promise.all(readers.map(readAll))
  const ended = sizes.then(() => undefined)
  let answered = 0
  while (await Promise.race([ended, api.call('GET /api/categories', { token: saver.token })])) answered += 1
  expect(answered).toBeGreaterThan(12)
  for (const bytes of await sizes) expect(bytes).toBeGreaterThan(2_900_000)
  await api.close()
}, 240_000)
