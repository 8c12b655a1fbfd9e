import { AlertBox, Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import css from '../../save-form/form.module.css'
import type { MoneyFormProps } from '../use-money-form'
import { useText } from '../catalogue/text'

export function PlanRemoval({ purpose, state, form }: MoneyFormProps<'plan-removal'>) {
  const text = useText()
  const { id, name } = purpose.plan
  return (
    <Dialog
      title={text('Delete the purchase {name}?', { name })}
      open
      onClose={() => !state.isBusy && form.close()}
      closeLabel={text('Close')}
    >
      <div className={css.form}>
        <p>{text('The purchase’s expenses and payments will be deleted too. You can undo this.')}</p>
        {state.message && <AlertBox type="error">{state.message}</AlertBox>}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={form.close} disabled={state.isBusy}>
            {text('Cancel')}
          </Button>
          <Button
            type="button"
            tone="danger"
            busy={state.isBusy ? text('Loading...') : undefined}
            onClick={() => state.send('removeInstalments', { id: String(id), name })}
          >
            {text('Delete')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
