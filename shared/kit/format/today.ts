import { preferences } from '@pundi/platform/session'
import { dateFormat } from './locale'

/** The user's time zone, wherever the browser is; Asia/Jakarta by default. */
export const ownZone = () => preferences.getState().time_zone

/** Today in the user's time zone as `yyyy-mm-dd`, which is the Swedish format. */
export const today = (now = new Date()) => dateFormat('sv', { timeZone: ownZone() }).format(now)

export function browserZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined
}
