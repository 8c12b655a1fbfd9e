import type { FastifyRequest } from 'fastify'
import { addSession } from './queries'
import { hashSecret, makeSecret } from './token'

/** Begins a session of a user in the browser that asks; answers its token, `id|secret`. */
export async function beginSession(request: FastifyRequest, userId: number): Promise<string> {
  const secret = makeSecret()
  // eslint-disable-next-line no-control-regex
  const agent = request.headers['user-agent']?.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 300) ?? null
  const id = await addSession(request.server.database, userId, hashSecret(secret), agent)
  return `${id}|${secret}`
}
