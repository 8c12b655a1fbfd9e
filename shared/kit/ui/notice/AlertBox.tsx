import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './AlertBox.module.css'
import { languageOf } from '../../format/language-of'
import { IconButton } from '../button/IconButton'

type AlertBoxProps = {
  /** Green for "success", otherwise red. */
  type: 'success' | (string & {})
  children: ReactNode
} & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never })

/** Shows and announces a message: a success when the screen reader is idle, anything else at once. */
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
