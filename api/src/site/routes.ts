import fastifyStatic from '@fastify/static'
import { buildsPath, isUnder, serverPaths } from '@pundi/contract/federation'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sendDocument } from './documents'
import { watchSite, type Site } from './watch-site'

/** Paths that others answer, and that are therefore never a page, not even "not found". */
const isForeign = (path: string) => serverPaths.some(own => isUnder(path, own))
/** Longer than any published path, and far below what a file system takes. */
const longestPath = 500
/** A published file: no dotfiles, no "..", nothing encoded. Compressed copies have no address of their own. */
const buildFile = /^\/r(\/[A-Za-z0-9_@~+-][\w@~+.-]*){3,}$/
/** A file of the site's root. Pages are not among them: each has one address, without ".html". */
const rootFile = /^(\/[\w-]+)*\/[\w-][\w.-]*\.[a-z0-9]+$/
const hiddenFile = /\.(br|html|ndjson)$/

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function answerText(reply: FastifyReply, status: number, text: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)
}

/** Pages of the registry, and the landing page in a language: "/id". */
const isPage = (path: string, site: Site) => site.pages.has(path) || /^\/[a-z]{2}$/.test(path)

function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, path: string) {
  const known = path === '/' ? 'index.html' : isPage(path, site) ? `${path.slice(1)}.html` : undefined
  const document = known === undefined ? undefined : site.document(known)
  const missing = document ? undefined : site.document('404.html')
  reply.header('content-security-policy', site.policy)
  if (document) return sendDocument(request, reply, document)
  return missing ? sendDocument(request, reply, missing, 404) : answerText(reply, 404, 'Not found')
}

/**
 * Serves what is published in a site folder (`deploy/publish/publish.ts` says what is in it), as it is at the moment of each
 * request: files of builds for a year, pages and the registry with an ETag to be asked for each time. A missing file
 * of a build is 404 in plain text and never HTML; an unknown page is `404.html` with status 404; before the first
 * shell every page is 503. Only what a page, the registry or a build names has an address.
 */
export const sitePages: FastifyPluginAsync<{ directory: string; origin: () => string }> = async (
  app,
  { directory, origin },
) => {
  const current = watchSite(directory, origin)
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
      const site = current()
      if (!site) return answerText(reply, 503, 'Pundi is not published yet. Please try again in a moment.')
      if (path.endsWith('/') && site.pages.has(path.slice(0, -1)))
        return reply.redirect([path.slice(0, -1), ...query].join('?'), 308)
      const isPublic = path.length <= longestPath && rootFile.test(path) && !hiddenFile.test(path)
      const file = isPublic ? site.document(path.slice(1)) : undefined
      if (file) return sendDocument(request, reply, file)
      return sendPage(request, reply, site, path)
    },
  })
}
