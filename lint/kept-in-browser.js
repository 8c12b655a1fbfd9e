import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a remote that may use the browser's storage. The field `keepsInBrowser` in the
 * remote's `package.json` lists each file and what it stores. So the list moves with the remote to
 * another repository.
 */
export function filesThatKeep(root) {
  const manifest = join(root, 'package.json')
  if (!existsSync(manifest)) return []
  const { keepsInBrowser = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.keys(keepsInBrowser)
}
