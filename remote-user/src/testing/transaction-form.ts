import { answer, openPage } from '@pundi/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { transactionOf } from './answers'
import { pageTable } from '../pages'

export const categories = [
  { id: 1, name: 'Gaji', type: 'income' },
  { id: 2, name: 'Makanan', type: 'expense' },
]

export const expectedBody = {
  amount: '50000',
  type: 'expense',
  category_id: 2,
  description: 'Nasi goreng',
  transaction_date: '2026-11-07',
}

export async function openForm() {
  await openPage(pageTable, '/dashboard')
  await pressAdd()
  return within(await screen.findByRole('dialog', { name: 'Tambah Transaksi' }))
}

/** The header has the button on wide screens, the bottom bar on phones; jsdom has no width and shows both. */
export async function pressAdd() {
  const [button] = await screen.findAllByRole('button', { name: 'Tambah Transaksi' })
  await userEvent.click(button!)
}

export async function fill(form: Awaited<ReturnType<typeof openForm>>) {
  await userEvent.type(form.getByLabelText('Amount'), '50000')
  await userEvent.selectOptions(
    form.getByLabelText('Category'),
    await form.findByRole('option', { name: 'Makanan' }),
  )
  await userEvent.clear(form.getByLabelText('Date'))
  await userEvent.type(form.getByLabelText('Date'), '2026-11-07')
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng')
}

export function answerAdd() {
  const sent: { key: string | null; body: unknown }[] = []
  answer('POST /api/transactions', async request => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    return { status: 201, body: { data: transactionOf() } }
  })
  return sent
}
