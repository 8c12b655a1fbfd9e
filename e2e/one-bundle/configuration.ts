import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { base } from '../../webpack/configuration/base'
import { DescribeShellPlugin } from '../../webpack/describe/describe-shell-plugin'
import { PrepareElementsPlugin } from '../../webpack/federation/prepare-elements-plugin'
import { folderOf, remoteNames, remotes } from '../../shared/contract/federation'
import { DescribePagesPlugin } from './describe-pages-plugin'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/**
 * Replaces `shell/src/federation/builds/runtime.ts`, because the bundle already contains the code
 * of all remotes.
 */
const runtime = `data:text/javascript,${encodeURIComponent(`
  ${remoteNames.map(name => `import { pageTable as ${name} } from '${here(`../../${remotes[name].folder}/src/pages.ts`)}'`).join('\n')}
  const tables = [${remoteNames.join(', ')}]
  export const startRuntime = () => {}
  export const loadPageTable = ({ area }) => Promise.resolve(tables.find(table => table.area === area))
`)}`

/**
 * Replaces `shell/src/federation/background`, which fetches `build.json` files. The bundle has no
 * such files.
 */
const background = 'data:text/javascript,export const startTasks = () => {}'

const id = '000000000001'

/**
 * Builds the shell and all remotes as one bundle without federation or integrity hashes, to compare
 * sizes.
 *
 * @param output absolute path
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
      new webpack.NormalModuleReplacementPlugin(/\/background$/, background),
      new DescribeShellPlugin(folder, id),
      new DescribePagesPlugin(),
    ],
  }
}
