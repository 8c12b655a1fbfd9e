import list from './common-passwords.json' with { type: 'json' }

/** Lower-case passwords of at least 8 characters (source of the rule: OWASP ASVS 5, 6.2.4). */
export const commonPasswords: ReadonlySet<string> = new Set(list)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
