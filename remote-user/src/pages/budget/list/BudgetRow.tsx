import { type Budget, centsOf } from '@pundi/contract'
import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount, Badge, IconButton } from '@pundi/kit/ui'
import { ArrowLeftRight, Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CategoryMark } from '../../../shared/category-mark/CategoryMark'
import { recordsOf } from '../../../shared/records-of/records-of'
import { BudgetBar } from './BudgetBar'
import css from './BudgetRow.module.css'
import { type text as Text, useText } from '../catalogue/text'
import { type Measured, measureBudget, NEARLY_SPENT, shareOfDays } from './measure-budget'

interface BudgetRowProps {
  budget: Budget
  period: Period
  today: string
  canMove: boolean
  onEdit: () => void
  onMove: () => void
}

export function BudgetRow({ budget, period, today, canMove, onEdit, onMove }: BudgetRowProps) {
  const text = useText()
  const { category_id: id, name, icon, color } = budget
  const at = shareOfDays(period, today)
  const measured = measureBudget(budget, period, at === undefined ? undefined : today)
  return (
    <li className={css.row} data-state={measured.state}>
      <div className={css.head}>
        <CategoryMark icon={icon} color={color} type="expense" />
        <div className={css.title}>
          <Link className={css.name} to={recordsOf(period, { category_id: String(id) })}>
            {name}
          </Link>
          {measured.state === 'over' && <Badge tone="expense">{text('Over budget')}</Badge>}
          {measured.state !== 'over' &&
            measured.percent !== undefined &&
            measured.percent >= NEARLY_SPENT && (
              <Badge tone="neutral">{text('{percent}% spent', { percent: measured.percent })}</Badge>
            )}
        </div>
        <p className={css.left}>
          <span className={css.soft}>{measured.isOver ? text('Over by') : text('Left')}</span>{' '}
          <Amount>{say(measured.left)}</Amount>
          {centsOf(budget.planned) !== 0n && (
            <span className={css.after}>
              {' '}
              {text('after {amount} planned', { amount: say(budget.planned) })}
            </span>
          )}
        </p>
      </div>
      <BudgetBar label={labelOf(name, measured, budget, text)} measured={measured} today={at} />
      <div className={css.foot}>
        <ul className={css.details}>
          {detailOf(budget, measured, text).map(detail => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <div className={css.actions}>
          {canMove && (
            <IconButton
              label={
                measured.isOver
                  ? text('Cover overspending in {name}', { name })
                  : text('Move money from {name}', { name })
              }
              onClick={onMove}
            >
              <ArrowLeftRight />
            </IconButton>
          )}
          <IconButton label={text('Edit {name}', { name })} onClick={onEdit}>
            <Pencil />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

const say = (amount: string) => formatAmount(amount, { decimals: 'needed' })

const labelOf = (name: string, { available }: Measured, { spent, planned }: Budget, text: typeof Text) =>
  text('{name}: {spent} of {available} spent, {planned} planned', {
    ...{ name, spent: say(spent), available: say(available), planned: say(planned) },
  })

function detailOf(budget: Budget, { available, perDay }: Measured, text: typeof Text): string[] {
  const { carried, spent, owed = '0.00' } = budget
  return [
    text('{spent} of {available}', { spent: say(spent), available: say(available) }),
    ...(Number(owed) === 0 ? [] : [text('Friends owe you {amount} of this', { amount: say(owed) })]),
    ...(perDay === undefined ? [] : [text('{amount} a day', { amount: say(perDay) })]),
    ...(Number(carried) === 0
      ? []
      : [
          text('{amount} carried over', {
            amount: formatAmount(carried, { decimals: 'needed', signed: true }),
          }),
        ]),
    ...(budget.is_once ? [text('This month only')] : []),
  ]
}
