import { centsOf, decimalOf, type Schedule, type ScheduleDay } from '@pundi/contract'
import { formatAmount, formatDay, periodAfter, periodOf } from '@pundi/kit/format'
import { Button, Card, ListTotals, Tabs } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import { closedWalletOf } from '../closed-wallet'
import type { Named } from '../load-planned'
import css from '../Planned.module.css'
import { toneOf } from '../say-entry'
import { type Actions, DayRow } from './DayRow'
import { OlderDays, sumOf } from './OlderDays'
import { PeriodCalendar } from './PeriodCalendar'

interface DaysProps extends Actions, Named {
  days: ScheduleDay[]
  day: string
  schedules: Schedule[]
}

const FIRST = 6

export function Days({ days, day: today, schedules, categories, wallets, act, onOpen }: DaysProps) {
  const text = useText()
  const [isAll, setAll] = useState(false)
  const { month_start: start } = preferences.getState()
  const period = periodOf(today, start)
  const next = periodAfter(period, start)
  const open = days.filter(({ state, date }) => state === 'open' && date <= next.to)
  const waiting = open.filter(({ date, is_automatic: isAutomatic }) => date <= today && !isAutomatic)
  const coming = open.filter(day => !waiting.includes(day))
  const shown = isAll ? coming : coming.slice(0, FIRST)
  const sum = (tone: 'income' | 'expense') =>
    formatAmount(
      decimalOf(
        open
          .filter(day => day.date <= period.to && toneOf(day) === tone)
          .reduce((cents, day) => cents + centsOf(sumOf(day)), 0n),
      ),
      { decimals: 'needed' },
    )
  const draw = (day: ScheduleDay, isWaiting: boolean) => {
    const props = {
      ...{ day, categories, act, onOpen },
      schedule: schedules.find(({ id }) => id === day.schedule_id),
      closed: closedWalletOf(day, wallets),
    }
    const { count, last_due_on: last } = day
    const key = `${day.schedule_id} ${day.due_on}`
    return count && last ? (
      <OlderDays key={key} {...props} count={count} last={last} />
    ) : (
      <DayRow key={key} {...props} isWaiting={isWaiting} />
    )
  }
  return (
    <>
      {waiting.length > 0 && (
        <Card title={text('Needs your OK')} detail={text('These are due. Tap each one to record it.')}>
          <ul className={css.rows} aria-label={text('Needs your OK')}>
            {waiting.map(day => draw(day, true))}
          </ul>
        </Card>
      )}
      <ListTotals
        count={text('Until {day}', { day: formatDay(period.to) })}
        busy={undefined}
        sums={[
          { name: text('Income to come'), amount: sum('income') },
          { name: text('Expenses to come'), amount: sum('expense') },
        ]}
      />
      <div className={css.columns}>
        <Card title={text('Upcoming')} detail={text('Until {day}', { day: formatDay(next.to) })}>
          {coming.length === 0 ? (
            <p className={css.soft}>{text('Nothing is due by that date.')}</p>
          ) : (
            <ul className={css.rows} aria-label={text('Upcoming')}>
              {shown.map(day => draw(day, false))}
            </ul>
          )}
          {coming.length > FIRST && (
            <Button type="button" tone="quiet" onClick={() => setAll(!isAll)}>
              {isAll ? text('Show fewer') : text('Show {count} more', { count: coming.length - FIRST })}
            </Button>
          )}
        </Card>
        <Card title={text('Calendar')}>
          <Tabs
            label={text('Calendar')}
            tabs={[
              { id: 'this', label: text('This month'), period },
              { id: 'next', label: text('Next month'), period: next },
            ].map(({ period, ...tab }) => ({
              ...tab,
              panel: <PeriodCalendar {...{ period, days, today, categories }} />,
            }))}
          />
        </Card>
      </div>
    </>
  )
}
