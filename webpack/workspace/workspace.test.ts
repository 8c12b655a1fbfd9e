import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectOf, versionOf, workspaceName } from './workspace'

let project: string
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'pundi-workspace-')))
})
afterEach(() => rmSync(project, { recursive: true }))

const write = (file: string, content: object) => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), JSON.stringify(content))
}

test('a workspace is called as its package is, whatever its folder is called', () => {
  write('team/package.json', { name: '@pundi/remote-admin' })
  expect(workspaceName(join(project, 'team'))).toBe('remote-admin')
})

test('a package has the version that the workspace finds first', () => {
  write('node_modules/react/package.json', { version: '1.0.0' })
  write('team/package.json', {})
  expect(versionOf(join(project, 'team'), 'react')).toBe('1.0.0')
  write('team/node_modules/react/package.json', { version: '2.0.0' })
  expect(versionOf(join(project, 'team'), 'react')).toBe('2.0.0')
  expect(() => versionOf(project, 'vue')).toThrow('has no package vue. Install it: npm install.')
})

test('a workspace belongs to the folder that has the lock file, or to itself', () => {
  const workspace = join(project, 'team')
  write('team/package.json', {})
  expect(projectOf(workspace)).toBe(workspace)
  write('package-lock.json', {})
  expect(projectOf(workspace)).toBe(project)
  write('team/package-lock.json', {})
  expect(projectOf(workspace)).toBe(workspace)
})
