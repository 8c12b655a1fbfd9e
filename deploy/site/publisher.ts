import { userInfo } from 'node:os'

/** Who publishes, for the history: `SHIP_BY`, else the account. In containers an account often has no name. */
export function publisher(): string {
  if (process.env.SHIP_BY) return process.env.SHIP_BY
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
