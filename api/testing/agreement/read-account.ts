import {
  type AccountExport,
  type BudgetMonthsAnswer,
  type BudgetsAnswer,
  type Goal,
  type Instalments,
  type Letter,
  type Outlook,
  type Period,
  periodAfter,
  periodBefore,
  periodOf,
  type RecordsAnswer,
  type Schedule,
  type ScheduleDay,
  type SharesAnswer,
  type StatementAnswer,
  type Summary,
  type WalletDaysAnswer,
  type WalletRecord,
  type WalletsAnswer,
} from '@pundi/contract'
import { dayAfter } from '../../src/outlook/days'
import type { Purse } from '../purse'
import { readCsv } from '../read-csv'

type ListMeta = { next_cursor: string | null }
export type Call = Purse['call']
export type Account = Awaited<ReturnType<typeof readAccount>>

/** What every call says of one account on its day. */
export async function readAccount(call: Call) {
  const answer = async (path: string) => {
    const { status, json, text } = await call(`GET /api/${path}`)
    if (status !== 200) throw new Error(`GET /api/${path} was answered ${status}: ${text}`)
    return { json: json as object, text }
  }
  const read = async <Answer>(path: string) => (await answer(path)).json as Answer
  const dataOf = async <Data>(path: string) => (await read<{ data: Data }>(path)).data
  /** All rows of a list: a page has fewer where they are large. */
  async function rowsOf<Row>(path: string, cursor?: string): Promise<Row[]> {
    const next = cursor === undefined ? '' : `&cursor=${cursor}`
    const { data, meta } = await read<{ data: Row[]; meta: ListMeta }>(`${path}?limit=500${next}`)
    return meta.next_cursor === null ? data : [...data, ...(await rowsOf<Row>(path, meta.next_cursor))]
  }
  const file = JSON.parse((await answer('account/export')).text) as AccountExport
  const { month_start, time_zone } = file.settings
  const outlook = await dataOf<Outlook>('outlook')
  const { today, period } = outlook
  const [before, after] = [periodBefore(period, month_start), periodAfter(period, month_start)]
  const periods = [before, period, after]
  const last = outlook.days.at(-1)!.date
  const wallets = await read<WalletsAnswer>('wallets')
  const records = wallets.data.map(({ id }) => rowsOf<WalletRecord>(`wallets/${id}/records`))
  const within = ({ from, to }: Period) => `from=${from}&to=${to}`
  const summary = (query: string) => dataOf<Summary>(`transactions/summary?${query}`)
  const statement = (days: Period) => read<StatementAnswer>(`statements?${within(days)}`)
  return {
    ...{ call, file, outlook, today, period, before, periods, month_start, time_zone, wallets },
    wallet_records: await Promise.all(records),
    wallet_days: await read<WalletDaysAnswer>('wallets/days'),
    list: await read<RecordsAnswer>('transactions?with=transfers&limit=500'),
    all: await summary(`month_start=${month_start}`),
    planned: await summary('planned=only'),
    summaries: await Promise.all(periods.map(each => summary(within(each)))),
    budgets: await Promise.all(periods.map(({ from }) => read<BudgetsAnswer>(`budgets?period=${from}`))),
    months: await read<BudgetMonthsAnswer>(`budgets/months?period=${after.from}`),
    statements: await Promise.all([before, period].map(statement)),
    long: await statement({ from: dayAfter(today, -400), to: today }),
    shares: await read<SharesAnswer>('shares'),
    instalments: await dataOf<Instalments[]>('instalments'),
    goals: await read<{ data: Goal[]; meta: { saved: string } }>('goals'),
    schedules: await dataOf<Schedule[]>('schedules'),
    days: await dataOf<ScheduleDay[]>(`schedules/days?from=${today}&to=${last}`),
    letter: await dataOf<Letter | null>('letters/latest'),
    lastPeriod: periodOf(today, month_start, 1),
    csv: readCsv((await answer('transactions/export?with=transfers')).text, ','),
  }
}
