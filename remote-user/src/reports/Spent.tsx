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
      {centsOf(totals.net) < 0n
        ? text('{amount} more was spent than came in.', { amount: formatAmount(positive(totals.net)) })
        : centsOf(totals.income) > 0n &&
          text('{net} of the income was kept, {share}.', {
            net: formatAmount(totals.net),
            share: formatShare(totals.net, totals.income) ?? '',
          })}
    </p>
  )
}

type Say = ReturnType<typeof useText>

function saySpent({ totals, against }: StatementAnswer['data'], meta: StatementAnswer['meta'], text: Say) {
  const range = nameCounted(meta, meta.until, text)
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

function sayMost({ categories, totals }: StatementAnswer['data'], text: Say) {
  const most = categories.find(({ type, total }) => type === 'expense' && centsOf(total) > 0n)
  if (!most) return null
  const share = formatShare(most.total, totals.expense)
  const values = { category: most.name, amount: formatAmount(most.total), share: share ?? '' }
  return share === undefined
    ? text('Most of it on {category}: {amount}.', values)
    : text('Most of it on {category}: {amount}, {share}.', values)
}

const positive = (decimalText: string) => decimalText.replace('-', '')
