import type { NumberName, Profile } from '../../../shared/credit-profile/profile'
import { hasHistory, scoreProfile } from '../scorecard/score-profile'
import { Contributions } from './Contributions'
import css from './ResultCards.module.css'
import { NoScoreCard } from './NoScoreCard'
import { ScoreCard } from './ScoreCard'
import { SlikCard } from './SlikCard'
import { TryValues } from '../form/TryValues'
import { Card } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { formatValue } from '../format-value'
import { type Change, findChanges } from '../scorecard/find-changes'
import { changeWords, choiceWords } from '../words'
import { Wrapped } from '../Wrapped'

interface ResultCardsProps {
  profile: Profile
  onSave: (profile: Profile) => void
}

export function ResultCards({ profile, onSave }: ResultCardsProps) {
  if (!hasHistory(profile)) return <NoScoreCard />
  const result = scoreProfile(profile)
  return (
    <div className={css.cards}>
      <ScoreCard result={result} onSave={() => onSave(profile)} />
      <BestChanges profile={profile} score={result.score} />
      <SlikCard days={profile.Delay_from_due_date} />
      <Contributions contributions={result.contributions} profile={profile} />
      <TryValues profile={profile} score={result.score} />
    </div>
  )
}

function BestChanges({ profile, score }: { profile: Profile; score: number }) {
  const text = useText()
  const changes = findChanges(profile)
  const shown = ({ field, to }: Change) =>
    typeof to === 'string' ? text(choiceWords[to]) : formatValue(field as NumberName, to)
  return (
    <Card title={text('Best ways to improve')}>
      {changes.length === 0 && <p>{text('Nothing to improve: every factor is at its maximum.')}</p>}
      <ol className={css.changes}>
        {changes.map(change => (
          <li className={css.change} key={change.field}>
            <Wrapped>{text(changeWords[change.field], { to: shown(change) })}</Wrapped>
            <strong className={css.scores}>
              {text('{from} to {score}, {rating}', {
                from: score,
                score: change.score,
                rating: text(change.rating),
              })}
            </strong>
          </li>
        ))}
      </ol>
    </Card>
  )
}
