import type { Goal } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { FormDialog } from '../../change-form/FormDialog'
import { useText } from '../catalogue/text'
import { warmChanges } from '../load-goals'
import type { OpenFormProps } from '../open-form'

/** Adds or changes a goal. */
export function GoalForm({ purpose: { goal }, wallets, ...form }: OpenFormProps<'goal'>) {
  const text = useText()
  const open = wallets.filter(({ id, is_closed: isClosed }) => !isClosed || id === goal?.wallet_id)
  return (
    <FormDialog
      {...form}
      action="/goals"
      onBegin={warmChanges}
      title={goal ? text('Edit the goal') : text('New goal')}
      label={text('Save')}
      change={goal ? 'changeGoal' : 'addGoal'}
      sent={goal ? { id: String(goal.id), before: bodyOf(goal) } : {}}
    >
      {errors => (
        <>
          <Field label={text('Name')} name="name" error={errors['name']}>
            <input
              defaultValue={goal?.name}
              placeholder={text('Laptop, Eid, holiday...')}
              maxLength={60}
              autoComplete="off"
              required
            />
          </Field>
          <AmountField
            {...amountStyle()}
            label={text('How much it takes')}
            name="target"
            defaultValue={goal?.target}
            error={errors['target']}
            required
            hasKeys
            submitsRefused
          />
          <Field
            label={text('By when (optional)')}
            name="due_on"
            hint={text('With a day, you see what it takes each month.')}
            error={errors['due_on']}
          >
            <input type="date" defaultValue={goal?.due_on ?? ''} max="9999-12-31" />
          </Field>
          {open.length > 0 && (
            <Field
              label={text('Wallet (optional)')}
              name="wallet_id"
              hint={text('Where the money is. Nothing moves: you only see when the wallet has too little.')}
              error={errors['wallet_id']}
            >
              <select defaultValue={String(goal?.wallet_id ?? '')}>
                <option value="">{text('Without a wallet')}</option>
                {open.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

/** What a goal was, as the body that gives it back. */
const bodyOf = ({ name, target, due_on, wallet_id }: Goal) =>
  JSON.stringify({ name, target, due_on, wallet_id })
