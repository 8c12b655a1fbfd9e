import fc from 'fast-check'
import type { Answer } from '../answer'
import { orderSteps, placeSteps } from './place-steps'
import { recordSteps } from './record-steps'
import { scheduleSteps, settingSteps, undoSteps } from './time-steps'
import { drawn, type Draw, type Tools, toolsOf, type World } from './world'

const all: Record<string, (tools: Tools) => Promise<Answer>> = {
  ...{ ...recordSteps, ...placeSteps, ...scheduleSteps, ...settingSteps, ...orderSteps, ...undoSteps },
}

const logged = [...Object.keys(recordSteps), ...Object.keys(placeSteps), ...Object.keys(scheduleSteps)]
const often = [
  ...['book', 'book', 'move', 'budget', 'add wallet', 'remove wallet', 'add category', 'remove category'],
  ...['plan', 'plan', 'book day', 'buy', 'wish', 'put aside'],
]

export const loggedStep = stepOf([...logged, ...often])
export const anyStep = stepOf([...Object.keys(all), ...often, 'month start', 'undo', 'undo several', 'undo'])

function stepOf(what: string[]) {
  return fc.record({ what: fc.constantFrom(...what), ...drawn })
}

export type Step = Draw & { what: string }

export const takeStep = async (world: World, { what, ...draw }: Step): Promise<Answer> =>
  all[what]!(await toolsOf(world, draw))
