import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { Counter } from 'prom-client'
import { on } from '../http/on'
import { inLanguageOf } from '../messages/say'

/** Lines of the log a minute; what is beyond is counted all the same. Anybody can report, and as often as they like. */
const linesPerMinute = 60

const minute = 60_000

/**
 * Failures of remotes, told by browsers: counted for Prometheus, and a line of the log each. Behind no guard: the accounts
 * area fails for visitors too.
 */
export const reportRoutes: FastifyPluginAsync = async app => {
  const failures = new Counter({
    name: 'remote_failures_total',
    help: 'What browsers told of builds that did not run, by remote, phase and cause',
    labelNames: ['remote', 'phase', 'cause'],
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
    const { remote, phase, cause } = request.body
    failures.inc({ remote, phase, cause })
    if (hasRoomInLog()) request.log.warn({ failure: request.body }, 'a browser could not run a remote')
    return reply.send({ message: inLanguageOf(request)('Noted.') })
  })
}
