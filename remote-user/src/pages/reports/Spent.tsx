import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { measureChange } from '../../shared/percent-change/say-percent-change'
import { formatPercent } from '../../shared/percent-change/format-percent'
import { useText } from './catalogue/text'
import { nameCounted, nameRange } from './range/name-range'
import css from './Spent.module.css'

export function Spent({ answer: { data, meta } }: { answer: StatementAnswer }) {
  const text = useText()
  const { totals } = data
  return (
    <p className={css.spent}>
      {saySpent(data, meta, text)} {sayMost(data, text)}{' '}
      {centsOf(totals.expense) >= 0n && sayKept(totals, text)}
    </p>
  )
}

type Say = ReturnType<typeof useText>

function saySpent({ totals, against }: StatementAnswer['data'], meta: StatementAnswer['meta'], text: Say) {
  const range = nameCounted(meta, meta.until, text)
  if (centsOf(totals.expense) < 0n)
    return text('{range}: refunds exceeded spending by {amount}.', {
      range,
      amount: formatAmount(positive(totals.expense)),
    })
  const expense = formatAmount(totals.expense)
  const { against_from: from, against_to: to } = meta
  if (!against || from === null || to === null) return text('{range}: {expense} spent.', { range, expense })
  const { sign, size, share } = measureChange(totals.expense, against.expense)
  const amount = share === undefined ? size : `${size} (${share})`
  const values = { range, expense, amount, other: nameRange({ from, to }) }
  if (sign === 0) return text('{range}: {expense} spent, the same as for {other}.', values)
  return sign < 0
    ? text('{range}: {expense} spent, {amount} less than for {other}.', values)
    : text('{range}: {expense} spent, {amount} more than for {other}.', values)
}

function sayKept({ income, net }: StatementAnswer['data']['totals'], text: Say) {
  if (centsOf(net) < 0n)
    return text('You spent {amount} more than you received.', { amount: formatAmount(positive(net)) })
  if (centsOf(income) <= 0n) return null
  const share = formatPercent(net, income) ?? ''
  return text('You kept {net}, {share} of your income.', { net: formatAmount(net), share })
}

function sayMost({ categories, totals }: StatementAnswer['data'], text: Say) {
  const most = categories.find(({ type, total }) => type === 'expense' && centsOf(total) > 0n)
  if (!most) return null
  // Refunds in other categories can make the total smaller than this category. In this case, show
  // no share.
  const isPart = centsOf(most.total) <= centsOf(totals.expense)
  const share = isPart ? formatPercent(most.total, totals.expense) : undefined
  const values = { category: most.name, amount: formatAmount(most.total), share: share ?? '' }
  return share === undefined
    ? text('Top category: {category}, {amount}.', values)
    : text('Top category: {category}, {amount}, {share}.', values)
}

const positive = (decimalText: string) => decimalText.replace('-', '')
