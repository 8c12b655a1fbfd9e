import { preferences } from '@pundi/platform/session'
import { dateFormat } from './locale'

/** The time zone of the user's days, such as Asia/Jakarta, wherever the browser is. */
export const ownZone = () => preferences.getState().time_zone

/** The day of a moment where the user lives, `yyyy-mm-dd`, as Swedish writes days. */
export const today = (now = new Date()) => dateFormat('sv', { timeZone: ownZone() }).format(now)

/** The time zone that the browser has; undefined where it does not know. */
export function browserZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined
}
