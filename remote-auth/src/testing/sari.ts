import type { User } from '@pundi/shared/contract'
import { unchosen } from '@pundi/shared/testing'

export const sari: User = {
  id: 3,
  name: 'Sari Contoh',
  email: 'sari@example.com',
  phone: null,
  ...unchosen,
  role: 'user',
}
