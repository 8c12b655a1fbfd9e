import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { changeOf } from '../change/say-change'
import { formatShare } from '../change/share-of'
import { useText } from './catalogue/text'
import { nameCounted, nameRange } from './range/name-range'
import css from './Spent.module.css'

/** What was spent and kept, in sentences. */
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
    return text('{range}: {amount} more came back than was spent.', {
      range,
      amount: formatAmount(positive(totals.expense)),
    })
  const expense = formatAmount(totals.expense)
  const { against_from: from, against_to: to } = meta
  if (!against || from === null || to === null) return text('{range}: {expense} spent.', { range, expense })
  const { sign, size, share } = changeOf(totals.expense, against.expense)
  const amount = share === undefined ? size : `${size} (${share})`
  const values = { range, expense, amount, other: nameRange({ from, to }) }
  if (sign === 0) return text('{range}: {expense} spent, as much as in {other}.', values)
  return sign < 0
    ? text('{range}: {expense} spent, {amount} less than in {other}.', values)
    : text('{range}: {expense} spent, {amount} more than in {other}.', values)
}

function sayKept({ income, net }: StatementAnswer['data']['totals'], text: Say) {
  if (centsOf(net) < 0n)
    return text('{amount} more was spent than came in.', { amount: formatAmount(positive(net)) })
  if (centsOf(income) <= 0n) return null
  const share = formatShare(net, income) ?? ''
  return text('{net} of the income was kept, {share}.', { net: formatAmount(net), share })
}

function sayMost({ categories, totals }: StatementAnswer['data'], text: Say) {
  const most = categories.find(({ type, total }) => type === 'expense' && centsOf(total) > 0n)
  if (!most) return null
  // Where money came back elsewhere, it is more than all together: no part of it.
  const isPart = centsOf(most.total) <= centsOf(totals.expense)
  const share = isPart ? formatShare(most.total, totals.expense) : undefined
  const values = { category: most.name, amount: formatAmount(most.total), share: share ?? '' }
  return share === undefined
    ? text('The most on {category}: {amount}.', values)
    : text('The most on {category}: {amount}, {share}.', values)
}

const positive = (decimalText: string) => decimalText.replace('-', '')
