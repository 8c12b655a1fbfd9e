import type { Profile } from './scorecard/profile'
import { scoreProfile } from './scorecard/score-profile'
import { BestChanges } from './BestChanges'
import { Contributions } from './Contributions'
import css from './ResultCards.module.css'
import { ScoreCard } from './ScoreCard'
import { TryValues } from './TryValues'

interface ResultCardsProps {
  profile: Profile
  onSave: (profile: Profile) => void
}

/** What comes of a profile: computed here and now, in the order in which one reads it. */
export function ResultCards({ profile, onSave }: ResultCardsProps) {
  const result = scoreProfile(profile)
  return (
    <div className={css.cards}>
      <ScoreCard result={result} onSave={() => onSave(profile)} />
      <BestChanges profile={profile} score={result.score} />
      <Contributions contributions={result.contributions} />
      <TryValues profile={profile} score={result.score} />
    </div>
  )
}
