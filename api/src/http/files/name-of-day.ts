import { standardTimeZone } from '@pundi/contract'
import { dayIn } from '../../transactions/list/wall-clock'

/**
 * A file name with today's date, `name-yyyy-mm-dd.ending`: today in `timeZone`, which the contract has checked, or in
 * Jakarta.
 */
export const nameOfDay = (name: string, ending: string, timeZone: string = standardTimeZone) =>
  `${name}-${dayIn(timeZone)}.${ending}`
