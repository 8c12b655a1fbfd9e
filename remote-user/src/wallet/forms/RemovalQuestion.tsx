import { AlertBox, Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { bodyOfWallet } from '../read-form'
import css from './forms.module.css'
import type { MoneyFormProps } from './use-money-form'

/** Asks before a wallet is deleted. One that has records is closed instead, so that they keep it. */
export function RemovalQuestion({ purpose, state, form, wallets }: MoneyFormProps<'removal'>) {
  const text = useText()
  const wallet = wallets.find(({ id }) => id === purpose.wallet.id) ?? purpose.wallet
  const { name, count, is_closed: isClosed } = wallet
  const id = String(wallet.id)
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
            : text(
                '{count, plural, =1 {It has 1 record} other {It has # records}}, so it stays. Close it, and it is not offered any more; its records and its balance stay.',
                { count },
              )}
        </p>
        {state.answer && <AlertBox type="error">{state.answer.message}</AlertBox>}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={form.close} disabled={state.isBusy}>
            {text('Cancel')}
          </Button>
          {count === 0 && (
            <Button
              type="button"
              tone="danger"
              busy={state.isBusy ? text('Loading...') : undefined}
              onClick={() => state.send({ change: 'removeWallet', id })}
            >
              {text('Delete')}
            </Button>
          )}
          {count > 0 && !isClosed && (
            <Button
              type="button"
              busy={state.isBusy ? text('Loading...') : undefined}
              onClick={() => state.send({ change: 'closeWallet', id, body: bodyOfWallet(wallet) })}
            >
              {text('Close the wallet')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}
