import { afterEach, expect, test } from '@jest/globals'
import { remoteOfWorkspace } from '@pundi/contract/federation'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { idIn, makeFolder, makeRemote, makeWorkspace, removeFolders } from '../testing/make-dist'
import { runProgram } from '../testing/run-program'

afterEach(removeFolders)

const run = (cwd: string, ...given: string[]) =>
  runProgram('deploy/bin/deploy.mjs', given, cwd, { npm_lifecycle_event: '' })

test('pundi-deploy has every command, and says which there are', async () => {
  const { code, output } = await run(makeFolder())
  const programs = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter(file =>
    /^[a-z]+\.ts$/.test(file),
  )
  const [, commands = ''] = output.trim().split('pundi-deploy ')
  expect(code).toBe(1)
  expect(commands.split(' | ').sort()).toEqual(programs.map(file => file.replace('.ts', '')).sort())
})

test('repositories of their own publish, also one that no list names, and whoever runs its server syncs and collects', async () => {
  const site = makeFolder()
  const team = makeWorkspace('remote-user', makeRemote('user', 'one'))
  expect((await run(team, 'ship', '--to', site)).output).toContain(
    `Published build ${idIn(join(team, 'dist'))} of user`,
  )
  const unlisted = remoteOfWorkspace('remote-groups')!
  const other = makeWorkspace('remote-groups', makeRemote(unlisted, 'one'))
  expect((await run(other, 'ship', '--to', site)).output).toContain(
    `Published build ${idIn(join(other, 'dist'))} of groups`,
  )
  const folder = makeFolder()
  expect((await run(folder, 'sync', '--from', site, '--to', folder)).output).toBe('Copied revision 2.\n')
  expect((await run(folder, 'gc', '--site', folder)).output).toBe('There is nothing to remove.\n')
})
