import * as z from 'zod/mini'
import { dataOf, email, id, text } from './field'

/** 8 to 128 characters, nothing cut off. The server also refuses the most common passwords. */
export const newPassword = z
  .string('Enter a password')
  .check(z.minLength(8, 'Use at least 8 characters'), z.maxLength(128, 'Use at most 128 characters'))

export const registerBody = z.object({
  name: text(100, 'Enter your name'),
  email,
  phone: z.string('Enter a phone number').check(z.trim(), z.regex(/^\+?\d{6,15}$/, 'Enter 6 to 15 digits')),
  password: newPassword,
})
export type RegisterBody = z.infer<typeof registerBody>

export const loginBody = z.object({
  email,
  password: z
    .string('Enter a password')
    .check(z.minLength(1, 'Enter a password'), z.maxLength(128, 'Too long')),
})
export type LoginBody = z.infer<typeof loginBody>

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
