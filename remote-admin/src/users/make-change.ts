import { HttpError } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { changes, type Change } from './changes'
import { changeUser } from './users-api'

/** What came of a change. */
export interface ChangeAnswer {
  isDone: boolean
  message: string
  /** Why the server refused, in its words. */
  reason?: string
  /** When, so that two answers that read the same are two. */
  at: number
}

/** Makes the change that a form names for the user of its `id`. */
export async function makeChange(form: FormData): Promise<ChangeAnswer> {
  const { done, failed } = changes[form.get('change') as Change]
  try {
    await changeUser(Number(form.get('id')), form.get('change') as Change, failed)
    return { isDone: true, message: text(done), at: Date.now() }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const message = text(failed)
    return {
      isDone: false,
      message,
      ...(error.message !== message && { reason: error.message }),
      at: Date.now(),
    }
  }
}
