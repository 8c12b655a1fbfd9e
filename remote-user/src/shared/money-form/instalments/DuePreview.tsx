import { centsOf, type Due, listDue } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import formCss from '../fields/forms.module.css'
import { useText } from '../catalogue/text'
import type { FieldNames } from '../fields/names'
import { monthDayOf } from './MonthDayField'
import css from './PurchaseForm.module.css'

type PurchaseValues = Record<FieldNames['purchase'], string>

export function DuePreview({ values }: { values: PurchaseValues }) {
  const text = useText()
  const due = previewOf(values)
  return (
    <div className={formCss.result}>
      <p role="status">{due && isAny(due) ? sayDue(due, text) : text('Due dates appear here.')}</p>
      {due && (
        <details className={css.preview}>
          <summary>{text('Payment plan')}</summary>
          <ol>
            {due.map(({ due_date, amount }) => (
              <li key={due_date}>
                {formatDay(due_date)} <Amount>{money(amount)}</Amount>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function previewOf(values: PurchaseValues): Due[] | undefined {
  const { amount, count, first_due } = values
  const isRead =
    /^\d+(\.\d{1,2})?$/.test(amount) && /^\d+$/.test(count) && /^\d{4}-\d{2}-\d{2}$/.test(first_due)
  const instalments = Number(count)
  if (!isRead || instalments < 2 || instalments > 120 || centsOf(amount) < BigInt(instalments))
    return undefined
  const { currency } = preferences.getState()
  return listDue({ currency, amount, count: instalments, first_due, month_day: monthDayOf(values) })
}

function sayDue([first, ...others]: [Due, ...Due[]], text: ReturnType<typeof useText>) {
  const last = others.at(-1) ?? first
  const values = {
    ...{ count: others.length + 1, amount: money(first.amount), last: money(last.amount) },
    ...{ from: formatDay(first.due_date), to: formatDay(last.due_date) },
  }
  return first.amount === last.amount
    ? text('{count} instalments of {amount}, from {from} to {to}', values)
    : text('{count} instalments of {amount} (last one: {last}), from {from} to {to}', values)
}

const isAny = (due: Due[]): due is [Due, ...Due[]] => due.length > 0

const money = (amount: string) => formatAmount(amount, { decimals: 'needed' })
