import type { ActionFunctionArgs } from 'react-router-dom'
import { settleCall } from '../settle-call'
import { endSessions } from './end-sessions'
import { listSessions } from './setting-api'

export { SettingScreen as Component } from './SettingScreen'

export async function loader() {
  const sessions = await settleCall(listSessions())
  return { sessions: sessions?.data ?? null }
}

export type SettingData = Awaited<ReturnType<typeof loader>>

export const action = async ({ request }: ActionFunctionArgs) => endSessions(await request.formData())
