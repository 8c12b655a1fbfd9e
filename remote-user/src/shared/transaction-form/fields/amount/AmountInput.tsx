import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { VisuallyHidden } from '@pundi/kit/ui'
import { useText } from '../../../../catalogue/text'
import { useFormText } from '../../catalogue/text'
import { spellAmount } from '../../../line-reader/voices/spell-amount'
import css from '../../TransactionForm.module.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { preferences } from '@pundi/platform/session'
import { loadVoice, voiceOf } from '../../../line-reader/voices/load-voice'

interface AmountInputProps {
  /** Decimal text. If the user's input is no amount, the input itself. */
  amount: string
  defaultValue?: string
  error?: string | undefined
  readOnly?: boolean
  autoFocus?: boolean
}

/**
 * A field for an amount, with the amount in words below. From the words, the user sees how "1.500"
 * was read: as one and a half, or as one thousand five hundred.
 */
export function AmountInput({
  amount,
  defaultValue = amount,
  error,
  readOnly = false,
  autoFocus = true,
}: AmountInputProps) {
  const text = useText()
  const say = useFormText()
  const style = amountStyle()
  const voice = useVoice()
  const isZero = /^0(\.0*)?$/.test(amount)
  const words = (voice && spellAmount(amount, voice)) ?? ''
  const reading = isZero ? text('Enter an amount greater than zero') : words
  const announced = useAnnouncement(reading)
  return (
    <div>
      <AmountField
        label={text('Amount')}
        name="amount"
        {...style}
        defaultValue={defaultValue}
        hint={
          reading ? (
            <span className={css.words}>{reading}</span>
          ) : (
            say(
              style.decimalMark === ','
                ? 'Use dots for thousands and a comma for decimals: 1.250.000,50'
                : 'Use commas for thousands and a dot for decimals: 1,250,000.50',
            )
          )
        }
        error={error}
        readOnly={readOnly}
        hasKeys={!readOnly}
        submitsRefused
        autoFocus={autoFocus}
        required
      />
      <VisuallyHidden>
        <span role="status" ref={announced} />
      </VisuallyHidden>
    </div>
  )
}

/** Debounce delay before the words are announced, in milliseconds. */
const pause = 800

function useAnnouncement(sentence: string) {
  const region = useRef<HTMLElement>(null)
  const first = useRef(sentence)
  useEffect(() => {
    if (sentence === first.current) return
    first.current = ''
    const timer = setTimeout(() => {
      if (region.current) region.current.textContent = sentence
    }, pause)
    return () => clearTimeout(timer)
  }, [sentence])
  return region
}

function useVoice() {
  const now = useSyncExternalStore(preferences.subscribe, preferences.getState)
  const { language } = now
  const [, setLoaded] = useState(language)
  useEffect(() => {
    let isWanted = true
    void loadVoice(language).then(
      () => isWanted && setLoaded(language),
      (error: unknown) => console.warn('The amounts of the chosen language did not load.', error),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return voiceOf(now)
}
