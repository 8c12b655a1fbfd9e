import { findMissing, type Engine } from '../e2e/engines/find-engines'
import { findSlow } from './find-slow'
import { prove, runEngine, runJest, runJourneys, tell } from './run-tests'

/*
 * What takes long by nature: files named `*.slow.test.ts`, every property in all its rounds and with a new seed, and the
 * slow journeys, and the main journeys and every page in Firefox and WebKit, where these are installed. A property that fails prints its seed. After `npm test`, whose results it needs for the tables in docs/.
 */

const units = await runJest('units-slow', ['--runTestsByPath', ...findSlow()], { TEST_SLOW: '1' })
const journeys = await runJourneys('journeys-slow', 'slow')
const engines = await runEngines()
tell([units, journeys, ...engines, await prove('units', 'journeys', 'units-slow', 'journeys-slow')])

/** The trials in the engines that this machine has. Says of each other one what to install. */
async function runEngines() {
  const counts = []
  for (const engine of ['firefox', 'webkit'] satisfies Engine[]) {
    const missing = findMissing(engine)
    if (missing.length === 0) counts.push(await runEngine(engine))
    else
      console.log(
        `Not tried in ${engine}: this machine lacks ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
      )
  }
  return counts
}
