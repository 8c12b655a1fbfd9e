import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { base } from './base'
import { buildId } from './build-id'
import { DescribeShellPlugin } from './describe-shell-plugin'
import { hostFederation } from './federation'

/** The build of the shell. `folder` is the absolute path of its workspace. */
export function shell(folder: string): Configuration {
  const common = base(folder, 'shell')
  return {
    ...common,
    entry: { shell: join(folder, 'src/main.tsx') },
    output: { ...common.output, publicPath: `/r/shell/${buildId(folder)}/` },
    plugins: [
      ...common.plugins!,
      hostFederation(join(folder, 'src/router-facade.ts')),
      // Where the category calls go, when they are to go to a service of their own.
      new webpack.EnvironmentPlugin({ CATEGORY_BASE: '' }),
      new DescribeShellPlugin(folder),
    ],
  }
}
