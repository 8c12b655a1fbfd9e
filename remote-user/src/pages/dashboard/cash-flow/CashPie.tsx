import type { Summary } from '@pundi/contract'
import { PieChart } from '@pundi/kit/chart'
import { formatAmount, type Period } from '@pundi/kit/format'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { recordsOf } from '../../../shared/records-of/records-of'
import css from './CashPie.module.css'

interface CashPieProps {
  period: Period | null
  summary: Summary
}

export default function CashPie({ period, summary }: CashPieProps) {
  const text = useText()
  const navigate = useNavigate()
  const [at, choose] = useState(0)
  const slices = (['income', 'expense'] as const).map(look => ({
    look,
    name: look === 'income' ? text('Income') : text('Expense'),
    amount: formatAmount(summary[look]),
    value: Number(summary[look]),
  }))
  const chosen = slices[at]
  if (!chosen) return null
  return (
    <div className={css.pie}>
      <PieChart
        label={text('Type')}
        slices={slices.map(({ look, name, amount, value }) => ({ look, value, label: `${name} ${amount}` }))}
        at={at}
        tooltip={{ title: chosen.name, rows: [{ look: chosen.look, amount: chosen.amount }] }}
        onChoose={choose}
        onOpen={() => void navigate(recordsOf(period, { type: chosen.look }))}
      />
    </div>
  )
}
