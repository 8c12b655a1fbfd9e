import { Button, Failure, PageHeader } from '@pundi/kit/ui'
import { ArrowLeftRight, Plus } from 'lucide-react'
import { usePromise, useScreenOpen } from '@pundi/kit/list'
import { Suspense } from 'react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useText } from '../../shared/money-form/catalogue/text'
import type { MoneyChanged } from '../../shared/money-form/change-money'
import { MoneyForm } from '../../shared/money-form/MoneyForm'
import { screen, type WalletData } from '../../shared/money-form/load-wallets'
import { withFallback } from '../../shared/retry/with-fallback'
import { MoneyNotice } from '../../shared/money-form/MoneyNotice'
import { useOpenForm } from '../../shared/money-form/use-open-form'
import { closingOf } from '../../shared/money-form/fields/read-form'
import { WalletTiles } from './tiles/WalletTiles'

export function WalletScreen() {
  const text = useText()
  const { answer, days, boards: loaded } = useLoaderData<WalletData>()
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data)
  const wallets = answer?.data ?? []
  const boards = usePromise(loaded)
  useScreenOpen(screen)

  return (
    <>
      <PageHeader title={text('Wallets')}>
        {wallets.some(({ is_closed: isClosed }) => !isClosed) && (
          <Button type="button" tone="quiet" onClick={() => form.open({ form: 'transfer' })}>
            <ArrowLeftRight size={20} /> {text('Transfer')}
          </Button>
        )}
        {wallets.length > 0 && (
          <Button type="button" onClick={() => form.open({ form: 'wallet' })}>
            <Plus size={20} /> {text('New wallet')}
          </Button>
        )}
      </PageHeader>
      <WalletTiles
        answer={answer}
        days={usePromise(days)}
        isBusy={fetcher.state !== 'idle'}
        onAdd={() => form.open({ form: 'wallet' })}
        onAssign={id =>
          void fetcher.submit({ change: 'assign', id: String(id) }, { method: 'post', action: '/wallet' })
        }
        onEdit={wallet => form.open({ form: 'wallet', wallet })}
        onCorrect={wallet => form.open({ form: 'correction', wallet })}
        onRemove={wallet => form.open({ form: 'removal', wallet })}
        onClose={wallet => void fetcher.submit(closingOf(wallet), { method: 'post', action: '/wallet' })}
      />
      {boards && (
        <Suspense>
          <Boards boards={boards} wallets={wallets} form={form} />
        </Suspense>
      )}
      <MoneyForm fetcher={fetcher} form={form} wallets={wallets} />
      <MoneyNotice fetcher={fetcher} isFormOpen={form.opened !== undefined} />
    </>
  )
}

// Loaded after the wallets, because the page would otherwise exceed its size limit.
const Boards = withFallback(
  () => import(/* webpackChunkName: "wallet-boards" */ './Boards'),
  code => code.Boards,
  BoardsNotLoaded,
)

function BoardsNotLoaded() {
  const text = useText()
  return (
    <Failure
      message={text('We couldn’t load your instalment purchases.')}
      action={text('Try again')}
      onTry={() => window.location.reload()}
    />
  )
}
