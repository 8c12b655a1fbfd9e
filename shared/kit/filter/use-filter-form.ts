import type { ListDescription, ListView } from '@pundi/kit/list'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Milliseconds without a keystroke after which typed text applies. */
const pause = 250

/**
 * A key for the form that changes when the address changes for another reason than the form: a chip was removed, or
 * somebody went back. Changes made by the form keep the key, however late they arrive, so the fields of somebody who is
 * typing are never replaced.
 */
export function useFilterKey(list: ListDescription, view: ListView) {
  const current = list.addressOf(view)
  // Two states, since `form` is set while drawing and `said` by a press: React may base an update of a single state on
  // a drawing that it has thrown away.
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

/**
 * Navigates to the address of the form: a choice adds a step to the history, typing in one field counts as one step.
 */
export function useApplyFilter(list: ListDescription, view: ListView, onApply: (address: string) => void) {
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

/**
 * Calls `act` after a pause of `milliseconds` without another call. A pending call is dropped when the component
 * unmounts.
 */
function useDebounced(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (act: () => void, isAtOnce = false) => {
    clearTimeout(timer.current)
    if (isAtOnce) act()
    else timer.current = setTimeout(act, milliseconds)
  }
}
