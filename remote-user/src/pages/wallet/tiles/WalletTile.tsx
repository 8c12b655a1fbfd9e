import type { Wallet } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { Archive, ArchiveRestore, Pencil, Scale, Trash2 } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import board from '../../../shared/board/board.module.css'
import { useText } from '../../../shared/money-form/catalogue/text'
import { kinds } from '../../../shared/money-form/wallet/kinds'
import { isOwed, mayOwe, sizeOf } from '../../../shared/money-form/fields/signed-amount'
import { DebtLine } from '../../../shared/money-form/DebtLine'
import { WalletIcon } from '../../../shared/money-form/wallet/WalletIcon'
import css from './WalletTile.module.css'

export interface TileActions {
  onEdit: (wallet: Wallet) => void
  onCorrect: (wallet: Wallet) => void
  /** Closes the wallet, or reopens a closed one. */
  onClose: (wallet: Wallet) => void
  onRemove: (wallet: Wallet) => void
}

interface WalletTileProps extends TileActions {
  wallet: Wallet
  children: ReactNode
}

/** Shows a debt without a minus sign, because the tile says "You owe". */
export function WalletTile({ wallet, children, ...actions }: WalletTileProps) {
  const text = useText()
  const tile = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const { id, name, kind, balance, last_date: lastDay, is_closed: isClosed } = wallet
  const owes = mayOwe(kind) && isOwed(balance)
  const shown = formatAmount(owes ? sizeOf(balance) : balance, { decimals: 'needed' })
  return (
    <li className={`${board.card} ${css.tile}`} ref={tile} data-closed={isClosed || undefined}>
      <div className={css.head}>
        <WalletIcon kind={kind} />
        <h2 className={`${board.name} ${css.name}`}>
          <Link to={`/wallet/${id}`}>{name}</Link>
        </h2>
        <p className={`${board.soft} ${css.kind}`}>{text(kinds[kind].name)}</p>
      </div>
      <div className={css.money}>
        <p className={board.soft}>{owes ? text('You owe') : text('Balance')}</p>
        <p className={css.balance} style={{ '--figures': shown.length } as CSSProperties}>
          <Amount>{shown}</Amount>
        </p>
      </div>
      {children}
      <DebtLine wallet={wallet} className={board.soft} />
      <p className={board.soft}>
        {lastDay ? text('Last transaction: {day}', { day: formatDay(lastDay) }) : text('No transactions yet')}
      </p>
      <TileButtons wallet={wallet} {...actions} />
    </li>
  )
}

function TileButtons({ wallet, onEdit, onCorrect, onClose, onRemove }: TileActions & { wallet: Wallet }) {
  const text = useText()
  const { name, is_closed: isClosed } = wallet
  return (
    <div className={css.actions}>
      {!isClosed && (
        <IconButton label={text('Adjust {name}’s balance', { name })} onClick={() => onCorrect(wallet)}>
          <Scale />
        </IconButton>
      )}
      <IconButton label={text('Edit {name}', { name })} onClick={() => onEdit(wallet)}>
        <Pencil />
      </IconButton>
      <IconButton
        label={isClosed ? text('Reopen {name}', { name }) : text('Close {name}', { name })}
        onClick={() => onClose(wallet)}
      >
        {isClosed ? <ArchiveRestore /> : <Archive />}
      </IconButton>
      <IconButton label={text('Delete {name}', { name })} onClick={() => onRemove(wallet)}>
        <Trash2 />
      </IconButton>
    </div>
  )
}
