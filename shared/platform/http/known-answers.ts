import { httpConfiguration } from './configure'

/*
 * Answers that the server named by an ETag. A call to the same address says which one is known, and is answered 304,
 * without a body, while it still holds. They are kept in memory only, for one session, and never on the disk.
 */

export interface KnownAnswer {
  tag: string
  body: unknown
}

const most = 20

let session: string | null = null
const answers = new Map<string, KnownAnswer>()

/** What is known of a path in this session; nothing stays known of another one. */
export function knownAnswer(path: string, token: string | null): KnownAnswer | undefined {
  if (token !== session) answers.clear()
  session = token
  return answers.get(path)
}

/** Keeps an answer that has an ETag. Of more than twenty the one that was kept first goes. */
export function keepAnswer(path: string, token: string | null, response: Response, body: unknown) {
  const tag = response.headers.get('etag')
  if (response.status === 304 || tag === null || token === null || token !== httpConfiguration().token())
    return
  if (token !== session) return
  answers.delete(path)
  answers.set(path, { tag, body })
  for (const oldest of answers.keys()) if (answers.size > most) answers.delete(oldest)
}

/** The header that asks whether it still holds. */
export const askedTag = (known: KnownAnswer | undefined): Record<string, string> =>
  known ? { 'if-none-match': known.tag } : {}
