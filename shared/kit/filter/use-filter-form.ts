import type { ListDescription, ListView } from '@pundi/kit/list'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Milliseconds without a keystroke after which typed text applies. */
const pause = 70

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
  const { key } = useLocation()
  const entry = useRef(key)
  useLayoutEffect(() => {
    entry.current = key
  }, [key])
  /** The field that somebody types in, the entry of the history from before, and whether what is typed has its own. */
  const typing = useRef<{ field: EventTarget; before: string; hasEntry?: boolean }>(undefined)
  const steps = useRef(0)

  function go(form: HTMLFormElement, typedIn: EventTarget | undefined) {
    const address = list.addressOf(list.read(new FormData(form)))
    if (typedIn !== typing.current?.field)
      typing.current = typedIn && { field: typedIn, before: entry.current }
    const typed = typing.current
    // What the next keystroke overtook before its answer came is not in the history.
    const hasStep = typed !== undefined && (typed.hasEntry === true || typed.before !== entry.current)
    onApply(address)
    const step = ++steps.current
    const arrival = navigate(address, {
      replace: hasStep || address === list.addressOf(view),
      preventScrollReset: true,
    })
    // On a slow machine the next keystroke comes before the answer, which is in the history, is drawn.
    void Promise.resolve(arrival).then(() => {
      if (typed && step === steps.current) typed.hasEntry = true
    })
  }

  return {
    change: (form: HTMLFormElement, target: EventTarget) => {
      const isChoice = target instanceof HTMLSelectElement
      const isInput = target instanceof HTMLInputElement
      const isCleared = isInput && target.value === ''
      // A day or a number of which a part is typed.
      if (isInput && !target.validity.valid) return
      debounced(() => go(form, isChoice ? undefined : target), isChoice || isCleared)
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
