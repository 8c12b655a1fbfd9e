import { Button, PageHeader } from '@pundi/kit/ui'
import { ArrowLeftRight, Plus } from 'lucide-react'
import { usePromise } from '@pundi/kit/list'
import { Suspense, useState } from 'react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import css from '../board.module.css'
import { useText } from './catalogue/text'
import type { MoneyChanged } from './change-money'
import { DrawnForm } from './draw-form'
import type { WalletData } from './load-wallets'
import { FriendsBoard } from './friends/FriendsBoard'
import { InstalmentsSection } from './instalments/InstalmentsSection'
import { MoneyNotice } from './MoneyNotice'
import { useOpenForm } from './open-form'
import { closingOf } from './read-form'
import { WalletTiles } from './tiles/WalletTiles'

export function WalletScreen() {
  const text = useText()
  const { answer, days, plans, shares } = useLoaderData<WalletData>()
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data)
  const wallets = answer?.data ?? []

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
        days={useLatest(usePromise(days))}
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
      <Suspense>
        <div className={css.boards}>
          <InstalmentsSection
            later={plans}
            wallets={wallets}
            onAdd={() => form.open({ form: 'purchase' })}
            onPay={(plan, amount) => form.open({ form: 'payment', plan, amount })}
            onRemove={plan => form.open({ form: 'plan-removal', plan })}
          />
          <FriendsBoard later={shares} onSettle={friend => form.open({ form: 'settlement', friend })} />
        </div>
      </Suspense>
      <DrawnForm fetcher={fetcher} form={form} wallets={wallets} />
      <MoneyNotice fetcher={fetcher} isFormOpen={form.opened !== undefined} />
    </>
  )
}

/** The value that was there last, while another one loads. */
function useLatest<Value>(value: Value | undefined) {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
