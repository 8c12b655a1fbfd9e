import { openPage } from '@pundi/devkit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'
import type { FieldName } from '../shared/credit-profile/profile'

export const answers: Record<Exclude<FieldName, 'Credit_Mix' | 'Payment_of_Min_Amount'>, string> = {
  Num_Bank_Accounts: '2',
  Num_Credit_Card: '1',
  Interest_Rate: '12,5',
  Num_of_Loan: '1',
  Delay_from_due_date: '6',
  Num_of_Delayed_Payment: '2',
  Changed_Credit_Limit: '0',
  Num_Credit_Inquiries: '1',
  Outstanding_Debt: '50000000',
  Credit_Utilization_Ratio: '45',
  Total_EMI_per_month: '1500000',
  Amount_invested_monthly: '500000',
}

export async function open() {
  await openPage(pageTable, '/recommendation')
  await screen.findByRole('heading', { name: 'Recommendation Form' })
  await screen.findByRole('region', { name: 'Saved results' })
}

/** Searches only the form, because the sliders beside a result have fields of the same name. */
export const field = (name: string) =>
  within(screen.getByRole('region', { name: 'Recommendation Form' })).getByLabelText<HTMLInputElement>(
    new RegExp(`^${name}\\b`),
  )

export function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } })
}

export async function show(changes: Record<string, string> = {}) {
  fill({ ...answers, ...changes })
  await userEvent.click(screen.getByRole('button', { name: 'Show your recommendation' }))
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument())
}
