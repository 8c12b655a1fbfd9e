import { followShortcuts } from './shortcuts'

let end = new AbortController()
const open = jest.fn()

beforeEach(() => {
  end = new AbortController()
  open.mockClear()
})

afterEach(() => {
  end.abort()
  window.history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

test('the key n opens the line', () => {
  followShortcuts(open, end.signal)
  expect(press(document.body, { key: 'n' }).defaultPrevented).toBe(true)
  expect(open.mock.calls).toEqual([[{ mode: 'add', way: 'line' }]])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { key: 'm' }])(
  'a key of %j opens nothing',
  changes => {
    followShortcuts(open, end.signal)
    expect(press(document.body, { key: 'n', ...changes }).defaultPrevented).toBe(false)
    expect(open).not.toHaveBeenCalled()
  },
)

test.each(['input', 'textarea', 'select'])('n that is typed into %s opens nothing', field => {
  followShortcuts(open, end.signal)
  const input = document.body.appendChild(document.createElement(field))
  press(input, { key: 'n' })
  expect(open).not.toHaveBeenCalled()
})

test('while a dialog is open n opens nothing', () => {
  followShortcuts(open, end.signal)
  document.body.appendChild(document.createElement('dialog')).setAttribute('open', '')
  press(document.body, { key: 'n' })
  expect(open).not.toHaveBeenCalled()
})

test('nothing is followed any longer once it has ended, nor where it had ended before', () => {
  window.history.replaceState(null, '', '/dashboard?add=expense')
  end.abort()
  followShortcuts(open, end.signal)
  press(document.body, { key: 'n' })
  expect(open).not.toHaveBeenCalled()
  expect(window.location.search).toBe('?add=expense')
})

test.each([
  ['expense', { mode: 'add', type: 'expense' }],
  ['income', { mode: 'add', type: 'income' }],
  ['line', { mode: 'add', way: 'line' }],
])('?add=%s opens the form, and leaves the address', (asked, purpose) => {
  window.history.replaceState(null, '', `/transactions?type=income&add=${asked}#top`)
  followShortcuts(open, end.signal)
  expect(open.mock.calls).toEqual([[purpose]])
  expect(window.location.href).toMatch(/\/transactions\?type=income#top$/)
})

test.each(['', '1', 'toString', 'constructor'])('?add=%s opens nothing, and stays', asked => {
  window.history.replaceState(null, '', `/dashboard?add=${asked}`)
  followShortcuts(open, end.signal)
  expect(open).not.toHaveBeenCalled()
  expect(window.location.search).toBe(`?add=${asked}`)
})

function press(target: Element, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}
