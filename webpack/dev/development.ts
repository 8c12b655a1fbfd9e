import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import refreshComponents from 'react-refresh-typescript'
import type { RuleSetRule } from 'webpack'
import { cacheFolder, type BuildConfiguration } from '../configuration/base'
import { folderOf } from '@pundi/contract/federation'

const watchOptions = { ignored: /[\\/](node_modules|dist)[\\/]/ }

export const developmentId = 'dev'

/**
 * The configuration for a development server: not minified, with hot reload.
 *
 * @param name used for the build's URL folder, `/r/<name>/dev/`, and for its cache
 */
export function development(production: BuildConfiguration, name: string): BuildConfiguration {
  const uniqueName = production.output.uniqueName
  return {
    ...production,
    name,
    mode: 'development',
    devtool: 'eval-source-map',
    output: {
      ...production.output,
      // Pages load hot updates from the same path as the build.
      publicPath: folderOf({ remote: name, id: developmentId }),
    },
    module: { ...production.module, rules: production.module.rules.map(withRefresh) },
    plugins: [...production.plugins, new ReactRefreshPlugin({ overlay: false, library: uniqueName })],
    cache: {
      ...(production.cache as object),
      type: 'filesystem',
      cacheDirectory: cacheFolder(production.context, `${developmentId}-${name}`),
    },
    watchOptions,
  }
}

/**
 * The configuration for a remote that runs in the shell of another environment, where React cannot
 * hot-reload. Builds readable production code that the environment's content policy allows.
 *
 * @param name used for the build's cache
 * @param remote used for the build's URL folder, `/r/<remote>/dev/`
 */
export const readable = (
  production: BuildConfiguration,
  name: string,
  remote: string,
): BuildConfiguration => ({
  ...production,
  name,
  devtool: 'cheap-module-source-map',
  output: { ...production.output, publicPath: folderOf({ remote, id: developmentId }) },
  optimization: { ...production.optimization, minimize: false },
  cache: {
    ...(production.cache as object),
    type: 'filesystem',
    cacheDirectory: cacheFolder(production.context, `${developmentId}-${name}`),
  },
  watchOptions,
})

type Rule = BuildConfiguration['module']['rules'][number]

function withRefresh(rule: Rule): Rule {
  if (!isRule(rule) || rule.loader !== 'ts-loader') return rule
  const transform = () => ({ before: [refreshComponents()] })
  return { ...rule, options: { ...(rule.options as object), getCustomTransformers: transform } }
}

const isRule = (rule: Rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null
