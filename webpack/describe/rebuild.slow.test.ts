import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../testing/copy-project'

const run = promisify(execFile)
let project: string
beforeAll(() => {
  project = copyProject()
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

async function build(workspace: string): Promise<string> {
  rmSync(join(project, '.cache'), { recursive: true, force: true })
  const loader = join(project, 'node_modules/tsx/dist/loader.mjs')
  await run(process.execPath, ['--import', loader, join(project, 'webpack/build.ts')], {
    cwd: join(project, workspace),
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return (JSON.parse(readFileSync(join(project, workspace, 'dist/build.json'), 'utf8')) as { id: string }).id
}

const edit = (file: string, text: string) => appendFileSync(join(project, file), text)

test('a build is the same until something changes that it contains', async () => {
  const before = { shell: await build('shell'), auth: await build('remote-auth') }

  edit('api/src/app.ts', '\nexport const changed = 1\n')
  edit('remote-user/src/pages.ts', '\nexport const changed = 1\n')
  edit('remote-auth/src/pages/sign-in/sign-in.test.tsx', '\n// changed\n')
  edit('shared/devkit/testing/index.ts', '\nexport const changed = 1\n')
  edit('package-lock.json', '\n')
  edit('README.md', '\nChanged.\n')
  writeFileSync(join(project, 'remote-auth/src/unused.ts'), 'export const unused = 1\n')
  cpSync(join(project, 'api/src/app.ts'), join(project, 'shared/kit/ui/unused.ts'))
  expect({ shell: await build('shell'), auth: await build('remote-auth') }).toEqual(before)

  edit('shared/platform/http/send.ts', '\nconsole.info("changed")\n')
  expect(await build('remote-auth')).toBe(before.auth)
  expect(await build('shell')).not.toBe(before.shell)

  edit('remote-auth/src/pages.ts', '\nconsole.info("changed")\n')
  expect(await build('remote-auth')).not.toBe(before.auth)
}, 1_200_000)
