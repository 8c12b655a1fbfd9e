import { prove, runJest, runJourneys, runOne, tell } from './run-tests'

/*
 * What is known of the project before each change: types and lint, each workspace's tests, the journeys in a real
 * browser. Goes on after a failure, so that one run tells all. What takes long by nature is in `npm run test:slow`.
 */

const [check, units] = await Promise.all([
  // Most of it is one process: beside the tests it costs little.
  runOne(['scripts/check.ts'], { isHeard: false }),
  runJest('units', []),
])
const journeys = await runJourneys('journeys', 'journeys')
tell([check, units, journeys, await prove('units', 'journeys')])
