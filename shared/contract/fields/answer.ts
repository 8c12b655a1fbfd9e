import * as z from 'zod/mini'

export const errorAnswer = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** `total` counts the whole filtered list; `next_cursor` is null on the last page. */
export const listMeta = z.object({ total: z.int(), next_cursor: z.nullable(z.string()) })
export type ListMeta = z.infer<typeof listMeta>

export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), meta: listMeta })
export const dataOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: item })
export const messageAnswer = z.object({ message: z.string() })
