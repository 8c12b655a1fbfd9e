import * as z from 'zod/mini'

export type Json = Record<string, unknown>
export type Schema = z.core.$ZodType

export function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const json: Json = {
    ...z.toJSONSchema(schema, {
      ...{ io, unrepresentable: 'any', target: 'draft-2020-12' },
      // A member of the union may omit its discriminator, so a value may fit more than one member.
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
