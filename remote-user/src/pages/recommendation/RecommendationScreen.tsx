import { PageHeader } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from './catalogue/text'
import { ProfileForm } from './form/ProfileForm'
import css from './RecommendationScreen.module.css'
import { AboutResult } from './result/AboutResult'
import { ResultCards } from './result/ResultCards'
import { SavedResults } from './result/SavedResults'
import {
  clearStored,
  mostSaved,
  readStored,
  writeStored,
  type StoredAnswers,
} from '../../shared/credit-profile/stored-answers'
import type { Profile } from '../../shared/credit-profile/profile'

export function RecommendationScreen() {
  const text = useText()
  const page = useRecommendation()
  return (
    <div className={css.page}>
      <PageHeader title={text('Recommendation')} />
      <p className={css.lead}>
        {text(
          'See your credit profile and how to improve it. Your answers stay in this browser until you clear them, and are never sent.',
        )}
      </p>
      <ProfileForm key={page.form} answers={page.stored.answers} onType={page.type} onSubmit={page.submit} />
      {page.profile && <ResultCards key={page.stamp} profile={page.profile} onSave={page.save} />}
      <SavedResults saved={page.stored.saved} isKept={page.isKept} onClear={page.clear} />
      <AboutResult />
    </div>
  )
}

function useRecommendation() {
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
