import { render, screen } from '@testing-library/react'
import { EmptyState } from './EmptyState'

test('when there is something at last, the focus of what brought it goes to the content', () => {
  const list = (isEmpty: boolean) => (
    <main tabIndex={-1}>
      {isEmpty && (
        <EmptyState title="No transactions found">
          <button>Tambah</button>
        </EmptyState>
      )}
    </main>
  )
  const { rerender } = render(list(true))
  screen.getByRole('button').focus()
  rerender(list(false))
  expect(screen.getByRole('main')).toHaveFocus()
})
