import * as z from 'zod/mini'
import { id } from './field'

/** The `:id` of a path. An id that no record can have is answered 404, like one that no record has. */
export const oneRecord = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), id)),
})
