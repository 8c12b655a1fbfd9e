import { sep } from 'node:path'
import { remoteNames, remotes } from '@pundi/contract/federation'
import type { LoaderDefinition } from 'webpack'

/* Chunk names are unique in each remote only. In one bundle two chunks named "layout" would become one. */

const nameChunks: LoaderDefinition = function (source) {
  const remote = remoteNames.find(name => this.resourcePath.includes(sep + remotes[name].folder + sep))
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}

export default nameChunks
