import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compilation, Compiler } from 'webpack'
import {
  areaOf,
  remotes,
  type PageDescription,
  type RemoteBuild,
  type RemoteName,
} from '@pundi/contract/federation'
import { describePage, type PageTable } from '@pundi/platform/federation'
import { requiredBy } from '../federation/federation'
import { filesOf, messageFilesOf } from './files-of'
import { whenBuilt } from './when-built'

/**
 * Writes `build.json`: a remote's pages and the files that each needs, from its page table and webpack's result. Fails
 * the build if the table and the folders differ.
 */
export class DescribeRemotePlugin {
  constructor(
    private readonly folder: string,
    private readonly name: RemoteName,
    private readonly id: string,
  ) {}

  apply(compiler: Compiler) {
    whenBuilt(compiler, 'DescribeRemotePlugin', async compilation => {
      // The query avoids Node's module cache: in watch mode the table may have changed.
      const table = `${pathToFileURL(join(this.folder, 'src/pages.ts')).href}?${compilation.fullHash}`
      const { pageTable } = (await import(table)) as { pageTable: PageTable }
      return new Map([['build.json', JSON.stringify(this.describe(pageTable, compilation), null, 2)]])
    })
  }

  private describe(table: PageTable, compilation: Compilation): RemoteBuild {
    const { area } = remotes[this.name]
    if (table.area !== area)
      throw new Error(
        `${this.folder}: the page table is of the area "${table.area}"; this remote's is "${area}".`,
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

  private check({ page, path }: PageDescription) {
    if (areaOf(path) !== remotes[this.name].area)
      throw new Error(
        `${this.folder}: the page ${path} lies outside the area of this remote; move it to its own area.`,
      )
    if (!existsSync(join(this.folder, 'src', page, 'route.tsx')))
      throw new Error(`${this.folder}: the page "${page}" has no route module; write src/${page}/route.tsx.`)
  }
}
