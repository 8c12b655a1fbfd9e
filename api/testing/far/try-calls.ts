import { performance } from 'node:perf_hooks'
import { listTries, type Try } from './calls'
import type { Account } from './account-queries'
import type { Seen } from './watched-queries'

export interface Cost extends Seen, Try {
  status: number
  bytes: number
  ms: number
  /** Milliseconds: the longest time for which the server's event loop was blocked. */
  deaf: number
}

type Answer = { status: number; text: string }

interface Means {
  of: Account
  today: string
  ask: (what: string, body?: object) => Promise<Answer>
  reset: () => void
  seen: () => Seen
  more?: Try[]
  only?: string | undefined
}

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
    if (status === 201 && bounded.has(each.name)) await remove(each.what, text)
    return text
  }
  const remove = async (what: string, added: string) => {
    const { id } = (JSON.parse(added) as { data: { id: number } }).data
    const { status, text } = await ask(`${what.replace('POST', 'DELETE')}/${id}`)
    if (status >= 300) throw new Error(`${what}: what it added was not deleted: ${status} ${text}`)
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

/**
 * Calls that add records up to a limit. The record is deleted after each call, because otherwise
 * the next call would be refused.
 */
const bounded = new Set(['POST /goals', 'POST /instalments', 'POST /schedules', 'POST /wallets'])

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
