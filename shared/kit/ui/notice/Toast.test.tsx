import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Toast } from './Toast'

beforeEach(() => jest.useFakeTimers())

const typist = userEvent.setup({ advanceTimers: time => jest.advanceTimersByTime(time) })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('a message arrives in a region that was there before it, and goes by itself', () => {
  render(<Deleting />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }))
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('Transaksi dihapus')
  wait(4999)
  expect(region).toHaveTextContent('Transaksi dihapus')
  wait(1)
  expect(region).toBeEmptyDOMElement()
})

test('its clock stands still while it is hovered or holds the focus', () => {
  render(<Deleting />)
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }))
  wait(4000)
  fireEvent.pointerEnter(screen.getByRole('status').parentElement!)
  wait(60_000)
  fireEvent.pointerLeave(screen.getByRole('status').parentElement!)
  wait(999)
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  wait(60_000)
  expect(screen.getByRole('status')).toHaveTextContent('Transaksi dihapus')
  act(() => screen.getByRole('button', { name: 'Undo' }).blur())
  wait(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('another stamp starts the clock anew', () => {
  render(<Deleting />)
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }))
  wait(4000)
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }))
  wait(4999)
  expect(screen.getByRole('status')).toHaveTextContent('Transaksi dihapus')
})

test('of two toasts the newest is shown', () => {
  render(
    <>
      <Deleting />
      <Deleting />
    </>,
  )
  const [first, second] = screen.getAllByRole('button', { name: 'Hapus' })
  const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  fireEvent.click(first!)
  fireEvent.click(second!)
  expect(shown()).toEqual(['', 'Transaksi dihapus'])
  fireEvent.click(second!)
  fireEvent.click(first!)
  expect(shown()).toEqual(['Transaksi dihapus', ''])
})

test.each(['{Escape}', '{Tab}{Enter}'])('%s inside it lets it go and gives the focus back', async keys => {
  render(<Deleting />)
  await typist.click(screen.getByRole('button', { name: 'Hapus' }))
  await typist.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await typist.keyboard(keys)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus()
})

test('its action acts', async () => {
  render(<Deleting />)
  await typist.click(screen.getByRole('button', { name: 'Hapus' }))
  await typist.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('status')).toHaveTextContent('Dikembalikan')
})

test('what is said beside the message has a region of its own, and more time to be read', () => {
  let isThere = true
  render(
    <Toast message="Transaksi disimpan" onDismiss={() => (isThere = false)} dismissLabel="Dismiss">
      <p>Makan: 84%</p>
    </Toast>,
  )
  const [message, more] = screen.getAllByRole('status')
  expect([message!.textContent, more!.textContent]).toEqual(['Transaksi disimpan', 'Makan: 84%'])
  wait(11_999)
  expect(isThere).toBe(true)
  wait(1)
  expect(isThere).toBe(false)
})

function Deleting() {
  const [{ message, stamp }, tell] = useState<{ message?: string; stamp: number }>({ stamp: 0 })
  return (
    <>
      <button onClick={() => tell({ message: 'Transaksi dihapus', stamp: stamp + 1 })}>Hapus</button>
      <Toast
        message={message}
        stamp={stamp}
        action={{ label: 'Undo', onAct: () => tell({ message: 'Dikembalikan', stamp: stamp + 1 }) }}
        onDismiss={() => tell({ stamp })}
        dismissLabel="Dismiss"
        shownFor={5000}
      />
    </>
  )
}
