import list from './common-passwords.json' with { type: 'json' }

/** Common passwords of at least 8 characters, in lower case (rule: OWASP ASVS 5, 6.2.4). */
export const commonPasswords: ReadonlySet<string> = new Set(list)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
