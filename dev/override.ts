import { hashAll } from '@pundi/deploy/files/hash'
import type { Files } from '@pundi/deploy/files/read-files'
import { dataBlock } from '@pundi/deploy/site/render-page'
import type { Registry, RemoteBuild } from '@pundi/contract/federation'
import { allowMessages } from '@pundi/webpack/dev/print-failures'

export function override(registry: Registry, build: RemoteBuild, files: Files): Registry {
  const current = { ...build, integrity: hashAll(files) }
  return {
    ...registry,
    remotes: { ...registry.remotes, [build.remote]: { current, fallback: [], revoked: [] } },
  }
}

export const withRegistry = (html: string, registry: Registry, path?: string) =>
  allowMessages(html).replace(/<script type="application\/json" id="registry">.*?<\/script>/s, () =>
    dataBlock(registry, path),
  )

/**
 * Response headers that the proxy does not pass on. They would be wrong, because the page was
 * changed or comes from another host.
 */
const left =
  /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag|strict-transport-security)$/

export const passedOn = (headers: Headers): [name: string, value: string][] =>
  [...headers].filter(([name]) => !left.test(name))
