import { openArea } from '../publish/close-area'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from '../site/history'

await runCommand(
  {
    script: 'enable',
    usage: 'Usage: npm run enable -w WORKSPACE -- --site SITE',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { revision } = await openArea({ site, remote, by: publisher() })
    return `The area of ${remote} is enabled again. The site is now at revision ${revision}.`
  },
)
