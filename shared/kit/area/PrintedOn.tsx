import { formatDay, today } from '@pundi/kit/format'
import { useSyncExternalStore } from 'react'
import css from './PrintedOn.module.css'

interface PrintedOnProps {
  /** The messages of the area that it belongs to. */
  text: (message: 'Printed on {day}', values: { day: string }) => string
}

/** On paper alone, above the page: the day on which it was printed, which need not be that on which it was opened. */
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
