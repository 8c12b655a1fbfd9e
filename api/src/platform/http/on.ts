import { type Declaration, type DeclaredCall, errorAnswer, readName } from '@pundi/contract'
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
import type { ActivityType } from '../activity-log/activity-types'
import type { MessageId } from '../messages/say'
import { notFound, Refusal } from './errors/refusal'
import { shapeOf } from './unless-changed'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'

type Schema = z.core.$ZodType

interface ContractTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends Schema ? z.input<this['schema']> : unknown
}

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
    calls: RouteOptions[]
  }
  interface FastifyContextConfig {
    call?: DeclaredCall
    activity?: ActivityType | undefined
  }
}

export function on<const Of extends Declared>(
  app: FastifyInstance,
  call: DeclaredCall<string, Of>,
  config: FastifyContextConfig,
  handler: Handler<Of>,
): void
export function on<const Of extends Declared>(
  app: FastifyInstance,
  call: DeclaredCall<string, Of>,
  handler: Handler<Of>,
): void
export function on(app: FastifyInstance, call: DeclaredCall<string, Declared>, ...rest: unknown[]) {
  const [config, handler] = (rest.length === 2 ? rest : [{}, ...rest]) as [
    FastifyContextConfig,
    RouteHandlerMethod,
  ]
  const declared = call.declared
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
    // A HEAD route for a file would make the whole file and log an export.
    exposeHeadRoute: sends === undefined,
    handler: status === undefined ? handler : withStatus(status, handler),
  })
}

const withStatus = (status: number, handler: RouteHandlerMethod): RouteHandlerMethod =>
  function (request, reply) {
    return handler.call(this, request, reply.code(status))
  }

/**
 * Validates a part of the request. Answers 422 and names the invalid fields. Does not convert
 * types. Treats a missing body as an empty object.
 */
const validate =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (data: unknown) => {
    const read = z.safeParse(schema as Schema, data ?? {})
    return read.success ? { value: read.data } : { error: refuse(read.error.issues, httpPart) }
  }

function refuse(issues: z.core.$ZodIssue[], part?: string) {
  // A malformed id gets the same answer as an unknown id.
  if (part === 'params') return notFound()
  const errors: Record<string, MessageId[]> = {}
  for (const { path, message } of issues)
    if (path.length > 0) (errors[path.join('.')] ??= []).push(message as MessageId)
  return new Refusal(422, (issues[0]?.message as MessageId | undefined) ?? 'Invalid input', { errors })
}

const compile = SerializerSelector()()

const writers = new WeakMap<object, (answer: unknown) => string>()

/**
 * Writes responses with Fastify's serializer: it is seven times as fast as zod and writes only the
 * schema's fields. Compiles each serializer at its first use, because compiling all of them would
 * take half of the server's start time.
 */
const writeAnswer =
  ({ schema, method, url }: { schema: unknown; method: string; url: string }) =>
  (answer: unknown) => {
    const asked = schema as z.core.$ZodType
    let write = writers.get(asked)
    if (!write) {
      const target = z.toJSONSchema(asked, { target: 'draft-7' })
      write = compile({ schema: target, method, url, httpStatus: '' })
      writers.set(asked, write)
    }
    return write(answer)
  }
