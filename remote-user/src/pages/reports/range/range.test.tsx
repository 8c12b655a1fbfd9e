import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { preferences } from '@pundi/platform/session'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import { answerStatement, statementOf } from '../../../testing/statements'
import { nameRange } from './name-range'
import { otherOf } from './other-of'
import { readRange } from './read-range'

beforeEach(() => {
  answerCategories()
  fakeDate('2026-11-25T00:30:00+07:00')
})
afterEach(() => {
  act(() => preferences.setState({ month_start: 1 }))
})

const queryOf = (address: string) => Object.values(readRange(new URLSearchParams(address)).query).join(' ')

test.each([
  ['', 1, ''],
  ['range=last-period', 1, '2026-10-01 2026-10-31 2026-09-01 2026-09-30'],
  ['range=three', 1, '2026-09-01 2026-11-30 2026-06-01 2026-08-25'],
  ['range=twelve', 1, '2025-12-01 2026-11-30 2024-12-01 2025-11-25'],
  ['range=year', 1, '2026-01-01 2026-12-31 2025-01-01 2025-11-25'],
  ['range=last-year', 1, '2025-01-01 2025-12-31 2024-01-01 2024-12-31'],
  ['range=period&against=year', 1, '2026-11-01 2026-11-30 2025-11-01 2025-11-25'],
  ['range=period&against=none', 1, '2026-11-01 2026-11-30'],
  ['range=period', 25, ''],
  ['range=last-period', 25, '2026-10-25 2026-11-24 2026-09-25 2026-10-24'],
  ['range=year', 25, '2026-01-25 2027-01-24 2025-01-25 2025-11-25'],
  ['range=last-year', 25, '2025-01-25 2026-01-24 2024-01-25 2025-01-24'],
  ['range=own&from=2026-03-05&to=2026-03-14', 1, '2026-03-05 2026-03-14 2026-02-23 2026-03-04'],
  ['range=own&from=2026-11-20&to=2026-11-29', 1, '2026-11-20 2026-11-29 2026-11-10 2026-11-15'],
  ['range=own&from=2024-02-29&to=2024-02-29&against=year', 1, '2024-02-29 2024-02-29 2023-02-28 2023-02-28'],
  [
    'range=own&from=2026-03-05&to=2026-03-14&against=own&against_from=2020-01-01&against_to=2020-12-31',
    1,
    '2026-03-05 2026-03-14 2020-01-01 2020-12-31',
  ],
  ['range=own&from=2026-03-05&to=2026-03-01', 1, '2026-03-05 2026-03-01'],
  ['range=nonsense&against=nonsense', 1, ''],
])('%j, with months from day %i, asks for %j', (address, month_start, days) => {
  preferences.setState({ month_start })
  expect(queryOf(address)).toBe(days)
})

test('a range of whole periods is compared with as many whole ones', () => {
  const day = { today: '2030-01-01', monthStart: 1 }
  expect(otherOf({ from: '2026-02-01', to: '2026-03-31' }, 'before', day)).toEqual({
    from: '2025-12-01',
    to: '2026-01-31',
  })
})

test('a range is named as people say it', () => {
  expect(nameRange({ from: '2026-01-01', to: '2026-12-31' })).toBe('2026')
  expect(nameRange({ from: '2026-02-01', to: '2026-02-28' })).toBe('Februari 2026')
  expect(nameRange({ from: '2026-11-25', to: '2026-12-24' }).replaceAll(/\s/g, ' ')).toBe(
    '25 Nov – 24 Des 2026',
  )
})

test('a choice stands in the address; own days begin with those that are shown', async () => {
  signedIn()
  const asked = answerStatement()
  const router = await openPage(pageTable, '/reports')
  await userEvent.selectOptions(await screen.findByLabelText('Report for'), 'This year')
  expect(await screen.findByDisplayValue('This year')).toBeVisible()
  expect(router.state.location.search).toBe('?range=year&against=before')
  await userEvent.selectOptions(screen.getByLabelText('Report for'), 'Custom dates')
  const first = await screen.findByLabelText('From')
  expect(first).toHaveValue('2026-11-01')
  fireEvent.change(first, { target: { value: '2026-11-03' } })
  await userEvent.click(screen.getByRole('button', { name: 'Show report' }))
  expect(asked.at(-1)).toBe('?from=2026-11-03&to=2026-11-30&against_from=2026-10-06&against_to=2026-10-28')
  expect(router.state.location.search).toBe('?range=own&from=2026-11-03&to=2026-11-30&against=before')
})

test('days that the server refuses stay in the address, and are explained', async () => {
  signedIn()
  const message = 'Tanggal akhir lebih dulu dari tanggal awal'
  plan(calls.findStatement, { status: 422, body: { message, errors: { to: [message] } } })
  const router = await openPage(pageTable, '/reports?range=own&from=2026-11-05&to=2026-11-01')
  expect(await screen.findByText('There’s no report for these dates.')).toBeVisible()
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(message)
  expect(router.state.location.search).toBe('?range=own&from=2026-11-05&to=2026-11-01')
  answerStatement(statementOf())
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } })
  await userEvent.click(screen.getByRole('button', { name: 'Show report' }))
  expect(await screen.findByRole('group', { name: 'Income' })).toBeVisible()
})

test('who goes back finds the form as it was asked, not as it was left', async () => {
  signedIn()
  answerStatement()
  const router = await openPage(pageTable, '/reports?range=own&from=2026-11-01&to=2026-11-30')
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'Show report' }))
  await waitFor(() => expect(router.state.location.search).toContain('from=2026-11-05'))
  await userEvent.selectOptions(screen.getByLabelText('Compared with'), 'No comparison')
  await waitFor(() => expect(router.state.location.search).toContain('against=none'))
  await act(() => router.navigate(-2))
  expect(await screen.findByLabelText('From')).toHaveValue('2026-11-01')
  expect(screen.getByLabelText('Compared with')).toHaveValue('before')
})

test('the focus stays on the choice of days when its report comes', async () => {
  answerStatement()
  await openPage(pageTable, '/reports')
  const choice = await screen.findByLabelText('Report for')
  choice.focus()
  await userEvent.selectOptions(choice, 'Last year')
  await waitFor(() => expect(screen.getByLabelText('Report for')).toHaveValue('last-year'))
  expect(await screen.findByRole('figure', { name: 'Cash flow' })).toBeVisible()
  expect(screen.getByLabelText('Report for')).toHaveFocus()
})
