import { findSettings, listSessions } from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'

/** Each call fails on its own. What could not be loaded is null. */
export async function loadSetting() {
  const [settings, sessions] = await Promise.all([
    settleCall(send(findSettings, { fallback: text('Your settings could not be loaded') })),
    settleCall(send(listSessions, { fallback: text('Your sessions could not be loaded') })),
  ])
  return { settings: settings?.data ?? null, sessions: sessions?.data ?? null }
}

export type SettingData = Awaited<ReturnType<typeof loadSetting>>

/** The checks of the forms, loaded when somebody begins to fill one in. */
export const { warmChecks, loadChecks } = lateChecks(
  () => import(/* webpackChunkName: "setting-checks" */ './checks'),
)
