import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './AlertBox.module.css'
import { languageOf } from '../../format/language-of'
import { IconButton } from '../button/IconButton'

type AlertBoxProps = {
  /** "success" is green, all other values are red. */
  type: 'success' | (string & {})
  children: ReactNode
} & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never })

/**
 * Shows a message and announces it to screen readers. Errors interrupt the screen reader; successes
 * do not.
 */
export function AlertBox({ type, children, onDismiss, dismissLabel }: AlertBoxProps) {
  const isSuccess = type === 'success'
  const Icon = isSuccess ? CircleCheck : CircleAlert
  return (
    <div className={css.alert} data-type={isSuccess ? 'success' : 'error'}>
      <Icon size={20} />
      <div className={css.message} role={isSuccess ? 'status' : 'alert'} lang={languageOf(children)}>
        {children}
      </div>
      {onDismiss && (
        <IconButton label={dismissLabel} onClick={onDismiss}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
