import { catalogueLanguages, remoteNames, remotes, type RemoteName } from '@pundi/contract/federation'
import { describePage, type PageTable } from '@pundi/platform/federation'
import type { Compilation, Compiler } from 'webpack'
import { whenBuilt } from '../../webpack/describe/when-built'

export class DescribePagesPlugin {
  apply(compiler: Compiler) {
    whenBuilt(compiler, 'DescribePagesPlugin', async compilation => {
      const described = await Promise.all(remoteNames.map(remote => describe(remote, compilation)))
      return new Map([['pages.json', JSON.stringify(described)]])
    })
  }
}

async function describe(remote: RemoteName, compilation: Compilation) {
  const { pageTable } = (await import(`../../${remotes[remote].folder}/src/pages.ts`)) as {
    pageTable: PageTable
  }
  const files = (name: string) =>
    (compilation.namedChunkGroups.get(`${remote}-${name}`)?.getFiles() ?? []).filter(file =>
      /\.(js|css)$/.test(file),
    )
  const messages = (before = '') =>
    Object.fromEntries(
      catalogueLanguages.map(language => [language, files(`${before}messages-${language}-json`)]),
    )
  const [entry] = messages().default!
  return {
    name: remote,
    area: remotes[remote].area,
    entry,
    layout: pageTable.layout ? files('layout') : null,
    messages: messages(),
    pages: pageTable.pages.map(({ catalogues, ...page }) => ({
      ...describePage(page),
      files: files(page.page),
      ...(catalogues && { messages: messages(`${page.page}-`) }),
    })),
  }
}
