import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's network, kept from the beginning: a connection that has gone has no address. */
    network: string | undefined
  }
}

/** Keeps of each request from which network it came. */
export function keepNetwork(app: FastifyInstance) {
  app.decorateRequest('network', undefined)
  app.addHook('onRequest', async request => {
    request.network = networkOf(request.ip)
  })
}

/**
 * The network that an address of a visitor belongs to: an IPv4 address whole, of an IPv6 address its /64, which is
 * the least that one subscriber gets: whoever has it may write any of its 2^64 addresses. An IPv4 address in the
 * form of IPv6 (`::ffff:192.0.2.1`) is that IPv4 address; a port that a proxy writes behind one is left out.
 * Undefined for what is no address, as a proxy may report `unknown`, and where the connection has gone.
 */
export function networkOf(address: string | undefined = ''): string | undefined {
  const [, bracketed, before] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  const [bare = ''] = (bracketed ?? before ?? address).split('%')
  if (isIP(bare) === 0) return undefined
  const plain = ipaddr.process(bare)
  return plain.kind() === 'ipv4'
    ? plain.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/64`).toString()}/64`
}
