import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachInFolder } from '../../../../../testing/operator-folder'
import { closeDatabase, closeDataFolder } from './private-folder'

let folder: string
eachInFolder(made => (folder = made))

test('a link inside is not followed, and what it leads to stays as it is', () => {
  const database = join(folder, 'database')
  mkdirSync(join(database, 'base'), { recursive: true })
  writeFileSync(join(folder, 'elsewhere'), 'x')
  chmodSync(join(folder, 'elsewhere'), 0o644)
  symlinkSync(join(folder, 'elsewhere'), join(database, 'base/1'))
  symlinkSync(join(folder, 'nowhere'), join(database, 'base/2'))
  closeDatabase(database)
  expect([modeOf(join(folder, 'elsewhere')), modeOf(join(database, 'base'))]).toEqual([0o644, 0o700])
})

test('a database that is a link is looked at where it is, not changed, and refused where others may enter', () => {
  const [real, link] = [join(folder, 'real'), join(folder, 'database')]
  mkdirSync(real, { mode: 0o755 })
  symlinkSync(real, link)
  expect(() => closeDatabase(link)).toThrow(`DATA_DIR: other users can open the database in ${link}`)
  expect(modeOf(real)).toBe(0o755)
  chmodSync(real, 0o700)
  closeDatabase(link)
})

test('a data folder that holds other things keeps its mode, and is refused where others may write into it', () => {
  writeFileSync(join(folder, 'letter.txt'), '')
  closeDataFolder(folder)
  expect(modeOf(folder)).toBe(0o755)
  chmodSync(folder, 0o777)
  expect(() => closeDataFolder(folder)).toThrow(`DATA_DIR: other users may write to the folder ${folder}`)
  expect(modeOf(folder)).toBe(0o777)
})

test('what is published keeps its modes: it is for everybody', () => {
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/index.html'), '')
  chmodSync(join(folder, 'site/index.html'), 0o644)
  closeDataFolder(folder)
  expect([modeOf(folder), modeOf(join(folder, 'site/index.html'))]).toEqual([0o700, 0o644])
})

const modeOf = (path: string) => statSync(path).mode & 0o777
