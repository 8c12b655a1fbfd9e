import type { ReactNode } from 'react'
import { isPlain } from '../transaction-form/shortcuts'
import { KeyHints } from './KeyHints'

/** Returns true if the key did something. The browser's own action is then prevented. */
type Act = () => boolean

/**
 * Handles the keys j, k, / and ? until `signal` aborts, except in fields and dialogs.
 * `followShortcuts` handles the key n.
 * @param show renders the hints; null removes them
 */
export function followKeys(show: (hints: ReactNode) => void, signal: AbortSignal) {
  if (signal.aborted) return
  const acts = new Map<string, Act>([
    ['j', () => goToRow(1)],
    ['k', () => goToRow(-1)],
    ['/', goToSearch],
    [
      '?',
      () => {
        show(<KeyHints onClose={() => show(null)} />)
        return true
      },
    ],
  ])
  const press = (event: KeyboardEvent) => {
    const act = acts.get(event.key)
    if (!act || !isPlain(event) || document.querySelector('dialog[open]')) return
    if (act()) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  signal.addEventListener('abort', () => document.removeEventListener('keydown', press))
}

/**
 * Focuses the next or previous row. If no row has the focus, focuses the first visible row. Skips
 * rows in a closed section.
 */
function goToRow(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(
    row => !row.closest('details:not([open])'),
  )
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const first = rows.find(row => row.getBoundingClientRect().top >= 0) ?? rows[0]
  const row = at < 0 ? first : rows[at + by]
  const control = row?.querySelector<HTMLElement>('button') ?? row?.querySelector<HTMLElement>('a')
  control?.focus()
  return rows.length > 0
}

function goToSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  const sheet = field?.closest('dialog')
  if (sheet) document.querySelector<HTMLElement>(`[aria-controls="${sheet.id}"]`)?.click()
  else {
    field?.focus()
    field?.select()
  }
  return field !== null
}
