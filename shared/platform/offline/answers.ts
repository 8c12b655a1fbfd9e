import type { Answered } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { answersOf, dropDatabase } from '../session/device'
import { readStored } from '../session/stored'
import { noteAnswered, noteAway } from './connection'
import { transact } from './database'

/*
 * The last answers of the server to this user's GET calls, each with the time at which it was given. They are kept for
 * times without a network, until the session ends. A browser or a disk that keeps nothing changes nothing else.
 */

/** How much is kept of a user. The oldest answers go. */
export const most = { answers: 60, characters: 5_000_000 }

interface Label {
  path: string
  givenAt: number
  /** Of its JSON. */
  characters: number
}

const stores = { labels: 'path', answers: undefined }

/** What was taken from the device is not given by the server. */
const taken = new WeakSet()

/** Answers of a session whose user is not known yet. */
let unnamed: Answered[] = []

/** Keeps an answer for its user. What administrators see belongs to others, and is not kept. */
export function keepAnswer(answered: Answered) {
  const [path, bearer, body] = answered
  const { token, userid } = session.getState()
  if (bearer === null || bearer !== token || taken.has(body as object)) return
  noteAnswered(path)
  if (path.startsWith('/admin/')) return
  if (userid === null) unnamed.push(answered)
  else keepFor(userid, [path, bearer, body])
}

/** A full disk, or a browser that keeps nothing: the page has its answer all the same. */
export const keepFor = (userid: string, [path, bearer, body]: [string, string, unknown]) =>
  void write(userid, bearer, path, body).catch(() => undefined)

/** Keeps what was answered before the server said whose session it is. */
export function keepUnnamed() {
  const waiting = unnamed
  unnamed = []
  for (const answered of waiting) keepAnswer(answered)
}

export async function findAnswer(path: string, bearer: string | null): Promise<unknown> {
  const { token, userid } = session.getState()
  if (bearer === null || bearer !== token) return undefined
  const found = userid === null ? undefined : await read(userid, path).catch(() => undefined)
  // The session may have ended meanwhile.
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
  // The session has ended, here or in another tab, while it was being written.
  if (readStored().token !== bearer && readStored().userid !== userid) dropDatabase(answersOf(userid))
}

/** Those that are more than is kept: what is left of the newest first when the room is used up. */
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
