import { expect, type OpenTab, test } from '../browser/test'
import { hearServer } from '../measures/find-unmarked'
import { markMessages } from '../measures/mark-messages'
import { measureScreen } from '../measures/measure-screen'
import type { Product } from '../product/start-product'
import { isFurtherState, screens } from '../screens'

/*
 * Measures every screen in every state: on phones and desktops, in both themes, zoomed and with large letters, in every
 * language, by touch, by a screen reader, and with reduced motion. Screens at the start of a page get all of these with
 * each change. Their further states are many: the slow tests give them the smallest and largest widths, and a tenth of
 * them everything, or each one with EVERY_STATE=1.
 */

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

/** Messages that some states cause by themselves: a failed call or file, a page that crashes. */
const expected = [/Failed to load resource/, /Loading (CSS )?chunk/, /Cannot destructure property 'id' of/]

const isTurnOf = (place: number) => 'EVERY_STATE' in process.env || place % 10 === 0

for (const [place, name] of Object.keys(screens).entries()) {
  const matrix = isFurtherState(name) && !isTurnOf(place) ? 'edges' : 'full'
  test(
    `${name} is for everybody`,
    { tag: isFurtherState(name) ? ['@slow'] : [] },
    async ({ openTab, product, expectNoise }) => {
      expectNoise(...expected)
      const { page, said } = await openScreen(openTab, product, name)
      expect(await measureScreen(page, said, matrix)).toEqual({})
    },
  )
}

async function openScreen(openTab: OpenTab, product: Product, name: string) {
  const page = await openTab({
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: { width: 375, height: 812 },
  })
  const said = hearServer(page)
  await markMessages(page)
  await screens[name]!(page, product)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Moves the pointer away, so that no tooltip is shown.
  await page.mouse.move(-10, -10)
  return { page, said }
}
