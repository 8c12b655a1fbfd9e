import { findSettings, listSessions } from '@pundi/contract'
import { contractChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { text } from './catalogue/text'

/** If one of the two requests fails, only its data is null. */
export async function loadSetting() {
  const [settings, sessions] = await Promise.all([
    answerOrNull(send(findSettings, { fallback: text('We couldn’t load your settings') })),
    answerOrNull(send(listSessions, { fallback: text('We couldn’t load your sessions') })),
  ])
  return { settings: settings?.data ?? null, sessions: sessions?.data ?? null }
}

export type SettingData = Awaited<ReturnType<typeof loadSetting>>

export const { warmChecks, loadChecks } = contractChecks(
  () => import(/* webpackChunkName: "setting-checks" */ './checks'),
)
