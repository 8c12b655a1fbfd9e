import { usePromise, useScreenOpen } from '@pundi/kit/list'
import { Button, Card, EmptyState, LinkButton, PageHeader, Skeleton } from '@pundi/kit/ui'
import { useRecordTitle } from '@pundi/platform/i18n'
import { ArrowLeft, ArrowLeftRight, Scale } from 'lucide-react'
import { Link, useFetcher, useLoaderData } from 'react-router-dom'
import { TryAgain } from '../../shared/retry/TryAgain'
import { useText } from '../../shared/money-form/catalogue/text'
import type { MoneyChanged } from '../../shared/money-form/change-money'
import { MoneyForm } from '../../shared/money-form/MoneyForm'
import { MoneyNotice } from '../../shared/money-form/MoneyNotice'
import { useOpenForm } from '../../shared/money-form/use-open-form'
import { useWalletPage } from '../../shared/money-form/use-wallet-page'
import { listOf, type RecordsData } from './load-records'
import { RecordsList } from './RecordsList'
import css from './RecordsScreen.module.css'

export function RecordsScreen() {
  const text = useText()
  const { view, walletId, ...loading } = useLoaderData<RecordsData>()
  const loaded = usePromise(loading.loaded)
  const categories = usePromise(loading.categories)
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data)
  useScreenOpen(listOf(walletId))
  useWalletPage()
  const { answer, wallets, wallet } = loaded ?? {}
  useRecordTitle(wallet?.name)
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
              <Scale size={20} /> {text('Adjust balance')}
            </Button>
            <Button type="button" onClick={() => form.open({ form: 'transfer', from: wallet.id })}>
              <ArrowLeftRight size={20} /> {text('Transfer')}
            </Button>
          </>
        )}
      </PageHeader>
      {!loaded && <Skeleton label={text('Loading...')} shape="rows" count={8} />}
      {wallets === null && <TryAgain message={text('We couldn’t load your wallets.')} />}
      {wallets && !wallet && <NoWallet />}
      {wallet && !answer && <TryAgain message={text('We couldn’t load the transactions.')} />}
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
      <MoneyForm fetcher={fetcher} form={form} wallets={wallets ?? []} transfers={transfers} />
      <MoneyNotice fetcher={fetcher} isFormOpen={form.opened !== undefined} />
    </>
  )
}

function NoWallet() {
  const text = useText()
  return (
    <Card>
      <EmptyState title={text('We couldn’t find this wallet.')}>
        <p>{text('This wallet may have been deleted. If so, restore it from the activity log.')}</p>
        <LinkButton to="/log-activity" tone="quiet">
          {text('Log Activity')}
        </LinkButton>
      </EmptyState>
    </Card>
  )
}
