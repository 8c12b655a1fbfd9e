import type { Activity } from '@pundi/shared/contract'
import { Badge } from '@pundi/shared/ui'

/** Green for "Sukses", otherwise red. */
export const StatusBadge = ({ status }: { status: Activity['status'] }) => (
  <Badge tone={status === 'Sukses' ? 'income' : 'expense'}>{status}</Badge>
)
