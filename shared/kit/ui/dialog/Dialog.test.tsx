import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './Dialog'

test('focus moves to the first field and returns to what opened the dialog', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Tambah' }))
  expect(screen.getByRole('dialog', { name: 'Tambah Transaksi' })).toBeVisible()
  expect(screen.getByLabelText('Description')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Tambah' })).toHaveFocus()
})

test('Escape asks to close', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Tambah' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a dialog stays open while its caller does not let it close', async () => {
  const askToClose = jest.fn()
  render(
    <Dialog title="Edit" open onClose={askToClose} closeLabel="Close">
      <input aria-label="Name" />
    </Dialog>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Makanan{Escape}{Escape}')
  expect(askToClose).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText('Name')).toHaveValue('Makanan')
})

test('a form in a dialog starts clear every time', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Tambah' }))
  await userEvent.type(screen.getByLabelText('Description'), 'Nasi padang')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Tambah' }))
  expect(screen.getByLabelText('Description')).toHaveValue('')
})

test('where what opened the dialog is gone, focus goes to the content', async () => {
  render(
    <main tabIndex={-1}>
      <Opener isOnce />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tambah' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a sheet knows the visible part of the window by itself, and the page is not styled anew for it', () => {
  const area = Object.assign(new EventTarget(), { offsetTop: 0, height: 600 })
  Object.defineProperty(window, 'visualViewport', { value: area, configurable: true })
  const dialog = (open: boolean) => (
    <Dialog title="Add" open={open} onClose={() => {}} closeLabel="Close" sheet>
      <input aria-label="Name" />
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  const { style } = screen.getByRole('dialog')
  expect(style.getPropertyValue('--visible-height')).toBe('600px')
  Object.assign(area, { offsetTop: 20, height: 300 }).dispatchEvent(new Event('resize'))
  expect(style.getPropertyValue('--visible-top')).toBe('20px')
  expect(style.getPropertyValue('--visible-height')).toBe('300px')
  // The keyboard closes while the page is frozen in the back/forward cache.
  Object.assign(area, { offsetTop: 0, height: 600 })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(style.getPropertyValue('--visible-height')).toBe('600px')
  expect(document.documentElement).not.toHaveAttribute('style')
  rerender(dialog(false))
  expect(style).toHaveLength(0)
  Reflect.deleteProperty(window, 'visualViewport')
})

function Opener({ isOnce }: { isOnce?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!(isOnce && isOpen) && <button onClick={() => setOpen(true)}>Tambah</button>}
      <Dialog title="Tambah Transaksi" open={isOpen} onClose={() => setOpen(false)} closeLabel="Close">
        <textarea aria-label="Description" />
      </Dialog>
    </>
  )
}
