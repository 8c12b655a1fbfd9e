import type { FastifyRequest } from 'fastify'
import { addSession, type Entrant } from '../queries'
import { hashSecret, makeSecret } from '../token'

/** Begins a session for the browser of the request. Answers its token, `id|secret`; undefined as in `addSession`. */
export async function beginSession(request: FastifyRequest, entrant: Entrant): Promise<string | undefined> {
  const secret = makeSecret()
  // oxlint-disable-next-line no-control-regex
  const agent = request.headers['user-agent']?.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 300) ?? null
  const id = await addSession(request.server.database, entrant, hashSecret(secret), {
    userAgent: agent,
    network: request.network,
  })
  return id === undefined ? undefined : `${id}|${secret}`
}
