import { createContext, type SyntheticEvent, use, useState } from 'react'

export type Lack =
  | { what: 'choice' | 'date' | 'earlier-date' | 'amount' | 'text' }
  | { what: 'number'; min: string; max: string }

/**
 * Returns validation messages in the user's language. Without this provider, the browser shows its
 * own messages in its own language.
 */
export const FieldWords = createContext<((lack: Lack) => string) | undefined>(undefined)

/**
 * The validation message of a control, from a submit until the value changes. A message from
 * `setCustomValidity` takes precedence.
 */
export function useLacking() {
  const say = use(FieldWords)
  const [lacking, setLacking] = useState<string>()
  return {
    lacking,
    handlers: say && {
      onInvalidCapture(event: SyntheticEvent) {
        const control = event.target as HTMLInputElement | HTMLSelectElement
        // Hides the browser's own message. The browser then does not move the focus, so this code
        // does.
        event.preventDefault()
        if (firstInvalid(control.form) === control) control.focus()
        setLacking(control.validity.customError ? control.validationMessage : say(lackOf(control)))
      },
      onInput: () => setLacking(undefined),
    },
  }
}

const firstInvalid = (form: HTMLFormElement | null) =>
  Array.from(form?.elements ?? []).find(
    control =>
      'validity' in control &&
      !(control as HTMLInputElement).validity.valid &&
      control.matches('input, select, textarea'),
  )

function lackOf(control: HTMLInputElement | HTMLSelectElement): Lack {
  if (control instanceof HTMLSelectElement) return { what: 'choice' }
  const { type, inputMode, min, max, validity } = control
  if (type === 'number') return { what: 'number', min, max }
  if (type === 'date') return { what: validity.rangeOverflow ? 'earlier-date' : 'date' }
  return { what: inputMode === 'decimal' ? 'amount' : 'text' }
}
