import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { eachInFolder } from '../../../../../testing/operator-folder'
import { openEmbedded } from '../embedded'

let folder: string
eachInFolder(made => (folder = made))

test.each([
  ['no umask and a folder of its own making', 0o000, undefined],
  ['no umask and a folder made for everybody', 0o000, 0o777],
  ['the usual umask and a folder that others may enter', 0o022, 0o755],
])(
  'with %s, nothing of the database is anybody else’s',
  async (_, mask, mode) => {
    process.umask(mask)
    const data = join(folder, 'data')
    if (mode !== undefined) {
      mkdirSync(data)
      chmodSync(data, mode)
    }
    const first = await openEmbedded(data)
    expect(openToOthers(data)).toEqual([])
    await first.query(sql`create table saved as select n from generate_series(1, 20000) n`)
    expect(openToOthers(data)).toEqual([])
    await first.close()
    for (const path of everythingIn(data)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666)
    const again = await openEmbedded(data)
    const { rows } = await again.query(sql`select count(*) as count from saved`)
    expect([rows, openToOthers(data)]).toEqual([[{ count: 20000 }], []])
    await again.close()
    expect(readAsNobody(join(data, 'database/global/pg_control'))).toBe(false)
  },
  60_000,
)

const everythingIn = (path: string): string[] => [
  path,
  ...(lstatSync(path).isDirectory() ? readdirSync(path).flatMap(name => everythingIn(join(path, name))) : []),
]

const openToOthers = (path: string) => everythingIn(path).filter(name => lstatSync(name).mode & 0o077)

function readAsNobody(file: string) {
  const isRoot = process.getuid?.() === 0
  const read = `require('node:fs').readFileSync(${JSON.stringify(file)})`
  const { status } = spawnSync(process.execPath, ['-e', read], {
    ...(isRoot && { cwd: '/', uid: 65_534, gid: 65_534 }),
  })
  return isRoot && status === 0
}
