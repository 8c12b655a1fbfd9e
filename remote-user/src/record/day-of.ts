import type { MoneyRecord } from '@pundi/contract'

/** The day of a transaction or of a transfer, `yyyy-mm-dd`. */
export const dayOf = (record: MoneyRecord) =>
  record.type === 'transfer' ? record.transfer_date : record.transaction_date
