import 'fake-indexeddb/auto'
import { calls } from '@pundi/contract'
import { plan, type PlannedAnswer } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { expire, session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { device } from '@pundi/platform/offline'
import { waitFor } from '@testing-library/react'
import { signedIn, transactionOf } from '../../testing/answers'
import { answerAdd, expectedBody, keyTaken } from '../../testing/transaction-form'
import type { WaitingBooking } from '../booking-draft/modal-state'
import {
  removeFromOutbox,
  clearOutbox,
  followUser,
  addToOutbox,
  outbox,
  listOutbox,
  refreshOutbox,
} from '../outbox/outbox'
import { sendBookings } from './send-bookings'
import { isTooOld } from '../outbox/too-old'

type Answer = PlannedAnswer<typeof calls.addTransaction>

const body = { ...expectedBody, type: 'expense' as const }
const draft = { ...expectedBody, category: { id: 2, name: 'Makanan', type: 'expense' as const } }
const bookingOf = (key: string, more: Partial<WaitingBooking> = {}): WaitingBooking => ({
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
  await clearOutbox()
})

const keep = (booking: WaitingBooking) => addToOutbox(session.getState().userid, booking)
const kept = () => outbox.getState().bookings
const loseNetwork = () => {
  const real = globalThis.fetch
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, options) =>
      options?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : real(input, options),
    )
}

test('what waits is sent once, in the order of its booking, however many ask for it', async () => {
  await keep(bookingOf('b'))
  await new Promise(resolve => setTimeout(resolve, 2))
  await keep(bookingOf('a'))
  const sent = answerAdd()
  expect(await sendBookings()).toBe(2)
  expect(sent).toEqual([
    { key: 'b', body: expectedBody },
    { key: 'a', body: expectedBody },
  ])
  expect(await refreshOutbox()).toEqual([])
  expect(await sendBookings()).toBe(0)
})

test('what is refused stays with its reason and holds up no other', async () => {
  await keep(bookingOf('a'))
  await keep(bookingOf('b'))
  answerAdd({ status: 409, body: { message: 'Kategori sudah dihapus' } })
  expect(await sendBookings()).toBe(1)
  expect(kept()).toEqual([bookingOf('a', { refused: { message: 'Kategori sudah dihapus', errors: {} } })])
  expect(await sendBookings()).toBe(0)
})

test.each<[string, Answer, RegExp]>([
  ['was booked and deleted', { status: 410 }, /has been deleted/],
  ['is of a form that another tab saved', keyTaken, /saved this in another tab/],
])('what %s stays with its reason too', async (_, refusal, reason) => {
  await keep(bookingOf('a'))
  await keep(bookingOf('b'))
  answerAdd(refusal)
  expect(await sendBookings()).toBe(1)
  expect(kept()).toMatchObject([{ key: 'a', refused: { message: expect.stringMatching(reason) } }])
})

test.each<[number, string[]]>([
  [0, ['a']],
  [429, ['a']],
  [503, ['a', 'b']],
])('after an answer of %i everything stays, and is tried again later', async (status, tried) => {
  await keep(bookingOf('a'))
  await keep(bookingOf('b'))
  const network = status === 0 ? loseNetwork() : undefined
  const refusal: Answer = { status: status || 503 }
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
  await keep(bookingOf('a'))
  const { userid } = session.getState()
  jest.mocked(console.warn).mockImplementation(() => {})
  plan(calls.addTransaction, { status: 401 })
  expect(await sendBookings()).toBe(0)
  expect(session.getState().token).toBeNull()
  changeSession({ token: '77|secret', userid: '77' })
  expect(await refreshOutbox()).toEqual([])
  expect(await sendBookings()).toBe(0)
  changeSession({ token: '8|secret', userid })
  answerAdd()
  expect(await sendBookings()).toBe(1)
})

async function sendSlowly() {
  await keep(bookingOf('a'))
  const waiting: ((answer: Answer) => void)[] = []
  plan(calls.addTransaction, () => new Promise(resolve => waiting.push(resolve)))
  const sending = sendBookings()
  await waitFor(() => expect(waiting).toHaveLength(1))
  return { give: waiting[0]!, sending }
}

test('a booking stays its user’s, although another one signs in while it is sent', async () => {
  const { userid } = session.getState()
  const stop = followUser()
  const { give, sending } = await sendSlowly()
  changeSession({ token: '78|secret', userid: '78' })
  expect(kept()).toEqual([])
  give({ status: 409, body: { message: 'Kategori sudah dihapus' } })
  expect(await sending).toBe(0)
  expect(await listOutbox('78')).toEqual([])
  expect(await listOutbox(userid!)).toMatchObject([{ key: 'a', refused: {} }])
  stop()
})

test('what is looked for with several calls is not looked for in the session of another user', async () => {
  const { userid } = session.getState()
  await keep(bookingOf('a', { unsure: [{ ...body, description: 'Nasi' }] }))
  const asked = jest.fn(async () => {
    changeSession({ token: '79|secret', userid: '79' })
    return keyTaken
  })
  plan(calls.addTransaction, asked)
  expect(await sendBookings()).toBe(0)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await listOutbox(userid!)).toHaveLength(1)
})

test('a tab that ends while it waits for the answer has written down that it may have been added', async () => {
  const { give, sending } = await sendSlowly()
  expect((await refreshOutbox())[0]!.unsureSince).toBeDefined()
  give({ status: 429 })
  await sending
  expect(await refreshOutbox()).toEqual([bookingOf('a')])
})

test('what is corrected or removed while it is sent is not put back as it was', async () => {
  const first = await sendSlowly()
  const corrected = bookingOf('a', { unsure: [body] })
  await keep(corrected)
  first.give({ status: 409 })
  expect(await first.sending).toBe(0)
  expect(kept()).toEqual([corrected])
  const second = await sendSlowly()
  await clearOutbox()
  second.give({ status: 409 })
  await second.sending
  expect(await refreshOutbox()).toEqual([])
  expect(await removeFromOutbox(session.getState().userid, 'a')).toBe(false)
})

test('a booking that was corrected after a lost answer is changed where it had been added', async () => {
  await keep(bookingOf('a', { unsure: [{ ...body, description: 'Nasi' }] }))
  answerAdd(keyTaken, { status: 201, body: { data: transactionOf({ id: 31 }) } })
  plan(calls.changeTransaction, { body: { data: transactionOf({ id: 31 }) } }, { id: 31 })
  expect(await sendBookings()).toBe(1)
  expect(await refreshOutbox()).toEqual([])
})

test('what may have been added longer ago than the server knows its key is not sent by itself', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  await keep(bookingOf('a', { unsureSince: new Date(Date.now() - week).toISOString() }))
  expect(isTooOld(new Date(Date.now() + week).toISOString())).toBe(true)
  expect(await sendBookings()).toBe(0)
  await waitFor(() =>
    expect(kept()[0]!.refused?.message).toMatch(/This transaction may already have been added/),
  )
})
