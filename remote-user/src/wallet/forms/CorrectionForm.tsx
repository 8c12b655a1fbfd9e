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
  // In every other kind of wallet there is what is there, or nothing.
  const isOwedNow = mayOwe(kind) && typed.balance_side === 'owed'
  const there = readBalance(typed.balance, isOwedNow)

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
        side={mayOwe(kind) ? (isOwedNow ? 'owed' : 'there') : undefined}
        required
      />
      <p className={css.result} role="status">
        {there === undefined
          ? text('You see here what will be recorded.')
          : sayDifference(there, centsOf(balance), text)}
      </p>
    </FormDialog>
  )
}

/** In cents; undefined while no amount is typed. */
function readBalance(typed: string, isOwedNow: boolean) {
  if (!/^\d+(\.\d+)?$/.test(typed)) return undefined
  return centsOf(typed) * (isOwedNow ? -1n : 1n)
}

/** The new balance and by how much that is another one. */
function sayDifference(there: bigint, recorded: bigint, text: ReturnType<typeof useText>) {
  if (there === recorded) return text('It is the same: nothing will be recorded.')
  const amount = formatAmount(decimalOf(there), { decimals: 'needed' })
  const difference = formatAmount(decimalOf(there - recorded), { signed: true, decimals: 'needed' })
  const values = { amount, difference }
  return there < recorded
    ? text('New balance: {amount} ({difference}). The difference doesn’t count as an expense.', values)
    : text('New balance: {amount} ({difference}). The difference doesn’t count as income.', values)
}
