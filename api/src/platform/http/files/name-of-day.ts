import { standardTimeZone } from '@pundi/contract'
import { dayIn } from '../../time/wall-clock'

/**
 * `name-yyyy-mm-dd.ending`, with today's date in `timeZone`, by default Jakarta's. The contract has checked `timeZone`.
 */
export const nameOfDay = (name: string, ending: string, timeZone: string = standardTimeZone) =>
  `${name}-${dayIn(timeZone)}.${ending}`
