import * as z from 'zod/mini'
import { id } from './field'

/** The `:id` of a path. A malformed id gets 404, like an unknown id. */
export const oneRecord = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), id)),
})
