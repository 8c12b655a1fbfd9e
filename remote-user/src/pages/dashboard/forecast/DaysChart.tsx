import { type DayBalance, decimalOf } from '@pundi/contract'
import { formatStep, Legend, type LegendEntry, LineChart } from '@pundi/kit/chart'
import { formatAmount } from '@pundi/kit/format'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDayHeading } from '../../../shared/period/format-day-heading'
import { nameDay } from '../../../shared/period/name-shortly'
import { useText } from '../catalogue/text'
import type { DayAhead } from './look-ahead'
import { lengthOf, markDays } from './mark-days'

interface DaysChartProps {
  past: DayBalance[]
  days: DayAhead[]
  lowest: { date: string; balance: bigint } | undefined
}

export function DaysChart({ past, days, lowest }: DaysChartProps) {
  const text = useText()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? days.findIndex(({ date }) => date === lowest?.date)
  const day = days[index] ?? days[0]
  if (!day) return null
  const isTried = day.tried !== null
  const balance = formatAmount(decimalOf(day.tried ?? day.known))
  const spread = day.usual && day.usual.low !== day.usual.high ? day.usual : null
  const entries: LegendEntry[] = [
    ...(past.length > 0 ? [{ look: 'strong', label: text('So far') } as const] : []),
    { look: 'thin', label: text('As planned') },
    ...(spread ? [{ look: 'band', label: text('With usual spending') } as const] : []),
    ...(isTried ? [{ look: 'dashed', label: text('What if') } as const] : []),
  ]
  const marks = markDays(past, days, lowest, {
    today: text('Today'),
    lowest: lowest ? [nameDay(lowest.date), formatAmount(decimalOf(lowest.balance))] : [],
  })
  return (
    <>
      <Legend entries={entries} />
      <LineChart
        label={text('Day')}
        places={[...past, ...days].map(({ date }) => nameDay(date))}
        marks={marks}
        formatStep={formatStep}
        first={past.length}
        rhythm={[1, 2, 7, 14, 28]}
        at={past.length + days.indexOf(day)}
        value={lengthOf(day.tried ?? day.known)}
        valueText={`${formatDayHeading(day.date)}: ${balance}`}
        tooltip={{
          title: formatDayHeading(day.date),
          rows: [{ look: isTried ? 'dashed' : 'thin', label: text('Balance'), amount: balance }],
          note:
            spread &&
            text('usually {low} to {high}', {
              low: formatAmount(decimalOf(spread.low)),
              high: formatAmount(decimalOf(spread.high)),
            }),
        }}
        onChoose={place => setChosen(place - past.length)}
        onOpen={() => void navigate('/planned')}
      />
    </>
  )
}
