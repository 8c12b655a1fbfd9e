import { httpConfiguration } from './configure'
import type { Answered } from './device'

let given: { push: (answered: Answered) => unknown } = [] as Answered[]

export const noteAnswer = (answered: Answered) => given.push(answered)

/** Passes to `keep` all answers received before this call, and every later answer. */
export function takeAnswers(keep: (answered: Answered) => void) {
  const early = given
  given = { push: keep }
  if (Array.isArray(early)) for (const answered of early as Answered[]) keep(answered)
}

/** The offline code; the first call loads it. Undefined if the application has none. */
export const offline = () => httpConfiguration().offline?.()

/** The answer stored on this device for a call that failed. Undefined if there is none. */
export const findKept = (path: string, bearer: string | null): Promise<unknown> =>
  offline()?.then(
    ({ findAnswer }) => findAnswer(path, bearer),
    () => undefined,
  ) ?? Promise.resolve(undefined)
