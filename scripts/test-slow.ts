import { findSlow } from './find-slow'
import { runEngines, runJest, runJourneys, tell } from './run-tests'

/*
 * Runs the slow tests: `*.slow.test.ts`, every property test with all rounds and a new seed, and
 * the slow journeys. Firefox and WebKit, if installed, run the main journeys and all pages. A
 * failing property test prints its seed.
 */

const units = await runJest('units-slow', ['--runTestsByPath', ...findSlow()], { TEST_SLOW: '1' })
const journeys = await runJourneys('journeys-slow', 'slow')
const engines = await runEngines()
tell([units, journeys, ...engines])
