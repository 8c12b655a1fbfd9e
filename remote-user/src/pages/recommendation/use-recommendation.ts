import { useState } from 'react'
import {
  clearStored,
  mostSaved,
  readStored,
  writeStored,
  type StoredAnswers,
} from '../../shared/credit-profile/stored-answers'
import type { Profile } from '../../shared/credit-profile/profile'

export function useRecommendation() {
  const [stored, setStored] = useState(readStored)
  const [isKept, setIsKept] = useState(true)
  const [profile, setProfile] = useState<Profile>()
  /**
   * React keys. Incrementing `stamp` remounts the result; incrementing `form` remounts the form.
   */
  const [stamp, setStamp] = useState(0)
  const [form, setForm] = useState(0)

  function keep(next: StoredAnswers) {
    setStored(next)
    setIsKept(writeStored(next))
  }

  return {
    stored,
    isKept,
    profile,
    stamp,
    form,
    type: (answers: StoredAnswers['answers']) => keep({ ...stored, answers }),
    submit: (computed: Profile) => {
      setProfile(computed)
      setStamp(stamp + 1)
    },
    save: (saved: Profile) =>
      keep({
        ...stored,
        saved: [...stored.saved, { at: new Date().toISOString(), profile: saved }].slice(-mostSaved),
      }),
    clear: () => {
      clearStored()
      setStored({ answers: {}, saved: [] })
      setProfile(undefined)
      setForm(form + 1)
    },
  }
}
