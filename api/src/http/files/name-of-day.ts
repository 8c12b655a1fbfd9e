import { standardTimeZone } from '@pundi/contract'
import { wallClock } from '../../transactions/list/wall-clock'

/**
 * A file name with today's date, `name-yyyy-mm-dd.ending`: today in `timeZone`, which the contract has checked, or in
 * Jakarta.
 */
export const nameOfDay = (name: string, ending: string, timeZone: string = standardTimeZone) =>
  `${name}-${wallClock(timeZone).slice(0, 10)}.${ending}`
