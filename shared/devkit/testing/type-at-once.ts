import { act, fireEvent } from '@testing-library/react'

/**
 * Types a text letter by letter without a pause, then presses Enter if `end` says so. With
 * user-event, a slow machine may pause between keystrokes so long that a filter applies too early.
 */
export function typeAtOnce(field: HTMLElement, text: string, end?: 'Enter') {
  act(() => field.focus())
  for (let length = 1; length <= text.length; length++)
    fireEvent.change(field, { target: { value: text.slice(0, length) } })
  if (end === 'Enter' && field instanceof HTMLInputElement) act(() => field.form?.requestSubmit())
}
