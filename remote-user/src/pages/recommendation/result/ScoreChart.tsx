import { Legend, LineChart } from '@pundi/kit/chart'
import { formatMoment, formatNumber, today } from '@pundi/kit/format'
import { useState } from 'react'
import { nameDay } from '../../../shared/period/name-shortly'
import { useText } from '../catalogue/text'
import css from './SavedResults.module.css'
import { goodFrom, type Rating, standardFrom } from '../scorecard/score-profile'

interface ScoreChartProps {
  /** At least two, oldest first. `at` is an ISO time. */
  results: readonly { at: string; score: number; rating: Rating }[]
}

/** The scores of the saved results. The list below the chart has the same values. */
export function ScoreChart({ results }: ScoreChartProps) {
  const text = useText()
  const [chosen, choose] = useState(results.length - 1)
  const at = Math.min(chosen, results.length - 1)
  const result = results[at]
  const [first, last] = [results[0], results.at(-1)]
  if (!result || !first || !last) return null
  const values = { first: first.score, last: last.score, count: results.length }
  const label = text('Score from {first} to {last} over {count} results', values)
  return (
    <figure className={css.history} aria-label={label}>
      <LineChart
        label={text('Saved results')}
        places={results.map(({ at: moment }) => nameDay(today(new Date(moment))))}
        marks={[
          ...[goodFrom, standardFrom].map(limit => ({
            ...{ id: String(limit), look: 'dashed' as const },
            data: [0, results.length - 1].map(x => ({ x, y: limit })),
          })),
          { id: 'score', look: 'strong', data: results.map(({ score }, x) => ({ x, y: score })) },
        ]}
        formatStep={formatNumber}
        at={at}
        value={result.score}
        valueText={`${formatMoment(result.at)}: ${result.score}, ${text(result.rating)}`}
        tooltip={{
          title: formatMoment(result.at),
          rows: [{ label: text(result.rating), amount: String(result.score) }],
        }}
        onChoose={choose}
      />
      <Legend
        entries={[
          {
            look: 'dashed',
            label: text('Good from {good}, Standard from {standard}', {
              good: goodFrom,
              standard: standardFrom,
            }),
          },
        ]}
      />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
