import type { Currency } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { useRef, useState } from 'react'

/** An amount below it buys hardly anything. More often three zeros are missing. */
const least: Record<Currency, number> = { IDR: 100, USD: 0.1, EUR: 0.1 }

/** Asks about an amount that is so small that it is worth a question, once. */
export function useDoubt() {
  /** An amount that is asked about, and the one that was: no amount is asked about twice. */
  const [doubt, setDoubt] = useState<string>()
  const asked = useRef<string>(undefined)
  return {
    doubt,
    forget: () => setDoubt(undefined),
    /**
     * Whether an amount, decimal text, can be saved without a question; otherwise it is asked now.
     *
     * @param before what it was: that is not asked about
     */
    isSure: (amount: string, before?: string) => {
      const isSmall =
        Number(amount) < least[preferences.getState().currency] && Number(amount) !== Number(before)
      const isSure = !isSmall || asked.current === amount
      asked.current = amount
      setDoubt(isSure ? undefined : amount)
      return isSure
    },
  }
}
