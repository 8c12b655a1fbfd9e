import type { Compilation, Compiler } from 'webpack'
import { contentId, withId, type Content } from './content-id'

/**
 * Adds the files that a plugin writes when all others of a build are known, and then names the build after its content:
 * where a file has `unknownId`, the id takes its place. Not after errors, which webpack prints itself.
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
      const described = await describe(compilation)
      for (const [path, content] of described) compilation.emitAsset(path, new sources.RawSource(content))
      const files = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]))
      for (const [path, content] of withId(files, contentId(files)))
        compilation.updateAsset(path, new sources.RawSource(content))
    })
  })
}
