import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRepository } from './write-repository'

const folder = mkdtempSync(join(tmpdir(), 'pundi-repository-'))
beforeAll(() => writeRepository(folder, 'remote-admin', [{ name: '@pundi/contract', file: 'contract.tgz' }]))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const scripts = () =>
  Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)

test.each(['README.md', '.github/workflows/check.yml'])('every command of %s is there', file => {
  const commands = [...read(file).matchAll(/\bnpm (?:run )?([a-z-]+)/g)].map(([, name = '']) => name)
  expect(commands).toEqual(expect.arrayContaining(['check', 'test', 'build', 'ship']))
  expect(commands.filter(name => !['install', 'ci', ...scripts()].includes(name))).toEqual([])
})

test('the README has every command', () => {
  for (const name of scripts().filter(name => !['types', 'lint'].includes(name)))
    expect(read('README.md')).toMatch(new RegExp(`^npm (run )?${name}\\b`, 'm'))
})
