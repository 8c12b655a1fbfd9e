import { PageHeader } from '@pundi/kit/ui'
import { useText } from './catalogue/text'
import { ProfileForm } from './form/ProfileForm'
import css from './RecommendationScreen.module.css'
import { AboutResult } from './result/AboutResult'
import { ResultCards } from './result/ResultCards'
import { SavedResults } from './result/SavedResults'
import { useRecommendation } from './use-recommendation'

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
