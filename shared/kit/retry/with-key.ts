import { HttpError } from '@pundi/platform/http'
import { isUncertain } from './is-uncertain'
import { makeKey } from './make-key'

/**
 * Sends an API call with an Idempotency-Key. If it is uncertain whether the server executed the
 * call, the next call with the same body repeats the key. So the server executes the call only
 * once. Every other call has a new key.
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
