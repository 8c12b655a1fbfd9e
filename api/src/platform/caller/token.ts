import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, of which the database has only the SHA-256. */
export const makeSecret = () => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()

/** From an Authorization header: `id|secret`, or only the secret, as clients send it in category calls. */
export function readBearer(header: string | undefined): { id?: number; secret: string } | undefined {
  const [, id, secret] = /^Bearer +(?:(\d{1,15})\|)?([\w-]{43})$/i.exec(header ?? '') ?? []
  if (secret === undefined) return undefined
  return id === undefined ? { secret } : { id: Number(id), secret }
}

export type Link = 'reset' | 'confirm' | 'prove' | 'unsubscribe'

/** The form differs from that of a session's token, and for each kind of link. */
export function makeLinkToken(link: Link) {
  const secret = makeSecret()
  return { token: `${link}.${secret}`, secret }
}

export const readLinkSecret = (link: Link, header: string | undefined): string | undefined =>
  secretOfLink(link, /^Bearer +(\S+)$/i.exec(header ?? '')?.[1])

export function secretOfLink(link: Link, token: string | undefined): string | undefined {
  const [, kind, secret] = /^(\w+)\.([\w-]{43})$/.exec(token ?? '') ?? []
  return kind === link ? secret : undefined
}
