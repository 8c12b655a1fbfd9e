import type { RefObject } from 'react'
import { VisuallyHidden } from '../ui/style/VisuallyHidden'
import css from './AmountKeys.module.css'
import { type MessageId, useText } from './catalogue/text'
import { useHasReader } from './load-reader'

const keys: { writes: MessageId; means?: MessageId }[] = [
  { writes: '000' },
  { writes: 'rb', means: 'thousand' },
  { writes: 'jt', means: 'million' },
]

/**
 * Keys that are missing on a phone's keypad: "000", "rb" (thousand) and "jt" (million). They appear
 * once the code that reads amounts has loaded.
 */
export function AmountKeys({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const text = useText()
  if (!useHasReader()) return null
  return (
    <div className={css.keys}>
      {keys.map(({ writes, means }) => (
        <button
          key={writes}
          type="button"
          // Keeps the focus in the field, so that the phone's keypad stays open.
          onPointerDown={event => event.preventDefault()}
          onClick={() => field.current && write(field.current, text(writes))}
        >
          <span>{text(writes)}</span>
          {means && text(means) !== text(writes) && <VisuallyHidden> ({text(means)})</VisuallyHidden>}
        </button>
      ))}
    </div>
  )
}

/**
 * Inserts `data` like a keystroke. Does nothing if no digit precedes the caret, because "rb" alone
 * has no meaning.
 */
function write(input: HTMLInputElement, data: string) {
  input.focus()
  const from = input.selectionStart ?? input.value.length
  if (!/\d/.test(input.value.slice(0, from))) return
  input.setRangeText(data, from, input.selectionEnd ?? from, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data }))
}
