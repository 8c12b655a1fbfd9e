import { removeRemote } from './publish/remove-remote'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from './site/history'

/* `npm run remove -w WORKSPACE -- --site DIR`: takes a remote out of a site, with its pages. */

await runCommand(
  {
    script: 'remove',
    usage: 'Say where: npm run remove -w WORKSPACE -- --site DIR',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { registry, lost } = await removeRemote({ site, remote, by: publisher() })
    return `The ${remote} remote is gone, and so are its pages ${lost.join(', ')}; revision ${registry.revision}.`
  },
)
