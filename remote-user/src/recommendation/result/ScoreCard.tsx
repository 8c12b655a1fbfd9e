import { Button, Card } from '@pundi/kit/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../catalogue/text'
import { Dial } from './Dial'
import css from './ScoreCard.module.css'
import { goodFrom, standardFrom, type Result } from '../scorecard/score-profile'

/** The score and what it is called. It comes into sight and takes the focus, so that it is read out. */
export function ScoreCard({ result: { score, rating }, onSave }: { result: Result; onSave: () => void }) {
  const text = useText()
  const [isSaved, setSaved] = useState(false)
  const card = useFocusOnArrival()
  const next = { Good: undefined, Standard: goodFrom, Poor: standardFrom }[rating]
  const above = ({ Good: undefined, Standard: 'Good', Poor: 'Standard' } as const)[rating]
  return (
    <Card title={text('Your result')}>
      <div className={css.result} ref={card} tabIndex={-1}>
        <Dial score={score} rating={rating} />
        <div className={css.words}>
          <p className={css.sentence}>{text(rating)}</p>
          <p className={css.soft}>
            {next !== undefined && above !== undefined
              ? text('{missing} points more would make it {above}.', {
                  missing: next - score,
                  above: text(above),
                })
              : text('Good begins at 670. Keep it there.')}
          </p>
          <div className={css.buttons}>
            <Button
              type="button"
              tone="quiet"
              aria-disabled={isSaved}
              onClick={() => {
                if (isSaved) return
                onSave()
                setSaved(true)
              }}
            >
              {isSaved ? text('Saved in this browser') : text('Save this result')}
            </Button>
            <Button type="button" tone="quiet" onClick={() => window.print()}>
              {text('Print')}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  )
}

function useFocusOnArrival() {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    holder.current?.focus()
  }, [])
  return holder
}
