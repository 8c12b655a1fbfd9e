import type { Category } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Button, Field, IconButton } from '@pundi/kit/ui'
import { X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'
import css from '../More.module.css'
import { splitAmountName, type DraftSplit } from '../../booking-draft/splits'

interface SplitFieldsProps {
  split: DraftSplit
  /** Counted from 1. */
  number: number
  choices: readonly Category[]
  known: readonly Category[]
  /** The amount that is not split yet, decimal text. */
  left: string
  isFocused: boolean
  onChange: (part: DraftSplit) => void
  onRemove: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

export function SplitFields({
  split,
  number,
  choices,
  known,
  left,
  isFocused,
  onChange,
  onRemove,
}: SplitFieldsProps) {
  const text = useText()
  const say = useFormText()
  const chosen = split.category && (known.find(({ id }) => id === split.category?.id) ?? split.category)
  const shown = chosen && !choices.some(({ id }) => id === chosen.id) ? [...choices, chosen] : choices

  return (
    <div className={css.part} role="group" aria-label={say('Part {number}', { number })}>
      <Field label={say('Category of part {number}', { number })} name={`split_category_${split.key}`}>
        <select
          value={split.category?.id ?? ''}
          onChange={event => {
            event.stopPropagation()
            const category = shown.find(({ id }) => String(id) === event.target.value) ?? null
            onChange({ ...split, category })
          }}
        >
          <option value="">{text('Select Category')}</option>
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <SplitAmount
        key={split.fillings}
        split={split}
        label={say('Amount of part {number}', { number })}
        isFocused={isFocused}
      />
      <Field label={say('Note of part {number}', { number })} name={`split_note_${split.key}`}>
        <input
          value={split.note}
          maxLength={200}
          autoComplete="off"
          onChange={event => {
            event.stopPropagation()
            onChange({ ...split, note: event.target.value })
          }}
        />
      </Field>
      <div className={css.ways}>
        {/[1-9]/.test(left) && !left.startsWith('-') && (
          <Button
            type="button"
            tone="quiet"
            onClick={() =>
              onChange({ ...split, amount: add(split.amount, left), fillings: split.fillings + 1 })
            }
          >
            {say('Use the remaining {amount}', { amount: formatAmount(left, { decimals: 'needed' }) })}
          </Button>
        )}
        {onRemove && (
          <IconButton label={say('Remove part {number}', { number })} type="button" onClick={onRemove}>
            <X />
          </IconButton>
        )}
      </div>
    </div>
  )
}

/** The field is uncontrolled: to change its amount from outside, change the `key`. */
function SplitAmount({
  split,
  label,
  isFocused,
}: Pick<SplitFieldsProps, 'split' | 'isFocused'> & { label: string }) {
  const [begun] = useState(split.amount)
  return (
    <AmountField
      label={label}
      name={splitAmountName(split)}
      {...amountStyle()}
      defaultValue={begun}
      autoFocus={isFocused}
    />
  )
}

const add = (one: string, other: string) =>
  String((Math.round(Number(one) * 100) + Math.round(Number(other) * 100)) / 100)
