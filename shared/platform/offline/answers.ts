import type { Answered } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { answersOf, dropDatabase } from '../session/device'
import { readStored } from '../session/stored'
import { noteAnswered, noteAway } from './connection'
import { transact } from './database'

/*
 * The user's stored answers to GET calls, with their times. They are deleted when the session ends.
 * If the storage fails, only these answers are lost.
 */

/** Storage limits per user. The oldest answers are dropped first. */
export const most = { answers: 60, characters: 5_000_000 }

interface Label {
  path: string
  givenAt: number
  characters: number
}

const stores = { labels: 'path', answers: undefined }

/** Answers that were read from this device, so `keepAnswer` need not store them again. */
const taken = new WeakSet()

let unnamed: Answered[] = []

/**
 * Stores an answer to a GET call of the current session. Answers of the admin area are not stored,
 * because they contain data of other users.
 */
export function keepAnswer(answered: Answered) {
  const [path, bearer, body] = answered
  const { token, userid } = session.getState()
  if (bearer === null || bearer !== token || taken.has(body as object)) return
  noteAnswered(path)
  if (path.startsWith('/admin/')) return
  if (userid === null) unnamed.push(answered)
  else keepFor(userid, [path, bearer, body])
}

/** Stores an answer for a user. Ignores storage errors, so that they do not break the page. */
export const keepFor = (userid: string, [path, bearer, body]: [string, string, unknown]) =>
  void write(userid, bearer, path, body).catch(() => undefined)

/** Stores the answers that arrived before the user was known. */
export function keepUnnamed() {
  const waiting = unnamed
  unnamed = []
  for (const answered of waiting) keepAnswer(answered)
}

export async function findAnswer(path: string, bearer: string | null): Promise<unknown> {
  const { token, userid } = session.getState()
  if (bearer === null || bearer !== token) return undefined
  const found = userid === null ? undefined : await read(userid, path).catch(() => undefined)
  // The session may have ended during the read.
  if (session.getState().token !== bearer) return undefined
  noteAway(path, found?.label.givenAt)
  if (found) taken.add(found.body as object)
  return found?.body
}

async function write(userid: string, bearer: string, path: string, body: unknown) {
  const label: Label = { path, givenAt: Date.now(), characters: JSON.stringify(body).length }
  await transact<Label[]>(answersOf(userid), stores, store => {
    store('answers').put(body, path)
    store('labels').put(label)
    const all = store('labels').getAll() as IDBRequest<Label[]>
    all.onsuccess = () => {
      for (const { path: tooOld } of beyondLimits(all.result)) {
        store('answers').delete(tooOld)
        store('labels').delete(tooOld)
      }
    }
    return all
  })
  // The session may have ended during the write, here or in another tab.
  if (readStored().token !== bearer && readStored().userid !== userid) dropDatabase(answersOf(userid))
}

export function beyondLimits(labels: readonly Label[]): Label[] {
  let characters = 0
  return [...labels]
    .sort((one, other) => other.givenAt - one.givenAt)
    .filter((label, at) => at >= most.answers || (characters += label.characters) > most.characters)
}

async function read(userid: string, path: string): Promise<{ label: Label; body: unknown } | undefined> {
  const name = answersOf(userid)
  const body = await transact<unknown>(name, stores, store => store('answers').get(path))
  const label = await transact<Label | undefined>(
    name,
    stores,
    store => store('labels').get(path) as IDBRequest<Label | undefined>,
  )
  return body !== undefined && label ? { label, body } : undefined
}
