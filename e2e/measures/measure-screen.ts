import type { Page } from 'playwright-core'
import { findBarriers } from './find-barriers'
import { findBrokenWords } from './find-broken-words'
import { findMotion } from './find-motion'
import { findOverflow } from './find-overflow'
import { findSmallTargets } from './find-small-targets'
import { findUnmarked } from './find-unmarked'
import { findUnreachable } from './find-unreachable'
import { lengthenTexts } from './lengthen-texts'
import { hasWords, speak } from './speak'

/**
 * The sizes that the product is made for, that of most laptops, and what is left of 1030, 1280 and 1920 px where a page
 * is zoomed to 200 %.
 */
const widths = [320, 375, 768, 1030, 1280, 1366, 1920, 515, 640, 960]

/** The phones, the tablet and the desks alone. */
const fewer = [320, 375, 768, 1280, 1920]

/** All that a theme can change of what axe looks at. */
const themeRules = ['color-contrast', 'link-in-text-block']

/** Milliseconds until what follows a change of size, a chart or a sheet, has come. */
const pause = 200

/**
 * What is in somebody's way on a screen that is open at 375 px in the light theme: by touch, with less motion, by a
 * screen reader in every theme, in every size, with letters of twice their size, in other languages and in one that is
 * longer than all of them. Empty where nothing is.
 *
 * @param said what the server has said to this page: no catalogue has that
 * @param inFewer in the sizes without which no dialog can be judged
 */
export async function measureScreen(
  page: Page,
  said: Set<string>,
  inFewer = false,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const look = async (way: string, find: (page: Page) => Promise<string[]>) => {
    let findings = await find(page)
    for (let again = 0; again < 4 && findings.length; again++) {
      await page.waitForTimeout(pause)
      findings = await find(page)
    }
    if (findings.length) found[way] = findings
  }
  const lookForBarriers = async (device: string) => {
    await look(`barriers, ${device}, light`, findBarriers)
    await page.emulateMedia({ colorScheme: 'dark' })
    await look(`barriers, ${device}, dark`, shown => findBarriers(shown, themeRules))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  const lookForOverflow = async (way: string, ...sizes: number[]) => {
    for (const width of sizes) {
      await resizeTo(page, width)
      await look(`${width} px${way}`, findOverflow)
    }
  }
  const lookForMisfits = async (way: string, ...sizes: number[]) => {
    for (const width of sizes) {
      await lookForOverflow(way, width)
      await look(`words, ${width} px${way}`, findBrokenWords)
      await look(`reach, ${width} px${way}`, findUnreachable)
    }
  }

  await look('motion', findMotion)
  await look('targets', findSmallTargets)
  await lookForBarriers('phone')
  await resizeTo(page, 1280)
  await lookForBarriers('desk')
  await lookForMisfits('', ...(inFewer ? fewer : widths))
  await setLetters(page, 32)
  await lookForOverflow(', letters of twice their size', 320, 375, 1280)
  await setLetters(page, 16)
  if (await hasWords(page)) {
    for (const language of ['es', 'id'] as const) {
      await speak(page, language)
      await lookForMisfits(`, in ${language}`, 320, 1280)
    }
    await speak(page, 'en')
    await look('words in no catalogue', shown => findUnmarked(shown, said))
  }
  await lengthenTexts(page)
  await lookForOverflow(', longest language', 320, 1280)
  return found
}

const resizeTo = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 768 ? 812 : 900 })

/** The size of letters that a person has chosen in the browser, in pixels. */
async function setLetters(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await devtools.detach()
}
