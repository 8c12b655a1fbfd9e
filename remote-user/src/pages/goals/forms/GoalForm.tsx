import type { addGoal, BodyOf, Goal } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import type { NamesOf, Typed } from '@pundi/kit/form'
import { amountStyle } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { FormDialog } from '../../../shared/save-form/FormDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-goals'
import { warmChanges } from '../load-goals'
import type { OpenFormProps } from '../purpose'

type Name = NamesOf<BodyOf<typeof addGoal>>
const names = ['name', 'target', 'due_on', 'wallet_id'] satisfies Name[]

export function GoalForm({ purpose: { goal }, goals, wallets, ...form }: OpenFormProps<'goal'>) {
  const text = useText()
  const [typed, setTyped] = useState<Typed<Name>>({})
  const now = goal && goals.find(({ id }) => id === goal.id)
  const open = wallets.filter(({ id, is_closed: isClosed }) => !isClosed || id === goal?.wallet_id)
  return (
    <FormDialog
      {...form}
      names={names}
      action="/goals"
      onBegin={warmChanges}
      title={goal ? text('Edit the goal') : text('New goal')}
      label={text('Save')}
      change={goal ? 'changeGoal' : 'addGoal'}
      sent={(goal ? { id: String(goal.id), version: goal.version } : {}) satisfies FieldsOf['changeGoal']}
      onType={setTyped}
      now={
        now && {
          version: now.version,
          differences: {
            record: { kind: 'goal', now, wallets },
            saved: valuesOf(now),
            typed: { ...valuesOf(goal), ...typed },
          },
          onTake: () => form.form.open({ form: 'goal', goal: now }),
        }
      }
    >
      {field => (
        <>
          <Field label={text('Name')} {...field('name')}>
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
            label={text('Target amount')}
            {...field('target')}
            defaultValue={goal?.target}
            required
            hasKeys
            submitsRefused
          />
          <Field
            label={text('Target date (optional)')}
            {...field('due_on')}
            hint={text('Add a date to see how much to save each month.')}
          >
            <input type="date" defaultValue={goal?.due_on ?? ''} max="9999-12-31" />
          </Field>
          {open.length > 0 && (
            <Field
              label={text('Wallet (optional)')}
              {...field('wallet_id')}
              hint={text(
                'Where you keep the money. We don’t move it, but we’ll warn you if this wallet runs short.',
              )}
            >
              <select defaultValue={String(goal?.wallet_id ?? '')}>
                <option value="">{text('No wallet')}</option>
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

const valuesOf = ({ name, target, due_on, wallet_id }: Goal): Record<Name, string> => ({
  ...{ name, target, due_on: due_on ?? '', wallet_id: String(wallet_id ?? '') },
})
