import { catalogueLanguages, remoteNames, remotes, type RemoteName } from '@pundi/contract/federation'
import { describePage, type PageTable } from '@pundi/platform/federation'
import type { Compilation, Compiler } from 'webpack'

/** Writes `pages.json`: what the registry says of the remotes, for a build in which all of them are the shell's. */
export class DescribePagesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('DescribePagesPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'DescribePagesPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return
        const described = await Promise.all(remoteNames.map(remote => describe(remote, compilation)))
        compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify(described)))
      })
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
    Object.fromEntries(catalogueLanguages.map(language => [language, files(`${before}messages-${language}`)]))
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
