import routerNames from '@pundi/contract/router-names.json' with { type: 'json' }
import type { Compiler } from 'webpack'

const name = 'RouterNamesPlugin'

/**
 * Fails the build of a remote that imports a router name which the shell does not provide.
 * TypeScript knows all names, so only this check finds the error. An import of "*" always fails.
 */
export class RouterNamesPlugin {
  apply(compiler: Compiler) {
    const { WebpackError } = compiler.webpack
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(name, parser => {
          const check = (_statement: unknown, source: unknown, asked: string | null) => {
            const given = asked ?? '*'
            if (source !== 'react-router-dom' || routerNames.includes(given)) return
            const names = routerNames.join(', ')
            parser.state.module.addError(
              new WebpackError(
                `This remote uses "${given}" from react-router-dom, which the shell does not provide. Import only these names: ${names}.`,
              ),
            )
          }
          parser.hooks.importSpecifier.tap(name, check)
          parser.hooks.exportImportSpecifier.tap(name, (statement, source, _own, asked) =>
            check(statement, source, asked),
          )
        })
    })
  }
}
