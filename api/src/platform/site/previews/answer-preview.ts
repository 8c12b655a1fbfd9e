import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguageOf } from '../../messages/say'
import { answerText, sendPrivate } from '../documents'
import { previewsFolder, type Site } from '../watch-site'
import type { Previews } from './previews'

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
  previews: Previews
  path: string
  query: string
}

/**
 * True for the landing page: `/`, or a language such as `/id`. The landing page is the same in all
 * previews.
 */
export const isLanding = (path: string) => path === '/' || /^\/[a-z]{2}$/.test(path)

export function answerPreview(asked: Asked): FastifyReply | undefined {
  const { request, site, previews, path, query } = asked
  const given = new URLSearchParams(query).get('preview')
  const ticket = previews.of(request)
  if (path === '/registry.json')
    // The cookie is not enough: the request must also name the preview, because another tab of the
    // browser may show the published site.
    return ticket !== undefined && ticket.name === given ? sendFile(asked, ticket.name, path) : undefined
  if (path.includes('.')) return undefined
  if (given === 'leave') return redirect(asked, previews.noCookie())
  if (given !== null) return open(asked, given)
  if (!ticket || isLanding(path)) return undefined
  const pages = site.previewed(ticket.name)
  if (!pages) {
    asked.reply.header('set-cookie', previews.noCookie())
    return undefined
  }
  const file = pages(path)
  return file === undefined
    ? sendFile(asked, ticket.name, '/404.html', 404)
    : sendFile(asked, ticket.name, `/${file}`)
}

function open(asked: Asked, token: string): FastifyReply {
  const { request, reply, site, previews } = asked
  const say = inLanguageOf(request)
  const ticket = previews.read(token)
  if (ticket === undefined)
    return answerText(reply, 403, say('This link to a preview is not valid here. Ask for a new one.'))
  if (ticket === 'ended')
    return answerText(reply, 410, say('This link to a preview has ended. Ask for a new one.'))
  if (!site.previewed(ticket.name))
    return answerText(
      reply,
      404,
      say(
        'This build is no preview any more: it was published or taken back, or does not fit what is published. Ask for a new link.',
      ),
    )
  return redirect(asked, previews.cookie(ticket), site.previewed(ticket.name))
}

function redirect({ reply, site, path, query }: Asked, cookie: string, pageAt = site.pageAt): FastifyReply {
  const rest = new URLSearchParams(query)
  rest.delete('preview')
  const to = isLanding(path) || pageAt(path) !== undefined ? path : '/'
  return reply
    .headers({ 'set-cookie': cookie, 'cache-control': 'no-store' })
    .redirect(rest.size > 0 ? `${to}?${rest}` : to, 303)
}

function sendFile({ request, reply, site }: Asked, name: string, path: string, status = 200) {
  const document = site.document(`${previewsFolder}/${name}${path}`)
  if (!document) return undefined
  if (path.endsWith('.html')) reply.headers(site.policies)
  return sendPrivate(request, reply, document, status)
}
