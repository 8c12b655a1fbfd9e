import { httpConfiguration } from './configure'

/* Stores answers with an ETag, because a 304 answer has no body: in memory, for one session, never on disk. */

export interface KnownAnswer {
  tag: string
  body: unknown
}

const most = 20

let session: string | null = null
const answers = new Map<string, KnownAnswer>()

/** Undefined without a stored answer of this session. */
export function knownAnswer(path: string, token: string | null): KnownAnswer | undefined {
  if (token !== session) answers.clear()
  session = token
  return answers.get(path)
}

/** Keeps the last twenty answers with an ETag. */
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
