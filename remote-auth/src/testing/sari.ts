import type { User } from '@pundi/contract'
import { unchosen } from '@pundi/devkit/testing'

export const sari: User = {
  id: 3,
  name: 'Sari Contoh',
  email: 'sari@example.com',
  phone: null,
  ...unchosen,
  role: 'user',
}
