import type { Browser, CDPSession } from 'playwright-core'
import { firstEvent } from './watch-page'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: start (`ts`), duration (`dur`), and processor time (`tdur`). */
  ts: number
  dur?: number
  tdur?: number
}

const task = 'ThreadControllerImpl::RunTask'

/**
 * Runs `act` and meanwhile traces the browser's tasks. `longest` is the processor time of the
 * longest task after the first event, in milliseconds. Waiting for other programs does not count.
 */
export async function traceTasks<Answer>(browser: Browser, act: () => Promise<Answer>) {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  const answer = await act()
  await endTracing(session)
  await session.detach()
  return { answer, longest: longestTask(events) }
}

async function endTracing(session: CDPSession) {
  const ended = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
}

function longestTask(events: TraceEvent[]) {
  const first = events.find(({ name }) => name === firstEvent)
  if (!first) throw new Error('The act was no event of the page.')
  const times = events
    .filter(({ name, pid, tid }) => name === task && pid === first.pid && tid === first.tid)
    .filter(({ ts, dur = 0 }) => ts + dur >= first.ts)
    .map(({ tdur = 0 }) => tdur / 1000)
  return Math.max(...times)
}
