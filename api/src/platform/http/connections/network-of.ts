import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The client's network (see `networkOf`). Read at the start of the request, because a closed
     * connection has no address.
     */
    network: string | undefined
  }
}

export function keepNetwork(app: FastifyInstance) {
  app.decorateRequest('network', undefined)
  app.addHook('onRequest', async request => {
    request.network = networkOf(request.ip)
  })
}

/**
 * The IPv4 address, or the /64 network of an IPv6 address, which is the smallest block that one
 * subscriber gets. Treats `::ffff:192.0.2.1` as IPv4, and ignores a port. Undefined if the address
 * is missing or malformed, such as a proxy's `unknown`.
 */
export function networkOf(address: string | undefined = ''): string | undefined {
  const [, bracketed, before] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  const [bare = ''] = (bracketed ?? before ?? address).split('%')
  const mapped = bare.startsWith('::ffff:') ? bare.slice('::ffff:'.length) : bare
  if (isIP(mapped) === 4) return mapped
  if (isIP(bare) === 0) return undefined
  const plain = ipaddr.process(bare)
  return plain.kind() === 'ipv4'
    ? plain.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/64`).toString()}/64`
}
