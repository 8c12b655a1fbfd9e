import { runJest, runJourneys, runOne, tell } from './run-tests'

/*
 * The check before each change: types and lint, the tests of all workspaces, and journeys in a
 * browser. Continues after a failure, so that one run shows all failures. The steps run one after
 * another, because each uses all cores. `npm run test:slow` runs the slow tests.
 */
const check = await runOne(['scripts/check.ts'])
const build = await runOne(['scripts/build.ts'])
const units = await runJest('units', [])
const journeys = await runJourneys('journeys', 'journeys')
tell([check, build, units, journeys])
