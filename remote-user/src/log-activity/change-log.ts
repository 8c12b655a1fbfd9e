import { removeActivity, restoreActivity, type RestoreBody } from '@pundi/contract'
import { answerChange, type ChangeAnswer } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { text } from './catalogue/text'
import { ignoreNotFound, settleCall } from '../settle-call'
import { loadEntry, type Entry } from './entry/load-entry'
import { withoutWallet } from './entry/wallet-choice'

/** The answer to a form of this page. */
export type LogAnswer = ChangeAnswer<Change> & {
  /** The entry as it is now, where its record was changed while the user looked at it. */
  entry?: Entry | undefined
}

/** The fields of a change. A form that restores a record also sends the choices that it offered. */
type Fields = { id: string } & WayRound
type WayRound = Partial<Record<'category_id' | 'overwrite' | 'name' | 'wallet_id', string>>

const changes = {
  async remove({ id }: Fields) {
    // It may have been deleted in another tab.
    await send(removeActivity, {
      params: { id },
      fallback: text('The activity could not be deleted.'),
    }).catch(ignoreNotFound)
  },

  async restore({ id, ...way }: Fields) {
    await send(restoreActivity, {
      params: { id },
      body: bodyOf(way),
      fallback: text('This could not be restored.'),
    })
  },
}
type Change = keyof typeof changes

/** Makes the change that the field `change` of a form names. */
export async function changeLog(form: FormData): Promise<LogAnswer> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  const answer = await answerChange(change, () => changes[change](fields))
  if (answer.isDone || change !== 'restore' || answer.refusal.status !== 409) return answer
  const entry = await settleCall(loadEntry(Number(fields.id), 'overwrite' in answer.refusal.errors))
  return { ...answer, entry: entry ?? undefined }
}

/** The choices that the form offered, where something prevents the record from coming back as it was. */
const bodyOf = ({ category_id, overwrite, name, wallet_id }: WayRound): RestoreBody => ({
  ...(category_id && { category_id: Number(category_id) }),
  ...(overwrite && { overwrite: true }),
  ...(name && { name }),
  ...(wallet_id && { wallet_id: wallet_id === withoutWallet ? null : Number(wallet_id) }),
})
