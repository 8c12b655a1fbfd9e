import type {
  MonthDay,
  ScheduleBody,
  ScheduleTemplate,
  ScheduleTemplateBody,
  Share,
  Split,
} from '@pundi/contract'
import { type SqlType, type Values, valuesOf } from '../database/compose-statement'
import { exactAmount } from '../idempotency/hash-body'
import { storedParts, storedShares } from '../transactions/column-queries'

/** The columns of a schedule that users write, in the order of its version: a new one stands last, and is nullable. */
export const writtenTypes = {
  template: 'jsonb',
  unit: 'text',
  every: 'integer',
  anchor_date: 'date',
  weekend: 'text',
  until: 'date',
  count: 'integer',
  is_automatic: 'boolean',
  remind_days: 'integer',
  month_day: 'jsonb',
} as const satisfies Record<keyof ScheduleBody, SqlType>

/** What its days are computed from. */
export const ruleNames = ['anchor_date', 'unit', 'every', 'weekend', 'until', 'count', 'month_day'] as const

/** Also the columns that the database fills, but for its next day: together they are a whole row without its owner. */
export const rowTypes = {
  id: 'bigint',
  ...writtenTypes,
  open_from: 'date',
  created_at: 'timestamptz',
} as const satisfies Record<string, SqlType>

/** A template as it stands in its row: what there is none of is absent, but for the sides of a transfer. */
export interface StoredTemplate {
  type: ScheduleTemplate['type']
  amount: string
  description: string
  category_id?: number
  wallet_id?: number
  is_refund?: boolean
  tags?: string[]
  splits?: Split[]
  shares?: Share[]
  from_wallet_id?: number | null
  to_wallet_id?: number | null
  fee?: string
  fee_category_id?: number
  /** The words for the fee of a transfer that has none. */
  fee_description?: string
}

/** A template as it is stored: what there is none of is absent. `feeDescription` are the words for a fee without any. */
export function storedTemplate(body: ScheduleTemplateBody, feeDescription: string): StoredTemplate {
  const amount = exactAmount(body.amount)
  const { description } = body
  if (isTransferBody(body)) {
    const { from_wallet_id, to_wallet_id, fee, fee_category_id } = body
    return {
      ...{ type: 'transfer', amount, description, from_wallet_id, to_wallet_id },
      ...(fee && fee_category_id && { fee: exactAmount(fee), fee_category_id }),
      ...(fee && !description && { fee_description: feeDescription }),
    }
  }
  const { type, category_id, wallet_id, is_refund, tags, splits = [], shares } = body
  const category = splits[0]?.category_id ?? category_id
  return {
    ...{ type, amount, description },
    ...(category && { category_id: category }),
    ...(wallet_id && { wallet_id }),
    ...(is_refund && { is_refund }),
    ...(tags?.length && { tags }),
    ...(splits.length > 0 && { splits: storedParts(splits) }),
    ...(shares?.length && { shares: storedShares(shares) }),
  }
}

type TransferTemplateBody = Exclude<ScheduleTemplateBody, { type: 'income' | 'expense' }>

const isTransferBody = (body: ScheduleTemplateBody): body is TransferTemplateBody =>
  body.type === undefined || body.type === 'transfer'

/** The values of a row from a body. */
export const writtenValues = (body: ScheduleBody, template: StoredTemplate): Values =>
  valuesOf(writtenTypes, {
    ...body,
    template: JSON.stringify(template),
    month_day: storedMonthDay(body.month_day),
  })

/** A day of the month as JSON. */
export const storedMonthDay = (day: MonthDay | null | undefined): string | null =>
  day ? JSON.stringify(day) : null
