import type { RemoteName } from '@pundi/contract/federation'
import { useText, type MessageId } from '../catalogue/text'
import { inForce } from '../federation/registry/registry'

/** What people call an area. */
const areaNames = new Map<string | undefined, MessageId>([
  ['accounts', 'The accounts area'],
  ['user', 'Your area'],
  ['admin', 'The admin area'],
])

/** Says that the area of a remote is away: by its name, or by the page's where the shell does not know the area. */
export function useAwayTitle(remote: RemoteName): string {
  const text = useText()
  const name = areaNames.get(inForce(remote)?.area)
  return name === undefined
    ? text('This page could not be shown')
    : text('{area} cannot be reached', { area: text(name) })
}
