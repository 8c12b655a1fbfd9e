import { Button, PageHeader } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useLastLoadedData } from '../../shared/save-form/use-last-loaded-data'
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
      {answer === null ? (
        <TryAgain message={text('We couldn’t load your goals.')} />
      ) : (
        <GoalList
          answer={answer}
          wallets={wallets}
          onAdd={onAdd}
          onOpen={form.open}
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
