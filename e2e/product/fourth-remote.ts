import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../webpack/testing/copy-project'

const execute = promisify(execFile)

export interface Copy {
  build: () => Promise<Record<string, string>>
  addRemote: () => Promise<void>
  changeRemote: () => void
  run: (command: string, ...given: string[]) => Promise<string>
  remove: () => void
}

export function copyOfProject(): Copy {
  const folder = copyProject()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const idIn = (workspace: string) =>
    (JSON.parse(readFileSync(join(folder, workspace, 'dist/build.json'), 'utf8')) as { id: string }).id
  const run = async (workspace: string, program: string, ...given: string[]) => {
    const loader = join(folder, 'node_modules/tsx/dist/loader.mjs')
    const { stdout } = await execute(
      process.execPath,
      ['--import', loader, join(folder, program), ...given],
      { cwd: join(folder, workspace), env: { ...process.env, NODE_OPTIONS: '' } },
    )
    return stdout
  }
  return {
    async build() {
      await run('.', 'scripts/build.ts')
      const workspaces = readdirSync(folder).filter(name => name === 'shell' || name.startsWith('remote-'))
      return Object.fromEntries(workspaces.map(workspace => [workspace, idIn(workspace)]))
    },
    async addRemote() {
      await run('.', 'scripts/new-remote.ts', 'groups')
      symlinkSync(join(folder, 'remote-groups'), join(folder, 'node_modules/@pundi/remote-groups'))
      for (const [file, content] of Object.entries(files)) write(`remote-groups/${file}`, content)
    },
    changeRemote() {
      for (const file of ['src/pages/groups/route.tsx', ...catalogues]) {
        const content = files[file]!
        write(`remote-groups/${file}`, content.replaceAll('Groups of', 'All groups of'))
      }
    },
    run: (command, ...given) => run('remote-groups', `deploy/commands/${command}.ts`, ...given),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

const catalogues = ['default', 'en', 'id', 'es'].map(language => `src/catalogue/${language}.json`)

const files: Record<string, string> = {
  'src/page-list.ts': `import { listCategories } from '@pundi/contract'
import type { Page } from '@pundi/platform/federation'
import type { MessageId } from './catalogue/text'

export const pages: Page<MessageId>[] = [
  {
    page: 'groups',
    path: '/groups',
    paths: ['/groups/:id'],
    title: 'Groups',
    data: [listCategories],
    route: () => import(/* webpackChunkName: "groups" */ './pages/groups/route'),
  },
]
`,
  'src/pages/groups/route.tsx': `import { listCategories } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { useLoaderData, useParams } from 'react-router-dom'
import { useText } from '../../catalogue/text'

export const loader = async () => (await send(listCategories, { fallback: 'No groups' })).data

export function Component() {
  const text = useText()
  const categories = useLoaderData<typeof loader>()
  const { id } = useParams()
  return (
    <>
      <h1>{text('Groups of {count} categories', { count: categories.length })}</h1>
      <output>{id}</output>
    </>
  )
}
`,
  ...Object.fromEntries(
    catalogues.map(file => [
      file,
      JSON.stringify({ Groups: 'Groups', 'Groups of {count} categories': 'Groups of {count} categories' }),
    ]),
  ),
}
