import type { FastifyRequest } from 'fastify'
import { readToken, type Ticket } from './read-token'

/** For so long at most a browser stays in a preview after its link was opened, in seconds: 8 hours. */
const longestVisit = 8 * 60 * 60

/** The prefix `__Host-` makes browsers accept the cookie from this host only, for all paths. It needs https. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_preview' : 'pundi_preview')

// `SameSite=Lax`, because links are opened from mails and chats.
const about = (origin: string, seconds: number) =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`

/**
 * Who sees which preview: a cookie has the signed part of the link that was opened, and is no way in to anything else.
 *
 * @param keys by which links are signed; without any there are no previews
 * @param origin the site's address
 */
export function readPreviews(keys: readonly string[], origin: () => string) {
  return {
    read: (token: string) => readToken(token, keys),
    /** The preview that a browser is in. */
    of({ headers }: Pick<FastifyRequest, 'headers'>): Ticket | undefined {
      const pairs = (headers.cookie ?? '').split(/; ?/).map(pair => pair.split('='))
      const [, token] = pairs.find(([name]) => name === nameAt(origin())) ?? []
      const ticket = token === undefined ? undefined : readToken(token, keys)
      return ticket === 'ended' ? undefined : ticket
    },
    /** The cookie by which a browser stays in a preview. */
    cookie({ token, until }: Ticket): string {
      const left = Math.floor((until - Date.now()) / 1000)
      return `${nameAt(origin())}=${token}; ${about(origin(), Math.min(left, longestVisit))}`
    },
    /** Removes the cookie. */
    noCookie: () => `${nameAt(origin())}=; ${about(origin(), 0)}`,
  }
}
export type Previews = ReturnType<typeof readPreviews>
