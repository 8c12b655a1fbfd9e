import type { ActivitiesAnswer, Activity } from '@pundi/contract'
import { useText } from '../catalogue/text'
import { TryAgain } from '../../../shared/retry/TryAgain'
import { ActivityCard } from './ActivityCard'
import css from './ActivityList.module.css'
import { groupByDay } from './days'
import { formatDayHeading } from '../../../shared/period/format-day-heading'
import { LogPager } from './LogPager'
import { addressOf, type LogView } from '../view'
import { Card, EmptyState, LinkButton } from '@pundi/kit/ui'
import { History, SearchX } from 'lucide-react'

interface ActivityListProps {
  view: LogView
  answer: ActivitiesAnswer | null
  onOpen: (activity: Activity) => void
  onRemove: (activity: Activity) => void
}

export function ActivityList({ view, answer, onOpen, onRemove }: ActivityListProps) {
  const text = useText()
  if (!answer) return <TryAgain message={text('We couldn’t load your activity')} />
  if (answer.data.length === 0) return <NoActivities view={view} />
  return (
    <>
      <div className={css.days}>
        {groupByDay(answer.data).map(({ day, activities }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 className={css.day} id={`day-${day}`}>
              {formatDayHeading(day)}
            </h2>
            <ul className={css.cards}>
              {activities.map(activity => (
                <ActivityCard
                  key={activity.id}
                  activity={activity}
                  onOpen={() => onOpen(activity)}
                  onRemove={() => onRemove(activity)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LogPager view={view} count={answer.data.length} meta={answer.meta} />
    </>
  )
}

function NoActivities({ view: { search, page } }: { view: LogView }) {
  const text = useText()
  const isFirst = search === '' && page === 1
  return (
    <Card>
      <EmptyState title={text('No activities found')} icon={search ? SearchX : History}>
        {isFirst ? (
          <p>{text('Everything you add, edit or delete is kept here and can be restored for two years.')}</p>
        ) : (
          <LinkButton to={addressOf('')} tone="quiet">
            {text('Show all activities')}
          </LinkButton>
        )}
      </EmptyState>
    </Card>
  )
}
