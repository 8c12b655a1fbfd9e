import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildId } from '../../webpack/build-id'

/** A workspace to be built, and the id that its sources would give now. */
export interface Stale {
  workspace: string
  id: string
}

/** Where the api's build is marked; its own output has no place for an id. */
export const markOf = (root: string) => join(root, 'api/dist/build-id')

function readMark(root: string, workspace: string): string | undefined {
  try {
    if (workspace === 'api') return readFileSync(markOf(root), 'utf8')
    const build = JSON.parse(readFileSync(join(root, workspace, 'dist/build.json'), 'utf8')) as {
      id?: string
    }
    return build.id
  } catch {
    return undefined
  }
}

/** The workspaces whose build is missing or was made from other sources than there are now. */
export function findStale(root: string, workspaces: string[]): Stale[] {
  return workspaces
    .map(workspace => ({ workspace, id: buildId(join(root, workspace)) }))
    .filter(({ workspace, id }) => readMark(root, workspace) !== id)
}
