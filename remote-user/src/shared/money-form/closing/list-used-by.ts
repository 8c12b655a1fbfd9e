import { listSchedules } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export async function listUsedBy(walletId: number, fallback: string) {
  const { data } = await send(listSchedules, { fallback })
  return data.flatMap(({ id, template, next_date: next }) => {
    const wallets =
      template.type === 'transfer' ? [template.from_wallet_id, template.to_wallet_id] : [template.wallet_id]
    return next && wallets.includes(walletId)
      ? [{ id, name: template.description || text('Transfer'), next }]
      : []
  })
}
