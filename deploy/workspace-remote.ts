import { basename } from 'node:path'
import type { AnyPublished } from './next-registry'
import { Refusal } from './refusal'

const remotes: Record<string, AnyPublished['remote']> = {
  shell: 'shell',
  'remote-auth': 'auth',
  'remote-user': 'user',
  'remote-admin': 'admin',
}

/** What the workspace that a command is called in is published as. */
export function workspaceRemote(): AnyPublished['remote'] {
  const workspace = basename(process.cwd())
  const remote = remotes[workspace]
  if (!remote) throw new Refusal(`${workspace} is no workspace that is published.`)
  return remote
}
