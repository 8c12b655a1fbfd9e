import type { Page } from 'playwright-core'

/** The mark that the first event of an act leaves in a trace. */
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
 * Measures what `act` does: the milliseconds from its last event to the frame that shows what was wanted.
 *
 * @param event the kind of the last event of the act: the clock starts with the last of them
 * @param picture matches something in the page once what was wanted is there
 */
export async function timeAct(page: Page, event: string, picture: string, act: () => Promise<unknown>) {
  await page.evaluate(([event, picture]) => window.watch?.begin(event, picture), [event, picture] as const)
  await act()
  const drawn = await page.evaluate(() => window.watch?.end())
  if (drawn === undefined) throw new Error('The page has no watch.')
  return drawn
}

/** Runs in every page before its own scripts; `mark` is `firstEvent`. */
export function installWatch(mark: string) {
  let kind = ''
  let wanted = ''
  let isFirst = false
  /** When the last event of the kind happened, and its picture was drawn; 0 before that. */
  let started = 0
  let drawn = 0
  let resolveDrawn = () => {}

  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    if (data !== started || drawn > 0) return
    drawn = performance.now()
    resolveDrawn()
  }
  /** A frame's callbacks run before it is drawn, so a task of its own comes after that. */
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
      // A field that is filled by a program may have been told of it before the program goes on.
      while (drawn === 0) await new Promise<void>(resolve => (resolveDrawn = resolve))
      await new Promise(resolve => setTimeout(resolve, 300))
      return drawn - started
    },
  }
}
