import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. The database stores only their SHA-256 hash. */
export const makeSecret = () => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()

/**
 * Reads `Bearer id|secret` or `Bearer secret`. In category calls, clients send the secret without
 * the id.
 */
export function readBearer(header: string | undefined): { id?: number; secret: string } | undefined {
  const [, id, secret] = /^Bearer +(?:(\d{1,15})\|)?([\w-]{43})$/i.exec(header ?? '') ?? []
  if (secret === undefined) return undefined
  return id === undefined ? { secret } : { id: Number(id), secret }
}

export type Link = 'reset' | 'confirm' | 'prove' | 'unsubscribe'

/**
 * For example `reset.` and 43 characters. Because of the prefix, the token of one kind of link is
 * not valid for another kind, or as a session's token.
 */
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
