import type { Purpose } from '../booking-draft/modal-state'

/** Values of `?add=`, for the installed application's shortcuts and for bookmarks. */
const purposes = new Map<string | null, Purpose>([
  ['expense', { mode: 'add', type: 'expense' }],
  ['income', { mode: 'add', type: 'income' }],
  ['line', { mode: 'add', way: 'line' }],
])

/**
 * Opens the form that `?add=` in the address asks for. The key n opens the quick-add line, except
 * in fields and dialogs. Ends when `signal` aborts.
 */
export function followShortcuts(open: (purpose: Purpose) => void, signal: AbortSignal) {
  if (signal.aborted) return
  const address = new URL(window.location.href)
  const asked = purposes.get(address.searchParams.get('add'))
  if (asked) {
    // Removes `add` from the address, so that a reload does not open the form again.
    address.searchParams.delete('add')
    window.history.replaceState(window.history.state, '', address)
    open(asked)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'n' || event.repeat || !isPlain(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open({ mode: 'add', way: 'line' })
  }
  document.addEventListener('keydown', press)
  signal.addEventListener('abort', () => document.removeEventListener('keydown', press))
}

/** True for a key without Ctrl, Cmd or Alt that is pressed outside form fields. */
export function isPlain({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !(target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select'))
}
