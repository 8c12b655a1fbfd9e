import type { Page } from 'playwright-core'
import { findBarriers } from './find-barriers'
import { hardFields } from './find-hard-fields'
import { findMisfits, findOverflow } from './misfits/find-misfits'
import { findMotion } from './find-motion'
import { smallTargets } from './find-small-targets'
import { findUnmarked } from './messages/find-unmarked'
import { hasWords, lengthenTexts, switchLanguage } from './language'

export const matrices = {
  full: {
    /**
     * Widths of the design, and 1366 px, the most common laptop. The last three widths are 1030,
     * 1280 and 1920 px at 200 % zoom.
     */
    widths: [320, 375, 768, 1030, 1280, 1366, 1920, 515, 640, 960],
    largeLetters: [320, 375, 1280],
    languages: ['es', 'id'],
    barriersOnDesk: true,
  },
  /**
   * For further states of a screen: only the smallest and largest width, and lengthened texts
   * instead of translations.
   */
  edges: { widths: [320, 1280], largeLetters: [], languages: [], barriersOnDesk: false },
} as const

const themeRules = ['color-contrast', 'link-in-text-block']

/**
 * Finds accessibility and layout problems on a screen, which must be open at 375 px in the light
 * theme. Checks touch targets, reduced motion, screen readers in both themes, and lengthened texts.
 * Also checks the widths, text sizes and languages of the matrix.
 *
 * @param said the texts from the server, which are in no message catalogue
 */
export async function measureScreen(page: Page, said: Set<string>, matrix: keyof typeof matrices) {
  const { widths, largeLetters, languages, barriersOnDesk } = matrices[matrix]
  const found: Record<string, string[]> = {}
  const tell = (way: string, findings: string[]) => {
    if (findings.length) found[way] = findings
  }
  const lookForBarriers = async (device: string) => {
    tell(`barriers, ${device}, light`, await findBarriers(page))
    await changeTheme(page, 'dark')
    tell(`barriers, ${device}, dark`, await findBarriers(page, themeRules))
    await changeTheme(page, 'light')
  }
  const lookAt = async (sizes: readonly number[], way: string, find: Find) => {
    for (const width of sizes) {
      await page.setViewportSize({ width, height: width < 768 ? 812 : 900 })
      tell(`${width} px${way}`, await lookUntilDrawn(page, find))
    }
  }

  tell('motion', await findMotion(page))
  tell('targets', await page.evaluate(smallTargets))
  tell('fields', await page.evaluate(hardFields))
  await lookForBarriers('phone')
  if (barriersOnDesk) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await lookForBarriers('desk')
  }
  await lookAt(widths, '', findMisfits)
  if (largeLetters.length) {
    await setLetters(page, 32)
    await lookAt(largeLetters, ', letters of twice their size', findOverflow)
    await setLetters(page, 16)
  }
  if (await hasWords(page)) {
    for (const language of languages) {
      await switchLanguage(page, language)
      await lookAt([320, 1280], `, in ${language}`, findMisfits)
    }
    await switchLanguage(page, 'en')
    tell('words in no catalogue', await lookUntilDrawn(page, shown => findUnmarked(shown, said)))
  }
  await lengthenTexts(page)
  await lookAt([320, 1280], ', longest language', findOverflow)
  return found
}

/**
 * Changes the theme, then waits for two frames. There are no transitions to wait for, because
 * motion is reduced.
 */
async function changeTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

type Find = (page: Page) => Promise<string[]>

/** Number of tries, and milliseconds between two tries. */
const looks = 5
const pause = 200

/**
 * Repeats `find` up to `looks` times while it finds problems. After a change of width, text size or
 * language, charts and texts update late.
 */
async function lookUntilDrawn(page: Page, find: Find): Promise<string[]> {
  let findings = await find(page)
  for (let again = 1; again < looks && findings.length; again++) {
    await page.waitForTimeout(pause)
    findings = await find(page)
  }
  return findings
}

async function setLetters(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await devtools.detach()
}
