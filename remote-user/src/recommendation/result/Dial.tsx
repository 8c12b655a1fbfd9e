import { useText } from '../catalogue/text'
import css from './Dial.module.css'
import { goodFrom, highestScore, lowestScore, standardFrom, type Rating } from '../scorecard/score-profile'

const radius = 84
const span = Math.PI * radius
const shareOf = (score: number) => (score - lowestScore) / (highestScore - lowestScore)

/** The place of a share on the half circle, `at` from its centre. */
function place(share: number, at: number) {
  const angle = Math.PI * (1 - share)
  return { x: 100 + at * Math.cos(angle), y: 100 - at * Math.sin(angle) }
}

/** The score on its scale from 300 to 850, with the marks where a rating begins. */
export function Dial({ score, rating }: { score: number; rating: Rating }) {
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
        {[standardFrom, goodFrom].map(mark => {
          const [inner, outer] = [place(shareOf(mark), radius - 9), place(shareOf(mark), radius + 9)]
          return <line key={mark} className={css.mark} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />
        })}
      </svg>
      <div className={css.words} aria-hidden>
        <strong className={css.number}>{score}</strong>
        <span>{text('of 850')}</span>
      </div>
      <div className={css.ends} aria-hidden>
        <span>{lowestScore}</span>
        <span>{highestScore}</span>
      </div>
    </div>
  )
}
