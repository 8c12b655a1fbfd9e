import { sep } from 'node:path'
import { remoteNames, remotes } from '@pundi/contract/federation'
import type { LoaderDefinition } from 'webpack'

/* The remotes name their chunks each for itself; in one bundle "layout" of one must not be "layout" of another. */

const nameChunks: LoaderDefinition = function (source) {
  const remote = remoteNames.find(name => this.resourcePath.includes(sep + remotes[name].folder + sep))
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}

export default nameChunks
