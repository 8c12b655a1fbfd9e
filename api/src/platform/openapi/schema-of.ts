import * as z from 'zod/mini'

export type Json = Record<string, unknown>
export type Schema = z.core.$ZodType

export function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const json: Json = {
    ...z.toJSONSchema(schema, {
      ...{ io, unrepresentable: 'any', target: 'draft-2020-12' },
      // `anyOf` instead of `oneOf`: the discriminator may be missing, so a value may match several
      // members of a union.
      override: ({ jsonSchema }) => {
        if (!jsonSchema.oneOf) return
        jsonSchema.anyOf = jsonSchema.oneOf
        delete jsonSchema.oneOf
      },
    }),
  }
  delete json.$schema
  return json
}
