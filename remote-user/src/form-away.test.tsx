import { LanguageProvider, loadMessages } from '@pundi/platform/i18n'
import { render, screen } from '@testing-library/react'
import { pageTable } from './pages'
import { FormAway } from './FormAway'

test('a form that cannot be loaded is said where the focus is, once', async () => {
  await loadMessages(pageTable.catalogues)
  const { rerender } = render(<FormAway />, { wrapper: LanguageProvider })
  expect(screen.getByRole('alert')).toHaveTextContent('The form could not be loaded.')
  expect(screen.getByRole('alert').parentElement).toHaveFocus()
  screen.getByRole('button', { name: 'Try again' }).focus()
  rerender(<FormAway />)
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})
