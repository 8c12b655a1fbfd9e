import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from './project'

const needed = ['@lingui/core', '@lingui/react', '@pundi/contract', '@pundi/kit', '@pundi/platform']
const framework = ['react', 'react-dom', 'react-router-dom', 'zustand']

/** Returns why a remote cannot have this name, as a sentence. Undefined for an allowed name. */
export function reasonAgainst(name: string | undefined, taken: string[]): string | undefined {
  if (!name || !/^[a-z]{3,20}$/.test(name)) return 'Give a name of 3 to 20 lower-case letters.'
  return taken.includes(name) ? `Pundi already uses the name ${name}. Choose another name.` : undefined
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
}

/**
 * The contents of the files by their path in the remote's folder. `example`: the manifest of
 * another remote.
 */
export function filesOfRemote(name: string, example: Manifest): Record<string, string> {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const words = `${JSON.stringify({ [title]: title }, null, 2)}\n`
  return {
    'package.json': `${JSON.stringify(manifestOf(name, example), null, 2)}\n`,
    'webpack.config.ts': webpackConfiguration,
    'jest.config.ts': jestConfiguration(name),
    'README.md': readme(name),
    'src/pages.ts': pageTable(name),
    'src/page-list.ts': pageList(name, title),
    [`src/pages/${name}/route.tsx`]: route(title),
    [`src/pages/${name}/${name}.test.tsx`]: pageTest(name, title),
    'src/catalogue/text.ts': text,
    ...Object.fromEntries(
      ['default', 'en', 'id', 'es'].map(language => [`src/catalogue/${language}.json`, words]),
    ),
  }
}

export function manifestOf(name: string, example: Manifest): Manifest {
  const isNeeded = ([dependency]: [string, string]) => [...needed, ...framework].includes(dependency)
  return {
    ...example,
    name: `@pundi/remote-${name}`,
    version: '0.1.0',
    dependencies: Object.fromEntries(Object.entries(example.dependencies ?? {}).filter(isNeeded)),
  }
}

const webpackConfiguration = `import { remote } from '@pundi/webpack/remote'

export default remote(import.meta.dirname)
`

const jestConfiguration = (name: string) => `/**
 * @jest-config-loader esbuild-register
 * @jest-config-loader-options {"hookIgnoreNodeModules":false}
 */
import { browserProject } from '@pundi/devkit/jest'

export default browserProject('remote-${name}')
`

const readme = (name: string) => `# The ${name} area

This remote has all pages under \`/${name}\`.

\`\`\`
npm run dev -w remote-${name}      runs this remote without the shell, with the real api
npm test -w remote-${name}         runs its tests
npm run build -w remote-${name}    builds it into remote-${name}/dist
npm run ship -w remote-${name} -- --to SITE    publishes that build
\`\`\`

A page is a folder of \`src/pages\` and an entry in \`src/page-list.ts\`. Its messages are in \`src/catalogue\`.
`

const pageTable = (name: string) => `import { cataloguesBy, type PageTable } from '@pundi/platform/federation'
import { pages } from './page-list'

export const pageTable: PageTable = {
  area: '${name}',
  pages,
  catalogues: cataloguesBy(
    language => import(/* webpackChunkName: "messages-[request]" */ \`./catalogue/\${language}.json\`),
  ),
}
`

const pageList = (name: string, title: string) => `import type { Page } from '@pundi/platform/federation'
import type { MessageId } from './catalogue/text'

/** The pages of the area. */
export const pages: Page<MessageId>[] = [
  {
    page: '${name}',
    path: '/${name}',
    title: '${title}',
    route: () => import(/* webpackChunkName: "${name}" */ './pages/${name}/route'),
  },
]
`

const route = (title: string) => `import { useText } from '../../catalogue/text'

export function Component() {
  const text = useText()
  return (
    <main>
      <h1>{text('${title}')}</h1>
    </main>
  )
}
`

const pageTest = (name: string, title: string) => `import { openPage } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import { pageTable } from '../../pages'

test('the page says what it is', async () => {
  await openPage(pageTable, '/${name}')
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible()
})
`

const text = `import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

export const { text, useText } = textOf<keyof typeof messages>()
export type MessageId = keyof typeof messages
`
