import type { Friend } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { text } from '../../../shared/money-form/catalogue/text'

const most = 5

export function reminderOf({ name, open, since, count, shares }: Friend): string {
  const named = shares
    .slice(0, most)
    .map(({ description }) => description)
    .join(', ')
  const values = { name, amount: formatAmount(open, { decimals: 'needed' }), day: formatDay(since) }
  return count > most
    ? text('Hi {name}! Just a reminder about the {amount} for {what} and more (since {day}). Thanks!', {
        ...{ ...values, what: named },
      })
    : text('Hi {name}! Just a reminder about the {amount} for {what} (since {day}). Thanks!', {
        ...{ ...values, what: named },
      })
}

/** `neither`: the browser could neither share nor copy, so the page must show the message. */
export type SharedBy = 'shared' | 'copied' | 'neither'

/** Shares a message with the device's share dialog, or copies it. Undefined if the user cancels. */
export async function shareMessage(message: string): Promise<SharedBy | undefined> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text: message })
      return 'shared'
    } catch (error) {
      if (isNamed(error, 'AbortError')) return undefined
      if (!isNamed(error, 'NotAllowedError')) throw error
    }
  }
  // Browsers have no clipboard on pages without https.
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
