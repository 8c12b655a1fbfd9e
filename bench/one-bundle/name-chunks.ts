import type { LoaderDefinition } from 'webpack'

/* The remotes name their chunks each for itself; in one bundle "layout" of one must not be "layout" of another. */

const nameChunks: LoaderDefinition = function (source) {
  const [, remote] = /[\\/]remote-(\w+)[\\/]/.exec(this.resourcePath) ?? []
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}

export default nameChunks
