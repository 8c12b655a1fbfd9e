import { useText } from './catalogue/text'
import css from './DeleteDialog.module.css'

/** What the end of an account takes with it, and what it leaves. */
export function WhatGoes() {
  const text = useText()
  return (
    <div className={css.goes}>
      <p>{text('This goes at once and for good:')}</p>
      <ul>
        <li>{text('all your transactions and categories')}</li>
        <li>{text('your log of activities')}</li>
        <li>{text('your name, e-mail address, phone number and settings')}</li>
        <li>{text('every session, on this device and elsewhere')}</li>
      </ul>
      <p className={css.stays}>
        {text('Entries of the audit log stay, without anything that tells that they were yours.')}
      </p>
    </div>
  )
}
