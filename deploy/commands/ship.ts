import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isAsBuilt } from '@pundi/contract/content-id'
import { readDist } from '../build/read-dist'
import { serverHere } from '../failures/read-failures'
import { readFiles } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { publishPreview } from '../publish/publish-preview'
import { addressOf, linkTo, signingKey, signPreview } from '../preview/sign-link'
import { publish, type Outcome } from '../publish/publish'
import { fromCaller, runCommand, workspaceRemote } from './run-command'
import { publisher } from '../site/history'

/*
 * `npm run ship -w WORKSPACE -- --to SITE [--with WORKSPACE_FOLDER …]`, run in a built workspace's
 * folder.
 * - `--with` publishes another workspace's build in the same revision.
 * - `--percent N` starts a canary, which runs until `promote` or `rollback`.
 * - `--drop PATH` allows the build to lose that page.
 * - `--preview` publishes a build that only visitors with the printed link see.
 *
 * A shell is first opened in Chromium, if Chromium is installed.
 */

const script = 'ship'

/** Days for which a preview's link is valid: the default and the maximum. */
const usualDays = 3
const mostDays = 30

await runCommand(
  {
    script,
    usage:
      'Usage: npm run ship -w WORKSPACE -- --to SITE [--with WORKSPACE_FOLDER]... [--percent PERCENT] [--drop PAGE_PATH]...\n' +
      'For a preview: npm run ship -w WORKSPACE -- --to SITE --preview [--days DAYS] [--server URL]',
    folder: 'to',
    options: {
      to: { type: 'string' },
      with: { type: 'string', multiple: true },
      percent: { type: 'string' },
      drop: { type: 'string', multiple: true },
      preview: { type: 'boolean' },
      days: { type: 'string' },
      server: { type: 'string' },
    },
  },
  async ({ to: site, with: others = [], percent, drop, preview, days, server }) => {
    if (preview) {
      if (others.length > 0 || percent !== undefined)
        throw new OperatorRefusal('A preview has a single build. Leave out --with and --percent.')
      return shipPreview(site, days, server)
    }
    if (days !== undefined || server !== undefined)
      throw new OperatorRefusal(
        '--days and --server are options of a preview. Add --preview, or leave them out.',
      )
    const dists = [await ownDist(), ...others.map(folder => distIn(fromCaller(script, folder)))]
    for (const dist of dists) await requireAsBuilt(dist)
    const share = percent === undefined ? undefined : Number(percent)
    const said: string[] = []
    const outcome = await publish({
      ...{ site, dists, by: publisher(), percent: share, drop: drop ?? [] },
      async tryShell(...shell) {
        // Loaded on demand, because remotes are shipped more often than the shell and need no
        // browser driver.
        const { tryShell } = await import('../browser/try-shell')
        said.push(await tryShell(...shell))
      },
    })
    return [...said, tell(outcome, share)].join('\n')
  },
)

async function shipPreview(
  site: string,
  days: string | undefined,
  server = serverHere(process.env),
): Promise<string> {
  const count = Number(days ?? usualDays)
  if (!Number.isInteger(count) || count < 1 || count > mostDays)
    throw new OperatorRefusal(`--days must be a whole number from 1 to ${mostDays}.`)
  // `signingKey` and `addressOf` may refuse, so call them before the upload.
  const key = signingKey(process.env)
  const address = addressOf(server)
  const until = Date.now() + count * 86_400_000
  const dist = await ownDist()
  await requireAsBuilt(dist)
  const previewed = await publishPreview({ site, dist, until })
  return [
    `This link opens build ${previewed.id} of ${previewed.remote} until ${new Date(until).toISOString()}:`,
    linkTo(address, previewed.path, signPreview(previewed, key)),
  ].join('\n')
}

/**
 * Returns the path of this workspace's `dist`. Refuses a `dist` that contains another workspace's
 * build, so that no build is published under a wrong name.
 */
async function ownDist(): Promise<string> {
  const dist = join(process.cwd(), 'dist')
  const { build } = await readDist(dist)
  const own = workspaceRemote()
  if (build.remote !== own)
    throw new OperatorRefusal(
      `${dist} contains a build of ${build.remote}, but this is the workspace of ${own}. Build the workspace again: npm run build.`,
    )
  return dist
}

/** Refuses a build if its id is not the hash of its files (decision 093). */
async function requireAsBuilt(dist: string): Promise<void> {
  const { build } = await readDist(dist)
  if (!isAsBuilt(await readFiles(dist), build.id))
    throw new OperatorRefusal(
      `The files in ${dist} were changed after the build. Do not edit a build: change its sources, then run npm run build.`,
    )
}

function distIn(folder: string): string {
  if (!existsSync(folder)) throw new OperatorRefusal(`--with: there is no folder ${folder}.`)
  return existsSync(join(folder, 'build.json')) ? folder : join(folder, 'dist')
}

function tell({ registry: { revision }, builds, lost }: Outcome, percent: number | undefined): string {
  if (percent !== undefined)
    return builds
      .map(
        ({ remote, id }) =>
          `${percent} % of browsers now run build ${id} of ${remote} as a canary. The site is now at revision ${revision}. Next: npm run promote gives the build to all browsers, npm run rollback stops the canary.`,
      )
      .join('\n')
  const published = builds.map(({ remote, id, isNew }) =>
    isNew
      ? `Published build ${id} of ${remote}. The site is now at revision ${revision}.`
      : `Build ${id} of ${remote} is live again: it had been published before. The site is now at revision ${revision}.`,
  )
  const gone = lost.map(path => `The page ${path} was removed: its address now shows "Page not found".`)
  return [...published, ...gone].join('\n')
}
