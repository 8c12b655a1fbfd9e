import 'fake-indexeddb/auto'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session } from '@pundi/platform/session'
import { waitFor } from '@testing-library/react'
import { signedIn, transactionOf } from '../../../testing/answers'
import { expectedBody } from '../../../testing/transaction-form'
import { keepWhileSent } from './keep-while-sent'
import type { WaitingBooking } from '../../booking-draft/modal-state'
import { clearOutbox, addToOutbox, outbox, listOutbox, refreshOutbox } from '../../outbox/outbox'

const body = { ...expectedBody, type: 'expense' as const }
const draft = { ...expectedBody, category: { id: 2, name: 'Makanan', type: 'expense' as const } }
const booking = { key: 'a', body, draft, unsure: [] }
const errors = () => ({})
type Answer = Awaited<ReturnType<typeof keepWhileSent>>

beforeEach(async () => {
  signedIn()
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
  await clearOutbox()
})

const list = () => listOutbox(session.getState().userid!)

test.each<[string, Answer, number]>([
  ['that was added is not', { saved: { data: transactionOf({ id: 31 }) } }, 0],
  ['that was refused is not', { errors, status: 409 }, 0],
  ['without an answer stays', { errors, status: 0 }, 1],
])('it lies on the device, unseen, when the page is left; one %s kept', async (_, answered, left) => {
  const { give, sending } = leaveWhileSent(undefined)
  await waitFor(async () => expect(await list()).toEqual([booking]))
  expect(await refreshOutbox()).toEqual([])
  give(answered)
  expect(await sending).toBe(answered)
  expect(await list()).toHaveLength(left)
})

test('what is corrected is shown again as it was where the server refuses the correction', async () => {
  const corrected = { ...booking, body: { ...body, description: 'Nasi' } }
  await addToOutbox(session.getState().userid, corrected)
  const { give, sending } = leaveWhileSent(corrected)
  await waitFor(() => expect(outbox.getState().bookings).toEqual([]))
  give({ errors, status: 409 })
  await sending
  await waitFor(() => expect(outbox.getState().bookings).toEqual([corrected]))
})

function leaveWhileSent(corrected: WaitingBooking | undefined) {
  let give: (answer: Answer) => void = () => {}
  const answer = new Promise<Answer>(resolve => (give = resolve))
  const sending = keepWhileSent(session.getState().userid, booking, corrected, answer)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  return { give, sending }
}
