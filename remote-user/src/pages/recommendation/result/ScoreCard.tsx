import { Button, Card } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import css from './ScoreCard.module.css'
import {
  goodFrom,
  highestScore,
  lowestScore,
  type Rating,
  type Result,
  standardFrom,
} from '../scorecard/score-profile'
import { useFocusOnArrival } from './use-focus-on-arrival'

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
              ? text(
                  '{missing, plural, =1 {# more point} other {# more points}} would take you to {above}.',
                  {
                    missing: next - score,
                    above: text(above),
                  },
                )
              : text('Good starts at 670. Keep your score above it.')}
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

const radius = 84
const span = Math.PI * radius
const shareOf = (score: number) => (score - lowestScore) / (highestScore - lowestScore)

function pointAt(share: number, at: number) {
  const angle = Math.PI * (1 - share)
  return { x: 100 + at * Math.cos(angle), y: 100 - at * Math.sin(angle) }
}

function Dial({ score, rating }: { score: number; rating: Rating }) {
  const text = useText()
  const arc = `M ${100 - radius} 100 A ${radius} ${radius} 0 0 1 ${100 + radius} 100`
  return (
    <div
      className={css.dial}
      role="img"
      aria-label={text('Score {score} on a scale from 300 to 850: {rating}', { score, rating: text(rating) })}
    >
      <svg viewBox="0 0 200 112" aria-hidden>
        <path className={css.scale} d={arc} />
        <path className={css.score} d={arc} strokeDasharray={`${span * shareOf(score)} ${span}`} />
        {[standardFrom, goodFrom].map(threshold => {
          const [inner, outer] = [
            pointAt(shareOf(threshold), radius - 9),
            pointAt(shareOf(threshold), radius + 9),
          ]
          return (
            <line
              key={threshold}
              className={css.threshold}
              x1={inner.x}
              y1={inner.y}
              x2={outer.x}
              y2={outer.y}
            />
          )
        })}
      </svg>
      <div className={css.readout} aria-hidden>
        <strong className={css.number}>{score}</strong>
        <span>{text('out of 850')}</span>
      </div>
      <div className={css.ends} aria-hidden>
        <span>{lowestScore}</span>
        <span>{highestScore}</span>
      </div>
    </div>
  )
}
