import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom'
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

test('Back closes a dialog that opened before the router had returned from the Back before', async () => {
  const router = createBrowserRouter([{ path: '*', element: <Page onShown={() => {}} /> }])
  render(<RouterProvider router={router} />)
  const open = screen.getByRole('button', { name: 'Open' })
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const expectStep = (idx: number) => waitFor(() => expect(window.history.state).toMatchObject({ idx }))
  await userEvent.click(open)
  await expectStep(1)

  const returning = jest.spyOn(window.history, 'go').mockReturnValue()
  window.history.back()
  await expectClosed()
  expect(returning.mock.calls).toEqual([[1]])
  returning.mockRestore()
  await userEvent.click(open)
  window.history.go(1)
  await expectStep(1)

  window.history.back()
  await expectClosed()
  await expectStep(1)
  router.dispose()
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
