import { openPage } from '@pundi/devkit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'
import { answerActivities } from '../testing/activities'
import { answerTransactions, signedIn, transactionOf } from '../testing/answers'

beforeEach(() => {
  signedIn()
  answerActivities([])
  answerTransactions([transactionOf()])
})
afterEach(() => resizeTo(1024))

test('Back closes the sheet of filters with what it has applied, and only then leaves', async () => {
  resizeTo(375)
  const { router, back } = await openSecond('/transactions')
  await userEvent.click(screen.getByRole('button', { name: 'Filter Transactions' }))
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(router.state.location.search).toBe('?type=expense'))
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?type=expense')
  await back()
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('Back lets the question before a change go, then the selection, and only then leaves', async () => {
  const { router, back } = await openSecond('/transactions')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Nasi goreng/ }))
  const bar = screen.getByText('1 selected').parentElement!
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('checkbox', { name: /Nasi goreng/ })).toBeChecked()
  await back()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Nasi goreng/ })).not.toBeChecked())
  expect(router.state.location.pathname).toBe('/transactions')
  await back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/log-activity'))
})

test('a link leads on while rows are selected', async () => {
  const { router } = await openSecond('/transactions')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Nasi goreng/ }))
  await act(() => router.navigate('/log-activity'))
  expect(router.state.location.pathname).toBe('/log-activity')
})

async function openSecond(address: string) {
  const router = await openPage(pageTable, '/log-activity')
  await act(() => router.navigate(address))
  await screen.findByRole('region', { name: 'Results' })
  return {
    router,
    back: () => act(() => router.navigate(-1)),
  }
}

function resizeTo(width: number) {
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })
}
