import { centsOf, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { isOwed, mayOwe } from '../signed-amount'
import { FormDialog } from './FormDialog'
import css from './forms.module.css'
import { MoneyField } from './MoneyField'
import type { MoneyFormProps } from './use-money-form'

/** Asks what is really there, and says what it will book to come to that. */
export function CorrectionForm({ purpose, state, wallets }: MoneyFormProps<'correction'>) {
  const text = useText()
  // As it is now, where it was changed since the form was opened.
  const { id, name, kind, balance } = wallets.find(({ id }) => id === purpose.wallet.id) ?? purpose.wallet
  const typed = { balance: '', balance_side: isOwed(balance) ? 'owed' : 'there', ...state.typed }
  const difference = differenceOf(balance, typed.balance, typed.balance_side === 'owed')

  return (
    <FormDialog
      title={text('Correct the balance of {name}', { name })}
      label={text('Correct')}
      state={state}
      onSubmit={state.submit('correctWallet', { id: String(id) })}
    >
      <p>
        {text('Its records say:')}{' '}
        <strong>
          <Amount>{formatAmount(balance, { decimals: 'needed' })}</Amount>
        </strong>
      </p>
      <MoneyField
        label={text('What is really there')}
        name="balance"
        defaultValue={typed.balance}
        error={state.errors['balance']}
        side={
          mayOwe(kind) || isOwed(balance) ? (typed.balance_side === 'owed' ? 'owed' : 'there') : undefined
        }
        required
      />
      <p className={css.result} role="status">
        {difference === undefined
          ? text('You see here what will be recorded.')
          : sayDifference(difference, text)}
      </p>
    </FormDialog>
  )
}

/** What is there less what the records say; undefined while no amount is typed. */
function differenceOf(recorded: string, typed: string, isOwedNow: boolean) {
  if (!/^\d+(\.\d+)?$/.test(typed)) return undefined
  const there = centsOf(typed) * (isOwedNow ? -1n : 1n)
  return decimalOf(there - centsOf(recorded))
}

function sayDifference(difference: string, text: ReturnType<typeof useText>) {
  const amount = formatAmount(difference.replace('-', ''), { decimals: 'needed' })
  if (Number(difference) === 0) return text('It is the same: nothing will be recorded.')
  return difference.startsWith('-')
    ? text('{amount} less than recorded. It counts as money that went outside, no expense.', { amount })
    : text('{amount} more than recorded. It counts as money from outside, no income.', {
        amount,
      })
}
