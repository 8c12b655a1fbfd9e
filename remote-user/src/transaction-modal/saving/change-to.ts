import { changeTransaction, type TransactionBody } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'

export const failedToSave = () => text('Terjadi kesalahan saat menyimpan transaksi')

/** With a `version`, answered 412 where the transaction is another by now. */
export async function changeTo(body: TransactionBody, id: number, version?: string) {
  const options = { params: { id }, body, version, fallback: failedToSave() }
  return (await send(changeTransaction, options)).data
}
