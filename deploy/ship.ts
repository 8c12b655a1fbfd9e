import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readDist } from './build/read-dist'
import { serverHere } from './failures/read-failures'
import { OperatorRefusal } from './operator-refusal'
import { publishPreview } from './preview/publish-preview'
import { addressOf, linkTo, signingKey, signPreview } from './preview/sign-link'
import { publish, type Outcome } from './publish/publish'
import { fromCaller, runCommand, workspaceRemote } from './run-command'
import { publisher } from './site/history'

/*
 * `npm run ship -w WORKSPACE -- --to DIR [--with FOLDER …]`, run in the folder of a built workspace. With `--with` the
 * builds of other workspaces come into force with it, in one revision. With `--percent N` that part of all browsers runs
 * the build, until `promote` or `rollback`. With `--preview` nobody does but who has the link that is printed. A shell is opened in Chromium before it is announced, where there is one.
 */

const script = 'ship'

/** How long a link is good without `--days`, and at most. */
const usualDays = 3
const mostDays = 30

await runCommand(
  {
    script,
    usage:
      'Say where to publish to: npm run ship -w WORKSPACE -- --to DIR [--with FOLDER] [--percent N] [--preview]',
    folder: 'to',
    options: {
      to: { type: 'string' },
      with: { type: 'string', multiple: true },
      percent: { type: 'string' },
      preview: { type: 'boolean' },
      days: { type: 'string' },
      server: { type: 'string' },
    },
  },
  async ({ to: site, with: others = [], percent, preview, days, server }) => {
    if (preview) {
      if (others.length > 0 || percent !== undefined)
        throw new OperatorRefusal('--preview is for one build, without --with and --percent.')
      return shipPreview(site, days, server)
    }
    if (days !== undefined || server !== undefined)
      throw new OperatorRefusal('--days and --server are for the link of --preview.')
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

/** Uploads the build of the workspace for who has the link, and prints that. */
async function shipPreview(
  site: string,
  days: string | undefined,
  server = serverHere(process.env),
): Promise<string> {
  const count = Number(days ?? usualDays)
  if (!Number.isInteger(count) || count < 1 || count > mostDays)
    throw new OperatorRefusal(`--days must be a whole number from 1 to ${mostDays}.`)
  // Before anything is uploaded, for what they refuse.
  const key = signingKey(process.env)
  const address = addressOf(server)
  const until = Date.now() + count * 86_400_000
  const previewed = await publishPreview({ site, dist: await ownDist(), until })
  return [
    `Build ${previewed.id} of ${previewed.remote} is there for who has this link, until ${new Date(until).toISOString()}:`,
    linkTo(address, previewed.path, signPreview(previewed, key)),
  ].join('\n')
}

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
