import { dateOf, type Statement } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FlowChart } from '../../../shared/chart/FlowChart'
import { abbreviateMonth } from '../../../shared/period/name-shortly'
import { sayOwed } from '../../../shared/chart/say-owed'
import { recordsOf } from '../../../shared/records-of/records-of'
import { useText } from '../catalogue/text'
import { nameRange } from '../range/name-range'

type Steps = Statement['steps']
type Step = Steps['data'][number]

export function Columns({ steps, unit }: { steps: Step[]; unit: Steps['unit'] }) {
  const text = useText()
  const navigate = useNavigate()
  const [at, choose] = useState(steps.length - 1)
  const place = Math.min(at, steps.length - 1)
  const chosen = steps[place]
  if (!chosen) return null
  const days = { from: chosen.from, to: chosen.to }
  return (
    <FlowChart
      name={nameRange(chosen)}
      shortName={nameRange(chosen, 'short')}
      figures={[
        {
          look: 'income',
          label: text('Income'),
          ...{ amount: formatAmount(chosen.income), to: recordsOf(days, { type: 'income' }) },
        },
        {
          look: 'expense',
          label: text('Expense'),
          ...{ amount: formatAmount(chosen.expense), to: recordsOf(days, { type: 'expense' }) },
        },
        { label: text('Left over'), amount: formatAmount(chosen.net), to: recordsOf(days) },
      ]}
      note={sayOwed(chosen, steps, text)}
      label={text('Days')}
      columns={steps.map(step => ({
        key: step.from,
        short: shorten(step.from, unit),
        label: text('{range}: income {income}, expenses {expense}', {
          range: nameRange(step, 'short'),
          income: formatAmount(step.income),
          expense: formatAmount(step.expense),
        }),
        values: { income: Number(step.income), expense: Number(step.expense) },
      }))}
      at={place}
      onChoose={choose}
      onOpen={() => void navigate(recordsOf(days))}
    />
  )
}

function shorten(day: string, unit: Steps['unit']): string {
  if (unit === 'year') return day.slice(0, 4)
  if (unit === 'week') return `${dateOf(day)}/${Number(day.slice(5, 7))}`
  return abbreviateMonth(day)
}
