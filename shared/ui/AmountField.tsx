import { useRef, type ClipboardEvent, type ComponentProps, type SyntheticEvent } from 'react'
import css from './Field.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'
import { groupDigits } from './group-digits'
import { mirrorMarks, type DecimalMark } from './mirror-marks'
import { parseAmount } from './parse-amount'
import { plainDigits } from './plain-digits'
import { typeAmount, type Shown, type Typed } from './type-amount'

type NativeProps = Pick<
  ComponentProps<'input'>,
  'disabled' | 'readOnly' | 'required' | 'placeholder' | 'autoFocus'
>

interface AmountFieldProps extends FieldFrameProps, NativeProps {
  name: string
  /** Decimal text, as the server sends it: "150000.00". */
  defaultValue?: string | undefined
  /** The currency's sign, shown before the digits: "Rp". */
  sign?: string | undefined
  /** What stands before decimals: a comma, as in Indonesia, where nothing is said. */
  decimalMark?: DecimalMark
}

/**
 * An amount whose digits group while they are typed (5.000.000, or 5,000,000) and that submits decimal text ("5000000") under
 * `name`. The field writes its two inputs itself, before any `onInput` or `onChange` of the form runs, so the caret
 * never jumps and `new FormData(form)` is never a keystroke behind. Another `defaultValue` needs another `key`.
 */
export function AmountField({
  name,
  label,
  hint,
  error,
  defaultValue = '',
  sign,
  decimalMark = ',',
  ...native
}: AmountFieldProps) {
  const decimal = defaultValue.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  const shown = useRef<Shown>({ text: groupDigits(decimal), isGuess: false })
  const pasted = useRef<string>(undefined)
  const submitted = useRef<HTMLInputElement>(null)

  function write(input: HTMLInputElement, { text, caret, isGuess }: Shown & Typed) {
    shown.current = { text, isGuess }
    const visible = mirrorMarks(text, decimalMark)
    if (input.value !== visible) input.value = visible
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
    if (submitted.current) submitted.current.value = parseAmount(text) ?? ''
  }

  function type({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const text = mirrorMarks(input.value, decimalMark)
    const typed = { text, caret: input.selectionStart ?? text.length }
    const amount = pasted.current
    pasted.current = undefined
    if (amount === undefined) write(input, typeAmount(shown.current, typed, isForward))
    else write(input, { text: amount, caret: amount.length, isGuess: false })
  }

  // The browser inserts what is pasted and tells of it as of a keystroke; a written amount then takes the whole field.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const written = plainDigits(event.clipboardData.getData('text').trim())
    const amount = parseAmount(written)
    if (amount === undefined) event.preventDefault()
    else pasted.current = /^\d+$/.test(written) ? undefined : groupDigits(amount)
  }

  function settle(input: HTMLInputElement) {
    const text = mirrorMarks(input.value, decimalMark).replace(/,$/, '')
    write(input, { text, caret: text.length, isGuess: false })
  }

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {wiring => (
        <div className={css.box}>
          {sign && (
            <span className={css.sign} aria-hidden>
              {sign}
            </span>
          )}
          <input
            {...native}
            {...wiring}
            className={`${wiring.className} ${css.amount}`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={mirrorMarks(groupDigits(decimal), decimalMark)}
            onInput={type}
            onPaste={paste}
            onBlur={event => settle(event.currentTarget)}
          />
          {/* Not type="hidden": only a text input goes back to its default when the form is reset. */}
          <input
            name={name}
            defaultValue={decimal}
            ref={submitted}
            disabled={native.disabled}
            hidden
            readOnly
          />
        </div>
      )}
    </FieldFrame>
  )
}
