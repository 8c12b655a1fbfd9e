import type { User } from '@pundi/contract'
import { unchosen } from './unchosen'

export const sari: User & { role: 'user' } = {
  id: 3,
  name: 'Sari Contoh',
  email: 'sari@example.com',
  phone: null,
  ...unchosen,
  role: 'user',
}
