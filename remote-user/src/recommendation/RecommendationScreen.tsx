import { PageHeader } from '@pundi/kit/ui'
import { AboutResult } from './result/AboutResult'
import { useText } from './catalogue/text'
import { ProfileForm } from './form/ProfileForm'
import css from './RecommendationScreen.module.css'
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
          'How your credit profile looks, and what would raise it. What you type stays in this browser until you clear it, and is sent nowhere.',
        )}
      </p>
      <ProfileForm key={page.form} answers={page.kept.answers} onType={page.type} onSubmit={page.submit} />
      {page.profile && <ResultCards key={page.stamp} profile={page.profile} onSave={page.save} />}
      <SavedResults saved={page.kept.saved} isKept={page.isKept} onClear={page.clear} />
      <AboutResult />
    </div>
  )
}
