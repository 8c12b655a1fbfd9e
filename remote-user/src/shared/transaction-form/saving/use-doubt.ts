import type { Currency } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { useRef, useState } from 'react'

/** A smaller amount is suspicious: hardly anything costs less, and usually three zeros are missing. */
const least: Record<Currency, number> = { IDR: 100, USD: 0.1, EUR: 0.1 }

export function useDoubt() {
  /** The amount that the form asks about now. `asked` is the last such amount; it is not asked about again. */
  const [doubt, setDoubt] = useState<string>()
  const asked = useRef<string>(undefined)
  return {
    doubt,
    forget: () => setDoubt(undefined),
    /**
     * Asks about the amount (decimal text) if it is suspicious, and then returns false.
     *
     * @param before the amount before an edit; an unchanged amount is never asked about
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
