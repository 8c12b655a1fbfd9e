import { act, fireEvent } from '@testing-library/react'

/**
 * Types a text letter by letter without a pause. If `end` is "Enter", then submits the form. Tests
 * use this function instead of user-event. On a slow machine, user-event may pause so long that a
 * filter applies before the whole text is typed.
 */
export function typeAtOnce(field: HTMLElement, text: string, end?: 'Enter') {
  act(() => field.focus())
  for (let length = 1; length <= text.length; length++)
    fireEvent.change(field, { target: { value: text.slice(0, length) } })
  if (end === 'Enter' && field instanceof HTMLInputElement) act(() => field.form?.requestSubmit())
}
