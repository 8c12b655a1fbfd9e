import { openPage } from '@pundi/devkit/testing'
import { preferences } from '@pundi/platform/session'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'
import { answerDashboard, answerOutlook, signedIn, transactionOf } from '../testing/answers'
import { answerCategories } from '../testing/categories'
import { answerNoSessions, answerSettings } from '../testing/settings'
import { loadForm } from './use-quick-add'
import { categories, findForm, pressAdd } from '../testing/transaction-form'

/* 16:58 UTC is 23:58 in Jakarta. The user's day ends in two minutes, hours before the UTC day. */

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T16:58:00Z'), advanceTimers: 1 })
  signedIn()
  answerDashboard([transactionOf()])
  answerOutlook({ left_today: '111000.00' })
})

test('at midnight where the user lives, what is left today becomes that of the new day', async () => {
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('111.000')).toBeVisible()
  answerOutlook({ left_today: '222000.00' })
  await pass(1)
  expect(screen.getByText('111.000')).toBeVisible()
  await pass(2)
  expect(await screen.findByText('222.000')).toBeVisible()
})

test('in another time zone the day goes on', async () => {
  preferences.setState({ time_zone: 'Asia/Tokyo' })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('111.000')).toBeVisible()
  answerOutlook({ left_today: '222000.00' })
  await pass(60)
  expect(screen.getByText('111.000')).toBeVisible()
})

test('a tab that was out of sight at midnight loads the new day when it comes back', async () => {
  const show = hide()
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('111.000')).toBeVisible()
  answerOutlook({ left_today: '222000.00' })
  await pass(600)
  expect(screen.getByText('111.000')).toBeVisible()
  show()
  expect(await screen.findByText('222.000')).toBeVisible()
})

test('without a network what is there stays, and the new day comes with it', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('111.000')).toBeVisible()
  answerOutlook({ left_today: '222000.00' })
  await pass(10)
  expect(screen.getByText('111.000')).toBeVisible()
  line.mockReturnValue(true)
  await pass(1)
  expect(await screen.findByText('222.000')).toBeVisible()
})

test('a form that is open keeps what was typed, and the new day comes once it is closed', async () => {
  answerCategories(...categories)
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('111.000')).toBeVisible()
  await pressAdd()
  const form = await findForm('Tambah Transaksi')
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng')
  answerOutlook({ left_today: '222000.00' })
  await pass(10)
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
  expect(screen.getByText('111.000')).toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Close the form' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await pass(1)
  expect(await screen.findByText('222.000')).toBeVisible()
})

test('a form of a page keeps what was typed when the day changes', async () => {
  answerSettings()
  answerNoSessions()
  await openPage(pageTable, '/setting')
  const name = await screen.findByLabelText('First Name')
  await userEvent.type(name, ' Dewi')
  answerSettings({ phone: '0899999999' })
  await pass(10)
  expect(screen.getByLabelText('First Name')).toHaveValue('Sari Dewi')
})

/**
 * Advances the clock by this many minutes. Timers fire only during the last minute.
 * Loads the form's code first, because this code starts the timer that detects a new day.
 */
const pass = async (minutes: number) => {
  await act(loadForm)
  jest.setSystemTime(Date.now() + (minutes - 1) * 60_000)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
}

function hide() {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  return () => {
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
}
