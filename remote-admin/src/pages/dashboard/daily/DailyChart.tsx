import type { AdminDay } from '@pundi/contract'
import { BarChart, formatCount, Swatch } from '@pundi/kit/chart'
import { dateFormat, dateLocale, formatDay, formatNumber } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { Skeleton, ChartTable } from '@pundi/kit/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { TryAgain } from '../../../shared/list/TryAgain'
import type { DashboardData } from '../load-dashboard'
import css from './DailyChart.module.css'

export function DailyChart({ daily }: Pick<DashboardData, 'daily'>) {
  const text = useText()
  const navigate = useNavigate()
  const days = usePromise(daily)
  const [chosen, setChosen] = useState<number>()
  if (days === undefined) return <Skeleton label={text('Loading...')} />
  if (!days) return <TryAgain message={text('Gagal mengambil data admin')} />
  const at = Math.min(chosen ?? days.length - 1, days.length - 1)
  const day = days[at]
  if (!day) return null
  const series = [
    { id: 'sign_ups', look: 'plain', label: text('Sign-ups') },
    {
      id: 'transactions',
      look: 'striped',
      label: text('Transactions'),
      onOpen: () => void navigate(`/admin/manage-transactions?from=${day.day}&to=${day.day}`),
    },
  ] as const

  return (
    <figure className={css.figure} aria-label={text('Sign-ups and transactions in the last 30 days')}>
      <figcaption>
        {saySeries(days, 'sign_ups', text)} {saySeries(days, 'transactions', text)}
      </figcaption>
      <p className={css.day}>{formatDay(day.day)}</p>
      <div className={css.charts}>
        {series.map(({ id, look, label, ...opening }) => (
          <div key={id} className={css.series}>
            <dl className={css.readout}>
              <div>
                <dt>
                  <Swatch look={look} /> {label}
                </dt>
                <dd>{formatNumber(day[id])}</dd>
              </div>
              <div>
                <dt>{text('30-day total')}</dt>
                <dd>{formatNumber(days.reduce((sum, each) => sum + each[id], 0))}</dd>
              </div>
            </dl>
            <BarChart
              label={`${label}: ${text('Choose a day')}`}
              columns={days.map(each => ({
                key: each.day,
                short: nameDay(each.day),
                label: `${formatDay(each.day)}: ${label} ${formatNumber(each[id])}`,
                values: { [id]: each[id] },
              }))}
              series={[{ id, look }]}
              formatStep={formatCount}
              finest={1}
              at={at}
              tooltip={{ title: formatDay(day.day), rows: [{ look, label, amount: formatNumber(day[id]) }] }}
              onChoose={setChosen}
              {...opening}
            />
          </div>
        ))}
      </div>
      <DailyTable days={days} />
    </figure>
  )
}

const sentences = {
  sign_ups: ['Most sign-ups: {count} on {day}.', 'No sign-ups.'],
  transactions: ['Most transactions: {count} on {day}.', 'No transactions.'],
} as const

function saySeries(days: AdminDay[], id: keyof typeof sentences, text: ReturnType<typeof useText>) {
  const [most, none] = sentences[id]
  const count = Math.max(...days.map(each => each[id]))
  const day = days.findLast(each => each[id] === count)
  return count > 0 ? text(most, { day: formatDay(day?.day), count: formatNumber(count) }) : text(none)
}

const nameDay = (day: string) =>
  dateFormat(dateLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day))

function DailyTable({ days }: { days: AdminDay[] }) {
  const text = useText()
  return (
    <ChartTable
      summary={text('Show as a table')}
      label={text('Sign-ups and transactions in the last 30 days')}
      heads={[text('Day'), text('Sign-ups'), text('Transactions')]}
      rows={days.toReversed().map(({ day, sign_ups, transactions }) => ({
        ...{ key: day, name: formatDay(day) },
        cells: [{ text: formatNumber(sign_ups) }, { text: formatNumber(transactions) }],
      }))}
    />
  )
}
