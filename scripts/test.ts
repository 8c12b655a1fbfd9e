import { prove, runJest, runJourneys, runOne, tell } from './run-tests'

/*
 * What is known of the project before each change: types and lint, each workspace's tests, the journeys in a real
 * browser. Goes on after a failure, so that one run tells all. What takes long by nature is in `npm run test:slow`.
 */

// Beside the tests, which wait for time limits and for each other, these cost little: what the journeys need is built then.
async function checkAndBuild() {
  const check = await runOne(['scripts/check.ts'], { isHeard: false })
  const build = await runOne(['scripts/build.ts'], { isHeard: false })
  return [check, build]
}

const [prepared, units] = await Promise.all([checkAndBuild(), runJest('units', [])])
const journeys = await runJourneys('journeys', 'journeys')
tell([...prepared, units, journeys, await prove('units', 'journeys')])
