import type { Wallet } from '@pundi/contract'
import { AlertBox, Button, ButtonRow, Dialog, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import { closingOf } from '../read-form'
import css from '../../change-form/form.module.css'
import type { MoneyFormProps } from './use-money-form'

/** Asks before a wallet is deleted. One that has records is closed instead, or they are moved to another one first. */
export function RemovalQuestion({ purpose, state, form, wallets }: MoneyFormProps<'removal'>) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const wallet = wallets.find(({ id }) => id === purpose.wallet.id) ?? purpose.wallet
  const { name, count, is_closed: isClosed } = wallet
  const id = String(wallet.id)
  const targets = wallets.filter(other => other.id !== wallet.id && !other.is_closed)
  const target = targets.some(other => String(other.id) === chosen) ? chosen : ''
  const busy = state.isBusy ? text('Loading...') : undefined
  return (
    <Dialog
      title={text('Delete the wallet {name}?', { name })}
      open
      onClose={() => !state.isBusy && form.close()}
      closeLabel={text('Close')}
    >
      <div className={css.form}>
        <p>
          {count === 0
            ? text('It has no records.')
            : text('{count, plural, =1 {It has 1 record.} other {It has # records.}}', { count })}{' '}
          {count > 0 &&
            !isClosed &&
            text('Close it, and it is not offered any more; its records and its balance stay.')}
        </p>
        {count > 0 && targets.length > 0 && (
          <Target
            wallet={wallet}
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
              onClick={() =>
                state.send({ change: 'removeWallet', id, ...(count > 0 && { move_to: target }) })
              }
            >
              {count === 0 ? text('Delete') : text('Move and delete')}
            </Button>
          )}
          {count > 0 && target === '' && !isClosed && (
            <Button type="button" busy={busy} onClick={() => state.send(closingOf(wallet))}>
              {text('Close the wallet')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface TargetProps {
  wallet: Wallet
  /** The wallets that may take the records. */
  targets: Wallet[]
  chosen: string
  error: string | undefined
  onChoose: (id: string) => void
}

/** Chooses the wallet that takes the records of a deleted one. */
function Target({ wallet, targets, chosen, error, onChoose }: TargetProps) {
  const text = useText()
  return (
    <Field
      label={text('Move its records, and delete it')}
      name="move_to"
      hint={Number(wallet.opening_balance) === 0 ? undefined : text('Its balance at the start is not moved.')}
      error={error}
    >
      <select value={chosen} onChange={event => onChoose(event.target.value)}>
        <option value="">{text('Keep them here')}</option>
        {targets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
