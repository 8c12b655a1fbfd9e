import type { CDPSession, Page } from 'playwright-core'

/** What loads after the content and is in nobody's way: it may arrive before the last look, or not. */
const comesLater =
  /[/-](cash-pie|daily|dashboard-more|transaction-form)\.(js|css)$|\/summary\?type=expense&from=|\/auth\/providers$/

/** What a page cost until its content stood there, in a browser that had nothing of it. */
export interface Waterfall {
  requests: number
  /** Bytes on the wire, without the headers of the answers. */
  bytes: { all: number; script: number; document: number; font: number }
  /** Serial round trips until the content: 1 is the document, 2 what the document asks for, and so on. */
  depth: number
  /** How far the page moved by itself on the way there (cumulative layout shift). */
  shift: number
}

interface Call {
  url: string
  type: string
  /** Address of the file that asked for it, "" for the browser itself. */
  askedBy: string
  bytes: number
}

/** Opens an address in a fresh page and counts what came until `isThere` says that the content is. */
export async function measurePage(
  page: Page,
  address: string,
  isThere: (page: Page) => Promise<unknown>,
): Promise<Waterfall> {
  const network = await page.context().newCDPSession(page)
  const calls = await recordCalls(network)
  await page.goto(address, { waitUntil: 'commit' })
  await isThere(page)
  const arrived = [...calls.values()].filter(call => call.bytes > 0 && !comesLater.test(call.url))
  await network.detach()
  // What comes later may move nothing either.
  await page.waitForLoadState('networkidle')
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
  // What has come when the answer begins is its headers.
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

/** How far what stood on the page has moved until now without anybody's doing (cumulative layout shift, 0 is nothing). */
const measureShift = (page: Page): Promise<number> =>
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
        // What was buffered is handed over in a task of its own, before this one ends.
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 50))
      }),
  )
