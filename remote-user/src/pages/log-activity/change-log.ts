import { removeActivity, restoreActivity, type RestoreBody } from '@pundi/contract'
import { answerChange, type ChangeAnswer } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { text } from './catalogue/text'
import { ignoreNotFound, answerOrNull } from '../../shared/retry/answer-or-null'
import { loadEntry, type Entry } from './entry/load-entry'
import { withoutWallet } from './entry/wallet-choice'

export type LogAnswer = ChangeAnswer<Change> & {
  entry?: Entry | undefined
}

type Fields = { id: string } & WayRound
type WayRound = Partial<Record<'category_id' | 'overwrite' | 'name' | 'wallet_id', string>>

const changes = {
  async remove({ id }: Fields) {
    await send(removeActivity, {
      params: { id },
      fallback: text('We couldn’t delete the activity.'),
    }).catch(ignoreNotFound)
  },

  restore: (fields: Fields) => undo(fields, text('We couldn’t restore this item.')),
  takeBack: (fields: Fields) => undo(fields, text('We couldn’t undo this.')),
}

async function undo({ id, ...way }: Fields, fallback: string) {
  await send(restoreActivity, { params: { id }, body: bodyOf(way), fallback })
}

type Change = keyof typeof changes

export async function changeLog(form: FormData): Promise<LogAnswer> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  const answer = await answerChange(change, () => changes[change](fields))
  if (answer.isDone || change === 'remove' || answer.refusal.status !== 409) return answer
  const entry = await answerOrNull(loadEntry(Number(fields.id), 'overwrite' in answer.refusal.errors))
  return { ...answer, entry: entry ?? undefined }
}

const bodyOf = ({ category_id, overwrite, name, wallet_id }: WayRound): RestoreBody => ({
  ...(category_id && { category_id: Number(category_id) }),
  ...(overwrite && { overwrite: true }),
  ...(name && { name }),
  ...(wallet_id && { wallet_id: wallet_id === withoutWallet ? null : Number(wallet_id) }),
})
