import { AlertBox, Button, ButtonRow, Card, Dialog } from '@pundi/kit/ui'
import { formatMoment } from '@pundi/kit/format'
import { Suspense, useState } from 'react'
import { ChartFailure } from '../../../shared/chart/ChartFailure'
import { withFallback } from '../../../shared/retry/with-fallback'
import { useText } from '../catalogue/text'
import type { SavedResult } from '../../../shared/credit-profile/stored-answers'
import css from './SavedResults.module.css'
import { hasHistory, scoreProfile } from '../scorecard/score-profile'

interface SavedResultsProps {
  saved: SavedResult[]
  isKept: boolean
  onClear: () => void
}

export function SavedResults({ saved, isKept, onClear }: SavedResultsProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  // Earlier releases also saved profiles without a score.
  const rows = saved
    .filter(({ profile }) => hasHistory(profile))
    .map(({ at, profile }) => ({ at, ...scoreProfile(profile) }))
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
          {text('This browser doesn’t save anything: your results are lost when you close the page.')}
        </AlertBox>
      )}
      {rows.length === 0 && (
        <p className={css.soft}>
          {text('No saved results yet. Save one to see how your score changes over time.')}
        </p>
      )}
      {rows.length > 1 && (
        <Suspense fallback={<div className={css.chart} />}>
          <ScoreChart results={rows} />
        </Suspense>
      )}
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
        <p>{text('Your answers and saved results will be permanently deleted from this browser.')}</p>
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

const ScoreChart = withFallback(
  () => import(/* webpackChunkName: "score-charts" */ './ScoreChart'),
  code => code.ScoreChart,
  ChartFailure,
)
