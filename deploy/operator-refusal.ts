/** An error that the operator can act on. Its message is complete sentences, and is printed without a stack. */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal'
}

const reasons: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
}

/** The code of a system error, such as "ENOENT"; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  return typeof code === 'string' ? code : undefined
}

/**
 * The message for the operator, of a refusal or of an error of the file system. Undefined for anything else, which is a
 * bug and is shown with its stack.
 */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof OperatorRefusal) return error.message
  const reason = reasons[codeOf(error) ?? '']
  const path = (error as NodeJS.ErrnoException).path ?? 'the folder'
  return reason && `Cannot write ${path}: ${reason}.`
}
