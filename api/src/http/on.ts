import { type Call, type Declaration, declarationOf, errorAnswer, readName } from '@pundi/contract'
import type {
  ContextConfigDefault,
  FastifyContextConfig,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify'
import * as z from 'zod/mini'
import type { ActivityType } from '../activities/activity-types'
import type { MessageId } from '../messages/say'
import { notFound, Refusal } from './errors/refusal'

type Schema = z.core.$ZodType

/** Lets a handler know its parameters, query, body and answer by the contract's schemas. */
interface ContractTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends Schema ? z.input<this['schema']> : unknown
}

/** A call whose activity, if it has one, is one of the log's. */
type Declared = Declaration & { activity?: ActivityType }

type Handler<Of extends Declared> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  {
    params: Of['params']
    querystring: Of['query']
    body: Of['body']
    response: Of extends { answer: Schema }
      ? Record<Of['status'] extends number ? Of['status'] : 200, Of['answer']>
      : undefined
  },
  ContractTypeProvider
>

declare module 'fastify' {
  interface FastifyInstance {
    /** The routes of the contract's calls, as they were registered. */
    calls: RouteOptions[]
  }
  interface FastifyContextConfig {
    /** The call that the route answers. */
    call?: Call
    /** What the call does to a user's data: refused or failed, it is written down as `Gagal`. */
    activity?: ActivityType | undefined
  }
}

/**
 * Answers a call of the contract: method, address, what it takes, what may leave and its status are the declared ones.
 *
 * @param config of the route, for what only the server knows of a call
 */
export function on<const Of extends Declared>(
  app: FastifyInstance,
  call: Call<string, Of>,
  config: FastifyContextConfig,
  handler: Handler<Of>,
): void
export function on<const Of extends Declared>(
  app: FastifyInstance,
  call: Call<string, Of>,
  handler: Handler<Of>,
): void
export function on(app: FastifyInstance, call: Call<string, Declared>, ...rest: unknown[]) {
  const [config, handler] = (rest.length === 2 ? rest : [{}, ...rest]) as [
    FastifyContextConfig,
    RouteHandlerMethod,
  ]
  const { params, query, body, answer, status, sends, activity } = declarationOf(call)
  const [method, url] = readName(call)
  app.route({
    method,
    url,
    config: { ...config, call, activity },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && {
        response: writtenBy({ [status ?? 200]: answer, '4xx': errorAnswer, '5xx': errorAnswer }),
      }),
    },
    validatorCompiler: validate,
    // A file would be read whole to say how it is, and be written down as an export.
    exposeHeadRoute: sends === undefined,
    handler: status === undefined ? handler : withStatus(status, handler),
  })
}

const withStatus = (status: number, handler: RouteHandlerMethod): RouteHandlerMethod =>
  function (request, reply) {
    return handler.call(this, request, reply.code(status))
  }

/** Refuses with 422 what the contract refuses, naming the fields; nothing is coerced. No body is an empty one. */
const validate =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (data: unknown) => {
    const read = z.safeParse(schema as Schema, data ?? {})
    return read.success ? { value: read.data } : { error: refuse(read.error.issues, httpPart) }
  }

/** The contract's own messages all have words: a test walks its schemas. */
function refuse(issues: z.core.$ZodIssue[], part?: string) {
  // An id that cannot exist is answered like one that does not.
  if (part === 'params') return notFound()
  const errors: Record<string, MessageId[]> = {}
  for (const { path, message } of issues)
    if (path.length > 0) (errors[path.join('.')] ??= []).push(message as MessageId)
  return new Refusal(422, (issues[0]?.message as MessageId | undefined) ?? 'Invalid input', { errors })
}

/** What leaves is written by Fastify's own serializer: seven times as fast as by zod, and only what the schema names. */
const writtenBy = (answers: Record<string, Schema>) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      z.toJSONSchema(schema, { target: 'draft-7' }),
    ]),
  )
