import { httpConfiguration } from './configure'
import type { Answered } from './device'

let given: { push: (answered: Answered) => unknown } = [] as Answered[]

export const noteAnswer = (answered: Answered) => given.push(answered)

/** Also passes the answers received before this function was called. */
export function takeAnswers(keep: (answered: Answered) => void) {
  const early = given
  given = { push: keep }
  if (Array.isArray(early)) for (const answered of early as Answered[]) keep(answered)
}

/** The offline code, which loads at the first call; undefined if the application has none. */
export const offline = () => httpConfiguration().offline?.()

/** The answer that the device has stored for a call that failed; undefined without offline code. */
export const findKept = (path: string, bearer: string | null): Promise<unknown> =>
  offline()?.then(
    ({ findAnswer }) => findAnswer(path, bearer),
    () => undefined,
  ) ?? Promise.resolve(undefined)
