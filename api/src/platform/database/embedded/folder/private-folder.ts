import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { OperatorRefusal } from '../../../../operator-refusal'

const OTHERS = 0o077
const OTHERS_WRITE = 0o022

/** Names that Pundi or a new file system puts into a data folder. Any other name means that the folder is shared. */
const ours = /^(database(\.unfinished)?|outbox|site|sample|pundi\.lock.*|\.probe-.*|lost\+found)$/

/** Windows has no modes: the parent folder decides who has access. */
const hasModes = process.platform !== 'win32'

/**
 * Creates the data folder if missing and makes it private. A shared folder (`/tmp`, a home) keeps its mode: Pundi's
 * private files are in subfolders.
 * @throws OperatorRefusal if it cannot be created, or if others can still write into it
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
 * Creates the embedded database's folder if missing, and makes everything in it private, as PostgreSQL requires.
 * Each folder is made private before it is read, so that nobody can add a link. Links are not followed.
 *
 * @throws OperatorRefusal if others can still enter the folder, or if it belongs to another user
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
    return false
  }
}

function closeAll(path: string) {
  const about = lstatSync(path)
  if (about.isSymbolicLink()) return
  close(path, about)
  if (about.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name))
}

/** Does nothing if the file system has no modes; the caller checks the modes that matter. */
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
