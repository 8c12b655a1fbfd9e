import { centsOf, type Outlook } from '@pundi/contract'

/** Spending that the user tries out, in cents. `perDay` applies from tomorrow on. */
export interface WhatIf {
  perDay: bigint | null
  purchase: { amount: bigint; date: string } | null
}

/** Balances in cents. */
export interface DayAhead {
  date: string
  known: bigint
  /**
   * Balance if the user spends as usual: at least `low` in three of four weeks, at least `middle`
   * in two of four, and at least `high` in one of four.
   */
  usual: { low: bigint; middle: bigint; high: bigint } | null
  tried: bigint | null
}

export function lookAhead({ days, usual }: Outlook, { perDay, purchase }: WhatIf): DayAhead[] {
  const spent = usual && {
    ...{ low: centsOf(usual.low), middle: centsOf(usual.median), high: centsOf(usual.high) },
  }
  const isTried = perDay !== null || purchase !== null
  return days.map(({ date, balance }, place) => {
    const [known, count] = [centsOf(balance), BigInt(place)]
    const bought = purchase && purchase.date <= date ? purchase.amount : 0n
    return {
      date,
      known,
      usual: spent && {
        low: known - count * spent.high,
        middle: known - count * spent.middle,
        high: known - count * spent.low,
      },
      tried: isTried ? known - count * (perDay ?? 0n) - bought : null,
    }
  })
}

export function findLowest(days: DayAhead[], balanceOf: (day: DayAhead) => bigint | undefined | null) {
  let lowest: { date: string; balance: bigint } | undefined
  for (const day of days) {
    const balance = balanceOf(day)
    if (typeof balance === 'bigint' && (!lowest || balance < lowest.balance))
      lowest = { date: day.date, balance }
  }
  return lowest
}
