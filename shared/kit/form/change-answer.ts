import { HttpError } from '@pundi/platform/http'
import { firstOfEach } from './read-http-refusal'

/**
 * A change that a form asked for and that was made. It carries what happened, not a sentence: the language may change
 * while the sentence is on the screen, so the component that draws it makes it.
 */
export interface DoneChange<Change extends string = string, Outcome = unknown> {
  change: Change
  isDone: true
  outcome: Outcome
}

/** A change that was not made. */
export interface RefusedChange<Change extends string = string> {
  change: Change
  isDone: false
  /** Why, for the user: the server's message, in the language in which it was asked. */
  message: string
  refusal: HttpError
}

export type ChangeAnswer<Change extends string = string, Outcome = unknown> =
  | DoneChange<Change, Outcome>
  | RefusedChange<Change>

/**
 * Makes a change.
 *
 * @param make makes it, and returns what there is to say about it
 * @returns the outcome, or the refusal of a call that failed. Throws any other error, which is a bug.
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

/** A change whose call failed. The message about its field `name` comes first: it says more than that of the form. */
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
 * Makes the change that a form names in its field `change`, by code that is loaded for it.
 *
 * @param load throws an HttpError where that code cannot be had: then nothing is changed, which is shown and logged
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
