import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type ChunkGraph, type Configuration, type Module, type ModuleOptions } from 'webpack'
import { fileTimeLimit } from '@pundi/contract/federation'
import { styleTargets } from '../browsers/browsers'
import { toolsId } from '../describe/sources-id'
import { PrepareElementsPlugin } from '../federation/prepare-elements-plugin'
import { projectOf, workspaceName } from '../workspace/workspace'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface BuildConfiguration extends Configuration {
  context: string
  output: NonNullable<Configuration['output']> & { uniqueName: string }
  module: ModuleOptions & { rules: NonNullable<ModuleOptions['rules']> }
  plugins: NonNullable<Configuration['plugins']>
}

/** @param folder absolute path of the workspace */
export const base = (folder: string, name: string): BuildConfiguration => ({
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  devtool: 'source-map',
  output: {
    path: join(folder, 'dist'),
    filename: '[name].js',
    // Removes the suffix, because webpack names a catalogue's chunk "messages-en-json".
    chunkFilename: ({ chunk }) => `${String(chunk.name ?? chunk.id).replace(/-json$/, '')}.js`,
    assetModuleFilename: '[name][ext]',
    // Each build needs its own name. With equal names, builds would share one global chunk table in
    // the browser.
    uniqueName: `pundi_${name}`,
    chunkLoadTimeout: fileTimeLimit,
    // Without this option, a module that threw stays half-finished in webpack's cache. The next
    // import would get this half-finished module.
    strictModuleErrorHandling: true,
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'ts-loader', options: typescript },
      {
        test: /\.css$/,
        use: [besideItsFiles, { loader: 'css-loader', options: classes(folder) }],
      },
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /[\\/]catalogue[\\/]\w+\.json$/, loader: here('../catalogues/catalogue-loader.ts') },
    ],
  },
  optimization: {
    // The minimizers are listed explicitly, because webpack's default minimizer would also remove
    // the templates' placeholders.
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        // Pages contain the hash of `way-out.js`, so the file must not change after it was hashed.
        exclude: /^root\//,
        // Licence comments are not needed here, because the published source maps contain them.
        terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
      }),
      new CssMinimizerPlugin({
        minify: CssMinimizerPlugin.lightningCssMinify,
        minimizerOptions: { targets: styleTargets },
      }),
    ],
    chunkIds: 'deterministic',
    splitChunks: {
      chunks: 'async',
      // Modules that both the layout and a page use go into the file `shared`, because every page
      // needs the layout. The calendar is also in that file: a separate file would cost a request,
      // and copies would cost 1 kB per page. Any other module that several pages use is copied into
      // each page, so that no page loads another page's code. Only a large module gets a file of
      // its own.
      cacheGroups: {
        default: { minChunks: 2, minSize: 24_000, reuseExistingChunk: true },
        shared: { name: 'shared', minChunks: 2, enforce: true, test: isOfEveryPage },
        // Modules for charts that several pages use go into one file, which loads after the
        // content.
        charts: { name: 'charts', minChunks: 2, enforce: true, test: isOfCharts },
        defaultVendors: false,
      },
    },
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
    new PrepareElementsPlugin(),
    // Address of a separate service for category calls; empty if there is none.
    new webpack.EnvironmentPlugin({ CATEGORY_BASE: '' }),
  ],
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    cacheDirectory: cacheFolder(folder, name),
    version: toolsId(projectOf(folder)),
  },
  infrastructureLogging: { level: 'error' },
})

export const cacheFolder = (folder: string, name: string) => join(projectOf(folder), '.cache/webpack', name)

const isOfEveryPage = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  isOfCalendar(module) ||
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'layout')

const isOfCalendar = (module: Module) =>
  /[\\/](contract[\\/]calendar\.ts|@?date-fns[\\/].+)$/.test(module.nameForCondition() ?? '')

const isOfCharts = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].every(({ name }) => name?.endsWith('-charts'))

/**
 * Makes URLs in stylesheets relative to the stylesheet. Builds share a cache, which could return
 * absolute URLs of another build's folder.
 */
const besideItsFiles = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

const typescript = {
  transpileOnly: true,
  // Our own packages are TypeScript, even when they are installed in node_modules.
  allowTsInNodeModules: true,
  // The second path is a copy of the first file, for remotes in their own repository. In this
  // repository, the copy exists only while this package is packed.
  configFile: [here('../../tsconfig.base.json'), here('../tsconfig.base.json')].find(existsSync),
  // Without `sourceMap`, the build's source maps would lead to compiled code instead of the
  // sources.
  compilerOptions: { noEmit: false, sourceMap: true },
}

/** Class names begin with the workspace's name, so that remotes never style each other. */
const classes = (folder: string) => ({
  modules: {
    auto: true,
    localIdentName: `${workspaceName(folder)}__[local]__[hash:base64:5]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  },
})
