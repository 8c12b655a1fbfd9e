import { serverHere, tellFailures } from './failures/read-failures'
import { livePreviews } from './preview/preview'
import { requireCandidates } from './registry/next-registry'
import { runCommand, workspaceRemote } from './run-command'
import { readHistory } from './site/history'
import { readRegistry } from './site/site-folder'

/*
 * `npm run status -w WORKSPACE -- --site DIR [--server ADDRESS]`: prints the build in force, its fallbacks, the history,
 * and what browsers have reported to a server.
 */

await runCommand(
  {
    script: 'status',
    usage: 'Say where: npm run status -w WORKSPACE -- --site DIR [--server ADDRESS]',
    folder: 'site',
    options: { site: { type: 'string' }, server: { type: 'string' } },
  },
  async ({ site, server = serverHere(process.env) }) => {
    const remote = workspaceRemote()
    const {
      current,
      fallback,
      revoked,
      passed = [],
      disabled,
      canary,
    } = requireCandidates(site, await readRegistry(site), remote)
    const previews = (await livePreviews(site)).filter(preview => preview.remote === remote)
    const history = (await readHistory(site)).filter(entry => entry.remote === remote)
    return [
      `${remote}: build ${current.id} is in force`,
      ...(canary ? [`${canary.percent} % of browsers run build ${canary.build.id}`] : []),
      `to return to: ${fallback.join(', ') || 'none'}`,
      ...(passed.length > 0 ? [`to go forward to: ${passed.join(', ')}`] : []),
      ...(disabled ? [`disabled: ${disabled.default}`] : []),
      ...previews.map(({ id, until }) => `previewed until ${new Date(until).toISOString()}: ${id}`),
      `revoked: ${revoked.join(', ') || 'none'}`,
      ...history.slice(-10).map(({ at, by, action, id }) => `${at}  ${action.padEnd(8)}  ${id}  ${by}`),
      ...(await tellFailures(server, process.env.METRICS_TOKEN, remote)),
    ].join('\n')
  },
)
