import type { FastifyInstance } from 'fastify'
import { callsBelow } from '../src/http/keep-calls'
import { describeCalls } from '../src/openapi/describe-calls'

type Described = { headers?: Record<string, object>; content?: Record<string, object>; $ref?: string }
type Operation = { responses: Record<string, Described> }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Described> }
}

/** The headers that a client may act on. */
const telling = [
  'content-disposition',
  'etag',
  'idempotency-replayed',
  'location',
  'retry-after',
  'www-authenticate',
]

/**
 * Compares every answer of a server with the OpenAPI document. Throws if a status, content type or header is not
 * declared.
 */
export function declaredAnswers(app: FastifyInstance) {
  const { paths, components } = describeCalls(callsBelow('/api', app), '/api') as unknown as Document
  const calls = Object.entries(paths)
    .map(([path, operations]) => ({
      path,
      operations,
      at: new RegExp(`^${path.replace(/{\w+}/g, '[^/]+')}$`),
    }))
    // Paths without parameters come first.
    .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))

  return function check(method: string, address: string, { status, headers }: Response) {
    const path = address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
    const operation = calls.find(({ at, operations }) => at.test(path) && method.toLowerCase() in operations)
    const declared = operation?.operations[method.toLowerCase()]?.responses
    if (!operation || !declared) return
    const what = `${method} ${operation.path} answers ${status}`
    const fix = 'Declare it in the calls.ts of the contract: refuses, heeds, gives or sends.'
    const answer = declared[status]
    if (!answer) throw new Error(`${what}, which its contract does not say. ${fix}`)
    const { content = {}, headers: named = {} } = answer.$ref
      ? components.responses[answer.$ref.split('/').at(-1)!]!
      : answer
    const type = headers.get('content-type')?.split(';')[0]
    if (type !== undefined && !(type in content)) throw new Error(`${what} as ${type}, undeclared. ${fix}`)
    const known = new Set(Object.keys(named).map(name => name.toLowerCase()))
    const secret = telling.find(name => headers.has(name) && !known.has(name))
    if (secret) throw new Error(`${what} with the header ${secret}, undeclared. ${fix}`)
  }
}
