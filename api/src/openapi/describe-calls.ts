import { errorAnswer } from '@pundi/shared/contract'
import * as z from 'zod/mini'
import type { Call } from '../http/contract'

type Json = Record<string, unknown>
type Schema = z.core.$ZodType

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const json: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) }
  // The document names its dialect once, by its version.
  delete json.$schema
  return json
}

const content = (schema: Json) => ({ content: { 'application/json': { schema } } })

/** An OpenAPI 3.1 document of these calls. */
export function describeCalls(calls: Call[], publicUrl = '/'): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.route.url.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [String(call.route.method).toLowerCase()]: describe(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pundi',
      version: '1.0.0',
      description: 'Income and expenses of a person, and their sums.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'id|secret' } },
      schemas: { Error: schemaOf(errorAnswer, 'output') },
    },
  }
}

function describe({ route: { schema, config }, answers }: Call): Json {
  return {
    summary: schema?.summary,
    ...(config?.access && { security: [{ token: [] }] }),
    ...(schema?.querystring !== undefined && { parameters: parametersOf(schema.querystring as Schema) }),
    ...(schema?.body !== undefined && {
      requestBody: { required: true, ...content(schemaOf(schema.body as Schema, 'input')) },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers ?? {}).map(([status, answer]) => [
          status,
          { description: 'Done', ...content(schemaOf(answer, 'output')) },
        ]),
      ),
      ...(answers === undefined && { 200: { description: 'Done' } }),
      default: { description: 'Refused', ...content({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function parametersOf(query: Schema) {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(schema.description !== undefined && { description: schema.description }),
    schema,
  }))
}
