import { useState } from 'react'
import { clearKept, mostSaved, readKept, writeKept, type Kept } from './kept-answers'
import type { Profile } from './scorecard/profile'

/** The state of the page: what was typed, what is computed from it, and what this browser keeps. */
export function useRecommendation() {
  const [kept, setKept] = useState(readKept)
  const [isKept, setIsKept] = useState(true)
  const [profile, setProfile] = useState<Profile>()
  /** A new number makes React build the part again: for a new result, or a form that was cleared. */
  const [stamp, setStamp] = useState(0)
  const [form, setForm] = useState(0)

  function keep(next: Kept) {
    setKept(next)
    setIsKept(writeKept(next))
  }

  return {
    kept,
    isKept,
    profile,
    stamp,
    form,
    type: (answers: Kept['answers']) => keep({ ...kept, answers }),
    submit: (computed: Profile) => {
      setProfile(computed)
      setStamp(stamp + 1)
    },
    save: (saved: Profile) =>
      keep({
        ...kept,
        saved: [...kept.saved, { at: new Date().toISOString(), profile: saved }].slice(-mostSaved),
      }),
    /** Deletes everything that this browser keeps of the page, and empties the page. */
    clear: () => {
      clearKept()
      setKept({ answers: {}, saved: [] })
      setProfile(undefined)
      setForm(form + 1)
    },
  }
}
