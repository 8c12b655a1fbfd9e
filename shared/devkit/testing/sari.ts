import type { User } from '@pundi/contract'
import { unchosen } from './unchosen'

/** A user who is no administrator and has default preferences. */
export const sari: User & { role: 'user' } = {
  id: 3,
  name: 'Sari Contoh',
  email: 'sari@example.com',
  phone: null,
  ...unchosen,
  role: 'user',
}
