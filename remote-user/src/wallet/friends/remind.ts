import type { Friend } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { text } from '../catalogue/text'

/** The most expenses that a message names. */
const most = 5

/** A friendly message of what a friend owes, in the reader's language. */
export function reminderOf({ name, open, since, count, shares }: Friend): string {
  const named = shares
    .slice(0, most)
    .map(({ description }) => description)
    .join(', ')
  const values = { name, amount: formatAmount(open, { decimals: 'needed' }), day: formatDay(since) }
  return count > most
    ? text('Hi {name}! A reminder of {amount} for {what} and more, since {day}. Thank you!', {
        ...{ ...values, what: named },
      })
    : text('Hi {name}! A reminder of {amount} for {what}, since {day}. Thank you!', {
        ...{ ...values, what: named },
      })
}

/** What became of a message: given to another application, copied, or neither, so that it has to be shown. */
export type Passed = 'shared' | 'copied' | 'neither'

/** Hands a message to the device, which asks to whom; where it cannot, copies it. Who turns away has not shared. */
export async function passOn(message: string): Promise<Passed | undefined> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text: message })
      return 'shared'
    } catch (error) {
      if (isNamed(error, 'AbortError')) return undefined
      if (!isNamed(error, 'NotAllowedError')) throw error
    }
  }
  // Not there outside of https.
  if (!('clipboard' in navigator)) return 'neither'
  try {
    await navigator.clipboard.writeText(message)
    return 'copied'
  } catch (error) {
    if (isNamed(error, 'NotAllowedError')) return 'neither'
    throw error
  }
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name
