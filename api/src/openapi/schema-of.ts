import * as z from 'zod/mini'

export type Json = Record<string, unknown>
export type Schema = z.core.$ZodType

/** A schema of the contract as what comes in (`input`) or leaves (`output`), in JSON Schema. */
export function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const json: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) }
  // The document names its dialect once, by its version.
  delete json.$schema
  return json
}
