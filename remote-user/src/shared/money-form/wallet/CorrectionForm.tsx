import { centsOf, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { isOwed, mayOwe } from '../fields/signed-amount'
import { FormDialog } from '../fields/FormDialog'
import css from '../fields/forms.module.css'
import { MoneyField } from '../fields/MoneyField'
import type { MoneyFormProps } from '../use-money-form'

export function CorrectionForm({ purpose, state, wallets }: MoneyFormProps<'correction'>) {
  const text = useText()
  // The wallet may have changed since the form was opened.
  const { id, name, kind, balance } = wallets.find(({ id }) => id === purpose.wallet.id) ?? purpose.wallet
  const typed = { balance: '', balance_side: isOwed(balance) ? 'owed' : 'there', ...state.typed }
  const isOwedNow = mayOwe(kind) && typed.balance_side === 'owed'
  const there = readBalance(typed.balance, isOwedNow)

  const { field } = state

  return (
    <FormDialog
      title={text('Adjust {name}’s balance', { name })}
      label={text('Adjust balance')}
      state={state}
      onSubmit={state.submit('correctWallet', { id: String(id) })}
    >
      <p>
        {text('Balance in Pundi:')}{' '}
        <strong>
          <Amount>{formatAmount(balance, { decimals: 'needed' })}</Amount>
        </strong>
      </p>
      <MoneyField
        label={text('Actual balance')}
        {...field('balance')}
        defaultValue={typed.balance}
        side={mayOwe(kind) ? (isOwedNow ? 'owed' : 'there') : undefined}
        required
      />
      <p className={css.result} role="status">
        {there === undefined ? text('A preview appears here.') : sayDifference(there, centsOf(balance), text)}
      </p>
    </FormDialog>
  )
}

/** The balance in cents; undefined without an amount. */
function readBalance(typed: string, isOwedNow: boolean) {
  if (!/^\d+(\.\d+)?$/.test(typed)) return undefined
  return centsOf(typed) * (isOwedNow ? -1n : 1n)
}

function sayDifference(there: bigint, recorded: bigint, text: ReturnType<typeof useText>) {
  if (there === recorded) return text('The balance matches. There’s nothing to record.')
  const amount = formatAmount(decimalOf(there), { decimals: 'needed' })
  const difference = formatAmount(decimalOf(there - recorded), { signed: true, decimals: 'needed' })
  const values = { amount, difference }
  return there < recorded
    ? text('New balance: {amount} ({difference}). The difference doesn’t count as an expense.', values)
    : text('New balance: {amount} ({difference}). The difference doesn’t count as income.', values)
}
