import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type ChunkGraph, type Configuration, type Module, type ModuleOptions } from 'webpack'
import { fileTimeLimit } from '@pundi/contract/federation'
import { styleTargets } from './browsers/browsers'
import { toolsId } from './sources-id'
import { PrepareElementsPlugin } from './prepare-elements-plugin'
import { shortenCalls, shortenPages } from './shorten-sources'
import { projectOf, workspaceName } from './workspace'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Webpack's configuration, with the parts that all our builds have. */
export interface BuildConfiguration extends Configuration {
  /** The absolute path of the workspace. */
  context: string
  output: NonNullable<Configuration['output']> & { uniqueName: string }
  module: ModuleOptions & { rules: NonNullable<ModuleOptions['rules']> }
  plugins: NonNullable<Configuration['plugins']>
}

/** What all browser builds have in common. `folder` is the absolute path of the workspace. */
export const base = (folder: string, name: string): BuildConfiguration => ({
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  devtool: 'source-map',
  output: {
    path: join(folder, 'dist'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: '[name][ext]',
    // Without a unique name all builds would share one global table of chunks in the browser.
    uniqueName: `pundi_${name}`,
    chunkLoadTimeout: fileTimeLimit,
    // A module that throws while it is evaluated would stay in webpack's cache half-made, and a second try would get it.
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
      // Only these files call cataloguesBy(): tables of pages, and modules that load messages.
      {
        test: /[\\/](pages|page-list|catalogues|load-\w+)\.ts$/,
        enforce: 'pre',
        loader: here('catalogues/expand-catalogues-loader.ts'),
      },
      {
        test: /error-codes[\\/]dist[\\/]desc\.mjs$/,
        loader: here('federation/short-errors-loader.ts'),
      },
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /[\\/]catalogue[\\/]\w+\.json$/, loader: here('catalogues/catalogue-loader.ts') },
    ],
  },
  optimization: {
    // Listed, because webpack's default would also remove the placeholders of the page templates.
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        // A document has the hash of this script; it must not change after that.
        exclude: /^root\//,
        // Licences stand in the source maps, which are published beside the scripts.
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
      // Modules that both the layout and a page need are one file, since every page needs both. Modules that several
      // pages need are copied into each, unless they are large: a page never loads what only another page needs.
      cacheGroups: {
        default: { minChunks: 2, minSize: 24_000, reuseExistingChunk: true },
        shared: { name: 'shared', minChunks: 2, enforce: true, test: isInLayout },
        defaultVendors: false,
      },
    },
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
    new PrepareElementsPlugin(),
    // The address of a separate service for category calls, if there is one.
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

/** Where webpack keeps what it has compiled for a build. */
export const cacheFolder = (folder: string, name: string) => join(projectOf(folder), '.cache/webpack', name)

const isInLayout = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'layout')

/** Addresses in stylesheets are relative. A shared cache could return a stylesheet with the folder of another build. */
const besideItsFiles = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

const typescript = {
  transpileOnly: true,
  // Our packages are TypeScript where they are installed, too.
  allowTsInNodeModules: true,
  configFile: here('tsconfig.base.json'),
  compilerOptions: { noEmit: false },
  getCustomTransformers: () => ({ before: [shortenCalls, shortenPages] }),
}

/** Every class name begins with the workspace's name, so that remotes never style each other. */
const classes = (folder: string) => ({
  modules: {
    auto: true,
    localIdentName: `${workspaceName(folder)}__[local]__[hash:base64:5]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  },
})
