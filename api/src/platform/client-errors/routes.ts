import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { Counter } from 'prom-client'
import { on } from '../http/on'
import { inLanguageOf } from '../messages/say'
import { addSiteMetrics } from '../site/site-metrics'

/**
 * All reports are counted, but only this many per minute are logged, because anybody can send
 * reports.
 */
const linesPerMinute = 60

const minute = 60_000

/** Needs no session, because pages can also fail before the user has signed in. */
export const clientErrorRoutes: FastifyPluginAsync = async app => {
  addSiteMetrics(app)
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

  for (const each of [calls.reportFailure, calls.reportFailureAsBefore])
    on(app, each, async (request, reply) => {
      const { remote: named, build, phase, cause, at, message } = request.body
      const failure = {
        ...{ remote: named, build, phase, cause, at },
        ...(app.configuration.errorMessages && { message }),
      }
      // Unknown names and ids are counted as "other": anybody can invent them, and each would add a
      // time series to the metrics.
      const site = app.site.current()
      const remote = site?.remotes.has(named) ? named : 'other'
      const known = site?.builds.has(build) ? build : 'other'
      const preview = app.previews.of(request)?.name
      failures.inc({ remote, build: preview === undefined ? known : 'preview', phase, cause })
      if (preview === undefined) app.canary.noteFailure(request.body, request.network)
      if (preview === undefined && known === build) app.failures.note(failure)
      if (hasRoomInLog()) request.log.warn({ failure, preview }, 'a browser reported an error of a remote')
      return reply.send({ message: inLanguageOf(request)('Noted.') })
    })

  for (const each of [calls.reportDrawn, calls.reportDrawnAsBefore])
    on(app, each, async (request, reply) => {
      if (app.previews.of(request) === undefined) app.canary.noteDrawn(request.body, request.network)
      return reply.send({ message: inLanguageOf(request)('Noted.') })
    })
}
