import list from './common-passwords.json' with { type: 'json' }

/** The most common passwords that are long enough to be tried at all, in small letters (ASVS 5, 6.2.4). */
export const commonPasswords: ReadonlySet<string> = new Set(list)

/** Whether a text is one of them, in any case. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
