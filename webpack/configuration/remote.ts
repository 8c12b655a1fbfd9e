import { remoteOfWorkspace } from '@pundi/contract/federation'
import { base, type BuildConfiguration } from './base'
import { unknownId } from '@pundi/contract/content-id'
import { DescribeRemotePlugin } from '../describe/describe-remote-plugin'
import { remoteFederation } from '../federation/federation'
import { RouterNamesPlugin } from '../federation/router-names-plugin'
import { ScopeStylesPlugin } from '../styles/scope-styles-plugin'
import { workspaceName } from '../workspace/workspace'

/**
 * The production configuration of a remote. Throws if the workspace is not named like a remote.
 *
 * @param folder absolute path of the workspace
 */
export function remote(folder: string, id = unknownId): BuildConfiguration {
  const name = remoteOfWorkspace(workspaceName(folder))
  if (!name)
    throw new Error(`${folder} is not a remote. Name its package remote-NAME, with lower-case letters.`)
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
