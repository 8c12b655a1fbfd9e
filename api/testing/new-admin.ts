import { makeAdmin } from './queries'
import type { Api, Person } from './start-api'

export type Admin = Person

export async function newAdmin(api: Api, changes: Record<string, string> = {}): Promise<Admin> {
  const person = await api.newPerson(changes)
  await makeAdmin(api.database, person.id)
  return person
}
