import type { Transaction } from '@pundi/contract'

/** Whether money was spent: an expense, unless it came back. */
export const isOut = ({ type, is_refund: isRefund }: Transaction) => type === 'expense' && !isRefund
