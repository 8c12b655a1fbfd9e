import 'fake-indexeddb/auto'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session } from '@pundi/platform/session'
import { waitFor } from '@testing-library/react'
import { signedIn, transactionOf } from '../testing/answers'
import { expectedBody } from '../testing/transaction-form'
import { keepWhileSent } from './keep-while-sent'
import { dropBookings, listBookings, rereadBookings } from './kept-bookings'

/* A booking on its way: the page may be ended before its answer comes. */

const body = { ...expectedBody, type: 'expense' as const }
const draft = { ...expectedBody, category: { id: 2, name: 'Makanan', type: 'expense' as const } }
const booking = { key: 'a', body, draft, unsure: [] }
const errors = () => ({})
type Answer = Awaited<ReturnType<typeof keepWhileSent>>

beforeEach(async () => {
  signedIn()
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
  await dropBookings()
})

const list = () => listBookings(session.getState().userid!)

test.each<[string, Answer, number]>([
  ['that was added is not', { saved: { data: transactionOf({ id: 31 }) } }, 0],
  ['that was refused is not', { errors, status: 409 }, 0],
  ['without an answer stays', { errors, status: 0 }, 1],
])('it lies on the device, unseen, when the page is left; one %s kept', async (_, answered, left) => {
  let give: (answer: Answer) => void = () => {}
  const answer = new Promise<Answer>(resolve => (give = resolve))
  const sending = keepWhileSent(session.getState().userid, booking, undefined, answer)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(async () => expect(await list()).toEqual([booking]))
  expect(await rereadBookings()).toEqual([])
  give(answered)
  expect(await sending).toBe(answered)
  expect(await list()).toHaveLength(left)
})
