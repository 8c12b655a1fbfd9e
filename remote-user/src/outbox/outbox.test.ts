import 'fake-indexeddb/auto'
import { calls } from '@pundi/contract'
import { plan, type PlannedAnswer } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { expire, session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { device } from '@pundi/platform/offline'
import { waitFor } from '@testing-library/react'
import { signedIn, transactionOf } from '../testing/answers'
import { answerAdd, expectedBody, keyTaken } from '../testing/transaction-form'
import type { KeptBooking } from '../transaction-modal/modal-state'
import { dropBookings, keepBooking, keptBookings, rereadBookings } from './kept-bookings'
import { sendBookings } from './send-bookings'

/* Bookings that lie on this device: kept without a network, sent once, and never lost. */

const body = { ...expectedBody, type: 'expense' as const }
const draft = { ...expectedBody, category: { id: 2, name: 'Makanan', type: 'expense' as const } }
const bookingOf = (key: string, more: Partial<KeptBooking> = {}): KeptBooking => ({
  ...{ key, body, draft, unsure: [] },
  ...more,
})

beforeEach(async () => {
  signedIn()
  configureHttp({
    token: () => session.getState().token,
    expire,
    language: () => 'id',
    offline: async () => device,
  })
  await dropBookings()
})

const kept = () => keptBookings.getState().bookings
/** Without a network a booking gets no answer. */
const loseNetwork = () => {
  const real = globalThis.fetch
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, options) =>
      options?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : real(input, options),
    )
}

test('what waits is sent once, in the order of its booking, however many ask for it', async () => {
  await keepBooking(bookingOf('b'))
  await new Promise(resolve => setTimeout(resolve, 2))
  await keepBooking(bookingOf('a'))
  const sent = answerAdd()
  expect(await sendBookings()).toBe(2)
  expect(sent).toEqual([
    { key: 'b', body: expectedBody },
    { key: 'a', body: expectedBody },
  ])
  expect(await rereadBookings()).toEqual([])
  expect(await sendBookings()).toBe(0)
})

test('what is refused stays with its reason and holds up no other', async () => {
  await keepBooking(bookingOf('a'))
  await keepBooking(bookingOf('b'))
  answerAdd({ status: 409, body: { message: 'Kategori sudah dihapus' } })
  expect(await sendBookings()).toBe(1)
  expect(kept()).toEqual([bookingOf('a', { refused: { message: 'Kategori sudah dihapus', errors: {} } })])
  expect(await sendBookings()).toBe(0)
})

test.each<[number, string[]]>([
  [0, ['a']],
  [429, ['a']],
  [503, ['a', 'b']],
])('after an answer of %i everything stays, and is tried again later', async (status, tried) => {
  await keepBooking(bookingOf('a'))
  await keepBooking(bookingOf('b'))
  const network = status === 0 ? loseNetwork() : undefined
  const refusal: PlannedAnswer<typeof calls.addTransaction> = { status: status || 503 }
  const sent = answerAdd(refusal, refusal)
  expect(await sendBookings()).toBe(0)
  if (status > 0) expect(sent.map(({ key }) => key)).toEqual(tried)
  network?.mockRestore()
  answerAdd()
  expect(kept().map(({ key, refused }) => [key, refused])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ])
  expect(await sendBookings()).toBe(2)
})

test('an ended session pauses it until the same user signs in; another user neither sees nor sends it', async () => {
  await keepBooking(bookingOf('a'))
  const { userid } = session.getState()
  jest.mocked(console.warn).mockImplementation(() => {})
  plan(calls.addTransaction, { status: 401 })
  expect(await sendBookings()).toBe(0)
  expect(session.getState().token).toBeNull()
  changeSession({ token: '77|secret', userid: '77' })
  expect(await rereadBookings()).toEqual([])
  expect(await sendBookings()).toBe(0)
  changeSession({ token: '8|secret', userid })
  answerAdd()
  expect(await sendBookings()).toBe(1)
})

test('a booking that was corrected after a lost answer is changed where it had been added', async () => {
  const before = { ...body, description: 'Nasi' }
  await keepBooking(bookingOf('a', { unsure: [before] }))
  answerAdd(keyTaken, { status: 201, body: { data: transactionOf({ id: 31 }) } })
  plan(calls.changeTransaction, { body: { data: transactionOf({ id: 31 }) } }, { id: 31 })
  expect(await sendBookings()).toBe(1)
  expect(await rereadBookings()).toEqual([])
})

test('what may have been added longer ago than the server knows its key is not sent by itself', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  await keepBooking(bookingOf('a', { unsureSince: new Date(Date.now() - week).toISOString() }))
  expect(await sendBookings()).toBe(0)
  await waitFor(() => expect(kept()[0]!.refused?.message).toMatch(/It may have been added already/))
})
