import { Card, EmptyState, LinkButton } from '@pundi/kit/ui'
import { History, SearchX } from 'lucide-react'
import { useText } from '../catalogue/text'
import { addressOf, type Place } from './place'

export function NoActivities({ place: { search, page } }: { place: Place }) {
  const text = useText()
  const isFirst = search === '' && page === 1
  return (
    <Card>
      <EmptyState title={text('No activities found')} icon={search ? SearchX : History}>
        {isFirst ? (
          <p>{text('Whatever you add, change or delete is written down here, and can be brought back.')}</p>
        ) : (
          <LinkButton to={addressOf('')} tone="quiet">
            {text('Show all activities')}
          </LinkButton>
        )}
      </EmptyState>
    </Card>
  )
}
