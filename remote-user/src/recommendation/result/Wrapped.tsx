import { Fragment } from 'react'
import css from './Wrapped.module.css'

/**
 * Words that wrap where a reader would wrap them: the name of a field goes on after each "_" and is torn nowhere else,
 * a percentage stays with its sign, and "e-wallets" stays one word.
 */
export const Wrapped = ({ children }: { children: string }) => (
  <span className={css.words}>
    {tie(children)
      .split(/(?<=_)/)
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
  </span>
)

/** With a no-break space before each "%", and a word joiner behind the hyphen of one letter. */
const tie = (words: string) => words.replaceAll(' %', '\u00a0%').replace(/\b(\w-)(?=\w)/g, '$1\u2060')
