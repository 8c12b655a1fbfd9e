import { Suspense } from 'react'
import type { Wallet, WalletsAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Button, Card, EmptyState, ListTotals } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { TryAgain } from '../../../shared/retry/TryAgain'
import board from '../../../shared/board/board.module.css'
import { useText } from '../../../shared/money-form/catalogue/text'
import type { WalletDays } from '../../../shared/money-form/load-wallets'
import { withFallback } from '../../../shared/retry/with-fallback'
import line from './DayLine.module.css'
import { NoWalletLine } from './NoWalletLine'
import { type TileActions, WalletTile } from './WalletTile'
import css from './WalletTiles.module.css'

interface WalletTilesProps extends TileActions {
  answer: WalletsAnswer | null
  /** Undefined while loading, null after a failure. */
  days: WalletDays | null | undefined
  isBusy: boolean
  onAdd: () => void
  onAssign: (id: number) => void
}

export function WalletTiles({ answer, days, isBusy, onAdd, onAssign, ...actions }: WalletTilesProps) {
  const text = useText()
  if (answer === null) return <TryAgain message={text('We couldn’t load your wallets.')} />
  const { data: wallets, meta } = answer
  if (wallets.length === 0)
    return (
      <Card>
        <EmptyState title={text('Where is your money?')}>
          <p className={css.invitation}>
            {text(
              'Add your cash, bank accounts, e-wallets and cards to see each balance. Moving money between them isn’t income or an expense.',
            )}
          </p>
          <Button type="button" onClick={onAdd}>
            <Plus size={20} /> {text('Add your first wallet')}
          </Button>
        </EmptyState>
      </Card>
    )
  const closed = wallets.filter(({ is_closed: isClosed }) => isClosed)
  const inUse = wallets.filter(wallet => !closed.includes(wallet))
  return (
    <>
      <ListTotals
        count={text('{count, plural, =1 {1 wallet} other {# wallets}}', { count: wallets.length })}
        busy={undefined}
        sums={sumsOf(answer, text)}
      />
      <NoWalletLine meta={meta} wallets={inUse} isBusy={isBusy} onAssign={onAssign} />
      <Tiles label={text('Your wallets')} wallets={inUse} days={days} actions={actions} />
      {closed.length > 0 && (
        <details className={css.closed}>
          <summary>{text('Closed ({count})', { count: closed.length })}</summary>
          <Tiles
            label={text('Closed ({count})', { count: closed.length })}
            wallets={closed}
            days={null}
            actions={actions}
          />
        </details>
      )}
    </>
  )
}

/** Sums by kind of wallet. Older servers send only the total. */
function sumsOf({ data: wallets, meta }: WalletsAnswer, text: ReturnType<typeof useText>) {
  const sum = (name: string, amount: string) => ({
    name,
    amount: formatAmount(amount, { decimals: 'needed' }),
  })
  const { balance, to_spend: toSpend, savings = '0', loans = '0', closed = '0' } = meta
  if (toSpend === undefined) return [sum(text('In all wallets'), balance)]
  const hasOpen = (kind: Wallet['kind']) => wallets.some(one => one.kind === kind && !one.is_closed)
  const beside = [
    ...(hasOpen('savings') ? [sum(text('Savings'), savings)] : []),
    ...(hasOpen('loan') ? [sum(text('Loans'), loans)] : []),
    ...(wallets.some(({ is_closed: isClosed }) => isClosed) ? [sum(text('Closed wallets'), closed)] : []),
  ]
  const all = beside.length > 0 ? [sum(text('Total'), balance)] : []
  return [sum(text('Available'), toSpend), ...beside, ...all]
}

interface TilesProps {
  label: string
  wallets: Wallet[]
  /** Undefined while loading. Null for tiles without charts. */
  days: WalletDays | null | undefined
  actions: TileActions
}

const Tiles = ({ label, wallets, days, actions }: TilesProps) => (
  <ul className={board.cards} aria-label={label}>
    {wallets.map(wallet => (
      <WalletTile key={wallet.id} wallet={wallet} {...actions}>
        {days !== null && wallet.last_date !== null && (
          <Suspense fallback={<span className={line.line} />}>
            <DayLine balances={days?.get(wallet.id)} />
          </Suspense>
        )}
      </WalletTile>
    ))}
  </ul>
)

const DayLine = withFallback(
  () => import(/* webpackChunkName: "wallet-lines" */ './DayLine'),
  code => code.DayLine,
  () => null,
)
