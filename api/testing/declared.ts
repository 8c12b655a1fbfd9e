import type { FastifyInstance } from 'fastify'
import { callsBelow } from '../src/platform/http/keep-calls'
import { describeCalls } from '../src/platform/openapi/describe-calls'

type Described = { headers?: Record<string, object>; content?: Record<string, object>; $ref?: string }
type Operation = { responses: Record<string, Described> }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Described> }
}

const telling = [
  'content-disposition',
  'etag',
  'idempotency-replayed',
  'location',
  'retry-after',
  'www-authenticate',
]

/**
 * Returns a check that throws if a response has a status, content type or header that the contract
 * does not declare.
 */
export function declaredAnswers(app: FastifyInstance) {
  const declared = callsBelow('/api', app)
  const names = [...new Set(declared.map(({ name }) => name))]
    .map(name => ({ name, at: new RegExp(`^${name.replace(' ', ' /api').replace(/:\w+/g, '[^/]+')}$`) }))
    .sort((one, other) => Number(one.name.includes(':')) - Number(other.name.includes(':')))
  const described = new Map<string, Operation & Pick<Document, 'components'>>()

  function describe(name: string) {
    // Several calls may have the same method and path, so this describes all of them.
    const ofName = declared.filter(call => call.name === name)
    const { paths, components } = describeCalls(ofName, '/api') as unknown as Document
    const [operation] = Object.values(paths).flatMap(Object.values<Operation>)
    return { responses: operation!.responses, components }
  }

  return function check(method: string, address: string, { status, headers }: Response) {
    const path = address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
    const name = names.find(({ at }) => at.test(`${method} ${path}`))?.name
    if (name === undefined) return
    const { responses, components } = described.get(name) ?? describe(name)
    described.set(name, { responses, components })
    const what = `${name.replace(' ', ' /api')} answers ${status}`
    const fix = 'Declare it in the declared.ts of the contract: refuses, heeds, gives or sends.'
    const answer = responses[status]
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
