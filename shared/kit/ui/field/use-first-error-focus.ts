import { useEffect, useRef } from 'react'

/**
 * Focuses the first invalid field of the form whenever `errors` is a new object. Pass the result of
 * the action itself, because a copy would move the focus at every render. Buttons cannot have
 * `aria-invalid`, so use `data-invalid` there.
 */
export function useFirstErrorFocus(errors: object | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [errors])
  return form
}
