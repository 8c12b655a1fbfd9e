import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compilation, Compiler } from 'webpack'
import {
  areaOf,
  describeRemote,
  pathsOfPage,
  type PageDescription,
  type RemoteBuild,
  type RemoteName,
} from '@pundi/contract/federation'
import { describePage, type PageTable } from '@pundi/platform/federation'
import { requiredBy } from '../federation/federation'
import { filesOf, messageFilesOf } from './files-of'
import { messagesOf } from './messages-of'
import { whenBuilt } from './when-built'

/**
 * Writes `build.json`, which lists a remote's pages (from its page table) and their files (from
 * webpack's result). Fails if the page table and the folders of pages differ.
 */
export class DescribeRemotePlugin {
  constructor(
    private readonly folder: string,
    private readonly name: RemoteName,
    private readonly id: string,
  ) {}

  apply(compiler: Compiler) {
    whenBuilt(compiler, 'DescribeRemotePlugin', async compilation => {
      // In watch mode, the table may have changed. The query bypasses Node's module cache, so that
      // Node imports the table again.
      const table = `${pathToFileURL(join(this.folder, 'src/pages.ts')).href}?${compilation.fullHash}`
      const { pageTable } = (await import(table)) as { pageTable: PageTable }
      return new Map([['build.json', JSON.stringify(this.describe(pageTable, compilation), null, 2)]])
    })
  }

  private describe(table: PageTable, compilation: Compilation): RemoteBuild {
    const { area } = describeRemote(this.name)
    if (table.area !== area)
      throw new Error(
        `${this.folder}/src/pages.ts names the area "${table.area}", but the area of this remote is "${area}". Correct the name.`,
      )
    const common = filesOf(compilation, 'pages')
    return {
      id: this.id,
      remote: this.name,
      area,
      entry: 'remoteEntry.js',
      layout: table.layout ? filesOf(compilation, 'layout') : null,
      pages: table.pages.map(({ catalogues, ...described }) => {
        const page = describePage(described)
        checkPage(this.folder, this.name, page)
        const files = [...new Set([...common, ...filesOf(compilation, page.page)])]
        return {
          ...page,
          files,
          ...(catalogues && { messages: messageFilesOf(compilation, `${page.page}-`) }),
        }
      }),
      messages: messageFilesOf(compilation),
      requires: requiredBy(this.folder),
    }
  }
}

/** Refuses a page that is outside the remote's area, has no folder, or has untranslated labels. */
export function checkPage(folder: string, remote: RemoteName, described: PageDescription) {
  const { page, title, navigation } = described
  const outside = pathsOfPage(described).find(path => areaOf(path, [remote]) !== describeRemote(remote).area)
  if (outside !== undefined)
    throw new Error(
      `${folder}: the page ${outside} is outside this remote's area. Move it to the remote of its area.`,
    )
  if (!existsSync(join(folder, 'src/pages', page, 'route.tsx')))
    throw new Error(`${folder}: the page "${page}" has no route module. Add src/pages/${page}/route.tsx.`)
  const message = messagesOf(join(folder, 'src'), 'default')
  for (const id of [title, navigation?.label]) if (id !== undefined) message(id)
}
