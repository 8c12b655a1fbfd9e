import { join } from 'node:path'
import type { Compiler } from 'webpack'
import type { BuildConfiguration } from '../configuration/base'
import { shell } from '../configuration/shell'
import { development, developmentId } from './development'

export function developmentShell(folder: string): BuildConfiguration {
  const build = development(shell(folder, developmentId), 'shell')
  return {
    ...build,
    entry: { shell: [join(import.meta.dirname, 'keep-renderers.ts'), join(folder, 'src/main.ts')] },
    plugins: [...build.plugins, new WatchFolderPlugin(join(folder, 'src'))],
  }
}

/**
 * Watches the whole folder, because the landing page and the boot script are not modules of the
 * build.
 */
class WatchFolderPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('WatchFolderPlugin', compilation => {
      compilation.contextDependencies.add(this.folder)
    })
  }
}
