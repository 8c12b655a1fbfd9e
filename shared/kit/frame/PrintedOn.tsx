import { formatDay, today } from '@pundi/kit/format'
import { useSyncExternalStore } from 'react'
import css from './PrintedOn.module.css'

interface PrintedOnProps {
  text: (message: 'Printed on {day}', values: { day: string }) => string
}

/** A line that only print shows: the day of printing, which may be later than the day on which the page was loaded. */
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
