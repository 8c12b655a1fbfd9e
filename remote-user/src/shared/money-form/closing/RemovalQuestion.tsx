import type { Wallet } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { AlertBox, Button, ButtonRow, Dialog, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import { closingOf } from '../fields/read-form'
import css from '../../save-form/form.module.css'
import { isOwed, sizeOf } from '../fields/signed-amount'
import forms from '../fields/forms.module.css'
import { TransfersBetween, useTransfersBetween } from './TransfersBetween'
import type { MoneyFormProps } from '../use-money-form'

/**
 * A wallet with transactions cannot be deleted at once: the user closes it instead, or first moves
 * the transactions to another wallet.
 */
export function RemovalQuestion({ purpose, state, form, wallets }: MoneyFormProps<'removal'>) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const wallet = wallets.find(({ id }) => id === purpose.wallet.id) ?? purpose.wallet
  const { name, count, is_closed: isClosed } = wallet
  const id = String(wallet.id)
  const targets = wallets.filter(other => other.id !== wallet.id && !other.is_closed)
  const target = targets.some(other => String(other.id) === chosen) ? chosen : ''
  const hasMoney = /[1-9]/.test(wallet.balance + wallet.opening_balance)
  const between = useTransfersBetween(id, target)
  const busy = state.isBusy || between === undefined ? text('Loading...') : undefined
  const money = {
    amount: formatAmount(target === '' ? sizeOf(wallet.balance) : wallet.balance, { decimals: 'needed' }),
    target: targets.find(other => String(other.id) === target)?.name ?? '',
  }
  return (
    <Dialog
      title={text('Delete the wallet {name}?', { name })}
      open
      onClose={() => !state.isBusy && form.close()}
      closeLabel={text('Close')}
    >
      <div className={css.form}>
        <p>
          <span>
            {count === 0
              ? text('This wallet has no transactions.')
              : text(
                  '{count, plural, =1 {This wallet has 1 transaction.} other {This wallet has # transactions.}}',
                  { count },
                )}
          </span>{' '}
          {count > 0 && !isClosed && (
            <span>
              {text('Closed wallets no longer appear in forms. Their transactions and balances stay.')}
            </span>
          )}
        </p>
        {/[1-9]/.test(wallet.balance) && (count === 0 || target !== '') && (
          <p className={forms.result} role="status">
            {target === ''
              ? text(
                  isOwed(wallet.balance) ? 'Your total rises by {amount}.' : 'Your total drops by {amount}.',
                  money,
                )
              : text('{amount} moves to {target}. Your total stays the same.', money)}
          </p>
        )}
        <TransfersBetween between={between} wallets={wallets} />
        {(count > 0 || hasMoney) && targets.length > 0 && (
          <Target
            count={count}
            targets={targets}
            chosen={target}
            error={state.errors['move_to']}
            onChoose={setChosen}
          />
        )}
        {state.message && <AlertBox type="error">{state.message}</AlertBox>}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={form.close} disabled={state.isBusy}>
            {text('Cancel')}
          </Button>
          {(count === 0 || target !== '') && (
            <Button
              type="button"
              tone="danger"
              busy={busy}
              onClick={() => state.send('removeWallet', { id, ...(target !== '' && { move_to: target }) })}
            >
              {target === '' ? text('Delete') : text('Move and delete')}
            </Button>
          )}
          {count > 0 && target === '' && !isClosed && (
            <Button type="button" busy={busy} onClick={() => state.send('closeWallet', closingOf(wallet))}>
              {text('Close the wallet')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface TargetProps {
  count: number
  targets: Wallet[]
  chosen: string
  error: string | undefined
  onChoose: (id: string) => void
}

function Target({ count, targets, chosen, error, onChoose }: TargetProps) {
  const text = useText()
  return (
    <Field
      label={
        count > 0 ? text('Move transactions and delete') : text('Move the balance and delete this wallet')
      }
      name="move_to"
      error={error}
    >
      <select value={chosen} onChange={event => onChoose(event.target.value)}>
        <option value="">{count > 0 ? text('Keep them here') : text('Don’t move it')}</option>
        {targets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
