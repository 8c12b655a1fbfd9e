import type { FastifyRequest } from 'fastify'
import { readToken, type Ticket } from './read-token'

/** In seconds: a preview ends at most 8 hours after its link was opened. */
const longestVisit = 8 * 60 * 60

const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_preview' : 'pundi_preview')

// `SameSite=Lax`, because people open preview links from e-mails and chats.
const about = (origin: string, seconds: number) =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`

/**
 * The preview cookie holds the signed token of the opened link, and gives access only to that
 * preview. Without `keys` there are no previews.
 */
export function readPreviews(keys: readonly string[], origin: () => string) {
  return {
    read: (token: string) => readToken(token, keys),
    of({ headers }: Pick<FastifyRequest, 'headers'>): Ticket | undefined {
      const pairs = (headers.cookie ?? '').split(/; ?/).map(pair => pair.split('='))
      const [, token] = pairs.find(([name]) => name === nameAt(origin())) ?? []
      const ticket = token === undefined ? undefined : readToken(token, keys)
      return ticket === 'ended' ? undefined : ticket
    },
    cookie({ token, until }: Ticket): string {
      const left = Math.floor((until - Date.now()) / 1000)
      return `${nameAt(origin())}=${token}; ${about(origin(), Math.min(left, longestVisit))}`
    },
    noCookie: () => `${nameAt(origin())}=; ${about(origin(), 0)}`,
  }
}
export type Previews = ReturnType<typeof readPreviews>
