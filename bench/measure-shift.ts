import type { Page } from 'playwright-core'

/** How far what stood on the page has moved until now without anybody's doing (cumulative layout shift, 0 is nothing). */
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
        // What was buffered is handed over in a task of its own, before this one ends.
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 50))
      }),
  )
