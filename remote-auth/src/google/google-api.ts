import type { ProvidersAnswer } from '@pundi/shared/contract'
import { HttpError, request } from '@pundi/shared/http'

/** Where the browser itself goes; no call. */
export const googleAddress = '/api/auth/google/redirect'

/** Whether signing in with Google leads anywhere here. Where nobody can say, it may: the server will tell. */
export async function isGoogleThere() {
  try {
    const { data } = await request<ProvidersAnswer>('/auth/providers', { anonymous: true, fallback: '' })
    return data.google
  } catch (error) {
    if (error instanceof HttpError) return true
    throw error
  }
}
