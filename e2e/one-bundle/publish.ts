import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import webpack from 'webpack'
import type { Candidates, Published, Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { hashInline } from '../../deploy/files/hash'
import { movePointer } from '../../deploy/publish/move-pointer'
import { readDist } from '../../deploy/build/read-dist'
import { buildFolder, readRegistry, sourceFolder } from '../../deploy/site/site-folder'
import { openStore } from '../../deploy/store/open-store'
import { oneBundle } from './configuration'

type Described = Pick<RemoteBuild, 'area' | 'entry' | 'layout' | 'pages' | 'messages'> & {
  name: RemoteBuild['remote']
}

export async function publishOneBundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pundi-one-bundle-'))
  const output = join(folder, 'dist')
  await build(output)
  const site = join(folder, 'site')
  const { build: shell, files, sources } = await readDist(output)
  const described = JSON.parse(String(files.get('pages.json'))) as Described[]
  const onFile = () => {}
  const { upload } = await openStore(site)
  await upload(sourceFolder(shell), sources, { served: false, onFile })
  await upload(buildFolder(shell), files, { served: true, onFile })
  const before = await readRegistry(site)
  const next = registryOf(shell as ShellBuild, hashInline(sources), described)
  await movePointer({ action: 'publish', site, before, next, by: 'bench', entries: [], onStep: () => {} })
  return site
}

async function build(output: string) {
  const compiler = webpack(oneBundle(output))
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }))
}

/**
 * The registry of the bundle. The shell's folder contains the files of all remotes. There are no
 * hashes, so no integrity policy applies.
 */
function registryOf(
  shell: ShellBuild,
  inline: Published<ShellBuild>['inline'],
  described: Described[],
): Registry {
  const candidates = <Build>(current: Build) => ({ current, record: 'none', fallback: [], revoked: [] })
  const { isStrict: _, ...lenient } = shell
  const remotes = described.map(({ name, ...pages }) => [
    name,
    candidates({ ...pages, id: shell.id, remote: 'shell', integrity: {} }),
  ])
  return {
    schema: 1,
    revision: 1,
    shell: candidates({ ...lenient, integrity: {}, inline }),
    remotes: Object.fromEntries(remotes) as Partial<Record<string, Candidates<RemoteBuild>>>,
  }
}
