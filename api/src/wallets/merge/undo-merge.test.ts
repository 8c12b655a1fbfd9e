import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { expectTotals } from '../../../testing/expect-totals'
import { newPurse, type Purse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

let api: Api
let purse: Purse
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

test('the second comes back after the first where it left the opening of the third as it was', async () => {
  const [satu, dua, tiga] = await wallets(['2020-01-01', '100'], ['2021-01-01', '0'], ['2020-06-01', '5'])
  const before = await rows()
  const [first, second] = [await move(satu, tiga), await move(dua, tiga)]
  expect((await purse.undo(first)).status).toBe(200)
  expect(await refusalOf(second)).toBeUndefined()
  expect((await purse.undo(second)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('the first comes back before the second where it left the opening of the third as it was', async () => {
  const [satu, dua, tiga] = await wallets(['2021-01-01', '100'], ['2020-01-01', '7'], ['2020-01-01', '5'])
  const before = await rows()
  const [first, second] = [await move(satu, tiga), await move(dua, tiga)]
  expect((await purse.undo(first)).status).toBe(200)
  expect((await purse.undo(second)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('where the second changed the opening too, the refusal names it and cannot be overruled', async () => {
  const [satu, dua, tiga] = await wallets(['2020-01-01', '100'], ['2020-01-01', '7'], ['2020-01-01', '5'])
  const before = await rows()
  const [first, second] = [await move(satu, tiga), await move(dua, tiga)]
  const message = 'Dua’s transactions were later moved to Tiga. Undo that first.'
  expect(await refusalOf(first)).toEqual({ message })
  const refused = await purse.undo(first, { overwrite: true })
  expect([refused.status, refused.json]).toEqual([409, { message }])
  for (const entry of [second, first]) expect((await purse.undo(entry)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('where the records of the second are from before the day of the third, the refusal says so', async () => {
  const [satu, dua, tiga] = await wallets(['2020-01-01', '100'], ['2020-03-01', '0'], ['2020-06-01', '5'])
  await purse.book({ wallet_id: dua, transaction_date: '2020-03-05' })
  const [first, second] = [await move(satu, tiga), await move(dua, tiga)]
  const message = 'This would reset Tiga’s start date to 01/06/2020, but the wallet has earlier transactions.'
  expect(await refusalOf(first)).toEqual({ message, can_overwrite: true })
  const refused = await purse.undo(first)
  expect([refused.status, refused.json]).toEqual([409, { message, errors: { overwrite: [message] } }])
  expect((await purse.undo(first, { overwrite: true })).status).toBe(200)
  expect((await purse.undo(second)).status).toBe(200)
  expect(await purse.balances()).toEqual({ Satu: '100.00', Dua: '-25000.00', Tiga: '5.00' })
})

test('a wallet whose own taker is gone says so, and comes back after that', async () => {
  const [satu, dua, tiga] = await wallets(['2020-01-01', '100'], ['2020-01-01', '7'], ['2020-01-01', '5'])
  const before = await rows()
  const [first, second] = [await move(satu, dua), await move(dua, tiga)]
  const message = 'These transactions were moved to a wallet that was deleted. Restore that wallet first.'
  expect(await refusalOf(first)).toEqual({ message })
  expect((await purse.undo(first, { overwrite: true })).json).toEqual({ message })
  for (const entry of [second, first]) expect((await purse.undo(entry)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('an opening that was changed by hand is named before anybody presses', async () => {
  const [satu, , tiga] = await wallets(['2020-01-01', '100'], ['2020-01-01', '7'], ['2020-01-01', '5'])
  const first = await move(satu, tiga)
  const body = { name: 'Tiga', kind: 'bank', opening_balance: '2000', opening_date: '2020-01-01' }
  expect((await purse.call(`PUT /api/wallets/${tiga}`, body)).status).toBe(200)
  const message = 'Tiga’s opening balance has since been changed.'
  expect(await refusalOf(first)).toEqual({ message, can_overwrite: true })
  expect((await purse.undo(first)).json.message).toBe(message)
})

const opening = fc.tuple(fc.constantFrom('2020-01-01', '2020-02-01', '2020-03-01'), fc.constantFrom('0', '8'))

test('whatever the wallets began with: what the entry foresees is what the undo is answered, and no money is lost', async () => {
  await fc.assert(
    fc.asyncProperty(opening, opening, opening, fc.boolean(), async (one, other, third, books) => {
      purse = await newPurse(api)
      const [satu, dua, tiga] = await wallets(one, other, third)
      if (books) await purse.book({ wallet_id: dua, transaction_date: other[0] })
      const before = await rows()
      const balances = await purse.balances()
      const entries = [await move(satu, tiga), await move(dua, tiga)]
      const foreseen = await refusalOf(entries[0]!)
      const { status, json } = await purse.undo(entries[0]!)
      expect([status, json.message]).toEqual(foreseen ? [409, foreseen.message] : [200, json.message])
      if (!foreseen) expect((await purse.undo(entries[1]!)).status).toBe(200)
      else if (foreseen.can_overwrite) {
        expect((await purse.undo(entries[0]!, { overwrite: true })).status).toBe(200)
        expect((await purse.undo(entries[1]!, { overwrite: true })).status).toBe(200)
      } else for (const entry of entries.toReversed()) expect((await purse.undo(entry)).status).toBe(200)
      expect(await purse.balances()).toEqual(balances)
      if (!foreseen?.can_overwrite) expect(await rows()).toEqual(before)
    }),
    rounds(40, 8),
  )
}, 240_000)

type Began = [opening_date: string, opening_balance: string]

async function wallets(...began: [Began, Began, Began]): Promise<[number, number, number]> {
  const names = ['Satu', 'Dua', 'Tiga']
  const ids: number[] = []
  for (const [place, [opening_date, opening_balance]] of began.entries())
    ids.push(await purse.wallet(names[place]!, { kind: 'bank', opening_date, opening_balance }))
  return [ids[0]!, ids[1]!, ids[2]!]
}

const move = async (from: number, to: number): Promise<number> =>
  (await purse.call(`DELETE /api/wallets/${from}?move_to=${to}`)).json.data.activity_ids[0]!

const refusalOf = async (entry: number) =>
  (await purse.call(`GET /api/activities/${entry}`, undefined, { 'accept-language': 'en' })).json.data.refusal

async function rows() {
  const { transactions, transfers, wallets: all } = await rowsOf(api, purse.id)
  return { transactions, transfers, wallets: all }
}
