import type { Goal } from '@pundi/contract'
import { useUnchanging } from '@pundi/kit/list'
import { AlertBox, Button, PageHeader } from '@pundi/kit/ui'
import { useRecordTitle } from '@pundi/platform/i18n'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useFetcher, useLoaderData } from 'react-router-dom'
import { useLastLoadedData } from '../../shared/save-form/use-last-loaded-data'
import { useRecordAddress } from '../../shared/record-address/use-record-address'
import { useOpenForm } from '../../shared/save-form/use-open-form'
import { TryAgain } from '../../shared/retry/TryAgain'
import { useText } from './catalogue/text'
import type { GoalChanged } from './change-goals'
import { GoalForms } from './forms/GoalForms'
import { GoalList } from './GoalList'
import { GoalNotice } from './GoalNotice'
import type { GoalData } from './load-goals'
import { changesOf } from './purpose'

export function GoalsScreen() {
  const text = useText()
  const fetcher = useFetcher<GoalChanged>()
  const form = useOpenForm(fetcher.data, changesOf)
  const loaded = useLoaderData<GoalData>()
  const { answer, wallets, incomes } = useLastLoadedData(loaded, form.purpose !== undefined)
  const address = useRecordAddress('/goals')
  const { opened, isMissing } = useOpenedGoal(answer?.data, address)
  useRecordTitle(opened?.name)
  const onAdd = () => form.open({ form: 'goal' })

  return (
    <>
      <PageHeader title={text('Goals')}>
        {answer && answer.data.length > 0 && (
          <Button type="button" onClick={onAdd}>
            <Plus size={20} /> {text('New goal')}
          </Button>
        )}
      </PageHeader>
      {isMissing && (
        <AlertBox type="error">
          {text('We couldn’t find this goal. It may have been deleted.')}{' '}
          <Link to="/log-activity">{text('Log Activity')}</Link>
        </AlertBox>
      )}
      {answer === null ? (
        <TryAgain message={text('We couldn’t load your goals.')} />
      ) : (
        <GoalList
          answer={answer}
          wallets={wallets}
          opened={opened}
          onAdd={onAdd}
          onOpen={form.open}
          onToggle={(goal, isOpen) => (isOpen ? address.open(goal.id) : address.close())}
          onRemoveMove={(goal, move) =>
            void fetcher.submit(
              { change: 'removeMove', id: String(goal.id), move_id: String(move.id), name: goal.name },
              { method: 'post', action: '/goals' },
            )
          }
        />
      )}
      <GoalForms
        fetcher={fetcher}
        form={form}
        goals={answer?.data ?? []}
        wallets={wallets}
        incomes={incomes}
      />
      <GoalNotice fetcher={fetcher} />
    </>
  )
}

/**
 * Finds the goal that the address names. If the goal was shown and is then deleted, leaves the
 * address.
 */
function useOpenedGoal(goals: Goal[] | undefined, address: ReturnType<typeof useRecordAddress>) {
  const { id } = address
  const opened = goals?.find(goal => goal.id === id)
  const [seen, setSeen] = useState<number>()
  if (opened && opened.id !== seen) setSeen(opened.id)
  const isAbsent = goals !== undefined && id !== undefined && !opened
  const isDeleted = isAbsent && id === seen
  const close = useUnchanging(address.close)
  useEffect(() => {
    if (isDeleted) close()
  }, [isDeleted, close])
  return { opened, isMissing: isAbsent && !isDeleted }
}
