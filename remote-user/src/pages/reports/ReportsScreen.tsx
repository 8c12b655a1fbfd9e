import { Button, Card, EmptyState, PageHeader } from '@pundi/kit/ui'
import { CalendarRange, Printer } from 'lucide-react'
import { useLoaderData } from 'react-router-dom'
import { TryAgain } from '../../shared/retry/TryAgain'
import { useText } from './catalogue/text'
import type { ReportsData } from './load-reports'
import { RangeForm } from './range/RangeForm'
import { Report } from './Report'

export function ReportsScreen() {
  const text = useText()
  const { asked, answer, errors, categories } = useLoaderData<ReportsData>()
  const isRefused = Object.keys(errors).length > 0
  return (
    <>
      <PageHeader title={text('Reports')}>
        {answer && (
          <Button type="button" tone="quiet" onClick={() => window.print()}>
            <Printer size={20} /> {text('Print')}
          </Button>
        )}
      </PageHeader>
      <RangeForm asked={asked} errors={errors} shown={answer?.meta} />
      {answer && <Report answer={answer} categories={categories} />}
      {isRefused && (
        <Card>
          <EmptyState title={text('There’s no report for these dates.')} icon={CalendarRange}>
            <p>{Object.values(errors)[0]}</p>
          </EmptyState>
        </Card>
      )}
      {!answer && !isRefused && <TryAgain message={text('We couldn’t load the report.')} />}
    </>
  )
}
