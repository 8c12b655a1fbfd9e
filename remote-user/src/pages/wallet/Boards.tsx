import type { Wallet } from '@pundi/contract'
import css from '../../shared/board/board.module.css'
import type { WalletData } from '../../shared/money-form/load-wallets'
import type { useOpenForm } from '../../shared/money-form/use-open-form'
import { FriendsBoard } from './friends/FriendsBoard'
import { InstalmentsSection } from './instalments/InstalmentsSection'

interface BoardsProps {
  boards: Awaited<WalletData['boards']>
  wallets: Wallet[]
  form: ReturnType<typeof useOpenForm>
}

/** Both boards appear at the same time, so that no board moves when another one loads. */
export const Boards = ({ boards, wallets, form }: BoardsProps) => (
  <div className={css.boards}>
    <InstalmentsSection
      answer={boards.plans}
      wallets={wallets}
      onAdd={() => form.open({ form: 'purchase' })}
      onPay={(plan, amount) => form.open({ form: 'payment', plan, amount })}
      onRemove={plan => form.open({ form: 'plan-removal', plan })}
    />
    <FriendsBoard answer={boards.shares} onSettle={friend => form.open({ form: 'settlement', friend })} />
  </div>
)
