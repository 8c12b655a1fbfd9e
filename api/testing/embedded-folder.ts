import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/platform/database/database'
import { openEmbedded } from '../src/platform/database/embedded/embedded'

export function makeDataFolder(archive: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-'))
  const database = join(folder, 'database')
  mkdirSync(database)
  execFileSync('tar', ['-x', '-C', database], { input: archive, stdio: 'pipe' })
  return folder
}

export async function openInFolder(
  archive: Buffer,
  options: Parameters<typeof openEmbedded>[1] = {},
): Promise<Database> {
  const folder = makeDataFolder(archive)
  const database = await openEmbedded(folder, options)
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
