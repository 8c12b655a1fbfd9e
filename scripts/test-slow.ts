import { findSlow } from './find-slow'
import { prove, runJest, runJourneys, tell } from './run-tests'

/*
 * What takes long by nature: files named `*.slow.test.ts`, every property in all its rounds and with a new seed, and the
 * slow journeys. A property that fails prints its seed. After `npm test`, whose results it needs for the tables in docs/.
 */

const units = await runJest('units-slow', ['--runTestsByPath', ...findSlow()], { TEST_SLOW: '1' })
const journeys = await runJourneys('journeys-slow', 'slow')
tell([units, journeys, await prove('units', 'journeys', 'units-slow', 'journeys-slow')])
