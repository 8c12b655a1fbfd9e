import type { List, View } from '@pundi/kit/list'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Milliseconds without a keystroke after which what was typed applies. */
const pause = 250

/**
 * A key for the form, which is another one whenever the address says something that the form did not: a chip was
 * removed, or somebody went back. What the form itself says leaves it alone, however late it comes, so nothing is ever
 * taken from under somebody who types on.
 */
export function useFilterKey(list: List, view: View) {
  const current = list.addressOf(view)
  // Two states: one that is set while drawing must not be set by a press too, which React may base on a drawing that it
  // has thrown away.
  const [said, setSaid] = useState<string[]>([])
  const [form, setForm] = useState({ key: 0, seen: current, heard: 0 })
  if (form.seen !== current) {
    const at = said.lastIndexOf(current)
    const isOwn = at >= form.heard
    setForm({
      key: isOwn ? form.key : form.key + 1,
      seen: current,
      heard: isOwn ? at + 1 : said.length,
    })
  }
  return [form.key, (says: string) => setSaid(before => [...before, says])] as const
}

/** Takes the form to its address: a choice as a new step back, typing in one field as one such step. */
export function useApplyFilter(list: List, view: View, onApply: (address: string) => void) {
  const navigate = useNavigate()
  const debounced = useDebounced(pause)
  const lastTypedIn = useRef<EventTarget>(undefined)

  function go(form: HTMLFormElement, typedIn: EventTarget | undefined) {
    const address = list.addressOf(list.read(new FormData(form)))
    const isSameStep = typedIn !== undefined && typedIn === lastTypedIn.current
    lastTypedIn.current = typedIn
    onApply(address)
    void navigate(address, {
      replace: isSameStep || address === list.addressOf(view),
      preventScrollReset: true,
    })
  }

  return {
    change: (form: HTMLFormElement, target: EventTarget) => {
      const isChoice = target instanceof HTMLSelectElement
      debounced(() => go(form, isChoice ? undefined : target), isChoice)
    },
    submit: (form: HTMLFormElement) => debounced(() => go(form, undefined), true),
  }
}

/** Does a thing once nothing has been asked for `milliseconds`; what is not done when the component goes is dropped. */
function useDebounced(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (act: () => void, isAtOnce = false) => {
    clearTimeout(timer.current)
    if (isAtOnce) act()
    else timer.current = setTimeout(act, milliseconds)
  }
}
