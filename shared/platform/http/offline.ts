import { httpConfiguration } from './configure'
import type { Answered } from './device'

/** Answers that came before the code that keeps them. */
let given: { push: (answered: Answered) => unknown } = [] as Answered[]

export const noteAnswer = (answered: Answered) => given.push(answered)

/** Has every answer handed to `keep`, also those that were given until now. */
export function takeAnswers(keep: (answered: Answered) => void) {
  const early = given
  given = { push: keep }
  if (Array.isArray(early)) for (const answered of early as Answered[]) keep(answered)
}

/** Loads the code of it, once; undefined where the application has none. */
export const offline = () => httpConfiguration().offline?.()

/** What the device has kept of a call that got no answer. Without the code for it there is nothing. */
export const findKept = (path: string, bearer: string | null): Promise<unknown> =>
  offline()?.then(
    ({ findAnswer }) => findAnswer(path, bearer),
    () => undefined,
  ) ?? Promise.resolve(undefined)
