import { preferences } from '@pundi/platform/session'
import { dateFormat } from './locale'

/**
 * The time zone in the user's settings, which may differ from the browser's time zone. Default:
 * Asia/Jakarta.
 */
export const ownZone = () => preferences.getState().time_zone

/** Today in the user's time zone as `yyyy-mm-dd`, which is the Swedish date format ('sv'). */
export const today = (now = new Date()) => dateFormat('sv', { timeZone: ownZone() }).format(now)

export function browserZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined
}
