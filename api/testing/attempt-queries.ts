import sql from 'sql-template-tag'
import type { Api } from './start-api'

type Credentials = { email: string; password: string }

/**
 * Signs in from `address`, which a proxy reports in X-Forwarded-For. `cookie`: the Cookie header.
 */
export const signInFrom = (api: Api, { email, password }: Credentials, address: string, cookie?: string) =>
  api.call('POST /api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
  })

export async function inTurn(times: number, attempt: (number: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let number = 0; number < times; number += 1) statuses.push((await attempt(number)).status)
  return statuses
}

export async function atOnce(
  times: number,
  attempt: (number: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const all = await Promise.all(Array.from({ length: times }, (_, number) => attempt(number)))
  const counts: Record<number, number> = {}
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const pass = (api: Api, time: string) =>
  api.rows(sql`update attempts set empty_at = empty_at - ${time}::interval`)

export const deviceIn = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .find(cookie => cookie.includes('pundi_device='))
    ?.split(';')[0]
