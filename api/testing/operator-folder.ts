import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function eachInFolder(give: (folder: string) => void) {
  let folder: string
  let umask: number
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pundi-'))
    chmodSync(folder, 0o755)
    umask = process.umask(0o022)
    give(folder)
  })
  afterEach(() => {
    process.umask(umask)
    rmSync(folder, { recursive: true })
  })
}
