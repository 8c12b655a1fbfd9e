/**
 * An error that the operator can fix. The message consists of whole sentences and is printed
 * without a stack trace.
 */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal'
}

const reasons: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'a file with this name exists already',
}

export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  return typeof code === 'string' ? code : undefined
}

/** The message for the operator. Undefined for bugs, which are printed with their stack trace. */
export function sentenceOf(error: unknown): string | undefined {
  // Compare the name, because `instanceof` fails if installed packages contain a second copy of the
  // class.
  if (error instanceof Error && error.name === 'OperatorRefusal') return error.message
  const reason = reasons[codeOf(error) ?? '']
  const path = (error as NodeJS.ErrnoException).path ?? 'the folder'
  return reason && `Cannot write ${path}: ${reason}.`
}
