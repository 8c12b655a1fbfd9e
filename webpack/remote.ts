import { basename } from 'node:path'
import type { Configuration } from 'webpack'
import type { RemoteName } from '../shared/contract/federation'
import { base } from './base'
import { buildId } from './build-id'
import { DescribeRemotePlugin } from './describe-remote-plugin'
import { remoteFederation } from './federation'
import { SlimFederationPlugin } from './slim-federation/slim-federation-plugin'

/** The build of a remote. `folder` is the absolute path of its workspace, `remote-<name>`. */
export function remote(folder: string, id = buildId(folder)): Configuration {
  const name = basename(folder).replace('remote-', '') as RemoteName
  const common = base(folder, name)
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...common.plugins!,
      remoteFederation(name),
      new SlimFederationPlugin(),
      new DescribeRemotePlugin(folder, name, id),
    ],
  }
}
