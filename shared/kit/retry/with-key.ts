import { HttpError } from '@pundi/platform/http'
import { isUncertain } from './is-uncertain'
import { makeKey } from './make-key'

/**
 * Sends a call that adds a record with an Idempotency-Key. The same body sent again has the same key as long as its
 * outcome is unknown; another body, and one that was answered, gets a new key.
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
