import type { Notice, Registry, RemoteName } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { requireCandidates } from '../registry/next-registry'
import { noticeSchema, type AnyPublished } from '../registry/published-schema'
import { withLock } from '../store/open-store'
import { movePointer } from './move-pointer'
import { repairSite } from './repair-site'

interface Change {
  site: string
  remote: AnyPublished['remote']
  by: string
}

/**
 * Closes a remote's area: its pages show the notice and load nothing of the remote. The area stays
 * closed when new builds are published. A closed area does not protect data, because the server
 * still answers API calls. Refuses the shell, and a notice that is empty or longer than 300
 * characters in any language.
 *
 * @returns the live registry
 */
export function closeArea({ site, remote, by, notice }: Change & { notice: Notice }): Promise<Registry> {
  for (const text of Object.values(notice))
    if (!noticeSchema.safeParse({ default: text }).success)
      throw new OperatorRefusal(
        'Each text for users (--text, and the texts in other languages) must have 1 to 300 characters.',
      )
  return change({ site, remote, by }, 'disable', notice)
}

export const openArea = (area: Change): Promise<Registry> => change(area, 'enable', undefined)

function change({ site, remote, by }: Change, action: 'disable' | 'enable', notice: Notice | undefined) {
  return withLock(site, async () => {
    const before = await repairSite(site)
    if (remote === 'shell') throw new OperatorRefusal('The shell cannot be disabled: every area needs it.')
    const { current, disabled } = requireCandidates(site, before, remote)
    if (!notice && !disabled)
      throw new OperatorRefusal(`The ${remote} remote is not disabled, so there is nothing to enable.`)
    return movePointer({
      ...{ site, before, by, action },
      next: withNotice(before, remote, notice),
      entries: [{ remote, id: current.id, previous: current.id, ...(notice && { text: notice.default }) }],
      onStep: () => {},
    })
  })
}

function withNotice(before: Registry, remote: RemoteName, notice: Notice | undefined): Registry {
  const remotes = { ...before.remotes }
  const own = remotes[remote]
  if (own) {
    const { disabled: _, ...candidates } = own
    remotes[remote] = notice ? { ...candidates, disabled: notice } : candidates
  }
  return { ...before, revision: before.revision + 1, remotes }
}
