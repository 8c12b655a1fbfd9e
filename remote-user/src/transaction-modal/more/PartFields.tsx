import type { Category } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Button, Field, IconButton } from '@pundi/kit/ui'
import { X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useText } from '../../catalogue/text'
import { useFormText } from '../catalogue/text'
import css from './More.module.css'
import { amountName, type DraftPart } from './parts'

interface PartFieldsProps {
  part: DraftPart
  /** From 1. */
  number: number
  /** The categories that are offered. */
  choices: readonly Category[]
  /** All, for the name of one that is not offered any more. */
  known: readonly Category[]
  /** What is left to divide, decimal text. */
  left: string
  isFocused: boolean
  onChange: (part: DraftPart) => void
  onRemove: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** One part of a booking. The form itself reads its amount. */
export function PartFields({
  part,
  number,
  choices,
  known,
  left,
  isFocused,
  onChange,
  onRemove,
}: PartFieldsProps) {
  const text = useText()
  const say = useFormText()
  const chosen = part.category && (known.find(({ id }) => id === part.category?.id) ?? part.category)
  const shown = chosen && !choices.some(({ id }) => id === chosen.id) ? [...choices, chosen] : choices

  return (
    <div className={css.part} role="group" aria-label={say('Part {number}', { number })}>
      <Field label={say('Category of part {number}', { number })} name={`part_category_${part.key}`}>
        <select
          value={part.category?.id ?? ''}
          onChange={event => {
            event.stopPropagation()
            const category = shown.find(({ id }) => String(id) === event.target.value) ?? null
            onChange({ ...part, category })
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
      <PartAmount
        key={part.fillings}
        part={part}
        label={say('Amount of part {number}', { number })}
        isFocused={isFocused}
      />
      <Field label={say('Note of part {number}', { number })} name={`part_note_${part.key}`}>
        <input
          value={part.note}
          maxLength={200}
          autoComplete="off"
          onChange={event => {
            event.stopPropagation()
            onChange({ ...part, note: event.target.value })
          }}
        />
      </Field>
      <div className={css.ways}>
        {/[1-9]/.test(left) && !left.startsWith('-') && (
          <Button
            type="button"
            tone="quiet"
            onClick={() => onChange({ ...part, amount: add(part.amount, left), fillings: part.fillings + 1 })}
          >
            {say('Take the rest: {amount}', { amount: formatAmount(left, { decimals: 'needed' }) })}
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

/** Holds its own text: another amount needs another key. */
function PartAmount({
  part,
  label,
  isFocused,
}: Pick<PartFieldsProps, 'part' | 'isFocused'> & { label: string }) {
  const [begun] = useState(part.amount)
  return (
    <AmountField
      label={label}
      name={amountName(part)}
      {...amountStyle()}
      defaultValue={begun}
      autoFocus={isFocused}
    />
  )
}

const add = (one: string, other: string) =>
  String((Math.round(Number(one) * 100) + Math.round(Number(other) * 100)) / 100)
