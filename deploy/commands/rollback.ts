import { publisher } from '../site/history'
import { runCommand, workspaceRemote } from './run-command'
import { takeBack } from '../publish/take-back'

await runCommand(
  {
    script: 'rollback',
    usage: 'Usage: npm run rollback -w WORKSPACE -- --site SITE [--to BUILD] [--revoke]',
    folder: 'site',
    options: { site: { type: 'string' }, to: { type: 'string' }, revoke: { type: 'boolean' } },
  },
  async ({ site, to, revoke = false }) => {
    const remote = workspaceRemote()
    const { registry, id, previous, wasCanary } = await takeBack({
      site,
      remote,
      to,
      isRevoked: revoke,
      by: publisher(),
    })
    if (wasCanary)
      return (
        `Stopped the canary of ${remote}, build ${previous}${revoke ? ', and revoked that build' : ''}. ` +
        `Build ${id} stays live. The site is now at revision ${registry.revision}.`
      )
    return (
      `Build ${id} of ${remote} is live again and replaces build ${previous}` +
      `${revoke ? ', which is now revoked' : ''}. The site is now at revision ${registry.revision}.`
    )
  },
)
