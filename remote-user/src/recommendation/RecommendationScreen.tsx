import { PageHeader, Skeleton } from '@pundi/kit/ui'
import { Suspense } from 'react'
import { latePart } from '../late-part'
import { PartAway } from '../PartAway'
import { useText } from './catalogue/text'
import { ProfileForm } from './form/ProfileForm'
import css from './RecommendationScreen.module.css'
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
      {page.profile && (
        <Suspense fallback={<Skeleton label={text('Loading...')} />}>
          <ResultCards key={page.stamp} profile={page.profile} onSave={page.save} />
        </Suspense>
      )}
      {/* At the end: nothing moves when they come. */}
      <Suspense>
        <SavedResults saved={page.kept.saved} isKept={page.isKept} onClear={page.clear} />
        <AboutResult />
      </Suspense>
    </div>
  )
}

/** The form comes first; by the time that it is filled in, its result can be drawn. */
const loadResult = () => import(/* webpackChunkName: "recommendation-result" */ './result')

const ResultCards = latePart(loadResult, result => result.ResultCards, PartAway)
const SavedResults = latePart(loadResult, result => result.SavedResults, PartAway)
const AboutResult = latePart(
  loadResult,
  result => result.AboutResult,
  () => null,
)
