import { formatAmount, today } from '@pundi/kit/format'
import { Amount, Field } from '@pundi/kit/ui'
import { useText } from './catalogue/text'
import { isOwed, sizeOf } from './fields/signed-amount'
import { FormDialog } from './fields/FormDialog'
import css from './fields/forms.module.css'
import { MoneyField } from './fields/MoneyField'
import type { MoneyFormProps } from './use-money-form'
import { WalletField } from './fields/WalletField'

/** If user and friend owe each other the same amount, settling moves no money. */
export function SettlementForm({ purpose, state, wallets }: MoneyFormProps<'settlement'>) {
  const text = useText()
  const { name, open } = purpose.friend
  const isMine = isOwed(open)
  const isOffset = !/[1-9]/.test(open)
  const owed = sizeOf(open).replace(/\.00$/, '')
  const offered = wallets.filter(({ is_closed: isClosed }) => !isClosed)
  // By default, a friend's payment goes to the wallet that paid the oldest shared expense. Closed
  // wallets are skipped.
  const paid = purpose.friend.shares.find(share => offered.some(({ id }) => id === share.wallet_id))
  const preset = { amount: owed, wallet_id: String(paid?.wallet_id ?? ''), transaction_date: today() }
  const typed = { ...preset, ...state.typed }
  const { field } = state

  return (
    <FormDialog
      title={text('Settle up with {name}', { name })}
      label={text('Settle')}
      state={state}
      onSubmit={state.submit('settle', { name })}
    >
      <p>
        {isOffset ? (
          text('You owe each other the same amount')
        ) : (
          <>
            {isMine ? text('You owe') : text('Owed to you')}{' '}
            <strong>
              <Amount>{formatAmount(sizeOf(open), { decimals: 'needed' })}</Amount>
            </strong>
          </>
        )}
      </p>
      {!isOffset && (
        <MoneyField
          label={isMine ? text('Amount you paid back') : text('Amount paid back')}
          {...field('amount')}
          defaultValue={typed.amount}
          required
        />
      )}
      {!isOffset && offered.length > 0 && (
        <WalletField
          label={isMine ? text('From wallet') : text('To wallet')}
          {...field('wallet_id')}
          chosen={typed.wallet_id}
          wallets={offered}
        />
      )}
      <Field label={text('Date')} {...field('transaction_date')}>
        <input type="date" defaultValue={typed.transaction_date} max={today()} required />
      </Field>
      <p className={css.soft}>
        {isMine
          ? text('This repayment isn’t a new expense. The purchase already counts.')
          : text('This repayment isn’t income. It lowers your split expenses, oldest first.')}
      </p>
    </FormDialog>
  )
}
