import { Button } from '@pundi/kit/ui'
import type { MouseEventHandler } from 'react'
import { useText } from '../catalogue/text'
import css from './ChangedSince.module.css'

/** A field of which the other version says something else, and what. */
export interface Difference {
  label: string
  now: string
}

interface ChangedSinceProps {
  /** What the other version says where it differs; undefined where it is not known. */
  differences: Difference[] | undefined
  onKeep: MouseEventHandler<HTMLButtonElement>
  onTake: () => void
}

/** What another tab or device saved since the form was opened. The user keeps one of the two. */
export function ChangedSince({ differences, onKeep, onTake }: ChangedSinceProps) {
  const text = useText()
  return (
    <>
      {differences && differences.length > 0 && (
        <dl className={css.differences} aria-label={text('Current version')}>
          {differences.map(({ label, now }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{now}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.ways}>
        <Button type="button" tone="quiet" onClick={onKeep}>
          {text('Keep my version')}
        </Button>
        {differences && (
          <Button type="button" tone="quiet" onClick={onTake}>
            {text('Use the current version')}
          </Button>
        )}
      </div>
    </>
  )
}
