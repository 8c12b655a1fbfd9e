import { factor } from '@pundi/devkit/testing/rounds'
import { expect, type OpenTab, test } from '../browser/test'
import { hearServer } from '../measures/messages/find-unmarked'
import { markMessages } from '../measures/messages/mark-messages'
import { measureScreen } from '../measures/measure-screen'
import type { Product } from '../product/start-product'
import { isFurtherState, screens } from '../screens'

/*
 * Measures every screen: phones and desktops, themes, zoom, large letters, languages, touch, screen reader, reduced
 * motion. `npm test` measures each page's first screen in all of these. Slow tests add its further states in the
 * smallest and largest width. With EVERY_STATE=1, every state is measured in all of these.
 */

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

const expected = [/Failed to load resource/, /Loading (CSS )?chunk/, /Cannot destructure property 'id' of/]

const isEveryState = 'EVERY_STATE' in process.env

/** States that look alike on every list, so they are measured only on some lists. */
const isAlike = (name: string) =>
  /-(failed|loading|nothing-found|filter-sheet)$/.test(name) &&
  !/^(transactions|admin-users|dashboard|reports|category-sort|budget-months)-|^admin-failed$/.test(name)

const names = Object.keys(screens)
const furtherStates = names.filter(name => isFurtherState(name) && (isEveryState || !isAlike(name)))

/** With ROUNDS below 1, only every third of the further states is measured. */
const isSampled = (_name: string, place: number) => isEveryState || factor >= 1 || place % 3 === 0

const measured = [...names.filter(name => !isFurtherState(name)), ...furtherStates.filter(isSampled)]

for (const name of measured) {
  const matrix = isFurtherState(name) && !isEveryState ? 'edges' : 'full'
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
  // Moves the mouse away, so that no tooltip shows.
  await page.mouse.move(-10, -10)
  return { page, said }
}
