import {
  findActivity,
  findTransaction,
  listWallets,
  type ActivityDetail,
  type Category,
  type CountedCategory,
  type GoalState,
  type MoneyChange,
  type MoneyState,
  type RecordState,
  type ScheduleChange,
  type ScheduleState,
  type Transaction,
  type Wallet,
} from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../../catalogue/text'
import { text as say } from '../catalogue/text'
import { nameSplitsBy } from '../../../shared/record/description/describe-record'
import { walletNames, type WalletNames } from '../../../shared/record/wallet-names'
import { askCategories } from '../../../shared/categories/load-categories'
import { walletChoiceOf, type WalletChoice } from './wallet-choice'

export interface Entry extends ActivityDetail {
  /**
   * The record as it is today. Null if it was deleted; undefined if its present values are not
   * needed.
   */
  now?: RecordState | MoneyState | GoalState | ScheduleState | Category[] | null
  /**
   * Categories to choose from. Set if the category of the transaction, or of the transfer's fee,
   * was deleted.
   */
  choices?: CountedCategory[]
  /** Wallets to choose from. Set if the record's wallet was deleted. */
  elsewhere?: WalletChoice
  wallets: WalletNames
}

/**
 * @param isChanged true if the server reported that the record was changed after this entry
 * @throws HttpError if anything could not be loaded
 */
export async function loadEntry(id: number, isChanged = false): Promise<Entry> {
  const entry = await loadRecord(id, isChanged)
  if (!entry.needs_wallet) return entry
  const wallets = await askWallets()
  return { ...entry, elsewhere: walletChoiceOf(entry, wallets), wallets: walletNames(wallets) }
}

async function loadRecord(id: number, isChanged: boolean): Promise<Entry> {
  const { data } = await send(findActivity, {
    params: { id },
    fallback: say('We couldn’t load this activity'),
  })
  const change = data.money ?? data.instalments
  if (change) return { ...data, ...(await obstacleToMoney(data, change, isChanged)), wallets: undefined }
  if (data.schedule) {
    const { before, after, now } = data.schedule
    const wallets = await walletsOf(...[before, after, now].map(walletOfSchedule))
    return { ...data, ...(await obstacleToSchedule(data, data.schedule, isChanged)), wallets }
  }
  if (data.goal) {
    const { before, after, now = null } = data.goal
    const wallets = await walletsOf(before, after, now)
    return { ...data, ...(!isPlain(data, isChanged) && { now }), wallets }
  }
  if (data.order) {
    const { now = null } = data.order
    return { ...data, ...(!isPlain(data, isChanged) && { now }), wallets: undefined }
  }
  const obstacle = await obstacleToRecord(data, isChanged)
  const wallets = data.needs_wallet ? undefined : await walletsOf(data.before, data.after, obstacle.now)
  return { ...data, ...obstacle, wallets }
}

/**
 * True if the user has nothing to choose: either nothing prevents the restoration, or no choice
 * would make it possible.
 */
const isPlain = ({ can_restore, obstacle }: ActivityDetail, isChanged: boolean) =>
  !can_restore || obstacle === 'same' || obstacle === 'type' || (!obstacle && !isChanged)

async function obstacleToRecord(
  data: ActivityDetail,
  isChanged: boolean,
): Promise<Pick<Entry, 'choices'> & { now?: RecordState | null }> {
  const { before: record, after, obstacle } = data
  if (!record || isPlain(data, isChanged)) return {}
  // `after` is null for a deletion. The record exists nevertheless if it was restored and then
  // changed. In this case, `obstacle` is "changed" or `isChanged` is true.
  const mayExist = after !== null || obstacle === 'changed' || isChanged
  const isTransaction = data.subject === 'transaction'
  const [categories, transaction] = await Promise.all([
    askCategories(),
    isTransaction && mayExist ? nowOf(record.id) : null,
  ])
  const now = isTransaction
    ? transaction && asState(transaction.data, categories.data)
    : (categories.data.find(({ id }) => id === record.id) ?? null)
  return { now, choices: categories.data.filter(({ type }) => type === record.type) }
}

async function obstacleToMoney(
  data: ActivityDetail,
  { now = null }: Pick<MoneyChange, 'now'>,
  isChanged: boolean,
): Promise<Pick<Entry, 'now' | 'choices'>> {
  if (isPlain(data, isChanged)) return {}
  if (data.obstacle !== 'category') return { now }
  const { data: categories } = await askCategories()
  return { now, choices: categories.filter(({ type }) => type === 'expense') }
}

async function obstacleToSchedule(
  data: ActivityDetail,
  { before, now = null }: ScheduleChange,
  isChanged: boolean,
): Promise<Pick<Entry, 'now' | 'choices'>> {
  if (isPlain(data, isChanged)) return {}
  if (data.obstacle !== 'category') return { now }
  const { data: categories } = await askCategories()
  const wanted = before?.template.type === 'income' ? 'income' : 'expense'
  return { now, choices: categories.filter(({ type }) => type === wanted) }
}

async function walletsOf(
  ...states: ({ wallet_id?: number | undefined } | null | undefined)[]
): Promise<WalletNames> {
  if (states.every(state => !state?.wallet_id)) return undefined
  return walletNames(await askWallets())
}

const walletOfSchedule = (state: ScheduleState | null | undefined) =>
  state?.template.type === 'transfer' ? undefined : state?.template

const askWallets = async (): Promise<Wallet[]> =>
  (await send(listWallets, { fallback: say('We couldn’t load this activity') })).data

const asState = ({ splits, ...transaction }: Transaction, categories: CountedCategory[]): RecordState => ({
  ...transaction,
  name: transaction.category.name,
  ...(splits && { splits: nameSplitsBy(categories, splits) }),
})

async function nowOf(id: number) {
  try {
    return await send(findTransaction, { params: { id }, fallback: text('Failed to fetch transactions') })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
