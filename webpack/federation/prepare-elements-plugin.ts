import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler } from 'webpack'

/**
 * Lets the shell prepare each script and stylesheet element that webpack creates: integrity,
 * timeout, and a new address for a retry (`shell/src/federation/prepare-element.ts`).
 */
export class PrepareElementsPlugin {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap('PrepareElementsPlugin', compilation => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PrepareElementsPlugin',
        code => `${code}\nif (self.pundiPrepare) self.pundiPrepare(script, url);`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PrepareElementsPlugin',
        (code, { tag, href }) => `${code}\nif (self.pundiPrepare) self.pundiPrepare(${tag}, ${href});`,
      )
    })
  }
}
