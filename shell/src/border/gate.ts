import { fileTimeLimit, type Door, type RemoteName } from '@pundi/contract/federation'
import { fallBack } from './fall-back'
import { inTime } from './in-time'
import { NoSuchPage, openIn } from './open-in'
import { countFailure } from './prepare-element'
import { buildOf, isRunning, otherBuilds, tryBuild } from './registry'
import { RemoteAway } from './remote-away'
import { causeOf, reportFailure } from './report-failure'
import { isSetAside } from './set-aside'

/** Milliseconds from asking for a door until the person is told that it does not open: a file is given up first. */
const deadline = fileTimeLimit + 500

/** Milliseconds that must be left for another try: one that is still on its way stands in the way of the next press. */
const timeForAnotherTry = 2500

const opening = new Map<string, Promise<Door>>()
const opened = new Map<string, Door>()

/**
 * Opens the door of a page, or of an area's layout, in the build of its remote that is in force; where that does not
 * run, in an earlier one. Doors once open stay so; one that failed is tried anew at the next call.
 *
 * @param page the page's name, or "layout"
 * @param address where the person is going: the document may be loaded anew there, if only that can leave a build that
 * has begun to run. Without one it is not.
 * @throws RemoteAway when every build failed, or when the deadline has passed
 */
export function openDoor(remote: RemoteName, page: string, address?: string): Promise<Door> {
  const key = `${remote}/${page}`
  let door = opening.get(key)
  if (!door) {
    door = open(remote, page, address)
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

async function open(remote: RemoteName, page: string, address: string | undefined): Promise<Door> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), deadline)
  const began = Date.now()
  try {
    const hasTime = () => Date.now() - began < deadline - timeForAnotherTry
    const door = openSomewhere(remote, page, address, hasTime)
    return await inTime(door, late.signal)
  } catch (cause) {
    countFailure(remote)
    const build = buildOf(remote)
    if (build) reportFailure(build, 'away', causeOf(cause, Date.now() - began))
    throw new RemoteAway(remote, build?.id, cause)
  } finally {
    clearTimeout(timer)
  }
}

async function openSomewhere(
  remote: RemoteName,
  page: string,
  address: string | undefined,
  hasTime: () => boolean,
): Promise<Door> {
  await avoidSetAside(remote)
  try {
    return await openTwice(remote, page, hasTime)
  } catch (error) {
    if (error instanceof NoSuchPage) throw error
    return fallBack(remote, page, address, error, hasTime)
  }
}

/** What failed in this browser a moment ago is not tried again, unless there is nothing else. */
async function avoidSetAside(remote: RemoteName) {
  const build = buildOf(remote)
  if (!build || isRunning(remote) || !isSetAside(build.id)) return
  const { value: other } = await otherBuilds(remote).next()
  if (other && !isRunning(remote)) tryBuild(other)
}

/** Only a quick failure gets a second try. */
async function openTwice(remote: RemoteName, page: string, hasTime: () => boolean) {
  try {
    return await tell(remote, 'open', openIn(remote, page))
  } catch (error) {
    if (error instanceof NoSuchPage || !hasTime()) throw error
    countFailure(remote)
    // Not all browsers at the same moment, should the whole site have been away.
    await new Promise(resolve => setTimeout(resolve, 200 + Math.random() * 300))
    return tell(remote, 'retry', openIn(remote, page))
  }
}

/** The server hears of a failure, and in which build it was: another may have taken its place by then. */
function tell(remote: RemoteName, phase: 'open' | 'retry', work: Promise<Door>) {
  const build = buildOf(remote)
  const began = Date.now()
  return work.catch((error: unknown) => {
    if (build) reportFailure(build, phase, causeOf(error, Date.now() - began))
    throw error
  })
}
