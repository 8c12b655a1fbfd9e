import type { RestoreBody } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'
import { unlessGone } from '../unless-gone'
import { loadEntry, type Entry } from './load-entry'
import { removeActivity, restoreActivity } from './log-activity-api'

/** What came of a form of this page. `message` is for the person, either way. */
export interface ChangeAnswer {
  change: Change
  isDone: boolean
  message: string
  /** The entry as things stand now, where they may have changed while somebody looked at it. */
  entry?: Entry | undefined
  /** When, so that two answers that read the same are two. */
  at: number
}

type Fields = Partial<Record<'id' | 'category_id' | 'overwrite' | 'name', string>>

const changes = {
  async remove({ id }: Fields) {
    // Removed in another tab meanwhile: what was wished for is so.
    await removeActivity(id!).catch(unlessGone)
    return text('The activity has been deleted.')
  },

  async restore({ id, ...way }: Fields) {
    await restoreActivity(id!, bodyOf(way))
    return text('It has been brought back.')
  },
}
type Change = keyof typeof changes

/** Does what a form says by its field `change`. */
export async function changeLog(form: FormData): Promise<ChangeAnswer> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  try {
    const message = await changes[change](fields)
    return { change, isDone: true, message, at: Date.now() }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const message = error.errors.name?.[0] ?? error.message
    const isStale = change === 'restore' && error.status === 409
    const entry = isStale ? await settleCall(loadEntry(Number(fields.id), 'overwrite' in error.errors)) : null
    return { change, isDone: false, message, entry: entry ?? undefined, at: Date.now() }
  }
}

/** The ways round what stands in the way, as far as the form offered them. */
const bodyOf = ({ category_id, overwrite, name }: Fields): RestoreBody => ({
  ...(category_id && { category_id: Number(category_id) }),
  ...(overwrite && { overwrite: true }),
  ...(name && { name }),
})
