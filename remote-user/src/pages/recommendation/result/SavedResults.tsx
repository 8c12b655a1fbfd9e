import { AlertBox, Button, ButtonRow, Card, Dialog } from '@pundi/kit/ui'
import { formatMoment } from '@pundi/kit/format'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import type { SavedResult } from '../../../shared/credit-profile/stored-answers'
import css from './SavedResults.module.css'
import {
  goodFrom,
  hasHistory,
  highestScore,
  lowestScore,
  scoreProfile,
  standardFrom,
} from '../scorecard/score-profile'

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

const [width, height] = [600, 120]

function ScoreLine({ scores }: { scores: number[] }) {
  const text = useText()
  const [first, last] = [scores.at(0), scores.at(-1)]
  if (first === undefined || last === undefined) return null
  const x = (index: number) => 8 + ((width - 16) * index) / (scores.length - 1)
  const y = (score: number) => 8 + (height - 16) * (1 - (score - lowestScore) / (highestScore - lowestScore))
  const points = scores.map((score, index) => `${x(index)},${y(score)}`).join(' ')
  return (
    <div
      className={css.line}
      role="img"
      aria-label={text('From {first} to {last} over {count} results', {
        first,
        last,
        count: scores.length,
      })}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {[lowestScore, standardFrom, goodFrom, highestScore].map(threshold => (
          <line
            key={threshold}
            className={css.threshold}
            x1={0}
            x2={width}
            y1={y(threshold)}
            y2={y(threshold)}
          />
        ))}
        <polyline className={css.scores} points={points} />
        {scores.map((score, index) => (
          <circle key={index} className={css.score} cx={x(index)} cy={y(score)} r={5} />
        ))}
      </svg>
    </div>
  )
}
