import { promote } from './publish/promote'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from './site/history'

/* `npm run promote -w WORKSPACE -- --site DIR`: gives everybody the build that `ship --percent` gave a part. */

await runCommand(
  {
    script: 'promote',
    usage: 'Say where: npm run promote -w WORKSPACE -- --site DIR',
    folder: 'site',
    options: { site: { type: 'string' } },
  },
  async ({ site }) => {
    const remote = workspaceRemote()
    const { registry, id } = await promote({ site, remote, by: publisher() })
    return `Build ${id} of ${remote} is in force for everybody; revision ${registry.revision}.`
  },
)
