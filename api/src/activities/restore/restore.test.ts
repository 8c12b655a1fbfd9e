import type { Transaction } from '@pundi/contract'
import { eachWithLog, type Log } from '../../../testing/history'
import type { Saver } from '../../../testing/savers'
import { saveSettings } from '../../../testing/settings'
import type { Api } from '../../../testing/start-api'

let api: Api
let saver: Saver
let log: Log
eachWithLog((...given) => ([api, saver, log] = given))

describe('a deleted transaction', () => {
  test('comes back as it was, under its id, as a new entry of the log', async () => {
    const before = await log.book()
    const entry = await log.remove(before.id)
    expect(await log.open(entry)).toEqual({
      id: entry,
      type: 'Delete transaction',
      amount: '-20000.50',
      date: expect.any(String),
      status: 'Sukses',
      name: before.category.name,
      description: before.description,
      subject: 'transaction',
      before: stateOf(before),
      after: null,
      can_restore: true,
      obstacle: null,
    })
    const { status, json } = await log.restore(entry)
    expect([status, json.data.count]).toEqual([200, 1])
    expect(await log.read(before.id)).toEqual(before)
    expect(await log.open(json.data.activity_ids[0]!)).toMatchObject({
      type: 'Restore transaction',
      amount: '-20000.50',
      before: null,
      after: stateOf(before),
      can_restore: false,
    })
    expect(await log.open(entry)).toMatchObject({ can_restore: true, obstacle: 'same' })
  })

  test('comes back once: a second time there is nothing to do', async () => {
    const entry = await log.remove((await log.book()).id)
    const both = await Promise.all([log.restore(entry), log.restore(entry)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.json).toEqual({ message: 'Nothing to change.' })
  })

  test('whose category is gone comes back into another one of its type', async () => {
    const before = await log.book()
    const entry = await log.remove(before.id)
    await api.call(`DELETE /api/categories/${saver.makanan}`, { token: saver.token })
    expect((await log.open(entry)).obstacle).toBe('category')
    const { status, json } = await log.restore(entry)
    const message = 'The category was deleted. Choose another one.'
    expect([status, json]).toEqual([409, { message, errors: { category_id: [message] } }])
    for (const category_id of [saver.gaji, saver.makanan, 999_999_999]) {
      const refused = await log.restore(entry, { category_id })
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['category_id']])
    }
    const hiburan = await log.idOf('Hiburan')
    expect((await log.restore(entry, { category_id: hiburan })).status).toBe(200)
    expect(await log.read(before.id)).toMatchObject({
      ...before,
      version: expect.not.stringMatching(before.version),
      category_id: hiburan,
      category: { name: 'Hiburan' },
    })
  })
})

describe('a changed transaction', () => {
  test('gets its former values, and that can be undone in turn', async () => {
    const before = await log.book()
    await log.change(before.id, { amount: '7', description: 'Teh', transaction_date: '2025-01-01' })
    const changed = await log.read(before.id)
    const entry = await log.lastEntry()
    const { json } = await log.restore(entry)
    expect(await log.read(before.id)).toEqual(before)
    expect((await log.restore(json.data.activity_ids[0]!)).status).toBe(200)
    expect(await log.read(before.id)).toEqual(changed)
  })

  test('that was changed once more is overwritten only where that is asked for', async () => {
    const before = await log.book()
    await log.change(before.id, { amount: '7' })
    const entry = await log.lastEntry()
    await log.change(before.id, { amount: '8' })
    expect((await log.open(entry)).obstacle).toBe('changed')
    const { status, json } = await log.restore(entry)
    const message = 'This item has since been changed.'
    expect([status, json]).toEqual([409, { message, errors: { overwrite: [message] } }])
    expect((await log.restore(entry, { overwrite: false })).status).toBe(409)
    expect((await log.restore(entry, { overwrite: true })).status).toBe(200)
    expect(await log.read(before.id)).toEqual(before)
  })

  test('is not changed by a new name of its category', async () => {
    const before = await log.book()
    await log.change(before.id, { amount: '7' })
    const entry = await log.lastEntry()
    const body = { name: 'Kuliner', type: 'expense' }
    await api.call(`PUT /api/categories/${saver.makanan}`, { token: saver.token, body })
    expect((await log.open(entry)).obstacle).toBeNull()
    expect((await log.restore(entry)).status).toBe(200)
    expect((await log.read(before.id)).category.name).toBe('Kuliner')
  })

  test('and later deleted comes back too', async () => {
    const before = await log.book()
    await log.change(before.id, { amount: '7' })
    const entry = await log.lastEntry()
    await log.remove(before.id)
    expect((await log.open(entry)).obstacle).toBeNull()
    expect((await log.restore(entry)).status).toBe(200)
    expect(await log.read(before.id)).toEqual(before)
  })
})

test('an entry that changed nothing has nothing to bring back', async () => {
  await saveSettings(api, saver, { theme: 'dark' })
  const saved = await log.lastEntry()
  await log.change(999_999_999, {})
  const failed = await log.lastEntry()
  for (const entry of [saved, failed]) {
    const detail = await log.open(entry)
    expect([detail.can_restore, detail.can_take_back, detail.obstacle]).toEqual([false, undefined, null])
    const { status, json } = await log.restore(entry)
    expect([status, json]).toEqual([409, { message: 'There’s nothing to restore.' }])
  }
  const { json } = await api.call('GET /api/activities?search=restore', { token: saver.token })
  expect(json.data.map(({ status }: { status: string }) => status)).toEqual(['Gagal', 'Gagal'])
})

const stateOf = ({ category, created_at: _, version: __, ...row }: Transaction) => ({
  ...row,
  name: category.name,
})
