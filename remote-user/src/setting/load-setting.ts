import { findSettings, listSessions } from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'

/** Each fails apart: null is what could not be loaded. */
export async function loadSetting() {
  const [settings, sessions] = await Promise.all([
    settleCall(send(findSettings, { fallback: text('Failed to fetch your settings') })),
    settleCall(send(listSessions, { fallback: text('Failed to fetch your sessions') })),
  ])
  return { settings: settings?.data ?? null, sessions: sessions?.data ?? null }
}

export type SettingData = Awaited<ReturnType<typeof loadSetting>>

/** What checks a form is needed by nobody who only looks at the page. */
export const { warmChecks, loadChecks } = lateChecks(
  () => import(/* webpackChunkName: "setting-checks" */ './checks'),
)
