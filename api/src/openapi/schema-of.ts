import * as z from 'zod/mini'

export type Json = Record<string, unknown>
export type Schema = z.core.$ZodType

/** A schema of the contract in JSON Schema, for input or output. */
export function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const json: Json = {
    ...z.toJSONSchema(schema, {
      ...{ io, unrepresentable: 'any', target: 'draft-2020-12' },
      // A member may leave its discriminator out, so more than one may seem to fit.
      override: ({ jsonSchema }) => {
        if (!jsonSchema.oneOf) return
        jsonSchema.anyOf = jsonSchema.oneOf
        delete jsonSchema.oneOf
      },
    }),
  }
  // The OpenAPI version already defines the JSON Schema dialect.
  delete json.$schema
  return json
}
