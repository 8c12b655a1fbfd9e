import fc from 'fast-check'
import { findDisagreements } from '../agreement/agreement'
import { expectTotals } from '../expect-totals'
import type { Api } from '../start-api'
import { loggedStep, takeStep } from './steps'
import { listEntries } from './entry-queries'
import { readMoneyRows, takeAllBack } from './take-all-back'
import { newWorld } from './walk'

export async function undoAll(servers: Api[], seed: number, count: number) {
  const world = await newWorld(servers, '2026-05-30')
  const first = await world.basket.lastEntry()
  const before = await readMoneyRows(world)
  for (const [index, step] of fc.sample(loggedStep, { numRuns: count, seed }).entries()) {
    const { status, text } = await takeStep({ ...world, index }, step)
    if (status >= 500) throw new Error(`${JSON.stringify(step)} was answered ${status}: ${text}`)
  }
  const entries = await listEntries(world, first)
  const wrong = await findDisagreements(world.basket, servers[0]!)
  let undone = 0
  const after = async () => {
    undone += 1
    if (undone % 4 === 1) wrong.push(...(await findDisagreements(world.basket, servers[0]!)))
  }
  await takeAllBack(world, entries, { seed, after })
  wrong.push(...(await findDisagreements(world.basket, servers[0]!)))
  await expectTotals(servers[0]!, world.basket.id)
  return { undone, wrong, before, now: await readMoneyRows(world) }
}
