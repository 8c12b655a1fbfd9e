import type { MoneyRecord } from '@pundi/contract'

/** `yyyy-mm-dd`. */
export const recordDay = (record: MoneyRecord) =>
  record.type === 'transfer' ? record.transfer_date : record.transaction_date
