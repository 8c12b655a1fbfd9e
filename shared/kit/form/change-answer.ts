import { HttpError } from '@pundi/platform/http'
import { firstOfEach } from './read-http-refusal'

/** What came of a change that a form asked for. */
export interface ChangeAnswer<Change extends string = string> {
  change: Change
  isDone: boolean
  /** For the person, either way. */
  message: string
}

/** Why a change was not made. */
export interface RefusedChange<Change extends string = string> extends ChangeAnswer<Change> {
  isDone: false
  refusal: HttpError
}

/**
 * Makes a change.
 *
 * @param make gives what is said of it once it is made
 * @returns what the server said where it refused, of the name alone where that is what it refused. Anything but a
 * failed call is a bug and flies on.
 */
export async function answerChange<Change extends string>(
  change: Change,
  make: () => Promise<string>,
): Promise<(ChangeAnswer<Change> & { isDone: true }) | RefusedChange<Change>> {
  try {
    return { change, isDone: true, message: await make() }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return {
      change,
      isDone: false,
      message: firstOfEach(error.errors)['name'] ?? error.message,
      refusal: error,
    }
  }
}
