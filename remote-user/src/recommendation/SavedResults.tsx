import { AlertBox, Button, Card, Dialog, ButtonRow } from '@pundi/kit/ui'
import { formatMoment } from '@pundi/kit/format'
import { useState } from 'react'
import { useText } from './catalogue/text'
import type { SavedResult } from './kept-answers'
import css from './SavedResults.module.css'
import { ScoreLine } from './ScoreLine'
import { scoreProfile } from './scorecard/score-profile'

interface SavedResultsProps {
  saved: SavedResult[]
  /** Whether this browser agreed to keep what was typed and saved. */
  isKept: boolean
  onClear: () => void
}

/** The results that were saved in this browser, over time, and the way to clear everything that is kept. */
export function SavedResults({ saved, isKept, onClear }: SavedResultsProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const rows = saved.map(({ at, profile }) => ({ at, ...scoreProfile(profile) }))
  return (
    <Card
      title={text('Saved results')}
      actions={
        <Button type="button" tone="quiet" className={css.clear} onClick={() => setAsking(true)}>
          {text('Clear')}
        </Button>
      }
    >
      {!isKept && (
        <AlertBox type="error">
          {text('This browser keeps nothing: what you save is gone with the page.')}
        </AlertBox>
      )}
      {rows.length === 0 && (
        <p className={css.soft}>{text('None yet. Save a result to see how it changes over time.')}</p>
      )}
      {rows.length > 1 && <ScoreLine scores={rows.map(({ score }) => score)} />}
      {rows.length > 0 && (
        <ul className={css.rows} aria-label={text('Saved results')}>
          {rows.toReversed().map(({ at, score, rating }) => (
            <li className={css.row} key={at}>
              <span className={css.soft}>{formatMoment(at)}</span>
              <strong>{text('{score}, {rating}', { score, rating: text(rating) })}</strong>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        title={text('Clear everything?')}
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={text('Close')}
      >
        <p>{text('The answers in the form and the saved results go from this browser for good.')}</p>
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={() => setAsking(false)}>
            {text('Cancel')}
          </Button>
          <Button
            type="button"
            tone="danger"
            onClick={() => {
              setAsking(false)
              onClear()
            }}
          >
            {text('Clear everything')}
          </Button>
        </ButtonRow>
      </Dialog>
    </Card>
  )
}
