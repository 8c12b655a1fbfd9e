import * as z from 'zod/mini'
import { text } from './text'

/** One e-mail address, at most 254 characters; no list, no display name, no line break. */
export const email = z
  .string('Enter an e-mail address')
  .check(z.trim(), z.maxLength(254, 'Too long'), z.email('Enter a well-formed e-mail address'))

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
