import * as z from 'zod/mini'
import { dataOf } from './answer'
import { id } from './field'

export const role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof role>
export const userStatus = z.enum(['active', 'deactive'])

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role,
})
export type User = z.infer<typeof user>

/** A session has begun: `token` is `id|secret`. */
export const sessionAnswer = z.object({ token: z.string(), data: user })
export type SessionAnswer = z.infer<typeof sessionAnswer>

export const currentUserAnswer = dataOf(user)
