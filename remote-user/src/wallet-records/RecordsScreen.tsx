import { usePromise, useScreenOpen } from '@pundi/kit/list'
import { Button, Card, EmptyState, LinkButton, PageHeader, Skeleton } from '@pundi/kit/ui'
import { ArrowLeft, ArrowLeftRight, Scale } from 'lucide-react'
import { Link, useFetcher, useLoaderData } from 'react-router-dom'
import { TryAgain } from '../TryAgain'
import { useText } from '../wallet/catalogue/text'
import type { MoneyChanged } from '../wallet/change-money'
import { DrawnForm } from '../wallet/draw-form'
import { MoneyNotice } from '../wallet/MoneyNotice'
import { useOpenForm } from '../wallet/open-form'
import { useWarmRoute } from '../wallet/use-warm-route'
import { list, type RecordsData } from './load-records'
import { RecordsList } from './RecordsList'
import css from './RecordsScreen.module.css'

/** One wallet: what came into it and left it, with the balance after each. */
export function RecordsScreen() {
  const text = useText()
  const { view, ...loading } = useLoaderData<RecordsData>()
  const loaded = usePromise(loading.loaded)
  const categories = usePromise(loading.categories)
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data)
  useScreenOpen(list)
  useWarmRoute()
  const { answer, wallets, wallet } = loaded ?? {}
  const transfers = answer?.data.filter(record => record.type === 'transfer')

  return (
    <>
      <Link className={css.back} to="/wallet">
        <ArrowLeft size={18} /> {text('All wallets')}
      </Link>
      <PageHeader title={wallet?.name ?? text('Wallets')}>
        {wallet && !wallet.is_closed && (
          <>
            <Button type="button" tone="quiet" onClick={() => form.open({ form: 'correction', wallet })}>
              <Scale size={20} /> {text('Correct')}
            </Button>
            <Button type="button" onClick={() => form.open({ form: 'transfer', from: wallet.id })}>
              <ArrowLeftRight size={20} /> {text('Transfer')}
            </Button>
          </>
        )}
      </PageHeader>
      {!loaded && <Skeleton label={text('Loading...')} shape="rows" count={8} />}
      {wallets === null && <TryAgain message={text('Your wallets could not be loaded.')} />}
      {wallets && !wallet && <NoWallet />}
      {wallet && !answer && <TryAgain message={text('The records could not be loaded.')} />}
      {wallets && wallet && answer && (
        <RecordsList
          view={view}
          answer={answer}
          wallet={wallet}
          wallets={wallets}
          categories={categories}
          onTransfer={transfer => form.open({ form: 'transfer', transfer })}
        />
      )}
      <DrawnForm fetcher={fetcher} form={form} wallets={wallets ?? []} transfers={transfers} />
      <MoneyNotice fetcher={fetcher} isFormOpen={form.opened !== undefined} />
    </>
  )
}

function NoWallet() {
  const text = useText()
  return (
    <Card>
      <EmptyState title={text('There is no such wallet.')}>
        <p>{text('Perhaps it was deleted. The activity log can restore it.')}</p>
        <LinkButton to="/log-activity" tone="quiet">
          {text('Log Activity')}
        </LinkButton>
      </EmptyState>
    </Card>
  )
}
