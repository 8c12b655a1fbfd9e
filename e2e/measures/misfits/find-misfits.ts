import type { Page } from 'playwright-core'
import { brokenWords } from './find-broken-words'
import { overflow } from './find-overflow'
import { unreachable } from './find-unreachable'

export const findOverflow = (page: Page): Promise<string[]> => page.evaluate(overflow)

/**
 * Finds overflow, broken words and unreachable controls. Runs all checks in a single call, so that
 * they see the same moment of the page.
 */
export const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[${[overflow, brokenWords, unreachable].map(find => `...(${String(find)})()`).join()}]`,
  )
