import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readDist } from './build/read-dist'
import { OperatorRefusal } from './operator-refusal'
import { publish, type Outcome } from './publish/publish'
import { fromCaller, runCommand, workspaceRemote } from './run-command'
import { publisher } from './site/history'

/*
 * `npm run ship -w WORKSPACE -- --to DIR [--with FOLDER …]`, run in the folder of a built workspace. With `--with` the
 * builds of other workspaces come into force with it, in one revision. With `--percent N` that part of all browsers runs
 * the build, until `promote` or `rollback`. A shell is opened in Chromium before it is announced, where there is one.
 */

const script = 'ship'

await runCommand(
  {
    script,
    usage: 'Say where to publish to: npm run ship -w WORKSPACE -- --to DIR [--with FOLDER] [--percent N]',
    folder: 'to',
    options: {
      to: { type: 'string' },
      with: { type: 'string', multiple: true },
      percent: { type: 'string' },
    },
  },
  async ({ to: site, with: others = [], percent }) => {
    const dists = [await ownDist(), ...others.map(folder => distIn(fromCaller(script, folder)))]
    const share = percent === undefined ? undefined : Number(percent)
    const said: string[] = []
    const outcome = await publish({
      ...{ site, dists, by: publisher(), percent: share },
      async tryShell(...shell) {
        // Remotes, which are shipped more often, do without the browser's driver.
        const { tryShell } = await import('./browser/try-shell')
        said.push(await tryShell(...shell))
      },
    })
    return [...said, tell(outcome, share)].join('\n')
  },
)

/** The build of the workspace. Refuses that of another: no team publishes in the name of another by mistake. */
async function ownDist(): Promise<string> {
  const dist = join(process.cwd(), 'dist')
  const { build } = await readDist(dist)
  const own = workspaceRemote()
  if (build.remote !== own)
    throw new OperatorRefusal(
      `${dist} is a build of ${build.remote}, and this is the workspace of ${own}. Build the workspace again: npm run build.`,
    )
  return dist
}

/** The build of a workspace, or the folder itself where it is one. */
function distIn(folder: string): string {
  return existsSync(join(folder, 'build.json')) ? folder : join(folder, 'dist')
}

function tell({ registry: { revision }, builds, lost }: Outcome, percent: number | undefined): string {
  if (percent !== undefined)
    return builds
      .map(
        ({ remote, id }) =>
          `${percent} % of browsers run build ${id} of ${remote}; the registry is at revision ${revision}.`,
      )
      .join('\n')
  const published = builds.map(({ remote, id, isNew }) =>
    isNew
      ? `Published build ${id} of ${remote}; the registry is at revision ${revision}.`
      : `Build ${id} of ${remote} was published before and is in force again; revision ${revision}.`,
  )
  const gone = lost.map(
    path => `The page ${path} is gone: whoever opens it is told that there is no such page.`,
  )
  return [...published, ...gone].join('\n')
}
