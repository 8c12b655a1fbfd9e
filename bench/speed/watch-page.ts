import type { Page } from 'playwright-core'

export const firstEvent = 'first event of the act'

interface Watch {
  begin: (event: string, picture: string) => void
  end: () => Promise<number>
}

declare global {
  interface Window {
    watch?: Watch
  }
}

/**
 * Calls `act`. Measures from the last event of the type `event` to the frame in which the selector
 * `picture` matches. Returns milliseconds.
 */
export async function timeAct(page: Page, event: string, picture: string, act: () => Promise<unknown>) {
  await page.evaluate(([event, picture]) => window.watch?.begin(event, picture), [event, picture] as const)
  await act()
  const drawn = await page.evaluate(() => window.watch?.end())
  if (drawn === undefined) throw new Error('The page has no watch.')
  return drawn
}

/** Runs in each page before the page's own scripts. */
export function installWatch(mark: string) {
  let kind = ''
  let wanted = ''
  let isFirst = false
  let started = 0
  let drawn = 0
  let resolveDrawn = () => {}

  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    if (data !== started || drawn > 0) return
    drawn = performance.now()
    resolveDrawn()
  }
  /**
   * A frame callback runs before its frame is drawn. Therefore the callback posts a message, which
   * arrives after the drawing.
   */
  const look = () => {
    if (started === 0 || drawn > 0 || !document.querySelector(wanted)) return
    const of = started
    requestAnimationFrame(() => port2.postMessage(of))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })

  const start = ({ timeStamp, type }: Event) => {
    if (isFirst) performance.mark(mark)
    isFirst = false
    if (type !== kind) return
    started = timeStamp
    drawn = 0
    setTimeout(look)
  }
  for (const type of ['pointerover', 'pointerdown', 'click', 'input', 'keydown', 'change'])
    document.addEventListener(type, start, { capture: true })

  window.watch = {
    begin: (event, picture) => {
      started = drawn = 0
      kind = event
      wanted = picture
      isFirst = true
    },
    end: async () => {
      // `act` may return before its event happens, so wait until the result is drawn.
      while (drawn === 0) await new Promise<void>(resolve => (resolveDrawn = resolve))
      await new Promise(resolve => setTimeout(resolve, 300))
      return drawn - started
    },
  }
}
