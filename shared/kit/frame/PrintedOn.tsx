import { formatDay, today } from '@pundi/kit/format'
import { useSyncExternalStore } from 'react'
import css from './PrintedOn.module.css'

interface PrintedOnProps {
  text: (message: 'Printed on {day}', values: { day: string }) => string
}

/** The day of printing, shown only in print. The page may have been loaded on an earlier day. */
export const PrintedOn = ({ text }: PrintedOnProps) => (
  <p className={css.printed}>{text('Printed on {day}', { day: formatDay(useDayOfPrinting()) })}</p>
)

const useDayOfPrinting = () =>
  useSyncExternalStore(
    notify => {
      window.addEventListener('beforeprint', notify)
      return () => window.removeEventListener('beforeprint', notify)
    },
    () => today(),
  )
