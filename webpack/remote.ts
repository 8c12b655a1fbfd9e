import { basename } from 'node:path'
import { remoteNames, remotes } from '../shared/contract/federation'
import { base, type BuildConfiguration } from './base'
import { unknownId } from './describe/content-id'
import { DescribeRemotePlugin } from './describe/describe-remote-plugin'
import { remoteFederation } from './federation/federation'
import { SlimFederationPlugin } from './federation/slim/slim-federation-plugin'
import { ScopeStylesPlugin } from './scope-styles-plugin'

/** The build of a remote. `folder` is the absolute path of its workspace. Throws if `remotes.json` does not list it. */
export function remote(folder: string, id = unknownId): BuildConfiguration {
  const name = remoteNames.find(one => remotes[one].folder === basename(folder))
  if (!name) throw new Error(`${folder} is no remote: add it to remotes.json at the root.`)
  const common = base(folder, name)
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...common.plugins,
      remoteFederation(name),
      new SlimFederationPlugin(),
      new ScopeStylesPlugin(name),
      new DescribeRemotePlugin(folder, name, id),
    ],
  }
}
