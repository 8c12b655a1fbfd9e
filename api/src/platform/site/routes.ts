import fastifyStatic from '@fastify/static'
import { buildsPath, isUnder, serverPaths } from '@pundi/contract/federation'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { answerText, sendDocument } from './documents'
import { answerPreview, isLanding } from './previews/answer-preview'
import { noWorker } from './no-worker'
import { workerPolicy } from './page-policies'
import type { Previews } from './previews/previews'
import type { Site, WatchedSite } from './watch-site'

const isForeign = (path: string) => serverPaths.some(own => isUnder(path, own))
/** Longer than any published path, and far below the limit of file systems. */
const longestPath = 500
/** Paths of build files. Excludes dotfiles, ".." and characters that a URL encodes. */
const buildFile = /^\/r(\/[A-Za-z0-9_@~+-][\w@~+.-]*){3,}$/
/**
 * Paths of other public files, such as `/favicon.svg`. `hiddenFile` excludes pages, because their
 * URLs have no ".html".
 */
const rootFile = /^(\/[\w-]+)*\/[\w-][\w.-]*\.[a-z0-9]+$/
const hiddenFile = /\.(br|html|ndjson)$/

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, path: string) {
  const landing = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const known = isLanding(path) ? landing : site.pageAt(path)
  const document = known === undefined ? undefined : site.document(known)
  const missing = document ? undefined : site.document('404.html')
  reply.headers(site.policies)
  if (document) return sendDocument(request, reply, document)
  return missing ? sendDocument(request, reply, missing, 404) : answerText(reply, 404, 'Not found')
}

/**
 * Serves the published site. Browsers cache build files for a year, and revalidate pages and the
 * registry by ETag. A missing build file is answered 404 in plain text, an unknown page with
 * `404.html`. Before the first publication, every page is answered 503.
 */
export const sitePages: FastifyPluginAsync<{
  directory: string
  watched: WatchedSite
  previews?: Previews
  /** If false, browsers store no pages for offline use, and stored pages are removed. */
  keepsPages?: boolean
}> = async (app, { directory, watched, previews, keepsPages = true }) => {
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  })

  function sendBuildFile(reply: FastifyReply, path: string) {
    const isPublic = path.length <= longestPath && buildFile.test(path) && !hiddenFile.test(path)
    if (!isPublic || !isFile(join(directory, path))) return answerText(reply, 404, 'There is no such file.')
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    return reply.sendFile(path)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const [path = '/', ...query] = request.raw.url?.split('?') ?? []
      if (isForeign(path)) {
        reply.callNotFound()
        return reply
      }
      if (isUnder(path, buildsPath)) return sendBuildFile(reply, path)
      const site = watched.current()
      if (!site) return answerText(reply, 503, 'Pundi is not published yet. Please try again in a moment.')
      if (path.endsWith('/') && site.pageAt(path.slice(0, -1)) !== undefined)
        return reply.redirect([path.slice(0, -1), ...query].join('?'), 308)
      const preview =
        previews && answerPreview({ request, reply, site, previews, path, query: query.join('?') })
      if (preview) return preview
      if (path === '/sw.js') {
        reply.header('content-security-policy', workerPolicy)
        return sendDocument(request, reply, (keepsPages && site.document('sw.js')) || noWorker)
      }
      const isPublic = path.length <= longestPath && rootFile.test(path) && !hiddenFile.test(path)
      const file = isPublic ? site.document(path.slice(1)) : undefined
      if (file) return sendDocument(request, reply, file)
      return sendPage(request, reply, site, path)
    },
  })
}
