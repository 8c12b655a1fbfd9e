import type { Statement } from '@pundi/contract'
import { dateFormat, dateLocale, formatAmount } from '@pundi/kit/format'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { recordsOf } from '../../dashboard/records-of'
import { useText } from '../catalogue/text'
import { nameRange } from '../range/name-range'
import columns from '../../chart-columns.module.css'
import css from './Columns.module.css'
import { Figure } from './Figure'

type Steps = Statement['steps']
type Step = Steps['data'][number]

/** How many names stand below the columns at most. */
const mostNames = 12

/**
 * Two bars a step. They are one group of radio buttons, as the months of the dashboard: pointing and the arrow keys
 * choose one, whose exact amounts stand above; Enter opens its records.
 */
export function Columns({ steps, unit }: { steps: Step[]; unit: Steps['unit'] }) {
  const text = useText()
  const navigate = useNavigate()
  const [at, choose] = useState(steps.length - 1)
  const chosen = steps[Math.min(at, steps.length - 1)]
  const top = Math.max(1, ...steps.flatMap(({ income, expense }) => [Number(income), Number(expense)]))
  const every = Math.ceil(steps.length / mostNames)
  const heightOf = (amount: string) =>
    Number(amount) > 0 ? `max(1px, ${(Number(amount) / top) * 100}%)` : '0'
  return (
    <>
      {chosen && <Readout step={chosen} />}
      <fieldset
        className={`${css.chart} ${columns.chart}`}
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        <legend className={columns.hidden}>{text('Days')}</legend>
        {steps.map((step, place) => (
          <label
            key={step.from}
            className={`${css.step} ${columns.column}`}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && choose(place)}
          >
            <input
              className={columns.hidden}
              type="radio"
              name="step"
              checked={step === chosen}
              onChange={() => choose(place)}
              onKeyDown={({ key }) => key === 'Enter' && void navigate(recordsOf(step))}
              aria-label={text('{range}: income {income}, expense {expense}', {
                range: nameRange(step, 'short'),
                income: formatAmount(step.income),
                expense: formatAmount(step.expense),
              })}
            />
            <span className={`${css.bars} ${columns.bars}`} aria-hidden>
              <span data-type="income" style={{ height: heightOf(step.income) }} />
              <span data-type="expense" style={{ height: heightOf(step.expense) }} />
            </span>
            <span className={`${css.name} ${columns.name}`} aria-hidden>
              {place % every === 0 ? shorten(step.from, unit) : '\u00a0'}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function Readout({ step }: { step: Step }) {
  const text = useText()
  const days = { from: step.from, to: step.to }
  return (
    <div className={`${css.readout} ${columns.chart}`}>
      <p>{nameRange(step)}</p>
      <dl>
        <div data-type="income">
          <dt>{text('Income')}</dt>
          <dd>
            <Figure amount={step.income} days={days} filter={{ type: 'income' }} />
          </dd>
        </div>
        <div data-type="expense">
          <dt>{text('Expense')}</dt>
          <dd>
            <Figure amount={step.expense} days={days} filter={{ type: 'expense' }} />
          </dd>
        </div>
        <div data-type="net">
          <dt>{text('Saved')}</dt>
          <dd>
            <Figure amount={step.net} days={days} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The first day of a step in few letters: "9/11", "Nov", "2026". */
function shorten(day: string, unit: Steps['unit']): string {
  if (unit === 'year') return day.slice(0, 4)
  if (unit === 'week') return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`
  const format = dateFormat(dateLocale(), { month: 'short', timeZone: 'UTC' })
  return format.format(Date.parse(day)).slice(0, 3)
}
