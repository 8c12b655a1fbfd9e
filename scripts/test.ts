import { prove, runJest, runJourneys, runOne, tell } from './run-tests'

/*
 * What is known of the project before each change: types and lint, each workspace's tests, the journeys in a real
 * browser. Goes on after a failure, so that one run tells all. What takes long by nature is in `npm run test:slow`.
 *
 * One step after the other: each uses all cores by itself, and two that share them take longer than their sum.
 */
const check = await runOne(['scripts/check.ts'])
const build = await runOne(['scripts/build.ts'])
const units = await runJest('units', [])
const journeys = await runJourneys('journeys', 'journeys')
tell([check, build, units, journeys, await prove('units', 'journeys')])
