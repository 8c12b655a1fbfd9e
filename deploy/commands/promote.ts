import { promote } from '../publish/promote'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from '../site/history'

await runCommand(
  {
    script: 'promote',
    usage: 'Usage: npm run promote -w WORKSPACE -- --site SITE',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { registry, id } = await promote({ site, remote, by: publisher() })
    return `Build ${id} of ${remote} is now live for everybody. The site is now at revision ${registry.revision}.`
  },
)
