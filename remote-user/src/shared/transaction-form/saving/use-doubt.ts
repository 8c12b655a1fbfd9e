import type { Currency } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { useRef, useState } from 'react'

/** Hardly anything costs less. Usually three zeros are missing. */
const least: Record<Currency, number> = { IDR: 100, USD: 0.1, EUR: 0.1 }

/** Asks once about a suspiciously small amount. */
export function useDoubt() {
  /** The amount asked about now, and the last one asked about, which is not asked about again. */
  const [doubt, setDoubt] = useState<string>()
  const asked = useRef<string>(undefined)
  return {
    doubt,
    forget: () => setDoubt(undefined),
    /**
     * Asks about the amount (decimal text) if it is suspicious, and then returns false.
     *
     * @param before the amount before an edit: an unchanged one is never asked about
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
