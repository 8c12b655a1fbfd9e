import { createContext, type SyntheticEvent, use, useState } from 'react'

/** Why a browser does not send a form: what one of its fields lacks. */
export type Lack =
  | { what: 'choice' | 'date' | 'earlier-date' | 'amount' | 'text' }
  /** A number within these limits. */
  | { what: 'number'; min: string; max: string }

/**
 * The words for what a field lacks, in the reader's language. Fields below it say them in their own place; elsewhere the
 * browser says its own, in the browser's language.
 */
export const FieldWords = createContext<((lack: Lack) => string) | undefined>(undefined)

/**
 * What a field says of its control when the form that it is in was not sent, until the field is changed. A control whose
 * page has judged it (`setCustomValidity`) has the page's words.
 */
export function useLacking() {
  const say = use(FieldWords)
  const [lacking, setLacking] = useState<string>()
  return {
    lacking,
    handlers: say && {
      onInvalidCapture(event: SyntheticEvent) {
        const control = event.target as HTMLInputElement | HTMLSelectElement
        // Without its own words the browser would not move the focus either.
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
