import type { Compilation, Compiler } from 'webpack'

/** Adds a file to webpack's output. */
type Emit = (file: string, content: string | Buffer) => void

/** Calls back when all files of a build are known. Not after errors, which webpack prints itself. */
export function whenBuilt(
  compiler: Compiler,
  plugin: string,
  describe: (compilation: Compilation, emit: Emit) => Promise<void>,
) {
  const { Compilation, sources } = compiler.webpack
  const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
  compiler.hooks.thisCompilation.tap(plugin, compilation => {
    compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
      if (compilation.errors.length > 0) return
      await describe(compilation, (file, content) =>
        compilation.emitAsset(file, new sources.RawSource(content)),
      )
    })
  })
}
