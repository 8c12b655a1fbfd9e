import type { Compilation, Compiler } from 'webpack'
import { contentId, withId, type Content } from '@pundi/contract/content-id'

/**
 * Adds a plugin's files when all other files are known, then replaces `unknownId` by the hash of
 * the files. Does nothing if there are errors, which webpack prints.
 */
export function whenBuilt(
  compiler: Compiler,
  plugin: string,
  describe: (compilation: Compilation) => Promise<Content>,
) {
  const { Compilation, sources } = compiler.webpack
  const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
  compiler.hooks.thisCompilation.tap(plugin, compilation => {
    compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
      if (compilation.errors.length > 0) return
      // The federation plugin writes this file next to the manifest, but nothing reads it.
      compilation.deleteAsset('mf-stats.json')
      const described = await describe(compilation)
      for (const [path, content] of described) compilation.emitAsset(path, new sources.RawSource(content))
      const files = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]))
      for (const [path, content] of withId(files, contentId(files)))
        compilation.updateAsset(path, new sources.RawSource(content))
    })
  })
}
