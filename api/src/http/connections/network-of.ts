import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's network. It is read at once, because a closed connection has no address. */
    network: string | undefined
  }
}

/** Stores the visitor's network on each request. */
export function keepNetwork(app: FastifyInstance) {
  app.decorateRequest('network', undefined)
  app.addHook('onRequest', async request => {
    request.network = networkOf(request.ip)
  })
}

/**
 * The network of a visitor's address: an IPv4 address itself, or the /64 of an IPv6 address, which is the least that
 * one subscriber gets. An IPv4 address in the form of IPv6 (`::ffff:192.0.2.1`) counts as IPv4. A port after it is
 * ignored. Undefined for anything else, such as the `unknown` of a proxy, and for a closed connection.
 */
export function networkOf(address: string | undefined = ''): string | undefined {
  const [, bracketed, before] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  const [bare = ''] = (bracketed ?? before ?? address).split('%')
  // Most addresses are of IPv4, and those need not be parsed.
  const mapped = bare.startsWith('::ffff:') ? bare.slice('::ffff:'.length) : bare
  if (isIP(mapped) === 4) return mapped
  if (isIP(bare) === 0) return undefined
  const plain = ipaddr.process(bare)
  return plain.kind() === 'ipv4'
    ? plain.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/64`).toString()}/64`
}
