import { calls, type RemovedAnswer, type Transaction } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'
import { answerTransactions } from './answers'

export const question = 'Apakah Anda yakin ingin menghapus transaksi ini?'

export const sent: { call: string; query?: string; body: unknown }[] = []

export async function openList() {
  await openPage(pageTable, '/transactions')
  await screen.findByRole('table')
}

const rowOf = (description: string) => within(screen.getByText(description).closest('tr')!)
export const actionOf = (description: string, name: string) =>
  rowOf(description).getByRole('button', { name })
export const box = (description: string) => screen.getByRole('checkbox', { name: `Select ${description}` })
export const bulk = (name: string) =>
  within(screen.getByText(/selected$/).parentElement!).getByRole('button', { name })

export async function remove(description: string) {
  await userEvent.click(actionOf(description, 'Delete'))
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
}

type Change = (typeof calls)['removeTransaction' | 'removeTransactions' | 'restoreActivities']

export function answerChange(call: Change, data: RemovedAnswer['data'], left: Transaction[]) {
  plan(call, async request => {
    const body = await request.text()
    const { pathname, search } = new URL(request.url)
    sent.push({
      call: `${request.method} ${pathname}`,
      ...(search && { query: search }),
      body: body ? JSON.parse(body) : undefined,
    })
    answerTransactions(left)
    return { body: { data } }
  })
}
