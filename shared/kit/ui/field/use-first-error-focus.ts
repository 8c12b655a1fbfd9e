import { useEffect, useRef } from 'react'

/**
 * Focuses the first invalid field of the form whenever `errors` is a new object. Pass the action's answer
 * itself: the same object means the same answer. A button cannot be `aria-invalid`: mark it with `data-invalid`.
 */
export function useFirstErrorFocus(errors: object | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [errors])
  return form
}
