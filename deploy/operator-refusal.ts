/** Something that the person at the keyboard can act on. Its message is whole sentences and is all they need to see. */
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

/** The code of a system's error, such as "ENOENT"; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  return typeof code === 'string' ? code : undefined
}

/**
 * What to tell the person at the keyboard: the sentence of a refusal, or of what the file system will not do.
 * Undefined for anything else, which is a bug and should be seen with its stack.
 */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof OperatorRefusal) return error.message
  const reason = reasons[codeOf(error) ?? '']
  const path = (error as NodeJS.ErrnoException).path ?? 'the folder'
  return reason && `Cannot write ${path}: ${reason}.`
}
