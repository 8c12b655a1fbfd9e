import { expect, type OpenTab, test } from '../browser/test'
import { hearServer } from '../measures/find-unmarked'
import { markMessages } from '../measures/mark-messages'
import { measureScreen } from '../measures/measure-screen'
import type { Product } from '../product/start-product'
import { isFurtherState, screens } from '../screens'

/*
 * Every screen in every state, for everybody: on phones and desks, in both themes, with a page or letters of twice their
 * size, in every language, by touch, by a screen reader, with less motion. The screens that pages begin with are measured
 * in all of these, their further states at the edges; the slow tests measure the states in all of these too.
 */

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

/** What the states that are shown here cannot be without: a call or a file that fails, a page that breaks. */
const expected = [/Failed to load resource/, /Loading (CSS )?chunk/, /Cannot destructure property 'id' of/]

for (const name of Object.keys(screens)) {
  test(`${name} is for everybody`, async ({ openTab, product, expectNoise }) => {
    expectNoise(...expected)
    const { page, said } = await openScreen(openTab, product, name)
    expect(await measureScreen(page, said, isFurtherState(name) ? 'edges' : 'full')).toEqual({})
  })

  if (isFurtherState(name))
    test(
      `${name} is for everybody in all ways`,
      { tag: '@slow' },
      async ({ openTab, product, expectNoise }) => {
        expectNoise(...expected)
        const { page, said } = await openScreen(openTab, product, name)
        expect(await measureScreen(page, said, 'full')).toEqual({})
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
  // No tooltip stands where the last press was.
  await page.mouse.move(-10, -10)
  return { page, said }
}
