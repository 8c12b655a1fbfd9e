import { standardTimeZone } from '@pundi/contract'
import { wallClock } from '../../transactions/list/wall-clock'

/**
 * A file's name with the day in it, `name-yyyy-mm-dd.ending`: today where `timeZone` is, which the contract has
 * checked, and in Jakarta where a reader does not say where they are.
 */
export const nameOfDay = (name: string, ending: string, timeZone: string = standardTimeZone) =>
  `${name}-${wallClock(timeZone).slice(0, 10)}.${ending}`
