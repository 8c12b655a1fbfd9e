import { useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react'
import { amountReader, loadAmountReader } from './load-reader'
import { groupDigits, mirrorMarks, type DecimalMark } from './write-amount'
import type { InvalidAmount } from './read/read-amount'
import type { Language } from '@pundi/contract/federation'

interface AmountTyping {
  begun: string
  decimalMark: DecimalMark
  language: Language
  whereRefused: (text: string) => string
}

interface Said {
  written?: string
  decimal?: string
  refused?: InvalidAmount
}

/**
 * Handles typing in the visible `input`, and writes decimal text into the hidden input `submitted`.
 * This happens before the form's `onInput` and `onChange`, so that these handlers read current
 * values.
 */
export function useAmountTyping({ begun, decimalMark, language, whereRefused }: AmountTyping) {
  const submitted = useRef<HTMLInputElement>(null)
  const before = useRef(begun)
  const pasted = useRef<string>(undefined)
  const [said, setSaid] = useState<Said>({})

  const load = () =>
    loadAmountReader().catch((error: unknown) => console.warn('Amounts cannot be read yet.', error))

  function show(input: HTMLInputElement, text: string, caret: number) {
    before.current = text
    const visible = mirrorMarks(text, decimalMark)
    if (input.value !== visible) input.value = visible
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }

  function submit(value: string) {
    if (submitted.current) submitted.current.value = value
  }

  function read({ value }: HTMLInputElement) {
    const reading = amountReader()?.readAmount(value, language)
    if (reading && 'refused' in reading) {
      submit(whereRefused(value))
      return reading
    }
    submit(reading?.decimal ?? '')
    return reading?.isComputed ? { written: value.trim(), decimal: reading.decimal } : {}
  }

  function type({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const reader = amountReader()
    if (!reader) {
      submit(/^\d*$/.test(input.value) ? input.value : '')
      void load().then(() => amountReader() && input.isConnected && typeAgain(input))
      return
    }
    const { inputType, data } = nativeEvent as InputEvent
    const text = mirrorMarks(input.value, decimalMark)
    const typed = { text, caret: input.selectionStart ?? text.length }
    // The previous text does not matter if a program filled the field, or if the input replaced the
    // whole text.
    const isWhole = !inputType || (data?.length !== 1 && data === input.value)
    const taken = pasted.current
    pasted.current = undefined
    const next = reader.typeAmount(isWhole ? '' : before.current, typed, inputType === 'deleteContentForward')
    if (taken === undefined) show(input, next.text, next.caret)
    else show(input, taken, taken.length)
    const now = read(input)
    setSaid(({ refused }) => ('refused' in now && !refused ? {} : now))
  }

  // If the field is empty or holds a plain number, a pasted amount such as "Rp5.000" replaces its
  // text. Digits alone, and text that begins with a sign, are inserted at the caret instead. This
  // handler runs before the browser's input event for the paste.
  function paste({ clipboardData, currentTarget: input }: ClipboardEvent<HTMLInputElement>) {
    const written = clipboardData.getData('text').trim()
    const reader = amountReader()
    const reading = reader?.readAmount(written, language)
    const isAlone =
      reader?.isGrouped(mirrorMarks(input.value, decimalMark)) && !/^(\d+$|[-+−–])/.test(written)
    if (!isAlone || !reading || 'refused' in reading) return
    pasted.current = reading.isComputed ? mirrorMarks(written, decimalMark) : groupDigits(reading.decimal)
  }

  function settle(input: HTMLInputElement) {
    const reader = amountReader()
    if (!reader) return
    const now = read(input)
    if ('refused' in now) setSaid(now)
    const value = submitted.current?.value ?? ''
    if ('refused' in now || value === '') return
    const shown = mirrorMarks(input.value, decimalMark).replace(/,$/, '')
    const text = reader.isGrouped(shown) ? shown.replace(/^0+(?=\d)/, '') : groupDigits(value)
    show(input, text, text.length)
    if ('written' in now) setSaid(now)
  }

  return { submitted, said, load, type, paste, settle }
}

/**
 * Repeats the input event for the text that was typed before the reader had loaded. The text is set
 * by `setRangeText`, because React ignores an input event after an assignment to `value`.
 */
function typeAgain(input: HTMLInputElement) {
  const { value } = input
  input.value = ''
  input.setRangeText(value, 0, 0, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
