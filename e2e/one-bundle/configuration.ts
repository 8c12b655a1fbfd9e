import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { base } from '../../webpack/base'
import { DescribeShellPlugin } from '../../webpack/describe/describe-shell-plugin'
import { PrepareElementsPlugin } from '../../webpack/prepare-elements-plugin'
import { folderOf, remoteNames, remotes } from '../../shared/contract/federation'
import { DescribePagesPlugin } from './describe-pages-plugin'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Replaces `shell/src/federation/runtime.ts`: every page table is in the bundle. */
const runtime = `data:text/javascript,${encodeURIComponent(`
  ${remoteNames.map(name => `import { pageTable as ${name} } from '${here(`../../${remotes[name].folder}/src/pages.ts`)}'`).join('\n')}
  const tables = [${remoteNames.join(', ')}]
  export const startRuntime = () => {}
  export const loadPageTable = ({ area }) => Promise.resolve(tables.find(table => table.area === area))
`)}`

/** Replaces `shell/src/federation/idle`: there are no records to fetch. */
const idle = 'data:text/javascript,export const startIdle = () => {}'

/** Any valid id: this build is published only for its own measurement. */
const id = '000000000001'

/**
 * The shell and all remotes as one build, as for an application without federation: no runtime, no remote entries, no
 * integrity, and webpack's default chunks. It is measured beside the federated builds.
 *
 * @param output absolute path of the output folder
 */
export function oneBundle(output: string): Configuration {
  const folder = here('../../shell')
  const common = base(folder, 'one-bundle')
  return {
    ...common,
    devtool: false,
    entry: { shell: join(folder, 'src/main.ts') },
    output: { ...common.output, path: output, publicPath: folderOf({ remote: 'shell', id }) },
    resolve: {
      ...common.resolve,
      alias: { 'react-router-dom$': join(folder, 'src/router-facade.ts') },
    },
    module: {
      rules: [
        ...common.module.rules,
        {
          test: /\.tsx?$/,
          include: remoteNames.map(name => here(`../../${remotes[name].folder}`)),
          enforce: 'pre',
          loader: here('name-chunks.ts'),
        },
      ],
    },
    optimization: {
      ...common.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...common.plugins.filter(plugin => !(plugin instanceof PrepareElementsPlugin)),
      new webpack.NormalModuleReplacementPlugin(/\/runtime$/, resource => {
        if (resource.context.startsWith(join(folder, 'src'))) resource.request = runtime
      }),
      new webpack.NormalModuleReplacementPlugin(/\/idle$/, idle),
      new DescribeShellPlugin(folder, id),
      new DescribePagesPlugin(),
    ],
  }
}
