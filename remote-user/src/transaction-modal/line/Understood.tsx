import { invalidAmounts, useAmountText } from '@pundi/kit/amount'
import { dateLocale, formatAmount } from '@pundi/kit/format'
import type { ReactNode } from 'react'
import { useText } from '../../catalogue/text'
import { useFormText } from '../catalogue/text'
import type { AmountProblem } from './find-amount'
import type { CategoryReason } from './find-category'
import type { DayProblem } from './read-day'
import css from './Understood.module.css'
import type { LineReading } from './read-line'
import type { Line } from './use-line'

interface UnderstoodProps {
  line: Line
  wallet: string | undefined
  /** What the server refused, by field. */
  errors: Record<string, string>
}

/** What the line is understood as, field by field: nothing is saved that does not stand here. */
export function Understood({ line, wallet, errors }: UnderstoodProps) {
  const text = useText()
  const say = useFormText()
  const sayAmount = useAmountProblem()
  const sayDay = useDayProblem()
  const sayReason = useReason()
  const { amount, amountWritten, day, dayWritten, description, category: found } = line.reading
  const { category, isChosen } = line
  const reason = !isChosen && 'reason' in found && found.reason

  return (
    <div role="group" aria-label={say('Understood as')}>
      <dl className={css.understood} aria-live="polite">
        <Part label={text('Amount')} problem={errors['amount']}>
          {'decimal' in amount ? (
            formatAmount(amount.decimal, { decimals: amount.decimal.includes('.') ? 2 : 0 })
          ) : (
            <Problem>{sayAmount(amount.problem, amountWritten)}</Problem>
          )}
        </Part>
        <Part label={text('Category')} problem={errors['category_id']}>
          {category ? (
            <>
              {category.name}
              {reason && <small>{sayReason(reason)}</small>}
            </>
          ) : (
            <Problem>{say('Choose one below')}</Problem>
          )}
        </Part>
        {category && (
          <Part label={text('Type')} problem={errors['type']}>
            {text(category.type)}
          </Part>
        )}
        <Part label={text('Date')} problem={errors['transaction_date']}>
          {'date' in day ? (
            <>
              {writeDay(day.date)}
              {dayWritten === '' && <small>{text('Today')}</small>}
            </>
          ) : (
            <Problem>{sayDay(day.problem, dayWritten)}</Problem>
          )}
        </Part>
        <WalletPart named={line.reading.wallet} wallet={wallet} problem={errors['wallet_id']} />
        <Part label={text('Description')} problem={errors['description']}>
          {description || <Problem>{say('No description yet')}</Problem>}
        </Part>
      </dl>
    </div>
  )
}

interface WalletPartProps {
  /** What the line names. */
  named: LineReading['wallet']
  wallet: string | undefined
  problem: string | undefined
}

/** The wallet, if any, and where it comes from. */
function WalletPart({ named, wallet, problem }: WalletPartProps) {
  const say = useFormText()
  if (named.among.length > 0) {
    const written = named.among.map(({ name }) => name).join(', ')
    return (
      <Part label={say('Wallet')} problem={problem}>
        {wallet}
        <Problem>
          {say('Several wallets: {written}. Write one, or put the others in quotes.', { written })}
        </Problem>
      </Part>
    )
  }
  if (wallet === undefined) return null
  return (
    <Part label={say('Wallet')} problem={problem}>
      {wallet}
      <small>{say(named.wallet ? 'its name is in the line' : 'As last time in this category')}</small>
    </Part>
  )
}

interface PartProps {
  label: string
  problem: string | undefined
  children: ReactNode
}

const Part = ({ label, problem, children }: PartProps) => (
  <div className={css.part}>
    <dt>{label}</dt>
    <dd>
      {children}
      {problem && <Problem>{problem}</Problem>}
    </dd>
  </div>
)

const Problem = ({ children }: { children: ReactNode }) => <span className={css.problem}>{children}</span>

function useAmountProblem() {
  const say = useFormText()
  const sayAmount = useAmountText()
  return (problem: AmountProblem, written: string) => {
    if (problem === 'missing') return say('No amount yet')
    if (problem === 'two-amounts')
      return say('Two amounts: {written}. Write one, or put the other in quotes.', { written })
    return `${written}: ${sayAmount(invalidAmounts[problem])}`
  }
}

function useDayProblem() {
  const say = useFormText()
  return (problem: DayProblem, written: string) => {
    if (problem === 'two-days')
      return say('Two days: {written}. Write one, or put the other in quotes.', { written })
    if (problem === 'no-such-day') return say('There is no such day: {written}', { written })
    return say('“{written}” may be one day or another: write a date such as 20/11.', { written })
  }
}

function useReason() {
  const say = useFormText()
  return (reason: CategoryReason) => {
    if (reason.by === 'name') return say('its name is in the line')
    const { count, of } = reason
    if (reason.by === 'same')
      return say('like {count} of your {of} transactions with this description', { count, of })
    return say('like {count} of your {of} transactions with “{words}”', { count, of, words: reason.words })
  }
}

/** With the day of the week and the month in letters, so that no date is taken for another. */
const writeDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(dateLocale(), { dateStyle: 'full', timeZone: 'UTC' })
