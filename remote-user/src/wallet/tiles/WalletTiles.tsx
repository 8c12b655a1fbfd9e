import type { Wallet, WalletsAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Button, Card, EmptyState, ListTotals } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { TryAgain } from '../../TryAgain'
import board from '../../board.module.css'
import { useText } from '../catalogue/text'
import type { WalletDays } from '../load-wallets'
import { DayLine } from './DayLine'
import { NoWalletLine } from './NoWalletLine'
import { type TileActions, WalletTile } from './WalletTile'
import css from './WalletTiles.module.css'

interface WalletTilesProps extends TileActions {
  /** Null where they could not be loaded. */
  answer: WalletsAnswer | null
  /** Undefined while they load, null where they could not be had. */
  days: WalletDays | null | undefined
  /** Whether something is being assigned. */
  isBusy: boolean
  onAdd: () => void
  /** Moves what is in no wallet to the one of that id. */
  onAssign: (id: number) => void
}

/** The wallets in use with the sum of all, then those that are closed; an invitation where there is none. */
export function WalletTiles({ answer, days, isBusy, onAdd, onAssign, ...actions }: WalletTilesProps) {
  const text = useText()
  if (answer === null) return <TryAgain message={text('Your wallets could not be loaded.')} />
  const { data: wallets, meta } = answer
  if (wallets.length === 0)
    return (
      <Card>
        <EmptyState title={text('Where is your money?')}>
          <p className={css.invitation}>
            {text(
              'Add your cash, bank accounts, e-wallets and cards. Then you see what is in each of them, and moving money between them is neither income nor expense.',
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

/** The money to spend, what is beside it, and all of it; of a server that says no parts, all. */
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
  return [sum(text('To spend'), toSpend), ...beside, ...all]
}

interface TilesProps {
  label: string
  wallets: Wallet[]
  /** Null where no lines are drawn. */
  days: WalletDays | null | undefined
  actions: TileActions
}

const Tiles = ({ label, wallets, days, actions }: TilesProps) => (
  <ul className={board.cards} aria-label={label}>
    {wallets.map(wallet => (
      <WalletTile key={wallet.id} wallet={wallet} {...actions}>
        {days !== null && wallet.last_date !== null && <DayLine balances={days?.get(wallet.id)} />}
      </WalletTile>
    ))}
  </ul>
)
