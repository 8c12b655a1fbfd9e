import type { Schedule } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Badge, Button, Card, EmptyState, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { Pencil, Plus, Repeat, Trash2 } from 'lucide-react'
import { useText } from './catalogue/text'
import type { Actions } from './days/DayRow'
import { ChooseWallet } from './ChooseWallet'
import { closedWalletOf } from './closed-wallet'
import { EntryAmount } from './EntryAmount'
import type { Named } from './load-planned'
import css from './Planned.module.css'
import { movedOf, nameOf, sayRule } from './say-entry'

interface ScheduleListProps extends Named, Pick<Actions, 'onOpen'> {
  schedules: Schedule[]
  onAdd: () => void
}

export function ScheduleList({ schedules, onAdd, ...more }: ScheduleListProps) {
  const text = useText()
  if (schedules.length === 0)
    return (
      <Card>
        <EmptyState title={text('What do you pay or receive regularly?')} icon={Repeat}>
          <p className={css.invitation}>
            {text(
              'Salary, rent, electricity, subscriptions: enter them once. Pundi records each on its date or asks you first.',
            )}
          </p>
          <Button type="button" onClick={onAdd}>
            <Plus size={20} /> {text('Add your first recurring transaction')}
          </Button>
        </EmptyState>
      </Card>
    )
  return (
    <Card title={text('All that repeats')}>
      <ul className={css.rows} aria-label={text('All that repeats')}>
        {schedules.map(schedule => (
          <Entry key={schedule.id} schedule={schedule} {...more} />
        ))}
      </ul>
    </Card>
  )
}

function Entry({
  schedule,
  categories,
  wallets,
  onOpen,
}: Omit<ScheduleListProps, 'schedules' | 'onAdd'> & { schedule: Schedule }) {
  const text = useText()
  const row = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const { template, next_date: next, last_date: last, left, is_automatic: isAutomatic } = schedule
  const name = nameOf(template, categories)
  const isStopped = next !== null && closedWalletOf(template, wallets) !== undefined
  const nameWallet = (id: number | null | undefined) =>
    wallets.find(wallet => wallet.id === id)?.name ?? text('Outside your wallets')
  const about = [
    sayRule(schedule),
    template.type === 'transfer'
      ? `${nameWallet(template.from_wallet_id)} → ${nameWallet(template.to_wallet_id)}`
      : template.description && categories.find(({ id }) => id === template.category_id)?.name,
    next && text('next on {day}', { day: formatDay(next) }),
    next && last && text('until {day}', { day: formatDay(last) }),
    next && left !== null && text('{count, plural, =1 {1 left} other {# left}}', { count: left }),
  ].filter(Boolean)
  return (
    <li className={css.row} ref={row} id={`schedule-${schedule.id}`}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>{about.join(' · ')}</span>
      </div>
      {next === null ? (
        <Badge tone="neutral">{text('Ended')}</Badge>
      ) : isStopped ? (
        <Badge tone="neutral">{text('Wallet closed')}</Badge>
      ) : (
        !isAutomatic && <Badge tone="neutral">{text('Asks first')}</Badge>
      )}
      <EntryAmount moved={movedOf(schedule)} />
      <div className={css.actions}>
        <IconButton
          label={text('Edit {name}', { name })}
          onClick={() => onOpen({ form: 'schedule', schedule })}
        >
          <Pencil />
        </IconButton>
        <IconButton
          label={text('Delete {name}', { name })}
          onClick={() => onOpen({ form: 'removal', schedule })}
        >
          <Trash2 />
        </IconButton>
        {isStopped && <ChooseWallet name={name} onPress={() => onOpen({ form: 'schedule', schedule })} />}
      </div>
    </li>
  )
}
