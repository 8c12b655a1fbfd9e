import type { RefObject } from 'react'
import { VisuallyHidden } from '../ui/style/VisuallyHidden'
import css from './AmountKeys.module.css'
import { type MessageId, useText } from './catalogue/text'

/** The keys, by what each writes, and how a screen reader tells a unit. */
const keys: { writes: MessageId; means?: MessageId }[] = [
  { writes: '000' },
  { writes: 'rb', means: 'thousand' },
  { writes: 'jt', means: 'million' },
]

/** Keys that a phone's keypad for amounts does not have. They write where the caret stands. */
export function AmountKeys({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const text = useText()
  return (
    <div className={css.keys}>
      {keys.map(({ writes, means }) => (
        <button
          key={writes}
          type="button"
          // The field keeps the focus, and so the phone its keypad.
          onPointerDown={event => event.preventDefault()}
          onClick={() => field.current && write(field.current, text(writes))}
        >
          {text(writes)}
          {means && text(means) !== text(writes) && <VisuallyHidden> ({text(means)})</VisuallyHidden>}
        </button>
      ))}
    </div>
  )
}

/** Writes into the field as a keystroke does. Without a digit before it none of the keys means anything. */
function write(input: HTMLInputElement, data: string) {
  input.focus()
  const from = input.selectionStart ?? input.value.length
  if (!/\d/.test(input.value.slice(0, from))) return
  input.setRangeText(data, from, input.selectionEnd ?? from, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data }))
}
