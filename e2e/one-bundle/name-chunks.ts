import { sep } from 'node:path'
import { remoteNames, remotes } from '@pundi/contract/federation'
import type { LoaderDefinition } from 'webpack'

/* Chunk names are unique per remote only; in one bundle two "layout" chunks would merge. */

const nameChunks: LoaderDefinition = function (source) {
  const remote = remoteNames.find(name => this.resourcePath.includes(sep + remotes[name].folder + sep))
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}

export default nameChunks
