import { isFiltered, usePageSteps, usePageTurn } from '@pundi/kit/list'
import { AlertBox, Card, EmptyState, LinkButton, ListTotals, Pager, Skeleton } from '@pundi/kit/ui'
import { type ReactNode, useRef } from 'react'
import { useText } from '../../catalogue/text'
import { TryAgain } from './TryAgain'
import { type ListWords, sayCount } from './list-words'
import css from './ListResults.module.css'
import type { AnsweredPage, ListPage } from './use-list-page'
import { Inbox, SearchX } from 'lucide-react'

interface ListResultsProps {
  page: ListPage
  words: ListWords
  sums?: { name: string; amount: string; tone?: 'income' | 'expense' }[] | undefined
  children: ReactNode
}

export function ListResults({ page, words, sums = [], children }: ListResultsProps) {
  const text = useText()
  const rows = useRef<HTMLDivElement>(null)
  const { view, loaded, isBusy } = page
  const turn = usePageTurn(rows, view.cursor)
  if (!loaded) return <Skeleton label={text(words.loading)} shape="rows" count={8} />
  const { answer, errors } = loaded
  if (!answer && Object.keys(errors).length > 0)
    return (
      <div className={css.results}>
        <AlertBox type="error">{text('Please fix the highlighted filters.')}</AlertBox>
        <p>
          <ShowAll page={page} words={words} />
        </p>
      </div>
    )
  if (!answer) return <TryAgain message={text(words.failure)} />
  const { data, meta } = answer
  const count = sayCount(meta, words, text)
  return (
    <section className={css.results} aria-label={text('Results')} aria-busy={isBusy}>
      <ListTotals
        count={count}
        busy={isBusy ? text(words.loading) : undefined}
        sums={data.length > 0 ? sums : []}
      />
      {data.length === 0 && <NothingFound page={page} words={words} />}
      {data.length > 0 && (
        <div ref={rows} className={css.rows}>
          {children}
        </div>
      )}
      <Pages {...{ page, words, answer, count }} onTurn={turn} />
    </section>
  )
}

interface PagesProps extends Pick<ListResultsProps, 'page' | 'words'> {
  answer: AnsweredPage
  count: string
  onTurn: () => void
}

function Pages({ page: { list, view }, words, answer, count, onTurn }: PagesProps) {
  const text = useText()
  const steps = usePageSteps(list, view, answer)
  if (!steps) return null
  return (
    <Pager
      label={text(words.pages)}
      {...steps}
      summary={text('{from}–{to} of {count}', {
        from: view.no,
        to: view.no + answer.data.length - 1,
        count,
      })}
      onTurn={onTurn}
      labels={{ first: text('First'), previous: text('Previous'), next: text('Next') }}
    />
  )
}

interface NothingFoundProps {
  page: ListPage
  words: ListWords
}

function NothingFound({ page, words }: NothingFoundProps) {
  const text = useText()
  const { view } = page
  return (
    <Card>
      <EmptyState title={text(words.nothing)} icon={isFiltered(view) ? SearchX : Inbox}>
        {isFiltered(view) && (
          <>
            <p>{text('Nothing matches this filter.')}</p>
            <ShowAll page={page} words={words} />
          </>
        )}
      </EmptyState>
    </Card>
  )
}

interface ShowAllProps {
  page: ListPage
  words: ListWords
}

function ShowAll({ page: { list, view }, words }: ShowAllProps) {
  const text = useText()
  return (
    <LinkButton to={list.addressOf({ filter: {}, sort: view.sort })} tone="quiet" preventScrollReset>
      {text(words.showAll)}
    </LinkButton>
  )
}
