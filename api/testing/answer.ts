import type { Friend, Settings, Settlement, Transaction, Transfer, Wallet } from '@pundi/contract'

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
  can_take_back?: true
  obstacle: string | null
  refusal?: { message: string; can_overwrite?: true }
} & Settings &
  Omit<Wallet, keyof Transaction | 'name' | 'balance' | 'count'> &
  Omit<Transfer, keyof Transaction> &
  Omit<Friend, 'shares'> &
  Settlement & {
    difference: string
    transfer: Transfer | null
    wallet: Wallet
  }

export type Body = {
  token: string
  message: string
  errors: Record<string, string[]>
  data: Item & Item[]
  meta: { total: number; next_cursor: string | null }
}

export type Answer = { status: number; headers: Headers; text: string; json: Body }
