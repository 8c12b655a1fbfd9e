import { openArea } from './publish/close-area'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from './site/history'

/* `npm run enable -w WORKSPACE -- --site DIR`: opens an area again that was disabled. */

await runCommand(
  {
    script: 'enable',
    usage: 'Say where: npm run enable -w WORKSPACE -- --site DIR',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { revision } = await openArea({ site, remote, by: publisher() })
    return `The area of ${remote} is enabled again; revision ${revision}.`
  },
)
