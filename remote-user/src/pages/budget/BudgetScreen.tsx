import { usePromise } from '@pundi/kit/list'
import { Button, PageHeader } from '@pundi/kit/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useLastLoadedData } from '../../shared/save-form/use-last-loaded-data'
import { useOpenForm } from '../../shared/save-form/use-open-form'
import { TryAgain } from '../../shared/retry/TryAgain'
import { BudgetList } from './list/BudgetList'
import { BudgetNotice } from './BudgetNotice'
import css from './BudgetScreen.module.css'
import { useText } from './catalogue/text'
import type { BudgetChanged } from './change-budgets'
import { BudgetForm } from './forms/BudgetForm'
import type { BudgetData } from './load-budgets'
import { MonthsBoard } from './MonthsBoard'
import { changesOf } from './purpose'
import { PeriodArrows } from './PeriodArrows'

export function BudgetScreen() {
  const text = useText()
  const fetcher = useFetcher<BudgetChanged>()
  const form = useOpenForm(fetcher.data, changesOf)
  const { answer, months } = useLastLoadedData(useLoaderData<BudgetData>(), form.purpose !== undefined)
  const before = usePromise(months)

  return (
    <>
      <PageHeader title={text('Budget')}>
        {answer !== null && answer.data.length > 0 && (
          <Button type="button" onClick={() => form.open({ form: 'all' })}>
            <SlidersHorizontal size={20} /> {text('Set budgets')}
          </Button>
        )}
      </PageHeader>
      {answer === null ? (
        <TryAgain message={text('We couldn’t load your budgets.')} />
      ) : (
        <>
          <PeriodArrows {...answer.meta} />
          <div className={css.beside}>
            <BudgetList
              answer={answer}
              onAll={() => form.open({ form: 'all' })}
              onEdit={budget => form.open({ form: 'one', budget })}
              onMove={budget => form.open({ form: 'move', budget })}
            />
            {answer.data.length > 0 && <MonthsBoard months={before} />}
          </div>
          {form.purpose && (
            <BudgetForm
              key={form.opening}
              purpose={form.purpose}
              {...{ fetcher, form, answer }}
              months={before}
            />
          )}
        </>
      )}
      <BudgetNotice fetcher={fetcher} />
    </>
  )
}
