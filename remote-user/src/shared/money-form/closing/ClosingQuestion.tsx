import { formatDay } from '@pundi/kit/format'
import { AlertBox, Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import css from '../../save-form/form.module.css'
import type { MoneyFormProps } from '../use-money-form'
import { useText } from '../catalogue/text'

export function ClosingQuestion({
  purpose: { name, entries, sent },
  state,
  form,
}: MoneyFormProps<'closing'>) {
  const text = useText()
  return (
    <Dialog
      title={text('Close {name}?', { name })}
      open
      onClose={() => !state.isBusy && form.close()}
      closeLabel={text('Close')}
    >
      <div className={css.form}>
        <p>
          {text(
            '{count, plural, =1 {1 recurring transaction uses this wallet:} other {# recurring transactions use this wallet:}}',
            { count: entries.length },
          )}
        </p>
        <ul>
          {entries.map(({ id, name, next }) => (
            <li key={id}>
              {name} · {formatDay(next)}
            </li>
          ))}
        </ul>
        <p>
          {text(
            'Nothing more is recorded automatically. You’ll find due transactions under Recurring, where you can choose another wallet.',
          )}
        </p>
        {state.message && <AlertBox type="error">{state.message}</AlertBox>}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={form.close} disabled={state.isBusy}>
            {text('Cancel')}
          </Button>
          <Button
            type="button"
            busy={state.isBusy ? text('Loading...') : undefined}
            onClick={() => state.send('closeWallet', { ...sent, is_sure: 'true' })}
          >
            {text('Close the wallet')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
