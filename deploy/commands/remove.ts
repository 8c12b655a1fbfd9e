import { removeRemote } from '../publish/remove-remote'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from '../site/history'

await runCommand(
  {
    script: 'remove',
    usage: 'Usage: npm run remove -w WORKSPACE -- --site SITE',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { registry, lost } = await removeRemote({ site, remote, by: publisher() })
    return `Removed the ${remote} remote and its pages ${lost.join(', ')}. The site is now at revision ${registry.revision}.`
  },
)
