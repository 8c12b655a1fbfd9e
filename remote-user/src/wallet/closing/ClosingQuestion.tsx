import { formatDay } from '@pundi/kit/format'
import { AlertBox, Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import css from '../../change-form/form.module.css'
import type { MoneyFormProps } from '../forms/use-money-form'
import { useText } from './catalogue/text'

export { loadWords } from './load-words'

/** Says what is recorded in a wallet again and again, and asks whether it is closed all the same. */
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
            '{count, plural, =1 {1 recurring entry is recorded in it:} other {# recurring entries are recorded in it:}}',
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
            'Nothing is recorded in it by itself any more. What is due waits for you on its day, under Recurring, where you can choose another wallet.',
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
            onClick={() => state.send({ ...sent, change: 'closeWallet', is_sure: 'true' })}
          >
            {text('Close the wallet')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
