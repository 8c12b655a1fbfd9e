import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderOf } from '@pundi/contract/federation'
import { base, type BuildConfiguration } from './base'
import { unknownId } from '@pundi/contract/content-id'
import { DescribeShellPlugin } from '../describe/describe-shell-plugin'
import { hostFederation } from '../federation/federation'

export function shell(folder: string, id = unknownId): BuildConfiguration {
  const common = base(folder, 'shell')
  return {
    ...common,
    entry: { shell: join(folder, 'src/main.ts') },
    resolve: { ...common.resolve, alias: federationOnce },
    output: { ...common.output, publicPath: folderOf({ remote: 'shell', id }) },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          // Put all styles into one stylesheet. Code that loads several stylesheets would be larger
          // than the bytes that splitting saves.
          styles: { type: 'css/mini-extract', name: 'shell', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      ...common.plugins,
      hostFederation(folder, join(folder, 'src/router-facade.ts')),
      new DescribeShellPlugin(folder, id),
    ],
  }
}

/**
 * Bundles the federation packages only once. They are loaded with `require` and with `import`, so
 * webpack would otherwise bundle them twice: as CommonJS and as ES modules (12 kB of brotli more).
 */
const federationOnce = Object.fromEntries(
  Object.entries({ runtime: 'js', 'runtime-core': 'js', sdk: 'js', 'error-codes': 'mjs' }).map(
    ([name, ending]) => [
      `@module-federation/${name}$`,
      fileURLToPath(
        new URL(`../../node_modules/@module-federation/${name}/dist/index.${ending}`, import.meta.url),
      ),
    ],
  ),
)
