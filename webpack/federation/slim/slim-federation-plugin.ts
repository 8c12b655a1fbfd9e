import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compiler } from 'webpack'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Files of the federation packages that our builds do not need, and their replacements. */
export const replaced: Record<string, string> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': here('snapshot-handler.ts'),
  'runtime-core/dist/utils/preload.js': here('preload.ts'),
  'sdk/dist/logger.js': here('logger.ts'),
  'error-codes/dist/desc.mjs': here('descriptions.ts'),
}

const folder = `@module-federation${sep}`

/** Removes the parts of the federation runtime for manifests and developers. */
export class SlimFederationPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('SlimFederationPlugin', factory => {
      factory.hooks.beforeResolve.tap('SlimFederationPlugin', resolving => {
        const [, file] = join(resolving.context, resolving.request).split(folder)
        const by = file && replaced[file.replaceAll(sep, '/')]
        if (by) resolving.request = by
      })
    })
  }
}
