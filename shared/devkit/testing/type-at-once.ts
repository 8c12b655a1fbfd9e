import { act, fireEvent } from '@testing-library/react'

/**
 * Replaces a field's text letter by letter, then presses Enter if asked to, in one task. Between keystrokes of
 * user-event a slow machine may take longer than the pause after which a filter applies.
 */
export function typeAtOnce(field: HTMLElement, text: string, end?: 'Enter') {
  act(() => field.focus())
  for (let length = 1; length <= text.length; length++)
    fireEvent.change(field, { target: { value: text.slice(0, length) } })
  if (end === 'Enter' && field instanceof HTMLInputElement) act(() => field.form?.requestSubmit())
}
