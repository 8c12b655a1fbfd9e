import type { Purpose } from './modal-state'

/** What `?add=` in an address may ask for, as the shortcuts of the installed application and any bookmark do. */
const purposes = new Map<string | null, Purpose>([
  ['expense', { mode: 'add', type: 'expense' }],
  ['income', { mode: 'add', type: 'income' }],
  ['line', { mode: 'add', way: 'line' }],
])

/**
 * Opens the form if the page's address asks for it, and its line whenever the key n is pressed outside a field and
 * outside a dialog, until `signal` is aborted.
 */
export function followShortcuts(open: (purpose: Purpose) => void, signal: AbortSignal) {
  if (signal.aborted) return
  const address = new URL(window.location.href)
  const asked = purposes.get(address.searchParams.get('add'))
  if (asked) {
    // Asked for once: a reload does not open another form.
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

/** Whether the key is pressed alone, and not while somebody types. */
export function isPlain({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !(target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select'))
}
