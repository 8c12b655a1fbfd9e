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
import { whenBuilt } from './when-built'

/**
 * Writes `build.json`: a remote's pages and their files, from its page table and webpack's result. Fails if the table
 * and the folders of pages differ.
 */
export class DescribeRemotePlugin {
  constructor(
    private readonly folder: string,
    private readonly name: RemoteName,
    private readonly id: string,
  ) {}

  apply(compiler: Compiler) {
    whenBuilt(compiler, 'DescribeRemotePlugin', async compilation => {
      // In watch mode the table may have changed. The query makes Node import it again, past its module cache.
      const table = `${pathToFileURL(join(this.folder, 'src/pages.ts')).href}?${compilation.fullHash}`
      const { pageTable } = (await import(table)) as { pageTable: PageTable }
      return new Map([['build.json', JSON.stringify(this.describe(pageTable, compilation), null, 2)]])
    })
  }

  private describe(table: PageTable, compilation: Compilation): RemoteBuild {
    const { area } = describeRemote(this.name)
    if (table.area !== area)
      throw new Error(
        `${this.folder}: the page table names the area "${table.area}", but this remote's is "${area}".`,
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
        this.check(page)
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

  private check(described: PageDescription) {
    const { page } = described
    const { area } = describeRemote(this.name)
    const outside = pathsOfPage(described).find(path => areaOf(path, [this.name]) !== area)
    if (outside !== undefined)
      throw new Error(
        `${this.folder}: the page ${outside} is outside this remote's area. Move it to the remote of its area.`,
      )
    if (!existsSync(join(this.folder, 'src/pages', page, 'route.tsx')))
      throw new Error(
        `${this.folder}: the page "${page}" has no route module. Add src/pages/${page}/route.tsx.`,
      )
  }
}
