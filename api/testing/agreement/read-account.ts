import {
  addDays,
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
  type StatementTable,
  type Summary,
  type WalletDaysAnswer,
  type WalletRecord,
  type WalletsAnswer,
} from '@pundi/contract'
import type { Purse } from '../purse'
import { readCsv } from '../read-csv'
import type { Api } from '../start-api'
import { readMails } from './read-mails'

type ListMeta = { next_cursor: string | null }
export type Asker = Pick<Purse, 'call' | 'id'>
export type Account = Awaited<ReturnType<typeof readAccount>>

export async function readAccount({ call, id }: Asker, { database }: Pick<Api, 'database'>) {
  const answer = async (path: string) => {
    const { status, json, text } = await call(`GET /api/${path}`)
    if (status !== 200) throw new Error(`GET /api/${path} was answered ${status}: ${text}`)
    return { json: json as object, text }
  }
  const read = async <Answer>(path: string) => (await answer(path)).json as Answer
  const dataOf = async <Data>(path: string) => (await read<{ data: Data }>(path)).data
  /** Reads all pages. A page has fewer rows than `limit` if its rows are large. */
  async function rowsOf<Row>(path: string, cursor?: string): Promise<Row[]> {
    const next = cursor === undefined ? '' : `&cursor=${cursor}`
    const { data, meta } = await read<{ data: Row[]; meta: ListMeta }>(`${path}?limit=500${next}`)
    return meta.next_cursor === null ? data : [...data, ...(await rowsOf<Row>(path, meta.next_cursor))]
  }
  const [exported, outlook] = await Promise.all([answer('account/export'), dataOf<Outlook>('outlook')])
  const file = JSON.parse(exported.text) as AccountExport
  const { month_start, time_zone } = file.settings
  const { today, period } = outlook
  const [before, after] = [periodBefore(period, month_start), periodAfter(period, month_start)]
  const periods = [before, period, after]
  const last = outlook.days.at(-1)!.date
  const within = ({ from, to }: Period) => `from=${from}&to=${to}`
  const summary = (query: string) => dataOf<Summary>(`transactions/summary?${query}`)
  const statement = (days: Period) => read<StatementAnswer>(`statements?${within(days)}`)
  const table = (days: Period, name: StatementTable) =>
    answer(`statements/export?table=${name}&${within(days)}`).then(({ text }) => readCsv(text, ','))
  const tablesOf = async (days: Period) => ({
    steps: await table(days, 'steps'),
    categories: await table(days, 'categories'),
    wallets: await table(days, 'wallets'),
    tags: await table(days, 'tags'),
    balance: await table(days, 'balance'),
  })
  const wallets = read<WalletsAnswer>('wallets')
  const walletRecords = wallets.then(({ data }) =>
    Promise.all(data.map(({ id }) => rowsOf<WalletRecord>(`wallets/${id}/records`))),
  )
  const asked = {
    wallets,
    wallet_records: walletRecords,
    wallet_days: read<WalletDaysAnswer>('wallets/days'),
    list: read<RecordsAnswer>('transactions?with=transfers&limit=500'),
    all: summary(`month_start=${month_start}`),
    planned: summary('planned=only'),
    summaries: Promise.all(periods.map(each => summary(within(each)))),
    budgets: Promise.all(periods.map(({ from }) => read<BudgetsAnswer>(`budgets?period=${from}`))),
    months: read<BudgetMonthsAnswer>(`budgets/months?period=${after.from}`),
    statements: Promise.all([before, period].map(statement)),
    long: statement({ from: addDays(today, -400), to: today }),
    shares: read<SharesAnswer>('shares'),
    instalments: dataOf<Instalments[]>('instalments'),
    goals: read<{ data: Goal[]; meta: { saved: string } }>('goals'),
    schedules: dataOf<Schedule[]>('schedules'),
    days: dataOf<ScheduleDay[]>(`schedules/days?from=${today}&to=${last}`),
    letter: dataOf<Letter | null>('letters/latest'),
    tables: tablesOf(period),
    mails: readMails(database, id, today),
    csv: answer('transactions/export?with=transfers').then(({ text }) => readCsv(text, ',')),
  }
  return {
    ...{ call, file, outlook, today, period, before, periods, month_start, time_zone },
    lastPeriod: periodOf(today, month_start, 1),
    ...(await allOf(asked)),
  }
}

async function allOf<Asked extends object>(asked: Asked) {
  const known = await Promise.all(
    Object.entries(asked).map(async ([name, value]): Promise<[string, unknown]> => [name, await value]),
  )
  return Object.fromEntries(known) as { [Name in keyof Asked]: Awaited<Asked[Name]> }
}
