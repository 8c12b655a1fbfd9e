import { requireCandidates } from './registry/next-registry'
import { runCommand, workspaceRemote } from './run-command'
import { readHistory } from './site/history'
import { readRegistry } from './site/site-folder'

/* `npm run status -w WORKSPACE -- --site DIR`: prints the build in force, its fallbacks and the history. */

await runCommand(
  {
    script: 'status',
    usage: 'Say where: npm run status -w WORKSPACE -- --site DIR',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { current, fallback, revoked } = requireCandidates(site, await readRegistry(site), remote)
    const history = (await readHistory(site)).filter(entry => entry.remote === remote)
    return [
      `${remote}: build ${current.id} is in force`,
      `to return to: ${fallback.join(', ') || 'none'}`,
      `revoked: ${revoked.join(', ') || 'none'}`,
      ...history.slice(-10).map(({ at, by, action, id }) => `${at}  ${action.padEnd(8)}  ${id}  ${by}`),
    ].join('\n')
  },
)
