import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Step } from './judge'

export function raise(root: string, { place, now, wanted }: Pick<Step, 'place' | 'now' | 'wanted'>): void {
  if (basename(place) !== 'package.json') {
    replace(join(root, place), `'${now}'`, `'${wanted}'`)
    return
  }
  const { name } = JSON.parse(readFileSync(join(root, place), 'utf8')) as { name: string }
  replace(join(root, place), `"version": "${now}"`, `"version": "${wanted}"`)
  const lockFile = join(root, 'package-lock.json')
  for (const file of [...manifests(root), lockFile])
    replace(file, `"${name}": "${now}"`, `"${name}": "${wanted}"`)
  const entry = new RegExp(`("${dirname(place)}": \\{[^{}]*?"version": )"${now}"`)
  const locked = readFileSync(lockFile, 'utf8')
  writeFileSync(lockFile, locked.replace(entry, `$1"${wanted}"`))
}

const manifests = (root: string) =>
  [root, join(root, 'shared')]
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder).map(name => join(folder, name, 'package.json')))
    .filter(existsSync)

function replace(file: string, before: string, after: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after))
}
