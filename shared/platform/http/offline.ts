import { httpConfiguration } from './configure'
import type { Answered } from './device'

let given: { push: (answered: Answered) => unknown } = [] as Answered[]

export const noteAnswer = (answered: Answered) => given.push(answered)

/** Passes every answer to `keep`, also those received before this call. */
export function takeAnswers(keep: (answered: Answered) => void) {
  const early = given
  given = { push: keep }
  if (Array.isArray(early)) for (const answered of early as Answered[]) keep(answered)
}

/** Undefined if the application has no offline code. */
export const offline = () => httpConfiguration().offline?.()

/** The stored answer to a failed call; undefined without offline code. */
export const findKept = (path: string, bearer: string | null): Promise<unknown> =>
  offline()?.then(
    ({ findAnswer }) => findAnswer(path, bearer),
    () => undefined,
  ) ?? Promise.resolve(undefined)
