import { type ComponentProps, useRef } from 'react'
import type { Language } from '@pundi/contract/federation'
import css from '../ui/field/Field.module.css'
import { FieldFrame, type FieldFrameProps } from '../ui/field/FieldFrame'
import { useIsNarrow } from '../ui/window/use-is-narrow'
import { AmountKeys } from './AmountKeys'
import { useText } from './catalogue/text'
import { invalidAmounts } from './invalid-amounts'
import { type DecimalMark, groupDigits, mirrorMarks } from './write-amount'
import { useAmountTyping } from './use-amount-typing'

type NativeProps = Pick<
  ComponentProps<'input'>,
  'disabled' | 'readOnly' | 'required' | 'placeholder' | 'autoFocus'
>

interface AmountFieldProps extends FieldFrameProps, NativeProps {
  name: string
  /**
   * Decimal text, such as "150000.00". With `submitsRefused`, the text that the form refused before
   * is also allowed.
   */
  defaultValue?: string | undefined
  sign?: string | undefined
  decimalMark?: DecimalMark
  /** Decides what "m" and "mil" mean, for example "mil" = thousand in Spanish. */
  language?: Language
  hasKeys?: boolean
  /**
   * If true, the field submits unreadable text as typed, so that the form can refuse the text.
   * Otherwise the field submits "" instead.
   */
  submitsRefused?: boolean
}

/**
 * A field for amounts as people write them, such as "25rb" (rb = thousand) and "25000+7000". The
 * field submits decimal text, such as "32000", under `name`. It groups digits while the user types.
 * The result of a calculation appears below the field, and replaces the text on blur or Enter.
 * Unreadable text stays in the field, with an error. To set a new `defaultValue`, also set a new
 * `key`.
 */
export function AmountField({
  name,
  label,
  hint,
  error,
  defaultValue = '',
  sign,
  decimalMark = ',',
  language = 'default',
  hasKeys = false,
  submitsRefused = false,
  ...native
}: AmountFieldProps) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const isPhone = useIsNarrow('phone')
  const decimal = defaultValue.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  const begun = groupDigits(decimal) || (submitsRefused ? defaultValue : '')
  const { submitted, said, load, type, paste, settle } = useAmountTyping({
    begun,
    decimalMark,
    language,
    whereRefused: written => (submitsRefused ? written : ''),
  })
  const shown = (amount: string) => [sign, mirrorMarks(amount, decimalMark)].filter(Boolean).join('\u00a0')
  const below = said.decimal ? (
    <>
      <span className={css.result}>
        <bdi>{said.written}</bdi> = <strong>{shown(groupDigits(said.decimal))}</strong>
      </span>{' '}
      {hint}
    </>
  ) : (
    hint
  )

  return (
    <FieldFrame
      label={label}
      hint={below}
      error={said.refused ? text(invalidAmounts[said.refused]) : error}
      announces={said.refused !== undefined}
    >
      {wiring => (
        <>
          <div className={css.box}>
            {sign && (
              <span className={css.sign} aria-hidden>
                {sign}
              </span>
            )}
            <input
              {...native}
              {...wiring}
              ref={field}
              className={`${wiring.className} ${css.amount}`}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={mirrorMarks(begun, decimalMark)}
              onFocus={() => void load()}
              onInput={type}
              onPaste={paste}
              onBlur={event => settle(event.currentTarget)}
              onKeyDown={event => event.key === 'Enter' && settle(event.currentTarget)}
            />
            {/* A hidden text input, because resetting a form does not reset inputs with
                type="hidden". */}
            <input
              name={name}
              defaultValue={decimal}
              ref={submitted}
              disabled={native.disabled}
              hidden
              readOnly
            />
          </div>
          {hasKeys && isPhone && <AmountKeys field={field} />}
        </>
      )}
    </FieldFrame>
  )
}
