import { collectGarbage } from '../publish/collect-garbage'
import { runCommand } from './run-command'

/*
 * Removes the builds and revisions, of all remotes, that no open tab can still need. `--dry-run`
 * only lists these builds and revisions.
 */

await runCommand(
  {
    script: 'gc',
    usage: 'Usage: npm run gc -w deploy -- --site SITE [--dry-run]',
    folder: 'site',
    options: { site: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  },
  async ({ site, 'dry-run': isDryRun = false }) => {
    const removed = await collectGarbage({ site, isDryRun })
    const bytes = removed.reduce((sum, folder) => sum + folder.bytes, 0)
    const verb = isDryRun ? 'Would remove' : 'Removed'
    return [
      ...removed.map(folder => `${folder.path}  ${formatBytes(folder.bytes)}`),
      removed.length === 0
        ? 'There is nothing to remove.'
        : `${verb} ${removed.length} ${removed.length === 1 ? 'folder' : 'folders'}, ${formatBytes(bytes)} in total.`,
    ].join('\n')
  },
)

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
