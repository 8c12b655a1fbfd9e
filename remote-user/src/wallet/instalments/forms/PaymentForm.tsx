import type { Wallet } from '@pundi/contract'
import { formatAmount, today } from '@pundi/kit/format'
import { Amount, Field } from '@pundi/kit/ui'
import { FormDialog } from '../../forms/FormDialog'
import css from '../../forms/forms.module.css'
import { MoneyField } from '../../forms/MoneyField'
import type { MoneyFormProps } from '../../forms/use-money-form'
import { WalletField } from '../../forms/WalletField'
import { mayOwe } from '../../signed-amount'
import { useText } from '../catalogue/text'

/** Pays an instalment, a part of one or more of them: what is due next is proposed. */
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
        name="amount"
        defaultValue={values.amount}
        hint={text('It pays the instalments in their order: a part, one, or several.')}
        error={state.errors['amount']}
        required
      />
      <WalletField
        label={text('From wallet')}
        name="from_wallet_id"
        chosen={values.from_wallet_id}
        wallets={offered}
        error={state.errors['from_wallet_id']}
      />
      <Field label={text('Date')} name="date" error={state.errors['date']}>
        <input type="date" defaultValue={values.date} max={today()} required />
      </Field>
      <p className={css.soft}>{text('Paying it is no expense: the purchase itself counts as one.')}</p>
    </FormDialog>
  )
}

/** The first wallet with money of one's own; the outside where there is none. */
const firstOf = (wallets: Wallet[]) => String(wallets.find(({ kind }) => !mayOwe(kind))?.id ?? '')
