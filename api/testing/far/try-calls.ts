import { performance } from 'node:perf_hooks'
import { listTries, type Try } from './calls'
import type { Account } from './account-queries'
import type { Seen } from './watched-queries'

/** What a call cost, and how it was answered. */
export interface Cost extends Seen, Try {
  status: number
  bytes: number
  ms: number
  /** For so many milliseconds at once the server heard nobody. */
  deaf: number
}

type Answer = { status: number; text: string }

interface Means {
  of: Account
  today: string
  ask: (what: string, body?: object) => Promise<Answer>
  reset: () => void
  seen: () => Seen
  /** What else is tried. */
  more?: Try[]
  /** Only calls whose name has this in it. */
  only?: string | undefined
}

/** Makes each call, one after the other, and answers what it cost; a list also goes on from the cursor that it gives. */
export async function tryCalls({
  of,
  today,
  ask,
  reset,
  seen,
  more = [],
  only = '',
}: Means): Promise<Cost[]> {
  const costs: Cost[] = []
  const attempt = async (each: Try) => {
    const listening = listenToLoop()
    reset()
    const begun = performance.now()
    const { status, text } = await ask(each.what, each.body)
    costs.push({
      ...{ ...each, ...seen(), status, bytes: text.length },
      ...{ ms: performance.now() - begun, deaf: listening.stop() },
    })
    return text
  }
  for (const each of [...listTries(of, today), ...more].filter(({ name }) => name.includes(only))) {
    const text = await attempt(each)
    const cursor = /"next_cursor":"([^"]+)"/.exec(text)?.[1]
    if (cursor)
      await attempt({
        ...each,
        what: `${each.what}${each.what.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`,
      })
  }
  return costs
}

/** Measures how late a clock is that should strike every few milliseconds. */
function listenToLoop() {
  let [last, longest] = [performance.now(), 0]
  const hear = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last - EVERY)
    last = now
  }
  const clock = setInterval(hear, EVERY)
  return {
    stop() {
      hear()
      clearInterval(clock)
      return longest
    },
  }
}
const EVERY = 5

/** What is computed up to days that nobody names: it costs as much as an account can have. */
export const computed: Try[] = [
  ...[
    'outlook',
    'schedules',
    'schedules/days',
    'schedules/proposals',
    'budgets',
    'budgets/months',
    'wallets',
  ],
  ...[
    'wallets/days',
    'goals',
    'instalments',
    'statements',
    'letters/latest',
    'transactions',
    'transactions/summary',
  ],
].map(path => ({ name: `GET /${path}`, what: `GET /api/${path}` }))
