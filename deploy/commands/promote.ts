import { promote } from '../publish/promote'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from '../site/history'

/* `npm run promote -w WORKSPACE -- --site DIR`: makes the canary of `ship --percent` live for everybody. */

await runCommand(
  {
    script: 'promote',
    usage: 'Usage: npm run promote -w WORKSPACE -- --site DIR',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { registry, id } = await promote({ site, remote, by: publisher() })
    return `Build ${id} of ${remote} is now live for everybody; the registry is at revision ${registry.revision}.`
  },
)
