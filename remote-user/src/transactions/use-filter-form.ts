import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLater } from './use-later'
import { addressOf, readView, type View } from './view'

/** Milliseconds without a keystroke after which what was typed applies. */
const pause = 250

/**
 * A key for the form, which is another one whenever the address says something that the form did not: a chip was
 * removed, or somebody went back. What the form itself says leaves it alone, so nothing is ever taken from under
 * somebody who types.
 */
export function useFilterKey(view: View) {
  const current = addressOf(view)
  const [form, setForm] = useState({ key: 0, seen: current, says: current })
  if (form.seen !== current)
    setForm({ key: form.says === current ? form.key : form.key + 1, seen: current, says: current })
  return [form.key, (says: string) => setForm(now => ({ ...now, says }))] as const
}

/** Takes the form to its address: a choice as a new step back, typing in one field as one such step. */
export function useApplyFilter(view: View, onApply: (address: string) => void) {
  const navigate = useNavigate()
  const later = useLater(pause)
  const lastTypedIn = useRef<EventTarget>(undefined)

  function go(form: HTMLFormElement, typedIn: EventTarget | undefined) {
    const address = addressOf(readView(new FormData(form)))
    const isSameStep = typedIn !== undefined && typedIn === lastTypedIn.current
    lastTypedIn.current = typedIn
    onApply(address)
    void navigate(address, { replace: isSameStep || address === addressOf(view), preventScrollReset: true })
  }

  return {
    change: (form: HTMLFormElement, target: EventTarget) => {
      const isChoice = target instanceof HTMLSelectElement
      later(() => go(form, isChoice ? undefined : target), isChoice)
    },
    submit: (form: HTMLFormElement) => later(() => go(form, undefined), true),
  }
}
