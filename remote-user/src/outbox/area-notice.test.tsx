import 'fake-indexeddb/auto'
import { openPage, sari } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session, signIn } from '@pundi/platform/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'
import { answerDashboard, signedIn } from '../testing/answers'
import { answerCategories } from '../testing/categories'
import { categories, findForm, pressAdd } from '../testing/transaction-form'
import { loadForm } from '../transaction-modal/load-form'

/* Without a network it is said of when that is which is seen. */

beforeEach(async () => {
  await answersGone()
  // After the first week of a month, when no letter is asked for.
  jest.useFakeTimers({ now: new Date('2026-11-17T02:00:00Z'), advanceTimers: 1 })
  signedIn()
  // What is kept is of the session that the browser knows.
  signIn({ token: '7|secret', data: { ...sari, time_zone: 'Asia/Jakarta' } })
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
  answerDashboard()
  answerCategories(...categories)
})

test('a page that the server gave is of then, whatever was asked since', async () => {
  await openArea()
  await pass(5)
  await openAndCloseForm()
  await pass(1)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/What you see is of 09.00/)).toBeVisible()
})

test('a page of the device is as old as the oldest of its answers, whatever is taken from there later', async () => {
  const router = await openArea()
  await pass(5)
  await openAndCloseForm()
  await pass(1)
  loseNetwork()
  await act(() => router.revalidate())
  expect(await screen.findByText(/What you see is of 09.00/)).toBeVisible()
  await pass(1)
  await openAndCloseForm()
  await waitFor(() =>
    expect([...device.connection.getState().shown.keys()]).toEqual(
      expect.arrayContaining(['/categories', '/wallets']),
    ),
  )
  expect(await screen.findByText(/What you see is of 09.00/)).toBeVisible()
})

test.each(['/planned', '/goals'])(
  'of %s nothing is seen where the device has the names of categories and wallets alone',
  async page => {
    const router = await openArea()
    await openAndCloseForm()
    await pass(5)
    loseNetwork()
    await act(() => router.navigate(page))
    expect(await screen.findByText(/could not be loaded/)).toBeVisible()
    expect(await screen.findByText(/No connection\./)).toBeVisible()
    expect(screen.queryByText(/What you see is of/)).not.toBeInTheDocument()
  },
)

async function openArea() {
  const router = await openPage(pageTable, '/dashboard')
  await act(loadForm)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(document.querySelector('[data-empty]')).toBeInTheDocument())
  return router
}

/** The end of each test ends its session, which deletes what was kept; a stopped clock would hold that up. */
const answersGone = () =>
  new Promise(resolve => {
    indexedDB.deleteDatabase(`pundi answers ${sari.id}`).onsuccess = resolve
  })

/** What was answered is on the disk by then. Only the last minute passes step by step. */
async function pass(hours: number) {
  await act(() => jest.advanceTimersByTimeAsync(1000))
  jest.setSystemTime(Date.now() + (hours * 60 - 1) * 60_000)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
}

async function openAndCloseForm() {
  await pressAdd()
  const form = await findForm('Tambah Transaksi')
  await form.findByRole('option', { name: 'Makanan' })
  await userEvent.click(form.getByRole('button', { name: 'Close the form' }))
}

const loseNetwork = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
