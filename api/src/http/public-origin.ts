import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Where people reach this server, such as `https://pundi.example`: as configured, else this machine's own name
 * and port. Never what a request says in its Host header: links would lead wherever their sender likes.
 */
export function publicOrigin({ configuration, server }: FastifyInstance): string {
  if (configuration.publicUrl !== undefined) return new URL(configuration.publicUrl).origin
  const address = server.address() as AddressInfo | null
  return `http://localhost:${address?.port ?? configuration.port}`
}
