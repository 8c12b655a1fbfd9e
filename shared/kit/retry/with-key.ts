import { HttpError } from '@pundi/platform/http'
import { isUncertain } from './is-uncertain'
import { makeKey } from './make-key'

/**
 * Sends a call with an Idempotency-Key. The same body gets the same key again while it is unknown whether the call was
 * carried out. A different body gets a new key, and so does a body whose call was answered.
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
