import { standardTimeZone } from '@pundi/contract'
import { dayIn } from '../../time/wall-clock'

/** `name-yyyy-mm-dd.ending`, with today's date in `timeZone`, which the contract has checked, or in Jakarta. */
export const nameOfDay = (name: string, ending: string, timeZone: string = standardTimeZone) =>
  `${name}-${dayIn(timeZone)}.${ending}`
