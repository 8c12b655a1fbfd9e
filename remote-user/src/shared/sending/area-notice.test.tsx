import 'fake-indexeddb/auto'
import { openPage, sari } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session, signIn } from '@pundi/platform/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerDashboard, signedIn } from '../../testing/answers'
import { answerCategories } from '../../testing/categories'
import { categories, findForm, pressAdd } from '../../testing/transaction-form'
import { loadForm } from '../../layout/use-quick-add'

beforeEach(async () => {
  await answersGone()
  // On this date, the page does not request a monthly summary, because the first week of the month
  // is over.
  jest.useFakeTimers({ now: new Date('2026-11-17T02:00:00Z'), advanceTimers: 1 })
  signedIn()
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
  expect(await screen.findByText(/Last updated at 09.00/)).toBeVisible()
})

test('a page of the device is as old as the oldest of its answers, whatever is taken from there later', async () => {
  const router = await openArea()
  await pass(5)
  await openAndCloseForm()
  await whenStored('/wallets', '/transactions?limit=200&to=2026-11-17')
  await pass(1)
  loseNetwork()
  await act(() => router.revalidate())
  expect(await screen.findByText(/Last updated at 09.00/)).toBeVisible()
  await pass(1)
  await openAndCloseForm()
  await waitFor(() =>
    expect([...device.connection.getState().shown.keys()]).toEqual(
      expect.arrayContaining(['/categories', '/wallets']),
    ),
  )
  expect(await screen.findByText(/Last updated at 09.00/)).toBeVisible()
})

const lacks = [
  ['/planned', 'We couldn’t load your recurring transactions.'],
  ['/goals', 'We couldn’t load your goals.'],
] as const

test.each(lacks)(
  '%s says what it lacks, and of no time, where the device has the names of categories and wallets alone',
  async (page, message) => {
    const router = await openArea()
    await openAndCloseForm()
    await pass(5)
    loseNetwork()
    await act(() => router.navigate(page))
    await expectLack(message)
  },
)

test.each(lacks)(
  '%s says what it lacks, and of no time, where the device has nothing of it',
  async (page, message) => {
    const router = await openArea()
    await pass(5)
    loseNetwork()
    await act(() => router.navigate(page))
    await expectLack(message)
  },
)

async function expectLack(message: string) {
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(await screen.findByText(/No connection\./)).toBeVisible()
  expect(screen.queryByText(/Last updated at/)).not.toBeInTheDocument()
}

async function openArea() {
  const router = await openPage(pageTable, '/dashboard')
  await act(loadForm)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(document.querySelector('[data-empty]')).toBeInTheDocument())
  await whenStored('/outlook', '/transactions/summary', '/transactions?planned=only&sort=date&limit=1')
  return router
}

/**
 * Deletes the stored answers directly. Ending the session also deletes them, but not while the
 * clock is stopped.
 */
const answersGone = () =>
  new Promise(resolve => {
    indexedDB.deleteDatabase(`pundi answers ${sari.id}`).onsuccess = resolve
  })

/** Waits until the answers are stored. Once the network is lost, no answer is stored. */
const whenStored = (...paths: string[]) =>
  waitFor(async () => expect(await storedPaths()).toEqual(expect.arrayContaining(paths)))

const storedPaths = () =>
  new Promise<unknown[]>(resolve => {
    const opening = indexedDB.open(`pundi answers ${sari.id}`)
    opening.onsuccess = () => {
      const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys()
      keys.onsuccess = () => {
        opening.result.close()
        resolve(keys.result)
      }
    }
  })

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
