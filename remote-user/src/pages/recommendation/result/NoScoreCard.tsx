import { Card } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './ScoreCard.module.css'
import { useFocusOnArrival } from './use-focus-on-arrival'

/** Shown instead of a score to users who have no credit history. */
export function NoScoreCard() {
  const text = useText()
  const card = useFocusOnArrival()
  return (
    <Card title={text('Your result')}>
      <div className={css.result} ref={card} tabIndex={-1}>
        <div className={css.words}>
          <p className={css.sentence}>{text('No score yet')}</p>
          <p className={css.soft}>
            {text(
              'You have no credit history: a lender would find nothing about you, good or bad. That’s no reason to borrow.',
            )}
          </p>
        </div>
      </div>
    </Card>
  )
}
