import { centsOf, type Currency, decimalOf, type Outlook } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Button, Field } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { useText } from '../catalogue/text'
import css from './Forecast.module.css'
import type { WhatIf } from './look-ahead'

interface WhatIfFormProps {
  outlook: Outlook
  whatIf: WhatIf
  onTry: (whatIf: WhatIf) => void
  children: ReactNode
}

export function WhatIfForm({ outlook, whatIf, onTry, children }: WhatIfFormProps) {
  const text = useText()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const [resets, setResets] = useState(0)
  const { step, most, usual } = rangeOf(outlook)
  const perDay = Number(whatIf.perDay ?? usual)
  const [, tomorrow] = outlook.days
  const last = outlook.days.at(-1)
  const isTried = whatIf.perDay !== null || whatIf.purchase !== null

  function tryPurchase(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [amount, date] = [typed.get('amount'), typed.get('date')]
    if (typeof amount === 'string' && amount && typeof date === 'string')
      onTry({ perDay: BigInt(perDay), purchase: { amount: centsOf(amount), date } })
  }
  function reset() {
    setResets(resets + 1)
    onTry({ perDay: null, purchase: null })
    // The pressed button disappears, so the focus moves to the slider.
    slider.current?.focus()
  }

  return (
    <form className={css.whatIf} aria-label={text('What if')} onSubmit={tryPurchase}>
      <h3>{text('What if')}</h3>
      <div className={css.slider}>
        <label htmlFor={id}>{text('Daily spending')}</label>
        <span aria-hidden>{formatAmount(decimalOf(BigInt(perDay)))}</span>
        <input
          id={id}
          ref={slider}
          type="range"
          min={0}
          max={most}
          step={step}
          value={perDay}
          aria-valuetext={formatAmount(decimalOf(BigInt(perDay)))}
          onChange={({ target }) => onTry({ ...whatIf, perDay: BigInt(target.value) })}
        />
      </div>
      <AmountField key={resets} name="amount" label={text('Purchase amount')} required {...amountStyle()} />
      <Field key={`on ${resets}`} name="date" label={text('on')}>
        <input type="date" required defaultValue={tomorrow?.date} min={tomorrow?.date} max={last?.date} />
      </Field>
      <div className={css.buttons}>
        <Button type="submit" tone="quiet">
          {text('Try it')}
        </Button>
        {isTried && (
          <Button type="button" tone="quiet" onClick={reset}>
            {text('As planned')}
          </Button>
        )}
      </div>
      <p className={css.note}>{text('This is only a test. Nothing is saved.')}</p>
      <p className={css.outcome} role="status">
        {children}
      </p>
    </form>
  )
}

/** Smallest maximum of the slider, in cents, for users who spend little. */
const leastOf: Record<Currency, number> = { IDR: 200_000_00, USD: 100_00, EUR: 100_00 }

/**
 * Step, maximum and usual amount of the slider, in cents. The maximum is three times the usual
 * amount or twice the daily amount, whichever is higher, rounded up to a step.
 */
function rangeOf({ usual, per_day }: Outlook) {
  const median = Math.max(0, Number(centsOf(usual?.median ?? '0')))
  const amount = Math.max(median * 3, Number(centsOf(per_day)) * 2, leastOf[preferences.getState().currency])
  const step = 10 ** Math.max(2, Math.floor(Math.log10(amount)) - 2)
  return { step, most: Math.ceil(amount / step) * step, usual: Math.round(median / step) * step }
}
