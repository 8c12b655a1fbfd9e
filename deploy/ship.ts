import { join } from 'node:path'
import { publish } from './publish/publish'
import { publisher } from './site/history'
import { runCommand } from './run-command'

/*
 * `npm run ship -w WORKSPACE -- --to DIR`, run in the folder of a built workspace. A shell is opened in Chromium before
 * it is announced, where there is one.
 */

await runCommand(
  {
    script: 'ship',
    usage: 'Say where to publish to: npm run ship -w WORKSPACE -- --to DIR',
    folder: 'to',
    options: { to: { type: 'string' } },
  },
  async ({ to: site }) => {
    const dists = [join(process.cwd(), 'dist')]
    const said: string[] = []
    const { registry, builds } = await publish({
      ...{ site, dists, by: publisher() },
      async tryShell(...shell) {
        // Remotes, which are shipped more often, do without the browser's driver.
        const { tryShell } = await import('./browser/try-shell')
        said.push(await tryShell(...shell))
      },
    })
    const published = builds.map(({ remote, id, isNew }) =>
      isNew
        ? `Published build ${id} of ${remote}; the registry is at revision ${registry.revision}.`
        : `Build ${id} of ${remote} was published before and is in force again; revision ${registry.revision}.`,
    )
    return [...said, ...published].join('\n')
  },
)
