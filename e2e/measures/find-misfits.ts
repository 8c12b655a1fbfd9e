import type { Page } from 'playwright-core'
import { brokenWords } from './find-broken-words'
import { overflow } from './find-overflow'
import { unreachable } from './find-unreachable'

/** What does not fit. */
export const findOverflow = (page: Page): Promise<string[]> => page.evaluate(overflow)

/** What does not fit, is broken in the middle of a word or cannot be reached, of one moment: in one call of the page. */
export const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[${[overflow, brokenWords, unreachable].map(find => `...(${String(find)})()`).join()}]`,
  )
