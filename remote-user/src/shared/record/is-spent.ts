import type { Transaction } from '@pundi/contract'

export const isSpent = ({ type, is_refund: isRefund }: Transaction) => type === 'expense' && !isRefund
