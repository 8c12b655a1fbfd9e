import { factor } from '@pundi/devkit/testing/rounds'
import { expect, type OpenTab, test } from '../browser/test'
import { hearServer } from '../measures/messages/find-unmarked'
import { markMessages } from '../measures/messages/mark-messages'
import { measureScreen } from '../measures/measure-screen'
import type { Product } from '../product/start-product'
import { isFurtherState, screens } from '../screens'

/*
 * Measures the accessibility and layout of every screen: phones and desktops, themes, zoom, large
 * letters, languages, touch, screen readers, reduced motion.
 *
 * `npm test` measures the first state of each page under all these conditions. Slow tests add
 * further states, such as an open dialog, in the smallest and largest width. With EVERY_STATE=1,
 * all states are measured under all conditions.
 */

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

const expected = [/Failed to load resource/, /Loading (CSS )?chunk/, /Cannot destructure property 'id' of/]

const isEveryState = 'EVERY_STATE' in process.env

/**
 * True if this screen is not measured, because another list looks the same in this state. For
 * example, "admin-logs-nothing-found" looks like "admin-users-nothing-found".
 */
const isAlike = (name: string) =>
  /-(failed|loading|nothing-found|filter-sheet)$/.test(name) &&
  !/^(transactions|admin-users|dashboard|reports|category-sort|budget-months)-|^admin-failed$/.test(name)

const names = Object.keys(screens)
const furtherStates = names.filter(name => isFurtherState(name) && (isEveryState || !isAlike(name)))

/**
 * True if this further state is measured. If the environment variable ROUNDS is below 1, only every
 * third further state is measured, unless EVERY_STATE is set.
 */
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
  // Move the mouse away, so that no tooltip is shown.
  await page.mouse.move(-10, -10)
  return { page, said }
}
