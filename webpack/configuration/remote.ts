import { remoteNames, remotes } from '@pundi/contract/federation'
import { base, type BuildConfiguration } from './base'
import { unknownId } from '../workspace/content-id'
import { DescribeRemotePlugin } from '../describe/describe-remote-plugin'
import { remoteFederation } from '../federation/federation'
import { RouterNamesPlugin } from '../federation/router-names-plugin'
import { ScopeStylesPlugin } from '../styles/scope-styles-plugin'
import { workspaceName } from '../workspace/workspace'

/** `folder` is the workspace's absolute path. Throws if `remotes.json` does not list it. */
export function remote(folder: string, id = unknownId): BuildConfiguration {
  const name = remoteNames.find(one => remotes[one].folder === workspaceName(folder))
  if (!name) throw new Error(`${folder} is not a known remote. Add it to remotes.json of @pundi/contract.`)
  const common = base(folder, name)
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...common.plugins,
      remoteFederation(folder, name),
      new RouterNamesPlugin(),
      new ScopeStylesPlugin(name),
      new DescribeRemotePlugin(folder, name, id),
    ],
  }
}
