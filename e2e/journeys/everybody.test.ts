import { openWatched } from '../browser'
import { hearServer } from '../measures/hear-server'
import { markWords } from '../measures/mark-words'
import { measureScreen } from '../measures/measure-screen'
import { product } from '../product'
import { isDialog, screens } from '../screens'

/*
 * Every screen in every state, for everybody: on phones and desks, in both themes, with a page or letters of twice their
 * size, in every language, by touch, by a screen reader, with less motion. A screen is opened once and measured in
 * all of these.
 */

const names = Object.keys(screens)

/** How many screens are measured at the same time: while one waits for the server, another draws. */
const lanes = 3

/** What the states that are shown here cannot be without: a call or a file that fails, a page that breaks. */
const expected = [/Failed to load resource/, /Loading (CSS )?chunk/, /Cannot destructure property 'id' of/]

test.each(names)(
  '%s is for everybody',
  async name => {
    const at = names.indexOf(name)
    const [measured] = names.slice(at, at + lanes).map(measure)
    expect(await measured).toEqual({})
  },
  120_000,
)

const begun = new Map<string, Promise<Record<string, string[]>>>()

function measure(name: string) {
  const measured = begun.get(name) ?? openAndMeasure(name)
  // Who waits for it hears of it; one that was begun ahead of a test that is not run is nobody's.
  measured.catch(() => {})
  begun.set(name, measured)
  return measured
}

async function openAndMeasure(name: string) {
  const noise: string[] = []
  const page = await openWatched(line => noise.push(line), {
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: { width: 375, height: 812 },
  })
  const said = hearServer(page)
  await markWords(page)
  try {
    await screens[name]!(page, product)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // No tooltip stands where the last press was.
    await page.mouse.move(-10, -10)
    const found = await measureScreen(page, said, isDialog(name))
    const unexpected = noise.filter(line => !expected.some(pattern => pattern.test(line)))
    return unexpected.length ? { ...found, noise: unexpected } : found
  } finally {
    // A page may still be asking for what has failed.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  }
}
