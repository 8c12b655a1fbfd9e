import { usePromise } from '@pundi/kit/list'
import { Button, PageHeader } from '@pundi/kit/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useKeptData } from '../change-form/use-kept-data'
import { useOpenForm } from '../change-form/use-open-form'
import { TryAgain } from '../TryAgain'
import { BudgetList } from './BudgetList'
import { BudgetNotice } from './BudgetNotice'
import css from './BudgetScreen.module.css'
import { useText } from './catalogue/text'
import type { BudgetChanged } from './change-budgets'
import { DrawnForm } from './draw-form'
import type { BudgetData } from './load-budgets'
import { MonthsBoard } from './MonthsBoard'
import { changesOf } from './open-form'
import { PeriodArrows } from './PeriodArrows'

export function BudgetScreen() {
  const text = useText()
  const fetcher = useFetcher<BudgetChanged>()
  const form = useOpenForm(fetcher.data, changesOf)
  const { answer, months } = useKeptData(useLoaderData<BudgetData>(), form.purpose !== undefined)
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
        <TryAgain message={text('Your budgets could not be loaded.')} />
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
          <DrawnForm fetcher={fetcher} form={form} answer={answer} months={before} />
        </>
      )}
      <BudgetNotice fetcher={fetcher} />
    </>
  )
}
