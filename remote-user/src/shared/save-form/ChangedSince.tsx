import { Button } from '@pundi/kit/ui'
import type { MouseEventHandler, ReactNode } from 'react'
import { useText } from '../../catalogue/text'
import css from './ChangedSince.module.css'

interface ChangedSinceProps {
  isBusy?: boolean
  onKeep: MouseEventHandler<HTMLButtonElement>
  /**
   * Replaces the form's values with the version that was saved elsewhere. Undefined if that version
   * is unknown.
   */
  onTake: (() => void) | undefined
  children: ReactNode
}

export function ChangedSince({ isBusy = false, onKeep, onTake, children }: ChangedSinceProps) {
  const text = useText()
  return (
    <>
      {children}
      <div className={css.ways}>
        <Button type="button" tone="quiet" onClick={onKeep} disabled={isBusy}>
          {text('Keep your version')}
        </Button>
        {onTake && (
          <Button type="button" tone="quiet" onClick={onTake} disabled={isBusy}>
            {text('Use the current version')}
          </Button>
        )}
      </div>
    </>
  )
}
