import type { RemoteName } from '@pundi/contract/federation'
import type { MessageId } from '../catalogue/text'

/** What people call the area of a remote. */
export const areaNames: Record<RemoteName, MessageId> = {
  auth: 'The accounts area',
  user: 'Your area',
  admin: 'The admin area',
}
