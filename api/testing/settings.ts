import type { Settings } from '@pundi/contract'
import type { Api, Person } from './start-api'

export const readSettings = async (api: Api, token: string): Promise<Settings> =>
  (await api.call('GET /api/settings', { token })).json.data

export async function saveSettings(
  api: Api,
  { token }: Pick<Person, 'token'>,
  changes: object,
  headers: Record<string, string> = {},
) {
  const settings = await readSettings(api, token)
  const { pending_email: _, has_password: __, is_email_proven: ___, ...body } = settings
  return api.call('PUT /api/settings', { token, headers, body: { ...body, ...changes } })
}
