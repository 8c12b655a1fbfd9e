import * as z from 'zod/mini'

const unstorable = 'Contains a character that cannot be stored'

/** Matches where a joiner changes what is shown: between letters that change their form beside others, and in emoji. */
const joins = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}]|[\p{ExtPict}\p{EMod}]/u

/**
 * Cleans a text before it is stored: composes it (NFC), turns every blank, line breaks and tabs among them, into a plain
 * space, and removes invisible characters unless they change what is shown: a selector after a character, a joiner between letters of Arabic or
 * Indic scripts or in an emoji, the tags of a flag. Marks of direction and annotation, zero-width spaces, soft hyphens,
 * fillers and control characters are removed, so that two texts that look the same are the same. A text that shows
 * nothing becomes empty.
 */
export function clean(written: string): string {
  const shown = written
    .normalize()
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(/[\u0085\p{Zs}]/gu, ' ')
    .replace(/[\u0080-\u009f\ufff9-\ufffb]/g, '')
    .replace(/\p{DI}+/gu, (run: string, at: number, whole: string) => {
      const before = Array.from(whole.slice(Math.max(0, at - 2), at)).at(-1) ?? ' '
      const after = Array.from(whole.slice(at + run.length, at + run.length + 2))[0] ?? ' '
      if (before === '🏴' && /^[\u{e0020}-\u{e007e}]+\u{e007f}$/u.test(run)) return run
      const [selector = ''] =
        before === ' ' ? [] : (/^[\ufe00-\ufe0f\u180b-\u180d\u{e0100}-\u{e01ef}]/u.exec(run) ?? [])
      const [joiner = ''] = joins.test(before) && joins.test(after) ? (/[\u200c\u200d]/.exec(run) ?? []) : []
      return selector + joiner
    })
    .normalize()
  // The blank pattern of Braille counts as a letter and shows nothing.
  return /[^\s\u2800]/.test(shown) ? shown : shown.replace(/\u2800/g, '')
}

/** Accepts text without control characters, above all without NUL, which a database cannot store. */
const storable = (max: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(max, 'Too long'),
  // oxlint-disable-next-line no-control-regex -- to name them is the point
  z.regex(/^[^\u0000-\u001f\u007f]*$/, unstorable),
  z.refine(value => value.isWellFormed(), unstorable),
]

/** Text of a person: 1 to `max` characters once it is clean and trimmed. */
export const text = (max: number, missing: string) =>
  z.string(missing).check(z.overwrite(clean), z.trim(), z.minLength(1, missing), ...storable(max))

/** Text of a person, or none: at most `max` characters once it is clean and trimmed. */
export const optionalText = (max: number) => z.string().check(z.overwrite(clean), z.trim(), ...storable(max))

/** A search text: at most `max` characters, cleaned like stored text. */
export const searchText = (max: number) =>
  z.string().check(
    z.overwrite(clean),
    z.maxLength(max, 'Too long'),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed(), unstorable),
  )
