import type { ActivitiesAnswer, Activity } from '@pundi/contract'
import { use } from 'react'
import { useText } from '../catalogue/text'
import { TryAgain } from '../../TryAgain'
import { ActivityCard } from './ActivityCard'
import css from './ActivityList.module.css'
import { groupByDay } from './days'
import { nameDay } from '../../name-day'
import { LogPager } from './LogPager'
import { addressOf, type Place } from '../place'
import { Card, EmptyState, LinkButton } from '@pundi/kit/ui'
import { History, SearchX } from 'lucide-react'

interface ActivityListProps {
  place: Place
  /** Null where they could not be loaded. */
  activities: Promise<ActivitiesAnswer | null>
  onOpen: (activity: Activity) => void
  onRemove: (activity: Activity) => void
}

export function ActivityList({ place, activities, onOpen, onRemove }: ActivityListProps) {
  const text = useText()
  const answer = use(activities)
  if (!answer) return <TryAgain message={text('The activities could not be loaded')} />
  if (answer.data.length === 0) return <NoActivities place={place} />
  return (
    <>
      <div className={css.days}>
        {groupByDay(answer.data).map(({ day, activities }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 className={css.day} id={`day-${day}`}>
              {nameDay(day)}
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
      <LogPager place={place} count={answer.data.length} meta={answer.meta} />
    </>
  )
}

function NoActivities({ place: { search, page } }: { place: Place }) {
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
