import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { OperatorRefusal } from '../../../../operator-refusal'

const OTHERS = 0o077
const OTHERS_WRITE = 0o022

/**
 * Names that Pundi itself, or a newly made file system, creates in a data folder. Any other name
 * shows that the folder is also used for something else.
 */
const ours = /^(database(\.unfinished)?|outbox|site|sample|pundi\.lock.*|\.probe-.*|lost\+found)$/

/** Windows has no file modes: a folder gets its access rights from its parent folder. */
const hasModes = process.platform !== 'win32'

/**
 * Creates the data folder if it is missing, and makes it accessible to its owner only. A folder
 * with other files in it, such as a home folder, keeps its mode.
 * @throws OperatorRefusal if the folder cannot be created, or if other users can write into it
 */
export function closeDataFolder(folder: string) {
  makeFolder(folder)
  if (!hasModes) return
  if (isPundisAlone(folder)) close(folder, statSync(folder))
  if (statSync(folder).mode & OTHERS_WRITE)
    throw new OperatorRefusal(
      `DATA_DIR: other users may write to the folder ${folder}, and Pundi cannot make it private. Set DATA_DIR to a folder that only Pundi uses.`,
    )
}

/**
 * Creates the embedded database's folder if it is missing, and makes everything in it accessible to
 * its owner only, as PostgreSQL requires. Makes each folder private before reading it, so that no
 * other user can add a link meanwhile. Does not follow links.
 *
 * @throws OperatorRefusal if other users can still enter the folder, or if it belongs to another
 * user
 */
export function closeDatabase(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!hasModes) return
  const { uid } = statSync(folder)
  const self = process.geteuid?.() ?? uid
  if (uid !== self && self !== 0)
    throw new OperatorRefusal(
      `DATA_DIR: the database in ${folder} belongs to another user (user id ${uid}). Start Pundi as that user, or set DATA_DIR to another folder.`,
    )
  closeAll(folder)
  if (statSync(folder).mode & OTHERS)
    throw new OperatorRefusal(
      `DATA_DIR: other users can open the database in ${folder}, and Pundi cannot change its file modes. Set DATA_DIR to a folder on another file system.`,
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

/** Ignores a file system that refuses to change modes; the callers check the modes that matter. */
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
      throw new OperatorRefusal(
        `DATA_DIR: ${folder}, or a part of this path, is a file. Set DATA_DIR to a folder.`,
      )
    throw new OperatorRefusal(
      `DATA_DIR: Pundi cannot create the folder ${folder} (${code}). Set DATA_DIR to another folder.`,
    )
  }
}
