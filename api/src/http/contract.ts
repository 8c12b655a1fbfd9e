import { errorAnswer } from '@pundi/contract'
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
  RouteOptions,
} from 'fastify'
import * as z from 'zod/mini'
import type { MessageId } from '../messages/say'
import { Refusal } from './refusal'

type Schema = z.core.$ZodType

/** Lets a route's handler know its body and query by the contract's schemas. */
export interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends Schema ? z.input<this['schema']> : unknown
}

/** A folder of the api: its routes, declared with the contract's schemas. */
export type Room = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ContractTypes>

/** Refuses with 422 what the contract refuses, naming the fields; nothing is coerced. No body is an empty one. */
const validate: FastifySchemaCompiler<Schema> =
  ({ schema, httpPart }) =>
  data => {
    const read = z.safeParse(schema, data ?? {})
    return read.success ? { value: read.data } : { error: refuse(read.error.issues, httpPart) }
  }

/** The contract's own messages all have words: a test walks its schemas. */
function refuse(issues: z.core.$ZodIssue[], part?: string) {
  // An id that cannot exist is answered like one that does not.
  if (part === 'params') return new Refusal(404, 'Not found')
  const errors: Record<string, MessageId[]> = {}
  for (const { path, message } of issues)
    if (path.length > 0) (errors[path.join('.')] ??= []).push(message as MessageId)
  return new Refusal(422, (issues[0]?.message as MessageId | undefined) ?? 'Invalid input', { errors })
}

/** What leaves is written by Fastify's own serializer: twice as fast as zod's, and only what the schema names. */
function writeByJsonSchema(route: RouteOptions) {
  const answers = (route.schema?.response ?? {}) as Record<string, Schema>
  const all = { ...answers, '4xx': errorAnswer, '5xx': errorAnswer }
  const written = Object.entries(all).map(([status, schema]) => [
    status,
    z.toJSONSchema(schema, { target: 'draft-7' }),
  ])
  route.schema = { ...route.schema, response: Object.fromEntries(written) }
}

/** Makes the routes of this scope speak the contract, and keeps each of them in `app.calls`. */
export function speakContract(app: FastifyInstance) {
  app.setValidatorCompiler(validate)
  app.addHook('onRoute', route => {
    // The route itself and no copy of it: guards of inner scopes have yet to mark it.
    if (route.method !== 'HEAD') app.calls.push({ route, answers: route.schema?.response as Call['answers'] })
    writeByJsonSchema(route)
  })
}

/** What a call can refuse with for a reason of its own; each has its words in openapi/components. */
export type Status = 401 | 403 | 404 | 409 | 410 | 412 | 429

/** A call of the api as its route declared it. */
export type Call = { route: RouteOptions; answers: Record<string, Schema> | undefined }

declare module 'fastify' {
  interface FastifyInstance {
    calls: Call[]
  }
  interface FastifySchema {
    /** What the call does, in a few words. */
    summary?: string
    /** What its caller should know beside that. */
    description?: string
    /** What the call refuses with beside what all calls of its kind do (see openapi/describe-answers). */
    refuses?: Status[]
    /** The token of a link in an e-mail opens it too. */
    isByLink?: true
    /** The headers of a request that the call heeds. */
    heeds?: ('Idempotency-Key' | 'If-Match')[]
    /** The headers of its answer beside those of all calls. */
    gives?: 'ETag'[]
    /** What it answers in place of a JSON body: a file to keep, or the way to another address. */
    sends?: 'text/csv' | 'application/json' | 'redirect'
  }
}
