import type { Page } from 'playwright-core'
import { expectNoise, openTab, productUrl } from '../browser'
import { findBarriers } from '../measures/find-barriers'
import { findMotion } from '../measures/find-motion'
import { findOverflow } from '../measures/find-overflow'
import { findSmallTargets } from '../measures/find-small-targets'
import { lengthenTexts } from '../measures/lengthen-texts'
import { screens } from '../screens'

/*
 * Every screen in every state, for everybody: on phones and desks, in both themes, with a page or, on desks, letters of twice
 * their size, in the longest language, by touch, by a screen reader, with less motion. A screen is opened once and
 * measured in all of these.
 */

const product = { url: productUrl, output: () => process.env.DEMO_ACCOUNTS! }

/** The sizes that the product is made for, and what is left of 1030, 1280 and 1920 px where a page is zoomed to 200 %. */
const widths = [320, 375, 768, 1030, 1280, 1920, 515, 640, 960]

test.each(Object.entries(screens))(
  '%s is for everybody',
  async (_, open) => {
    expectNoise(/Failed to load resource/, /Loading (CSS )?chunk/)
    const page = await openTab({
      hasTouch: true,
      reducedMotion: 'reduce',
      viewport: { width: 375, height: 812 },
    })
    await open(page, product)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // No tooltip stands where the last press was.
    await page.mouse.move(-10, -10)
    const found: Record<string, string[]> = {}
    const look = async (way: string, find: (page: Page) => Promise<string[]>) => {
      found[way] = await find(page)
      // What follows a resize, a chart or a sheet, takes a moment.
      for (let again = 0; again < 4 && found[way].length; again++) {
        await page.waitForTimeout(200)
        found[way] = await find(page)
      }
    }

    await look('motion', findMotion)
    await look('targets', findSmallTargets)
    await page.emulateMedia({ colorScheme: 'dark' })
    await look('barriers, phone, dark', findBarriers)
    await resizeTo(page, 1280)
    await page.emulateMedia({ colorScheme: 'light' })
    await look('barriers, desk, light', findBarriers)

    for (const width of widths) {
      await resizeTo(page, width)
      await look(`${width} px`, findOverflow)
    }
    await setLetters(page, 32)
    await resizeTo(page, 1280)
    await look('1280 px, letters of twice their size', findOverflow)
    await setLetters(page, 16)
    await lengthenTexts(page)
    for (const width of [320, 1280]) {
      await resizeTo(page, width)
      await look(`${width} px, longest language`, findOverflow)
    }
    const failed = Object.fromEntries(Object.entries(found).filter(([, findings]) => findings.length))
    expect(failed).toEqual({})
  },
  120_000,
)

const resizeTo = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 768 ? 812 : 900 })

/** The size of letters that a person has chosen in the browser, in pixels. */
async function setLetters(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await devtools.detach()
}
