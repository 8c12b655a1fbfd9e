import { basename } from 'node:path'
import { remoteNames, remotes } from '@pundi/contract/federation'
import type { AnyPublished } from './registry/next-registry'
import { Refusal } from './refusal'

/** What the workspace that a command is called in is published as. */
export function workspaceRemote(): AnyPublished['remote'] {
  const workspace = basename(process.cwd())
  if (workspace === 'shell') return 'shell'
  const remote = remoteNames.find(name => remotes[name].folder === workspace)
  if (!remote) throw new Refusal(`${workspace} is no workspace that is published.`)
  return remote
}
