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
import { shapeOf } from './unless-changed'
import { writeAnswer } from './write-answers'

type Schema = z.core.$ZodType

/** Types a handler's params, query, body and answer by the contract's schemas. */
interface ContractTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends Schema ? z.input<this['schema']> : unknown
}

/** A call whose activity, if any, is a type of the log. */
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
    /** The registered routes of the contract's calls. */
    calls: RouteOptions[]
  }
  interface FastifyContextConfig {
    /** The call that the route answers. */
    call?: Call
    /** What the call does to a user's data. If it is refused or fails, this is logged as `Gagal`. */
    activity?: ActivityType | undefined
  }
}

/**
 * Registers a route for a call of the contract, with the declared method, address, input, answer and status.
 *
 * @param config of the route: settings that only the server knows
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
  const declared = declarationOf(call)
  const { params, query, body, answer, status, sends, activity } = declared
  const [method, url] = readName(call)
  app.route({
    method,
    url,
    ...(declared.with && { constraints: { with: declared.with } }),
    config: { ...config, call, activity, shape: shapeOf(call) },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && {
        response: { [status ?? 200]: answer, '4xx': errorAnswer, '5xx': errorAnswer },
      }),
    },
    validatorCompiler: validate,
    serializerCompiler: writeAnswer,
    // HEAD would make the whole file and log an export.
    exposeHeadRoute: sends === undefined,
    handler: status === undefined ? handler : withStatus(status, handler),
  })
}

const withStatus = (status: number, handler: RouteHandlerMethod): RouteHandlerMethod =>
  function (request, reply) {
    return handler.call(this, request, reply.code(status))
  }

/**
 * Refuses with 422, naming the fields, what the contract refuses. Nothing is coerced. A missing body counts as an empty
 * one.
 */
const validate =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (data: unknown) => {
    const read = z.safeParse(schema as Schema, data ?? {})
    return read.success ? { value: read.data } : { error: refuse(read.error.issues, httpPart) }
  }

/** Every message of the contract has a translation: a test reads all its schemas. */
function refuse(issues: z.core.$ZodIssue[], part?: string) {
  // An impossible id has the same answer as an unknown one.
  if (part === 'params') return notFound()
  const errors: Record<string, MessageId[]> = {}
  for (const { path, message } of issues)
    if (path.length > 0) (errors[path.join('.')] ??= []).push(message as MessageId)
  return new Refusal(422, (issues[0]?.message as MessageId | undefined) ?? 'Invalid input', { errors })
}
