import type { ListDescription, ListView } from '@pundi/kit/list'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Milliseconds to wait after typing before the filter applies. */
const pause = 70

type Fields = Pick<ListView, 'filter' | 'sort'>

/**
 * Returns a React key for the filter form. If Back or a removed filter chip changed the filter, the
 * key changes, so that React replaces the form. If the form itself changed the filter, the key
 * stays, so that no field is replaced while the user types. The sort order counts only if the form
 * shows it (`hasSort`).
 */
export function useFilterKey(list: ListDescription, view: ListView, hasSort = false) {
  const identify = (fields: Fields) =>
    hasSort ? list.addressOf(fields) : String(new URLSearchParams(fields.filter as Record<string, string>))
  const current = identify(view)
  // `own` lists the filters that the form itself applied. It is not part of `form`, because React
  // may discard a render that sets `form`. An update computed from that `form` would be wrong.
  const [own, setOwn] = useState<string[]>([])
  const [form, setForm] = useState({ key: 0, seen: current, heard: 0 })
  if (form.seen !== current) {
    const at = own.lastIndexOf(current)
    const isOwn = at >= form.heard
    setForm({
      key: isOwn ? form.key : form.key + 1,
      seen: current,
      heard: isOwn ? at + 1 : own.length,
    })
  }
  return [form.key, (fields: Fields) => setOwn(before => [...before, identify(fields)])] as const
}

/**
 * Returns handlers that navigate to the address of the form's values. Each selection adds a history
 * entry. All typing in one field shares one history entry.
 */
export function useApplyFilter(list: ListDescription, view: ListView, onApply: (fields: Fields) => void) {
  const navigate = useNavigate()
  const debounced = useDebounced(pause)
  /** `hasEntry` is true once the typed text has its own history entry. */
  const typing = useRef<{ field: EventTarget; hasEntry: boolean }>(undefined)
  const steps = useRef(0)

  function go(form: HTMLFormElement, typedIn: EventTarget | undefined) {
    const fields = list.read(new FormData(form))
    const address = list.addressOf(fields)
    if (typedIn !== typing.current?.field) typing.current = typedIn && { field: typedIn, hasEntry: false }
    const typed = typing.current
    onApply(fields)
    const step = ++steps.current
    const arrival = navigate(address, {
      replace: typed?.hasEntry === true || address === list.addressOf(view),
      preventScrollReset: true,
    })
    // Only the latest navigation counts: the next keystroke aborts the previous navigation, which
    // then adds no history entry.
    void Promise.resolve(arrival).then(() => {
      if (typed && step === steps.current) typed.hasEntry = true
    })
  }

  return {
    change: (form: HTMLFormElement, target: EventTarget) => {
      const isChoice = target instanceof HTMLSelectElement
      const isInput = target instanceof HTMLInputElement
      const isCleared = isInput && target.value === ''
      if (isInput && !target.validity.valid) return
      debounced(() => go(form, isChoice ? undefined : target), isChoice || isCleared)
    },
    submit: (form: HTMLFormElement) => debounced(() => go(form, undefined), true),
  }
}

function useDebounced(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (act: () => void, isAtOnce = false) => {
    clearTimeout(timer.current)
    if (isAtOnce) act()
    else timer.current = setTimeout(act, milliseconds)
  }
}
