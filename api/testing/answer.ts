import type { Settings, Transaction } from '@pundi/contract'

/** A record of any list, or the one record of an answer. */
export type Item = Transaction & {
  name: string
  email: string
  role: string
  status: string
  income: string
  expense: string
  balance: string
  count: number
  activity_ids: number[]
  can_restore: boolean
  obstacle: string | null
} & Settings

/** What answers of the api hold; a test knows which of it its own call answers. */
export type Body = {
  token: string
  message: string
  errors: Record<string, string[]>
  data: Item & Item[]
  meta: { total: number; next_cursor: string | null }
}

/** `json` is empty where the answer is no JSON. */
export type Answer = { status: number; headers: Headers; text: string; json: Body }
