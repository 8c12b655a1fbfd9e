import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { OperatorRefusal } from '../../operator-refusal'

/** Bits of a mode by which others than the owner read, write or enter. */
const OTHERS = 0o077
const OTHERS_WRITE = 0o022

/** What Pundi and a fresh file system put into a data folder; where there is more, the folder is not Pundi's alone. */
const ours = /^(database(\.unfinished)?|outbox|site|sample|pundi\.lock.*|\.probe-.*|lost\+found)$/

/** Modes mean nothing on Windows, where a folder is as private as the one it lies in. */
const hasModes = process.platform !== 'win32'

/**
 * Makes the data folder where it is missing, and closes it to others whoever made it. One that holds other things
 * too (`/tmp`, a home) stays as it is: what is private has folders of its own in it.
 *
 * @throws OperatorRefusal where it cannot be made, or where others may still put something into it
 */
export function closeDataFolder(folder: string) {
  makeFolder(folder)
  if (!hasModes) return
  if (isPundisAlone(folder)) close(folder, statSync(folder))
  if (statSync(folder).mode & OTHERS_WRITE)
    throw new OperatorRefusal(
      `DATA_DIR: others may write into the folder ${folder}, and it is not Pundi's alone to close; set DATA_DIR to a folder of its own.`,
    )
}

/**
 * Closes the folder of the embedded database, made where it is missing, with everything in it: as PostgreSQL asks of
 * its own. Each folder is closed before it is read, so nobody puts a link in the way; links are not followed.
 *
 * @throws OperatorRefusal where others may still enter, or where it belongs to somebody else
 */
export function closeDatabase(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!hasModes) return
  const { uid } = statSync(folder)
  const self = process.geteuid?.() ?? uid
  if (uid !== self && self !== 0)
    throw new OperatorRefusal(
      `DATA_DIR: the database in ${folder} belongs to another user (${uid}); start Pundi as that user, or set DATA_DIR to another folder.`,
    )
  closeAll(folder)
  if (statSync(folder).mode & OTHERS)
    throw new OperatorRefusal(
      `DATA_DIR: others may enter the database in ${folder}, and its mode cannot be changed; set DATA_DIR to a folder that keeps modes.`,
    )
}

function isPundisAlone(folder: string) {
  try {
    return readdirSync(folder).every(name => ours.test(name))
  } catch {
    // Whoever may not read it has not made it.
    return false
  }
}

function closeAll(path: string) {
  const about = lstatSync(path)
  if (about.isSymbolicLink()) return
  close(path, about)
  if (about.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name))
}

/** What cannot be closed stays as it is; whether that matters is asked afterwards. */
function close(path: string, { mode }: Stats) {
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    if (!['EPERM', 'EACCES', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new OperatorRefusal(`DATA_DIR: ${folder} is a file or lies under one; name a folder.`)
    throw new OperatorRefusal(`DATA_DIR: the folder ${folder} cannot be made (${code}).`)
  }
}
