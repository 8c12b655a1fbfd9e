import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openForm, type OpenForm } from './transaction-form'

export async function openLine() {
  const form = await openForm()
  await userEvent.click(form.getByRole('tab', { name: 'Quick add' }))
  return { form, line: form.getByLabelText('Describe the transaction') }
}

export function partsOf(form: OpenForm) {
  const group = form.getByRole('group', { name: 'We read this as' })
  return Object.fromEntries(
    within(group)
      .getAllByRole('term')
      .map(term => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

export const tile = (form: OpenForm, name: string) =>
  within(form.getByRole('group', { name: 'Likely categories' })).getByRole('button', { name })
