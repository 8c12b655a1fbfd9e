import type { Page } from 'playwright-core'

/** What one thing that somebody did cost them, in milliseconds. */
export interface Cost {
  /** From their last event to the picture that shows what they wanted. */
  drawn: number
  /** The longest task of the page until then and a little after; tasks below 50 ms count as none. */
  blocked: number
}

interface Watch {
  begin: (event: string, picture: string) => void
  end: () => Promise<Cost>
}

declare global {
  interface Window {
    watch?: Watch
  }
}

/**
 * Measures what `act` does.
 *
 * @param event the kind of the last event of the act: the clock starts with the last of them
 * @param picture matches something in the page once what was wanted is there
 */
export async function timeAct(page: Page, event: string, picture: string, act: () => Promise<unknown>) {
  await page.evaluate(([event, picture]) => window.watch?.begin(event, picture), [event, picture] as const)
  await act()
  const cost = await page.evaluate(() => window.watch?.end())
  if (!cost) throw new Error('The page has no watch.')
  return cost
}

/** Runs in every page before its own scripts. */
export function installWatch() {
  let started = 0
  let kind = ''
  let wanted = ''
  let drawn: Promise<number> = Promise.resolve(0)
  let begun = 0
  let longest = 0
  new PerformanceObserver(list => {
    for (const { duration, startTime } of list.getEntries())
      if (startTime >= begun) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })

  let resolveDrawn: (time: number) => void = () => {}
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolveDrawn(performance.now())
  /** A frame's callbacks run before it is drawn, so a task of its own comes after that. */
  const look = () => {
    if (started === 0 || !document.querySelector(wanted)) return
    requestAnimationFrame(() => port2.postMessage(null))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })

  const start = ({ timeStamp, type }: Event) => {
    if (type !== kind) return
    started = timeStamp
    setTimeout(look)
  }
  for (const type of ['click', 'input', 'keydown', 'change'])
    document.addEventListener(type, start, { capture: true })

  window.watch = {
    begin: (event, picture) => {
      started = longest = 0
      begun = performance.now()
      kind = event
      wanted = picture
      drawn = new Promise(resolve => (resolveDrawn = resolve))
    },
    end: async () => {
      const time = await drawn
      await new Promise(resolve => setTimeout(resolve, 300))
      return { drawn: time - started, blocked: longest }
    },
  }
}
