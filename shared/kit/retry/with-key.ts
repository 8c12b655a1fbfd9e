import { HttpError } from '@pundi/platform/http'
import { isUncertain } from './is-uncertain'
import { makeKey } from './make-key'

/**
 * A call that adds a record, sent with an Idempotency-Key. The same body sent again carries the same key as long as
 * nobody knows what became of it; another body, and one that was answered, begins with another key.
 */
export function withKey<Body, Answer>(send: (body: Body, key: string) => Promise<Answer>) {
  let unsure: { said: string; key: string } | undefined
  return async (body: Body): Promise<Answer> => {
    const said = JSON.stringify(body)
    const { key } = unsure?.said === said ? unsure : { key: makeKey() }
    unsure = { said, key }
    try {
      const answer = await send(body, key)
      unsure = undefined
      return answer
    } catch (error) {
      if (!(error instanceof HttpError && isUncertain(error.status))) unsure = undefined
      throw error
    }
  }
}
