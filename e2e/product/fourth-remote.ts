import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../webpack/testing/copy-project'

const execute = promisify(execFile)

/** A copy of the project, in which another remote is added. */
export interface Copy {
  /** Builds every workspace that changed. Answers the ids of the builds by the workspace's folder. */
  build: () => Promise<Record<string, string>>
  addRemote: () => void
  /** Runs a command of the fourth remote, such as "ship". */
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
    addRemote() {
      const list = 'shared/contract/federation/remotes.json'
      const text = readFileSync(join(folder, list), 'utf8')
      write(list, text.replace('{', `{\n  ${line},`))
      for (const [file, content] of Object.entries(files)) write(`remote-groups/${file}`, content)
    },
    run: (command, ...given) => run('remote-groups', `deploy/${command}.ts`, ...given),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

const line = '"groups": { "folder": "remote-groups", "area": "groups", "paths": ["/groups/*"] }'

const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: '@pundi/remote-groups', version: '0.1.0', type: 'module' }),
  'webpack.config.ts': `import { remote } from '@pundi/webpack/remote'

export default remote(import.meta.dirname)
`,
  'src/pages.ts': `import { listCategories } from '@pundi/contract'
import { cataloguesBy, type PageTable } from '@pundi/platform/federation'

export const pageTable: PageTable = {
  area: 'groups',
  pages: [
    {
      page: 'groups',
      path: '/groups',
      title: 'Groups',
      data: [listCategories],
      route: () => import(/* webpackChunkName: "groups" */ './groups/route'),
    },
  ],
  catalogues: cataloguesBy(
    language => import(/* webpackChunkName: "messages-[request]" */ \`./catalogue/\${language}.json\`),
  ),
}
`,
  'src/groups/route.tsx': `import { listCategories } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'

export const loader = async () => (await send(listCategories, { fallback: 'No groups' })).data

export function Component() {
  const text = useText()
  const categories = useLoaderData<typeof loader>()
  return <h1>{text('Groups of {count} categories', { count: categories.length })}</h1>
}
`,
  'src/catalogue/text.ts': `import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

export const { useText } = textOf<keyof typeof messages>()
`,
  ...Object.fromEntries(
    ['default', 'en', 'id', 'es'].map(language => [
      `src/catalogue/${language}.json`,
      JSON.stringify({ Groups: 'Groups', 'Groups of {count} categories': 'Groups of {count} categories' }),
    ]),
  ),
}
