import { Card } from '@pundi/kit/ui'
import { useText } from './catalogue/text'
import css from './BestChanges.module.css'
import { formatValue } from './format-value'
import { findChanges, type Change } from './scorecard/find-changes'
import type { NumberName, Profile } from './scorecard/profile'
import { changeWords, choiceWords } from './words'
import { Wrapped } from './Wrapped'

/** The few changes that would raise the score most, each alone, with the score after it. */
export function BestChanges({ profile, score }: { profile: Profile; score: number }) {
  const text = useText()
  const changes = findChanges(profile)
  const shown = ({ field, to }: Change) =>
    typeof to === 'string' ? text(choiceWords[to]) : formatValue(field as NumberName, to)
  return (
    <Card title={text('What would raise it most')}>
      {changes.length === 0 && <p>{text('Nothing: every factor gives all that it can.')}</p>}
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
