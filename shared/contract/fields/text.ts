import * as z from 'zod/mini'

const unstorable = 'Contains a character that cannot be stored'

/**
 * Letters of cursive scripts, and emoji. A zero-width joiner between them changes how they are
 * displayed.
 */
const joins = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}]|[\p{ExtPict}\p{EMod}]/u

/**
 * Cleans text before storage, so that texts that look alike are equal:
 * - Composes characters (NFC).
 * - Turns blanks, tabs and line breaks into spaces.
 * - Removes invisible characters: direction marks, annotations, zero-width spaces, soft hyphens,
 *   fillers and control characters.
 * - Preserves invisible characters that change the display: variation selectors, flag tags, and
 *   joiners in Arabic or Indic scripts and emoji.
 * - Returns an empty text if no visible character remains.
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
  // The blank Braille pattern counts as a letter but shows nothing.
  return /[^\s\u2800]/.test(shown) ? shown : shown.replace(/\u2800/g, '')
}

/**
 * Refuses what the database cannot store: NUL and unpaired surrogates. Other control characters are
 * refused too.
 */
const storable = (max: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(max, 'Too long'),
  // oxlint-disable-next-line no-control-regex -- the pattern must name control characters
  z.regex(/^[^\u0000-\u001f\u007f]*$/, unstorable),
  z.refine(value => value.isWellFormed(), unstorable),
]

export const text = (max: number, missing: string) =>
  z.string(missing).check(z.overwrite(clean), z.trim(), z.minLength(1, missing), ...storable(max))

export const optionalText = (max: number) => z.string().check(z.overwrite(clean), z.trim(), ...storable(max))

export const searchText = (max: number) =>
  z.string().check(
    z.overwrite(clean),
    z.maxLength(max, 'Too long'),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed(), unstorable),
  )
