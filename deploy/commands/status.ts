import { serverHere, tellFailures } from '../failures/read-failures'
import { livePreviews } from '../registry/preview'
import { requireCandidates } from '../registry/next-registry'
import { runCommand, workspaceRemote } from './run-command'
import { readHistory } from '../site/history'
import { readRegistry } from '../site/site-folder'

await runCommand(
  {
    script: 'status',
    usage: 'Usage: npm run status -w WORKSPACE -- --site SITE [--server URL]',
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
      `${remote}: build ${current.id} is live`,
      ...(disabled ? [`the area is disabled, with the notice: ${disabled.default}`] : []),
      ...(canary ? [`canary: build ${canary.build.id}, in ${canary.percent} % of browsers`] : []),
      `earlier builds, to which a rollback can return: ${fallback.join(', ') || 'none'}`,
      ...(passed.length > 0
        ? [`builds that were rolled back or stopped as canaries: ${passed.join(', ')}`]
        : []),
      ...previews.map(({ id, until }) => `preview until ${new Date(until).toISOString()}: build ${id}`),
      `revoked builds: ${revoked.join(', ') || 'none'}`,
      ...(history.length > 0 ? ['latest changes (time, action, resulting build, who):'] : []),
      ...history
        .slice(-10)
        .map(
          ({ at, by, action, how, id }) =>
            `${at}  ${action.padEnd(8)}  ${id}  ${by}${how === 'start' ? ' (npm start)' : ''}`,
        ),
      ...(await tellFailures({ server, token: process.env.METRICS_TOKEN, site, remote })),
    ].join('\n')
  },
)
