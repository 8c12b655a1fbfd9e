import { openPage, typeAtOnce } from '@pundi/devkit/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import {
  answerTransactions,
  metaOf,
  planTransactions,
  signedIn,
  transactionOf,
} from '../../../testing/answers'

let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerTransactions([transactionOf()])
})

test('what is typed applies after a pause, once, and the focus stays', async () => {
  const router = await open()
  const search = screen.getByLabelText('Search')
  typeAtOnce(search, 'nasi')
  await waitFor(() => expect(router.state.location.search).toBe('?search=nasi'))
  expect(asked).toEqual(['', '?search=nasi'])
  expect(search).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Min Amount'), '50000')
  await waitFor(() => expect(router.state.location.search).toBe('?search=nasi&min_amount=50000'))
  expect(screen.getByLabelText('Min Amount')).toHaveDisplayValue('50.000')
})

test('a field that is emptied applies at once, without a pause', async () => {
  const router = await open('?search=nasi')
  const begun: string[] = []
  router.subscribe(({ navigation }) => navigation.location && begun.push(navigation.location.search))
  const search = screen.getByLabelText('Search')
  fireEvent.change(search, { target: { value: 'nas' } })
  expect(begun).toEqual([])
  fireEvent.change(search, { target: { value: '' } })
  expect(begun).toEqual([''])
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('Enter applies at once, and the pause after it asks for nothing more', async () => {
  const router = await open()
  typeAtOnce(screen.getByLabelText('Search'), 'nasi', 'Enter')
  await waitFor(() => expect(router.state.location.search).toBe('?search=nasi'))
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(router.state.location.search).toBe('?search=nasi&type=expense'))
  expect(asked).toEqual(['', '?search=nasi', '?search=nasi&type=expense'])
})

test('one step back undoes all that was typed in a field, and the form shows it', async () => {
  const router = await open()
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(router.state.location.search).toBe('?type=expense'))
  await userEvent.type(screen.getByLabelText('Search'), 'na')
  await waitFor(() => expect(router.state.location.search).toBe('?search=na&type=expense'))
  await screen.findByText('Search: na')
  await userEvent.type(screen.getByLabelText('Search'), 'si')
  await waitFor(() => expect(router.state.location.search).toBe('?search=nasi&type=expense'))

  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue(''))
  expect(router.state.location.search).toBe('?type=expense')
  expect(screen.getByLabelText('Type')).toHaveValue('expense')
})

test('one step back leads to before the typing, although its first answer was overtaken', async () => {
  const router = await open('?type=expense')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'income')
  await waitFor(() => expect(router.state.location.search).toBe('?type=income'))
  let isSlow = true
  planTransactions(async (_, signal) => {
    if (isSlow) await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
    return { body: { data: [], meta: metaOf(0) } }
  })
  await userEvent.type(screen.getByLabelText('Search'), 'n')
  await waitFor(() => expect(router.state.navigation.location?.search).toBe('?search=n&type=income'))
  isSlow = false
  await userEvent.type(screen.getByLabelText('Search'), 'a')
  await waitFor(() => expect(router.state.location.search).toBe('?search=na&type=income'))
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?type=income')
})

test('an answer that the next filter overtakes is aborted', async () => {
  const begun: string[] = []
  const aborted: string[] = []
  await open()
  planTransactions(async (query, signal) => {
    begun.push(String(query))
    if (String(query) === 'search=n') {
      await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
      aborted.push(String(query))
    }
    return { body: { data: [], meta: metaOf(0) } }
  })
  typeAtOnce(screen.getByLabelText('Search'), 'n', 'Enter')
  await waitFor(() => expect(begun).toEqual(['search=n']))
  typeAtOnce(screen.getByLabelText('Search'), 'na', 'Enter')
  expect(await screen.findByText('Nothing matches this filter.')).toBeVisible()
  await waitFor(() => expect(aborted).toEqual(['search=n']))
})

async function open(search = '') {
  const router = await openPage(pageTable, `/transactions${search}`)
  await screen.findByRole('option', { name: 'Gaji' })
  await screen.findByRole('region', { name: 'Results' }).catch(() => screen.findByRole('alert'))
  return router
}
