import { httpConfiguration } from './configure'

/*
 * Stores answers that have an ETag, because a 304 response has no body. They are stored in memory
 * for one session, never on disk.
 */

export interface KnownAnswer {
  tag: string
  body: unknown
}

const most = 20

let session: string | null = null
const answers = new Map<string, KnownAnswer>()

/** Undefined if this session has no stored answer for the path. */
export function knownAnswer(path: string, token: string | null): KnownAnswer | undefined {
  if (token !== session) answers.clear()
  session = token
  return answers.get(path)
}

/** Stores an answer that has an ETag. Only the last twenty are stored. */
export function keepAnswer(path: string, token: string | null, response: Response, body: unknown) {
  const tag = response.headers.get('etag')
  if (response.status === 304 || tag === null || token === null || token !== httpConfiguration().token())
    return
  if (token !== session) return
  answers.delete(path)
  answers.set(path, { tag, body })
  for (const oldest of answers.keys()) if (answers.size > most) answers.delete(oldest)
}

export const askedTag = (known: KnownAnswer | undefined): Record<string, string> =>
  known ? { 'if-none-match': known.tag } : {}
