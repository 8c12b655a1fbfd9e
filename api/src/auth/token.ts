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

/** A reset link's token, `reset.secret`: told apart at sight from a session's, for which it never passes. */
export function makeResetToken() {
  const secret = makeSecret()
  return { token: `reset.${secret}`, secret }
}

/** The secret of a reset link's token in an Authorization header. */
export const readResetSecret = (header: string | undefined): string | undefined =>
  /^Bearer +reset\.([\w-]{43})$/i.exec(header ?? '')?.[1]
