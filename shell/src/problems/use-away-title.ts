import type { RemoteName } from '@pundi/contract/federation'
import { useText, type MessageId } from '../catalogue/text'
import { inForce } from '../registry/registry'

const areaNames = new Map<string | undefined, MessageId>([
  ['accounts', 'Sign-in'],
  ['user', 'Your account'],
  ['admin', 'The admin area'],
])

export function useAwayTitle(remote: RemoteName): string {
  const text = useText()
  const name = areaNames.get(inForce(remote)?.area)
  return name === undefined
    ? text('This page could not be shown')
    : text('{area} isn’t available right now', { area: text(name) })
}
