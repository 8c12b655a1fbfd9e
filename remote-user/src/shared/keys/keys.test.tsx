import { openPage, plan } from '@pundi/devkit/testing'
import { calls, type CountedCategory } from '@pundi/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerCategories, answerPeriod, categoryOf } from '../../testing/categories'
import {
  answerDashboard,
  answerTransactions,
  signedIn,
  spentOf,
  summaryOf,
  transactionOf,
} from '../../testing/answers'
import { loadForm } from '../../layout/use-quick-add'

beforeEach(() => {
  signedIn()
  answerTransactions(
    ['Bakso', 'Soto', 'Rawon'].map((description, index) => transactionOf({ id: 3 - index, description })),
  )
})

afterEach(() => resizeTo(1024))

test('j and k move through the rows, and Enter opens the one that has the focus', async () => {
  await open()
  press('j')
  expect(viewOf('Bakso')).toHaveFocus()
  press('j')
  press('j')
  expect(viewOf('Rawon')).toHaveFocus()
  press('j')
  expect(viewOf('Rawon')).toHaveFocus()
  press('k')
  expect(viewOf('Soto')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('Description')).toHaveValue('Soto')
})

test('from a box that is ticked they go on to the row after it', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bakso' }))
  press('j')
  expect(viewOf('Soto')).toHaveFocus()
})

test('they move through the rows of the dashboard, and of the categories but those that are folded', async () => {
  answerDashboard([transactionOf()], summaryOf({ by_category: [spentOf(2, 'Makanan', '300000.00')] }))
  await open('', '/dashboard')
  await screen.findByRole('link', { name: 'Makanan' })
  press('j')
  expect(screen.getByRole('link', { name: /Nasi goreng/ })).toHaveFocus()
  press('j')
  expect(screen.getByRole('link', { name: 'Makanan' })).toHaveFocus()
  cleanup()

  answerPeriod()
  await open('', '/category', categoryOf(), categoryOf({ id: 3, name: 'Hiburan', is_archived: true }))
  press('j')
  expect(screen.getByRole('button', { name: 'Edit Makanan' })).toHaveFocus()
  press('j')
  expect(screen.getByRole('button', { name: 'Edit Makanan' })).toHaveFocus()
})

test('/ goes to the search, with what is in it selected; on a phone it opens the sheet', async () => {
  await open('?search=bak')
  const field = () => screen.getByLabelText<HTMLInputElement>('Search')
  expect(press('/').defaultPrevented).toBe(true)
  expect(field()).toHaveFocus()
  expect(field().selectionEnd).toBe(3)
  field().blur()
  act(() => resizeTo(375))
  press('/')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter Transactions' })).toBeVisible())
  expect(field()).toHaveFocus()
})

test('? says what the keys do; Escape leaves the focus where it was', async () => {
  await open()
  press('j')
  press('?')
  const hints = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(hints.getAllByRole('definition').map(keys => keys.textContent)).toEqual([
    'n',
    'jk',
    'Enter',
    '/',
    'Ctrl+Enter',
    'Esc',
    '?',
  ])
  press('j')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(viewOf('Bakso')).toHaveFocus()
})

test('what is typed into a field is text, and with Ctrl a key is the browser’s', async () => {
  await open()
  const field = screen.getByLabelText('Search')
  await userEvent.type(field, 'jk?/')
  expect(field).toHaveValue('jk?/')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  field.blur()
  press('j', { ctrlKey: true })
  expect(document.body).toHaveFocus()
})

test('where there are neither rows nor a search, j and / are left to the browser', async () => {
  plan(calls.findSettings, { status: 503 })
  plan(calls.listSessions, { status: 503 })
  await open('', '/setting')
  expect(press('j').defaultPrevented).toBe(false)
  expect(press('/').defaultPrevented).toBe(false)
})

const shown: Record<string, string> = {
  '/transactions': 'Bakso',
  '/setting': 'We couldn’t load your settings',
  '/dashboard': 'Recent Transactions',
  '/category': 'Makanan',
}

async function open(search = '', path = '/transactions', ...categories: CountedCategory[]) {
  answerCategories(...categories)
  await loadForm()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], advanceTimers: true })
  await openPage(pageTable, `${path}${search}`)
  await screen.findByText(shown[path]!, { selector: 'main *' })
  await act(async () => jest.advanceTimersByTime(3000))
  jest.useRealTimers()
}

const viewOf = (description: string) =>
  within(screen.getByText(description).closest('tr')!).getByRole('button', { name: 'View' })

function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  fireEvent(document.activeElement ?? document.body, event)
  return event
}

function resizeTo(width: number) {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}
