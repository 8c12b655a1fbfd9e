import { sep } from 'node:path'
import { remoteNames, remotes } from '@pundi/contract/federation'
import type { LoaderDefinition } from 'webpack'

/*
 * Adds the remote's name to chunk names. Otherwise the "layout" chunks of two remotes would be
 * merged.
 */

const nameChunks: LoaderDefinition = function (source) {
  const remote = remoteNames.find(name => this.resourcePath.includes(sep + remotes[name].folder + sep))
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}

export default nameChunks
