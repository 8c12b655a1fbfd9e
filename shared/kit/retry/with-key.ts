import { HttpError } from '@pundi/platform/http'
import { isUncertain } from './is-uncertain'
import { makeKey } from './make-key'

/**
 * Sends a call with an Idempotency-Key. The same body keeps its key while its outcome is unknown. A different
 * body, or an answered one, gets a new key.
 */
export function withKey<Body, Answer>(send: (body: Body, key: string) => Promise<Answer>) {
  let unsure: { sent: string; key: string } | undefined
  return async (body: Body): Promise<Answer> => {
    const sent = JSON.stringify(body)
    const { key } = unsure?.sent === sent ? unsure : { key: makeKey() }
    unsure = { sent, key }
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
