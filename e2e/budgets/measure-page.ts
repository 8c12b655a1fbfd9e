import type { CDPSession, Page } from 'playwright-core'

/** Files that load after the content. They do not delay the content, so they are not counted. */
const comesLater =
  /[/-](background|category-icons|charts|daily|dashboard-charts|form-messages-\w+|offline|row-gestures|transaction-form|wallet-boards|wallet-lines)\.(js|css)$|\/(build|mf-manifest)\.json$|\/transactions\?planned=only|\/transactions\/summary\?from=|\/auth\/providers$/

export interface Waterfall {
  requests: number
  /** Transferred bytes, without headers. */
  bytes: { all: number; script: number; document: number; font: number }
  /**
   * Number of serial round trips: 1 for the document, 2 if the document's files load further files,
   * and so on.
   */
  depth: number
  shift: number
}

interface Call {
  url: string
  type: string
  askedBy: string
  bytes: number
}

/**
 * Opens the page and measures requests, bytes and round trips until `isThere` resolves. Measures
 * the layout shift until all requests have ended.
 *
 * @param later matches requests that load after the content of this page, and are not counted
 */
export async function measurePage(
  page: Page,
  address: string,
  isThere: (page: Page) => Promise<unknown>,
  later?: RegExp,
): Promise<Waterfall> {
  const network = await page.context().newCDPSession(page)
  const calls = await recordCalls(network)
  await page.goto(address, { waitUntil: 'commit' })
  await isThere(page)
  const isLater = ({ url }: Call) => comesLater.test(url) || later?.test(url)
  const arrived = [...calls.values()].filter(call => call.bytes > 0 && !isLater(call))
  await network.detach()
  // Layout shifts also count if a later request causes them, so wait for all requests.
  await page.waitForLoadState('networkidle', { timeout: 30_000 })
  return { ...summarize(arrived), shift: await measureShift(page) }
}

async function recordCalls(network: CDPSession) {
  const calls = new Map<string, Call>()
  network.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const frames = initiator.stack?.callFrames ?? []
    const askedBy = initiator.url ?? frames.find(({ url }) => url)?.url ?? ''
    calls.set(requestId, { url: request.url, type: type ?? 'Other', askedBy, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const call = calls.get(requestId)
    if (call) call.bytes += encodedDataLength
  })
  // `loadingFinished` also counts the headers. Their size is in this event, so subtract it here.
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const call = calls.get(requestId)
    if (call) call.bytes -= response.encodedDataLength
  })
  await network.send('Network.enable')
  return calls
}

function summarize(calls: Call[]): Omit<Waterfall, 'shift'> {
  const sum = (type?: string) =>
    calls.filter(call => !type || call.type === type).reduce((total, { bytes }) => total + bytes, 0)
  const depthOf = (call: Call | undefined, seen: Set<Call>): number => {
    if (!call || seen.has(call)) return 0
    const parent = calls.find(({ url }) => url === call.askedBy)
    return 1 + depthOf(parent, seen.add(call))
  }
  return {
    requests: calls.length,
    bytes: { all: sum(), script: sum('Script'), document: sum('Document'), font: sum('Font') },
    depth: Math.max(...calls.map(call => depthOf(call, new Set()))),
  }
}

/** Cumulative layout shift, without shifts after user input. */
export const measureShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        let sum = 0
        const observer = new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) sum += entry.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // The observer receives buffered entries in a separate task, which runs before this timer.
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 50))
      }),
  )
