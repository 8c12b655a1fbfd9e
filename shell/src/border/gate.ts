import type { Door, PageTable, RemoteName } from '@pundi/shared/federation'
import { askEarly } from '@pundi/shared/http'
import { currentLanguage, learn } from '@pundi/shared/i18n'
import { preferences, session } from '@pundi/shared/session'
import { filesIn, preloadPage } from '../boot/preload'
import { countFailure } from './prepare-element'
import { buildOf, findPage } from './registry'
import { RemoteAway } from './remote-away'
import { loadPageTable } from './runtime'

/** Milliseconds from asking for a door until the person is told that it does not open. */
const deadline = 8500

/** Milliseconds that must be left for a second try: one that is still on its way stands in the way of the next press. */
const timeForAnotherTry = 2500

const opening = new Map<string, Promise<Door>>()
const opened = new Map<string, Door>()

/**
 * Opens the door of a page, or of an area's layout, in whatever build of its remote is in force. Doors once open stay
 * so; one that failed is tried anew at the next call.
 *
 * @param page the page's name, or "layout"
 * @throws RemoteAway after a second try, which only a quick failure gets, or when the deadline has passed
 */
export function openDoor(remote: RemoteName, page: string): Promise<Door> {
  const key = `${remote}/${page}`
  let door = opening.get(key)
  if (!door) {
    door = open(remote, page)
    opening.set(key, door)
    door.then(
      open => opened.set(key, open),
      () => opening.delete(key),
    )
  }
  return door
}

/** A door that `openDoor` has opened before. */
export function openedDoor(remote: RemoteName, page: string): Door {
  const door = opened.get(`${remote}/${page}`)
  if (!door) throw new Error(`The door of ${remote}/${page} is not open; its loader must have run first.`)
  return door
}

async function open(remote: RemoteName, page: string): Promise<Door> {
  const build = buildOf(remote)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), deadline)
  const lastStart = Date.now() + deadline - timeForAnotherTry
  try {
    return await Promise.race([tryTwice(remote, page, lastStart), rejection(late.signal)])
  } catch (cause) {
    countFailure(remote)
    throw new RemoteAway(remote, build?.id, cause)
  } finally {
    clearTimeout(timer)
  }
}

/** @param lastStart the moment, in milliseconds since 1970, after which no second try begins */
async function tryTwice(remote: RemoteName, page: string, lastStart: number) {
  try {
    return await tryOnce(remote, page)
  } catch (error) {
    // Not all browsers at the same moment, should the whole site have been away.
    const pause = 200 + Math.random() * 300
    if (Date.now() + pause > lastStart) throw error
    countFailure(remote)
    await new Promise(resolve => setTimeout(resolve, pause))
    return tryOnce(remote, page)
  }
}

async function tryOnce(remote: RemoteName, page: string): Promise<Door> {
  const build = buildOf(remote)
  if (!build) throw new Error('nothing is published under this name')
  const { files = [], words, data = [] } = findPage(remote, page) ?? {}
  const { language } = preferences.getState()
  preloadPage(build, [...files, ...filesIn(language, build.words, words)])
  const { token } = session.getState()
  if (token !== null) for (const path of data) askEarly(path, token, currentLanguage())
  const table = await loadPageTable(build)
  const own = table.pages.find(candidate => candidate.page === page)
  const [door] = await Promise.all([
    doorOf(table, page),
    learn(table.catalogues),
    own?.catalogues && learn(own.catalogues),
  ])
  return door
}

function doorOf(table: PageTable, page: string): Promise<Door> {
  const door = page === 'layout' ? table.layout : table.pages.find(candidate => candidate.page === page)?.door
  if (!door) throw new Error(`the build has no page "${page}"`)
  return door()
}

const rejection = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('no answer in time'))),
  )
