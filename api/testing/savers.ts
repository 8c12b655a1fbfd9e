import type { Api, Person } from './start-api'

export type Saver = Person & { gaji: number; makanan: number }

export async function saverOf(api: Api, person: Person): Promise<Saver> {
  const { json } = await api.call('GET /api/categories', { token: person.token })
  return { ...person, gaji: json.data[0]!.id, makanan: json.data[1]!.id }
}

export const newSaver = async (api: Api, changes?: Parameters<Api['newPerson']>[0]): Promise<Saver> =>
  saverOf(api, await api.newPerson(changes))

export const addTransaction = (
  api: Api,
  token: string,
  changes: object,
  headers: Record<string, string> = {},
) =>
  api.call('POST /api/transactions', {
    token,
    headers,
    body: {
      amount: '5000000',
      type: 'income',
      category_id: 1,
      description: 'Gaji bulan ini',
      transaction_date: '2026-02-28',
      ...changes,
    },
  })
