import type { Wallet } from '@pundi/contract'
import { formatAmount, today } from '@pundi/kit/format'
import { Amount, Field } from '@pundi/kit/ui'
import { FormDialog } from '../fields/FormDialog'
import css from '../fields/forms.module.css'
import { MoneyField } from '../fields/MoneyField'
import type { MoneyFormProps } from '../use-money-form'
import { WalletField } from '../fields/WalletField'
import { mayOwe } from '../fields/signed-amount'
import { useText } from '../catalogue/text'

export function PaymentForm({ purpose, state, wallets }: MoneyFormProps<'payment'>) {
  const text = useText()
  const { id, name, owed, wallet_id } = purpose.plan
  const offered = wallets.filter(wallet => !wallet.is_closed && wallet.id !== wallet_id)
  const values = {
    amount: purpose.amount.replace(/\.00$/, ''),
    from_wallet_id: firstOf(offered),
    date: today(),
    ...state.typed,
  }

  const { field } = state

  return (
    <FormDialog
      title={text('Pay {name}', { name })}
      label={text('Pay')}
      state={state}
      onSubmit={state.submit('payInstalment', { id: String(id) })}
    >
      <p>
        {text('Not paid yet')}{' '}
        <strong>
          <Amount>{formatAmount(owed, { decimals: 'needed' })}</Amount>
        </strong>
      </p>
      <MoneyField
        label={text('Amount')}
        {...field('amount')}
        defaultValue={values.amount}
        hint={text('You can pay part of an instalment, or several at once. The oldest is paid first.')}
        required
      />
      <WalletField
        label={text('From wallet')}
        {...field('from_wallet_id')}
        chosen={values.from_wallet_id}
        wallets={offered}
      />
      <Field label={text('Date')} {...field('date')}>
        <input type="date" defaultValue={values.date} max={today()} required />
      </Field>
      <p className={css.soft}>{text('This payment isn’t a new expense. The purchase already counts.')}</p>
    </FormDialog>
  )
}

const firstOf = (wallets: Wallet[]) => String(wallets.find(({ kind }) => !mayOwe(kind))?.id ?? '')
