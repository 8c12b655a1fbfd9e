import type { Page } from 'playwright-core'
import { findBarriers } from './find-barriers'
import { findHardFields } from './find-hard-fields'
import { findMisfits, findOverflow } from './find-misfits'
import { findMotion } from './find-motion'
import { findSmallTargets } from './find-small-targets'
import { findUnmarked } from './find-unmarked'
import { hasWords, lengthenTexts, switchLanguage } from './language'

/** In which ways a screen is looked at. */
export const matrices = {
  full: {
    /**
     * The sizes that the product is made for, that of most laptops, and what is left of 1030, 1280 and 1920 px where a
     * page is zoomed to 200 %.
     */
    widths: [320, 375, 768, 1030, 1280, 1366, 1920, 515, 640, 960],
    largeLetters: [320, 375, 1280],
    languages: ['es', 'id'],
    barriersOnDesk: true,
  },
  /** For a further state of a screen: the sizes at the edges. Longer words stand for the other languages. */
  edges: { widths: [320, 1280], largeLetters: [], languages: [], barriersOnDesk: false },
} as const

/** All that a theme can change of what axe looks at. */
const themeRules = ['color-contrast', 'link-in-text-block']

/**
 * What is in somebody's way on a screen that is open at 375 px in the light theme: by touch, with less motion, by a
 * screen reader in every theme, in the sizes, letters and languages of the matrix and in a language that is longer than
 * all of them. Empty where nothing is.
 *
 * @param said what the server has said to this page: no catalogue has that
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
  tell('targets', await findSmallTargets(page))
  tell('fields', await findHardFields(page))
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

/** Changes the theme, and waits until it is drawn: with less motion nothing has a transition, which `findMotion` proves. */
async function changeTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

type Find = (page: Page) => Promise<string[]>

/** How often is looked, and the milliseconds between two looks. */
const looks = 5
const pause = 200

/**
 * Looks again while something is found, at most five times. Only for what follows a change of size, letters or language: a
 * chart hears of its new size after the page is laid out and is drawn anew, and parts hear of a language one by one.
 */
async function lookUntilDrawn(page: Page, find: Find): Promise<string[]> {
  let findings = await find(page)
  for (let again = 1; again < looks && findings.length; again++) {
    await page.waitForTimeout(pause)
    findings = await find(page)
  }
  return findings
}

/** The size of letters that a person has chosen in the browser, in pixels. */
async function setLetters(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await devtools.detach()
}
