import { Fragment } from 'react'
import css from './Wrapped.module.css'

/**
 * Lets long field names, such as "Num_Bank_Accounts", break after "_". Keeps "10 %" and "e-wallets"
 * on one line.
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

const tie = (words: string) => words.replaceAll(' %', '\u00a0%').replace(/\b(\w-)(?=\w)/g, '$1\u2060')
