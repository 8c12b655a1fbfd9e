import { hashAll } from '../../deploy/files/hash'
import type { Files } from '../../deploy/files/read-files'
import { dataBlock } from '../../deploy/site/render-page'
import type { Registry, RemoteBuild } from '../../shared/contract/federation'

/** The registry of an environment, with a build from here in place of the one in force, and none to fall back to. */
export function override(registry: Registry, build: RemoteBuild, files: Files): Registry {
  const current = { ...build, integrity: hashAll(files) }
  return {
    ...registry,
    remotes: { ...registry.remotes, [build.remote]: { current, fallback: [], revoked: [] } },
  }
}

/** The page of the environment at a path, with another registry inside. A document without one stays as it is. */
export const withRegistry = (html: string, registry: Registry, path?: string) =>
  html.replace(/<script type="application\/json" id="registry">.*?<\/script>/s, () =>
    dataBlock(registry, path),
  )

/** Headers that would not hold for a page that is changed, or that come from another host. */
const left =
  /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag|strict-transport-security)$/

/** The headers of an answer that are passed on with its changed body. */
export const passedOn = (headers: Headers): [name: string, value: string][] =>
  [...headers].filter(([name]) => !left.test(name))
