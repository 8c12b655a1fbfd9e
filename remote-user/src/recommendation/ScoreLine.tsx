import { useText } from './catalogue/text'
import css from './ScoreLine.module.css'
import { goodFrom, highestScore, lowestScore, standardFrom } from './scorecard/score-profile'

const [width, height] = [600, 120]

/** Scores one after the other as a line; the list beside it says the same in words. */
export function ScoreLine({ scores }: { scores: number[] }) {
  const text = useText()
  const x = (index: number) => 8 + ((width - 16) * index) / (scores.length - 1)
  const y = (score: number) => 8 + (height - 16) * (1 - (score - lowestScore) / (highestScore - lowestScore))
  const points = scores.map((score, index) => `${x(index)},${y(score)}`).join(' ')
  return (
    <div
      className={css.line}
      role="img"
      aria-label={text('From {first} to {last} in {count} results', {
        first: scores[0]!,
        last: scores.at(-1)!,
        count: scores.length,
      })}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {[lowestScore, standardFrom, goodFrom, highestScore].map(mark => (
          <line key={mark} className={css.mark} x1={0} x2={width} y1={y(mark)} y2={y(mark)} />
        ))}
        <polyline className={css.scores} points={points} />
        {scores.map((score, index) => (
          <circle key={index} className={css.score} cx={x(index)} cy={y(score)} r={5} />
        ))}
      </svg>
    </div>
  )
}
