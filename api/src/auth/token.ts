import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only their SHA-256 is ever stored. */
export const makeSecret = () => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()

/** The token of an Authorization header: `id|secret`, or the secret alone as the category calls send it. */
export function readBearer(header: string | undefined): { id?: number; secret: string } | undefined {
  const [, id, secret] = /^Bearer +(?:(\d{1,15})\|)?([\w-]{43})$/i.exec(header ?? '') ?? []
  if (secret === undefined) return undefined
  return id === undefined ? { secret } : { id: Number(id), secret }
}

/** What an e-mail's link does. */
type Link = 'reset' | 'confirm'

/** A link's token, such as `reset.secret`: told apart at sight from a session's and the other link's. */
export function makeLinkToken(link: Link) {
  const secret = makeSecret()
  return { token: `${link}.${secret}`, secret }
}

/** The secret of such a link's token in an Authorization header. */
export function readLinkSecret(link: Link, header: string | undefined): string | undefined {
  const [, kind, secret] = /^Bearer +(\w+)\.([\w-]{43})$/i.exec(header ?? '') ?? []
  return kind === link ? secret : undefined
}
