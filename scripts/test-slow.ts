import { findSlow } from './find-slow'
import { runEngines, runJest, runJourneys, tell } from './run-tests'

/*
 * Slow tests: `*.slow.test.ts`, every property in full with a new seed, slow journeys, and main journeys and all pages
 * in Firefox and WebKit, if installed. A failing property prints its seed.
 */

const units = await runJest('units-slow', ['--runTestsByPath', ...findSlow()], { TEST_SLOW: '1' })
const journeys = await runJourneys('journeys-slow', 'slow')
const engines = await runEngines()
tell([units, journeys, ...engines])
