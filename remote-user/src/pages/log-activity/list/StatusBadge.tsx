import type { Activity } from '@pundi/contract'
import { Badge } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'

export function StatusBadge({ status }: { status: Activity['status'] }) {
  const text = useText()
  return <Badge tone={status === 'Sukses' ? 'income' : 'expense'}>{text(status)}</Badge>
}
