import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * For example `https://pundi.example`: the configured address, or localhost with the server's port.
 * Does not use the Host header, because a client could then choose where our links lead.
 */
export function publicOrigin({ configuration, server }: FastifyInstance): string {
  if (configuration.publicUrl !== undefined) return new URL(configuration.publicUrl).origin
  const address = server.address() as AddressInfo | null
  return `http://localhost:${address?.port ?? configuration.port}`
}
