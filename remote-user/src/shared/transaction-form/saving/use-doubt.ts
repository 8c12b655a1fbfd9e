import type { Currency } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { useRef, useState } from 'react'

/**
 * Below this amount, the form asks whether the amount is right, because three zeros are usually
 * missing.
 */
const least: Record<Currency, number> = { IDR: 100, USD: 0.1, EUR: 0.1 }

export function useDoubt() {
  /**
   * `doubt` is the amount that the form asks about now. `asked` is the last amount that was
   * checked; the form does not ask about the same amount twice in a row.
   */
  const [doubt, setDoubt] = useState<string>()
  const asked = useRef<string>(undefined)
  return {
    doubt,
    forget: () => setDoubt(undefined),
    /**
     * If the amount (decimal text) is suspiciously small, asks about it and returns false.
     *
     * @param before amount before an edit; an unchanged amount is not suspicious
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
