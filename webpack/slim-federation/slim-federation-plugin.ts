import { join, sep } from 'node:path'
import type { Compiler } from 'webpack'
import { replaced } from './replaced'

const folder = `@module-federation${sep}`

/** Leaves out what the federation runtime brings for manifests and for developers. */
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
