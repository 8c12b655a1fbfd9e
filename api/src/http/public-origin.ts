import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * The public address of this server, such as `https://pundi.example`: the configured one, else this machine's own name
 * and port. It never comes from a Host header, which would let the sender choose where links lead.
 */
export function publicOrigin({ configuration, server }: FastifyInstance): string {
  if (configuration.publicUrl !== undefined) return new URL(configuration.publicUrl).origin
  const address = server.address() as AddressInfo | null
  return `http://localhost:${address?.port ?? configuration.port}`
}
