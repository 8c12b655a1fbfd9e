import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openForm, type OpenForm } from './transaction-form'

export async function openLine() {
  const form = await openForm()
  await userEvent.click(form.getByRole('tab', { name: 'One line' }))
  return { form, line: form.getByLabelText('Write it in one line') }
}

/** What the line is understood as, by label. */
export function partsOf(form: OpenForm) {
  const group = form.getByRole('group', { name: 'Understood as' })
  return Object.fromEntries(
    within(group)
      .getAllByRole('term')
      .map(term => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

export const tile = (form: OpenForm, name: string) =>
  within(form.getByRole('group', { name: 'Likely categories' })).getByRole('button', { name })
