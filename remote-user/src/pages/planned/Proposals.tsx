import type { ScheduleProposal } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Button, Card, firstOfNeighbour, useFocusHeir } from '@pundi/kit/ui'
import { useText } from './catalogue/text'
import type { Actions } from './days/DayRow'
import { EntryAmount } from './EntryAmount'
import type { Named } from './load-planned'
import css from './Planned.module.css'
import { movedOf, nameOf, sayRule } from './say-entry'

interface ProposalsProps extends Actions, Pick<Named, 'categories'> {
  proposals: ScheduleProposal[]
}

export function Proposals({ proposals, ...more }: ProposalsProps) {
  const text = useText()
  if (proposals.length === 0) return null
  return (
    <Card title={text('These look recurring')} detail={text('We never plan anything without your OK.')}>
      <ul className={css.rows} aria-label={text('These look recurring')}>
        {proposals.map(proposal => (
          <Proposal key={proposal.key} proposal={proposal} {...more} />
        ))}
      </ul>
    </Card>
  )
}

function Proposal({
  proposal,
  categories,
  act,
  onOpen,
}: Omit<ProposalsProps, 'proposals'> & { proposal: ScheduleProposal }) {
  const text = useText()
  const row = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const { key, times, first_date, last_date, has_new_amount: hasNewAmount } = proposal
  const name = nameOf(proposal.template, categories)
  return (
    <li className={css.row} ref={row}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>
          <span>
            {sayRule(proposal)}
            {': '}
            {text('recorded {times} times between {from} and {to}', {
              ...{ times, from: formatDay(first_date), to: formatDay(last_date) },
            })}
          </span>
          {hasNewAmount && <span> · {text('the amount changed once')}</span>}
        </span>
      </div>
      <EntryAmount moved={movedOf(proposal)} />
      <div className={css.actions}>
        <Button
          type="button"
          tone="quiet"
          aria-label={text('Don’t suggest {name} again', { name })}
          onClick={() => act({ change: 'refuse', key })}
        >
          {text('No, thanks')}
        </Button>
        <Button
          type="button"
          aria-label={text('Add {name} to recurring', { name })}
          onClick={() => onOpen({ form: 'schedule', proposal })}
        >
          {text('Add to recurring')}
        </Button>
      </div>
    </li>
  )
}
