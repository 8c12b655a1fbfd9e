import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type ChunkGraph, type Configuration, type Module, type ModuleOptions } from 'webpack'
import { fileTimeLimit } from '../shared/contract/federation'
import { toolsId } from './build-id'
import { PrepareElementsPlugin } from './prepare-elements-plugin'
import { shortenCalls, shortenPages } from './shorten-sources'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The settings of a build, with those parts that every build of ours has. */
export interface BuildConfiguration extends Configuration {
  output: NonNullable<Configuration['output']> & { uniqueName: string }
  module: ModuleOptions & { rules: NonNullable<ModuleOptions['rules']> }
  plugins: NonNullable<Configuration['plugins']>
}

/** What every build of a browser's workspace has in common. `folder` is the absolute path of the workspace. */
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
    // Without a name of its own every build would share one table of chunks in the browser.
    uniqueName: `pundi_${name}`,
    chunkLoadTimeout: fileTimeLimit,
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
      // The files that have a table of pages or load messages: they alone call cataloguesBy().
      {
        test: /[\\/](pages|page-list|catalogues|load-\w+)\.ts$/,
        enforce: 'pre',
        loader: join(root, 'webpack/catalogues/expand-catalogues-loader.ts'),
      },
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /[\\/]catalogue[\\/]\w+\.json$/, loader: join(root, 'webpack/catalogues/catalogue-loader.ts') },
    ],
  },
  optimization: {
    // Named one by one: webpack's own choice would also strip the marks of the page templates.
    minimizer: [
      new TerserPlugin({ extractComments: false, terserOptions: { ecma: 2020, compress: { passes: 2 } } }),
      new CssMinimizerPlugin(),
    ],
    chunkIds: 'deterministic',
    splitChunks: {
      chunks: 'async',
      // What the layout needs and a page too is one file: whoever opens a page needs both. What only pages have in common
      // stands in each of them, unless it is large: a page never loads what only another one needs.
      cacheGroups: {
        default: { minChunks: 2, minSize: 16_000, reuseExistingChunk: true },
        shared: { name: 'shared', minChunks: 2, enforce: true, test: isInLayout },
        defaultVendors: false,
      },
    },
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
    new PrepareElementsPlugin(),
    // Where the category calls go, when they are to go to a service of their own.
    new webpack.EnvironmentPlugin({ CATEGORY_BASE: '' }),
  ],
  performance: { hints: false },
  cache: { type: 'filesystem', cacheDirectory: join(root, '.cache', 'webpack', name), version: toolsId() },
  infrastructureLogging: { level: 'error' },
})

const isInLayout = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'layout')

/** Addresses in a stylesheet are relative: one that names the build's folder would come back from the cache of another. */
const besideItsFiles = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

const typescript = {
  transpileOnly: true,
  configFile: join(root, 'tsconfig.base.json'),
  compilerOptions: { noEmit: false },
  getCustomTransformers: () => ({ before: [shortenCalls, shortenPages] }),
}

/** Every class carries the workspace's name, so no two remotes ever style each other. */
const classes = (folder: string) => ({
  modules: {
    auto: true,
    localIdentName: `${basename(folder)}__[local]__[hash:base64:5]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  },
})
