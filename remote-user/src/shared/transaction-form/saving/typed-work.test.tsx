import { changeSession } from '@pundi/platform/session/testing'
import { expire, keptDraft, signIn } from '@pundi/platform/session'
import { openPage, sari } from '@pundi/devkit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerDashboard, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import {
  answerAdd,
  answerChange,
  categories,
  editedBody,
  fill,
  findForm,
  openForm,
  openRow,
  pressSave,
} from '../../../testing/transaction-form'
import { formName } from '../../booking-draft/modal-state'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

test('asks before typed work is thrown away', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(question().getByRole('button', { name: 'Keep editing' }))
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
  await userEvent.click(form.getByRole('button', { name: 'Close' }))
  await userEvent.click(question().getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(keptDraft(formName)).toBeUndefined()
})

test('a form in which nothing was typed closes without a question', async () => {
  const form = await openForm()
  expect(leavePage()).toBe('left')
  await userEvent.click(form.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('leaving the page closes the form as Escape does, and goes nowhere', async () => {
  const router = await openRow(transactionOf(), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Description'), '!')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await userEvent.click(question().getByRole('button', { name: 'Keep editing' }))
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng!')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await userEvent.click(question().getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/row')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('the browser asks before it closes or reloads a page in which somebody typed', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi')
  expect(leavePage()).toBe('asked')
})

test('a session that ends in the middle takes nothing with it: the same user goes on, with the same key', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const sent = answerAdd({ status: 401, body: { message: 'Silakan masuk' } })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  await waitFor(() => expect(sent).toHaveLength(1))
  act(expire)
  cleanup()

  signIn({ token: '8|other', data: sari })
  await openPage(pageTable, '/dashboard')
  const again = await findForm('Tambah Transaksi')
  expect(again.getByLabelText('Amount')).toHaveValue('50.000')
  expect(again.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  expect(again.getByLabelText('Description')).toHaveValue('Nasi goreng')
  await pressSave(again)
  await screen.findByText('New transaction added!')
  expect(sent[1]).toEqual(sent[0])
  expect(keptDraft(formName)).toBeUndefined()
})

test('an edit goes on after signing in again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openRow(transactionOf({ id: 7, description: 'Nasi' }), 'Edit')
  await userEvent.type((await findForm('Edit Transaksi')).getByLabelText('Description'), ' goreng')
  act(expire)
  cleanup()

  signIn({ token: '8|other', data: sari })
  const sent = answerChange(7)
  await openPage(pageTable, '/dashboard')
  const again = await findForm('Edit Transaksi')
  await pressSave(again)
  await screen.findByText('Transaction updated!')
  expect(sent).toEqual([editedBody])
})

test('somebody else who signs in finds no form', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi')
  act(expire)
  cleanup()
  signIn({ token: '8|other', data: { ...sari, id: 4 } })
  await openPage(pageTable, '/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('somebody else who signs in in another tab takes no form over', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi')
  act(() => changeSession({ token: '9|else', userid: '4', user: undefined, isFromElsewhere: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

const question = () => within(screen.getByRole('dialog', { name: 'Discard this transaction?' }))

function leavePage() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'left'
}
