import { standardTimeZone } from '@pundi/contract'
import { dayIn } from '../../time/wall-clock'

export const nameOfDay = (name: string, ending: string, timeZone: string = standardTimeZone) =>
  `${name}-${dayIn(timeZone)}.${ending}`
