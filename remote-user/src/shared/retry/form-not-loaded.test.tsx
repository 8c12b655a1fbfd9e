import { LanguageProvider, loadMessages } from '@pundi/platform/i18n'
import { render, screen } from '@testing-library/react'
import { pageTable } from '../../pages'
import { FormNotLoaded } from './FormNotLoaded'

test('a form that cannot be loaded is said where the focus is, once', async () => {
  await loadMessages(pageTable.catalogues)
  const { rerender } = render(<FormNotLoaded />, { wrapper: LanguageProvider })
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the form.')
  expect(screen.getByRole('alert').parentElement).toHaveFocus()
  screen.getByRole('button', { name: 'Try again' }).focus()
  rerender(<FormNotLoaded />)
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})
