import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { Counter } from 'prom-client'
import { on } from '../http/on'
import { inLanguageOf } from '../messages/say'

/** Log lines per minute. All reports are counted, but anybody can send any number of them, so the log is limited. */
const linesPerMinute = 60

const minute = 60_000

/**
 * Receives failures of remotes and of the shell from browsers: counts them for Prometheus and logs them. It needs no
 * session, since the accounts area can fail for visitors too.
 */
export const reportRoutes: FastifyPluginAsync = async app => {
  const failures = new Counter({
    name: 'remote_failures_total',
    help: 'What browsers told of builds that did not run, by remote, build, phase and cause',
    labelNames: ['remote', 'build', 'phase', 'cause'],
    registers: [app.metrics],
  })
  let began = 0
  let lines = 0

  function hasRoomInLog() {
    if (Date.now() - began >= minute) {
      began = Date.now()
      lines = 0
    }
    return ++lines <= linesPerMinute
  }

  on(app, calls.reportFailure, async (request, reply) => {
    const { phase, cause, browser: _unnamed, ...reported } = request.body
    // Anybody can send any name and id, and each would be a series of its own for as long as the process runs.
    const site = app.site.current()
    const remote = site?.remotes.has(reported.remote) ? reported.remote : 'other'
    const known = site?.builds.has(reported.build) ? reported.build : 'other'
    // Of a preview nothing counts for what is published.
    const preview = app.previews.of(request)?.name
    failures.inc({ remote, build: preview === undefined ? known : 'preview', phase, cause })
    if (preview === undefined) app.canary.noteFailure(request.body, request.network)
    if (hasRoomInLog())
      request.log.warn(
        { failure: { ...reported, phase, cause }, preview },
        'a browser could not run a remote',
      )
    return reply.send({ message: inLanguageOf(request)('Noted.') })
  })

  on(app, calls.reportDrawn, async (request, reply) => {
    if (app.previews.of(request) === undefined) app.canary.noteDrawn(request.body, request.network)
    return reply.send({ message: inLanguageOf(request)('Noted.') })
  })
}
