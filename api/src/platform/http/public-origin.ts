import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * For example `https://pundi.example`: the configured address, or else this machine's name and port. Never the Host
 * header: whoever sends the request could then choose where links lead.
 */
export function publicOrigin({ configuration, server }: FastifyInstance): string {
  if (configuration.publicUrl !== undefined) return new URL(configuration.publicUrl).origin
  const address = server.address() as AddressInfo | null
  return `http://localhost:${address?.port ?? configuration.port}`
}
