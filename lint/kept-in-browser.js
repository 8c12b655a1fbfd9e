import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a remote, in its folder `root`, that may use the browser's storage. `keepsInBrowser` in its `package.json`
 * names each with what it keeps: so the remote takes them along into a repository of its own.
 */
export function filesThatKeep(root) {
  const manifest = join(root, 'package.json')
  if (!existsSync(manifest)) return []
  const { keepsInBrowser = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.keys(keepsInBrowser)
}
