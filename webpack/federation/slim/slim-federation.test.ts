import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replaced } from './slim-federation-plugin'

const packages = fileURLToPath(new URL('../../../node_modules/@module-federation', import.meta.url))

const exportsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/export \{ ([^}]+) \}|export (?:const|class) (\w+)/g)]
    .flatMap(([, list, name]) => list?.split(', ') ?? [name!])
    .sort()

test.each(Object.entries(replaced))('%s is there, and what stands for it has the same names', (file, by) => {
  expect(existsSync(join(packages, file))).toBe(true)
  expect(exportsOf(by)).toEqual(exportsOf(join(packages, file)))
})
