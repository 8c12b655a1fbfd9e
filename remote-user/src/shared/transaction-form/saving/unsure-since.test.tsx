import { fakeDate } from '@pundi/devkit/testing'
import 'fake-indexeddb/auto'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session } from '@pundi/platform/session'
import { act, screen, waitFor } from '@testing-library/react'
import { clearOutbox, listOutbox } from '../../outbox/outbox'
import { answerDashboard, signedIn } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import { answerAdd, categories, fill, openForm, pressSave } from '../../../testing/transaction-form'

const first = '2026-11-07T05:00:00.000Z'
const later = '2026-11-12T05:00:00.000Z'

beforeEach(async () => {
  fakeDate(first)
  signedIn()
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
  answerDashboard()
  answerCategories(...categories)
  await clearOutbox()
})

test('what was sent, and is kept when it is sent again days later, is unsure since the first time', async () => {
  answerAdd({ status: 504 })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  await form.findByRole('alert')
  jest.setSystemTime(new Date(later))
  loseNetwork()
  await pressSave(form)
  expect(await keptSince()).toMatch(/^2026-11-07/)
})

test('what was on its way while the device slept is unsure since it was sent', async () => {
  const form = await openForm()
  await fill(form)
  let fail = () => {}
  loseNetwork(() => new Promise(resolve => (fail = () => resolve())))
  await pressSave(form)
  jest.setSystemTime(new Date(later))
  await act(async () => fail())
  expect(await keptSince()).toMatch(/^2026-11-07/)
})

test('what never had a network is certain', async () => {
  const form = await openForm()
  await fill(form)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseNetwork()
  await pressSave(form)
  expect(await keptSince()).toBeUndefined()
})

function loseNetwork(until = async () => {}) {
  const real = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    if (options?.method !== 'POST') return real(input, options)
    await until()
    throw new TypeError('Failed to fetch')
  })
}

async function keptSince() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const kept = await waitFor(async () => {
    const all = await listOutbox(session.getState().userid!)
    expect(all).toHaveLength(1)
    return all
  })
  return kept[0]!.unsureSince
}
