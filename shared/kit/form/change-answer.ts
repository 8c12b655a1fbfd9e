import { HttpError } from '@pundi/platform/http'
import { firstOfEach } from './read-http-refusal'

/**
 * A successful change. It contains data instead of a message, because the language may change while
 * the message is shown.
 */
export interface DoneChange<Change extends string = string, Outcome = unknown> {
  change: Change
  isDone: true
  outcome: Outcome
}

export interface RefusedChange<Change extends string = string> {
  change: Change
  isDone: false
  /** The server's message, in the language of the request. */
  message: string
  refusal: HttpError
}

export type ChangeAnswer<Change extends string = string, Outcome = unknown> =
  | DoneChange<Change, Outcome>
  | RefusedChange<Change>

/**
 * Makes a change. Returns a failed API call as a refused change, and rethrows all other errors,
 * which are bugs.
 */
export async function answerChange<Change extends string, Outcome>(
  change: Change,
  make: () => Promise<Outcome>,
): Promise<ChangeAnswer<Change, Outcome>> {
  try {
    return { change, isDone: true, outcome: await make() }
  } catch (error) {
    return refuseChange(change, error)
  }
}

/**
 * Prefers the message about the field `name`, because it is more specific than the message about
 * the form.
 */
function refuseChange<Change extends string>(change: Change, error: unknown): RefusedChange<Change> {
  if (!(error instanceof HttpError)) throw error
  return {
    change,
    isDone: false,
    message: firstOfEach(error.errors)['name'] ?? error.message,
    refusal: error,
  }
}

/**
 * Makes the change of a submitted form, with code that is loaded on demand.
 * @param load throws an HttpError if the code cannot be loaded; the change is then not made, and
 * the error is logged and returned
 */
export async function changeByForm<Answer extends ChangeAnswer>(
  form: FormData,
  load: () => Promise<(form: FormData) => Promise<Answer>>,
): Promise<Answer | RefusedChange<Answer['change']>> {
  try {
    const make = await load()
    return await make(form)
  } catch (error) {
    const refused = refuseChange(form.get('change') as Answer['change'], error)
    console.warn(refused.message)
    return refused
  }
}
