import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOfRemote } from './files-of-remote'
import type { Manifest, Project } from './project'
import { writeRepository } from './write-repository'

const manifest = { version: '0.1.0', dependencies: { '@pundi/contract': '7.0.0', react: '19.0.0' } }
const project: Project = {
  root: { name: 'pundi', version: '0.1.0', overrides: { webpack: '5.0.0' } },
  remote: { ...manifest, name: '@pundi/remote-admin', scripts: { dev: '', test: '', build: '', ship: '' } },
  taken: ['admin'],
  packages: [
    { name: '@pundi/contract', version: '7.0.0', file: 'pundi-contract-7.0.0.tgz' },
    { name: '@pundi/dev', version: '1.0.0', file: 'pundi-dev-1.0.0.tgz' },
  ],
  locked: { '': {}, 'node_modules/react': {}, 'node_modules/@pundi/contract': { link: true } },
}
const own = { ...manifest, name: '@pundi/remote-groups' }

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pundi-repository-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const readManifest = () => JSON.parse(read('package.json')) as Manifest
const scripts = () => Object.keys(readManifest().scripts!)

const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?([a-z-]+)/g)].map(([, name = '']) => name)

test.each(['README.md', '.github/workflows/check.yml'])('every command of %s is there', file => {
  writeRepository(folder, own, project)
  const commands = commandsIn(read(file))
  expect(commands).toEqual(expect.arrayContaining(['check', 'test', 'build', 'ship']))
  expect(commands.filter(name => !['install', 'ci', ...scripts()].includes(name))).toEqual([])
})

test('each line that the workflow runs is a command', () => {
  writeRepository(folder, own, project)
  const lines = [...read('.github/workflows/check.yml').matchAll(/\brun: (.+)/g)].map(([, line = '']) => line)
  expect(lines.length).toBe(5)
  for (const line of lines) expect(line).toMatch(/^npm (ci|test|run [a-z]+( -- --to "\$SITE")?)$/)
})

test('the README has every command', () => {
  writeRepository(folder, own, project)
  for (const name of scripts().filter(name => !['types', 'lint'].includes(name)))
    expect(read('README.md')).toMatch(new RegExp(`^npm (run )?${name}\\b`, 'm'))
})

test('the packages lie in the repository, or come from a registry', () => {
  writeRepository(folder, own, project)
  expect(readManifest()).toMatchObject({
    dependencies: { '@pundi/contract': 'file:packages/pundi-contract-7.0.0.tgz', react: '19.0.0' },
    devDependencies: { '@pundi/dev': 'file:packages/pundi-dev-1.0.0.tgz' },
    overrides: { webpack: '5.0.0' },
  })
  expect(read('.npmrc')).toMatch(/^# @pundi:registry=/m)

  writeRepository(folder, own, { ...project, registry: 'https://packages.example' })
  expect(readManifest()).toMatchObject({
    dependencies: { '@pundi/contract': '7.0.0' },
    devDependencies: { '@pundi/dev': '1.0.0' },
  })
  expect(read('.npmrc')).toBe('@pundi:registry=https://packages.example\n')
  expect(read('README.md')).toContain('\nnpm install @pundi/contract@latest @pundi/dev@latest\n')
})

test('each command in the README of a remote in Pundi’s project is a script of its workspace', () => {
  const files = filesOfRemote('groups', project.remote)
  const { scripts = {} } = JSON.parse(files['package.json']!) as Manifest
  const commands = commandsIn(files['README.md']!)
  expect(commands).toEqual(['dev', 'test', 'build', 'ship'])
  for (const command of commands) expect(Object.keys(scripts)).toContain(command)
})
