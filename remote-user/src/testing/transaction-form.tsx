import { calls, type Transaction } from '@pundi/contract'
import { openPage, plan, type PlannedAnswer } from '@pundi/devkit/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { pageTable } from '../pages'
import { loadForm } from '../layout/use-quick-add'
import { useUserArea } from '../shared/booking-draft/user-area'
import { transactionOf } from './answers'
import { categoryOf } from './categories'

export const categories = [
  categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
  categoryOf({ id: 2, count: 3 }),
]

export const expectedBody = {
  amount: '50000',
  type: 'expense',
  category_id: 2,
  description: 'Nasi goreng',
  transaction_date: '2026-11-07',
}

export const editedBody = {
  ...{ ...expectedBody, wallet_id: null, is_refund: false },
  ...{ tags: [], place: '', splits: [] },
}

export type OpenForm = Awaited<ReturnType<typeof findForm>>

export async function openForm(path?: string) {
  const empty = {
    page: 'empty',
    path: '/empty',
    title: 'Empty',
    route: async () => ({ Component: () => null }),
  }
  await openPage({ ...pageTable, pages: [...pageTable.pages, empty] }, path ?? empty.path)
  await pressAdd()
  return findForm('Tambah Transaksi')
}

export async function openRow(transaction: Transaction, press: 'View' | 'Edit') {
  const Row = () => {
    const { openTransaction } = useUserArea()
    return (
      <>
        <button onClick={() => openTransaction({ mode: 'view', transaction })}>View</button>
        <button onClick={() => openTransaction({ mode: 'edit', transaction })}>Edit</button>
        <Link to="/dashboard">Elsewhere</Link>
      </>
    )
  }
  const row = { page: 'row', path: '/row', title: 'Row', route: async () => ({ Component: Row }) }
  const router = await openPage({ ...pageTable, pages: [...pageTable.pages, row] }, '/row')
  await pressToOpen(await screen.findByRole('button', { name: press }))
  return router
}

export async function findForm(name: 'Tambah Transaksi' | 'Edit Transaksi' | 'Detail Transaksi') {
  const form = within(await screen.findByRole('dialog', { name }))
  await form.findByLabelText('Amount')
  return form
}

/**
 * Presses the first of two buttons. jsdom knows no screen width, so it renders the header's button
 * and the bottom bar's button of phones.
 */
export async function pressAdd() {
  const [button] = await screen.findAllByRole('button', { name: 'Tambah Transaksi' })
  await pressToOpen(button!)
}

/** The form's code loads after the press, so the press must be awaited in `act`. */
export const pressToOpen = (button: HTMLElement) =>
  act(async () => {
    button.focus()
    button.click()
    await loadForm()
  })

const atOnce = userEvent.setup({ delay: null })

export async function fill(form: OpenForm) {
  await atOnce.type(form.getByLabelText('Amount'), '50000')
  await choose(form, 'Makanan')
  await userEvent.clear(form.getByLabelText('Date'))
  await atOnce.type(form.getByLabelText('Date'), '2026-11-07')
  await atOnce.type(form.getByLabelText('Description'), 'Nasi goreng')
}

export const choose = async (form: OpenForm, category: string) => {
  const option = await form.findByRole('option', { name: category })
  await userEvent.selectOptions(form.getByLabelText('Category'), option)
}

export const pressSave = (form: OpenForm) => userEvent.click(form.getByRole('button', { name: 'Save' }))

interface Sent {
  key: string | null
  body: unknown
}

export function answerAdd(...replies: (PlannedAnswer<typeof calls.addTransaction> | undefined)[]) {
  const sent: Sent[] = []
  plan(calls.addTransaction, async request => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    return replies[sent.length - 1] ?? { status: 201, body: { data: transactionOf(), activity_ids: [8] } }
  })
  return sent
}

export function answerChange(id: number, ...replies: PlannedAnswer<typeof calls.changeTransaction>[]) {
  const sent: unknown[] = []
  plan(
    calls.changeTransaction,
    async request => {
      sent.push(await request.json())
      return replies[sent.length - 1] ?? { body: { data: transactionOf(), activity_ids: [8] } }
    },
    { id },
  )
  return sent
}

export const keyTaken = {
  status: 422,
  body: { message: 'Kunci sudah dipakai', errors: { 'Idempotency-Key': ['Kunci sudah dipakai'] } },
}
