import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CloseOnBack } from './close-on-back'
import { Dialog } from './Dialog'

test('Back closes a dialog in the moment in which it is shown, and the page stays', async () => {
  const routes = [
    { path: '/before', element: <p>The page before</p> },
    { path: '/page', element: <Page onShown={() => void router.navigate(-1)} /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/page'] })
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/page')
})

function Page({ onShown }: { onShown: () => void }) {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (isOpen) onShown()
  }, [isOpen, onShown])
  return (
    <>
      <CloseOnBack />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Filter" closeLabel="Close" open={isOpen} onClose={() => setOpen(false)}>
        <p>What is asked</p>
      </Dialog>
    </>
  )
}
