import 'fake-indexeddb/auto'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session } from '@pundi/platform/session'
import { waitFor } from '@testing-library/react'
import { signedIn } from '../../testing/answers'
import { answerAdd, expectedBody } from '../../testing/transaction-form'
import { followConnection } from './follow-connection'
import { clearOutbox, addToOutbox, outbox } from '../outbox/outbox'

const body = { ...expectedBody, type: 'expense' as const }
const draft = { ...expectedBody, category: { id: 2, name: 'Makanan', type: 'expense' as const } }
const booking = { key: 'a', body, draft, unsure: [] }
const refused = { message: 'Kategori sudah dihapus', errors: {} }

let end: AbortController
beforeEach(async () => {
  end = new AbortController()
  signedIn()
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
  await clearOutbox()
})
afterEach(() => end.abort())

test('what is sent while a form is open is loaded once that is closed', async () => {
  await addToOutbox(session.getState().userid, booking)
  const sent = answerAdd()
  const close = openDialog()
  const { reload, tryAgain } = follow()
  await tryAgain()
  expect(sent).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
  close()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  openDialog()()
  await tryAgain()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what another tab has sent is loaded in this one too, also once a form is closed', async () => {
  await addToOutbox(session.getState().userid, { ...booking, refused })
  const close = openDialog()
  const { reload, tryAgain } = follow()
  await tryAgain()
  await removeElsewhere()
  await waitFor(() => expect(outbox.getState().bookings).toEqual([]))
  await tryAgain()
  expect(reload).not.toHaveBeenCalled()
  close()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

function follow() {
  const reload = jest.fn(async () => {})
  return { reload, tryAgain: followConnection(device, reload, () => {}, end.signal) }
}

function openDialog() {
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  return () => {
    dialog.open = false
    dialog.dispatchEvent(new Event('close'))
    dialog.remove()
  }
}

async function removeElsewhere() {
  await device.outbox.remove('a')
  const other = new BroadcastChannel('pundi outbox')
  other.postMessage('other')
  other.close()
}
