import type { AdminUser } from '@pundi/contract'
import { formatMoment, formatNumber, languageOf } from '@pundi/kit/format'
import { Badge, Button, Cell, IconButton, LinkButton, OnePathIcon, Row } from '@pundi/kit/ui'
import * as scroll from 'lucide-react/icons/scroll-text'
import * as minus from 'lucide-react/icons/shield-minus'
import * as plus from 'lucide-react/icons/shield-plus'
import { memo } from 'react'
import { useText } from '../../../catalogue/text'
import type { Asked } from '../ChangeDialog'
import { changes } from '../changes'
import css from './UserRow.module.css'

interface UserRowProps {
  no: number
  user: AdminUser
  isOwn: boolean
  onAsk: (asked: Asked) => void
}

export const UserRow = memo(function UserRow({ no, user, isOwn, onAsk }: UserRowProps) {
  const text = useText()
  const { id, name, email, role, status, last_sign_in, transactions, wallets = 0, transfers = 0 } = user
  // Split the address, so that a long address wraps before the "@".
  const [local, domain] = email.split(/(?=@)/)
  const isActive = status === 'active'
  const statusChange = isActive ? 'deactivate' : 'activate'
  const roleChange = role === 'admin' ? 'demote' : 'promote'
  return (
    <Row className={css.row}>
      <Cell label={text('No')} className={css.no}>
        {formatNumber(no)}
      </Cell>
      <Cell label={text('Nama')} className={css.who}>
        <span className={css.name}>
          {name} {role === 'admin' && <Badge tone="neutral">{text(role)}</Badge>}
        </span>
        <span className={css.detail}>
          {transactions === 1
            ? text('1 transaction')
            : text('{count} transactions', { count: formatNumber(transactions) })}
        </span>
        {wallets + transfers > 0 && (
          <span className={css.detail}>
            {wallets === 1 ? text('1 wallet') : text('{count} wallets', { count: formatNumber(wallets) })}
            {', '}
            {transfers === 1
              ? text('1 transfer')
              : text('{count} transfers', { count: formatNumber(transfers) })}
          </span>
        )}
      </Cell>
      <Cell label={text('Email')} className={css.email}>
        <span>
          {local}
          <wbr />
          {domain}
        </span>
        <span className={css.detail}>
          {last_sign_in === null
            ? text('Never signed in')
            : text('Last sign-in {moment}', { moment: formatMoment(last_sign_in) })}
        </span>
      </Cell>
      <Cell label={text('Status')} className={css.status}>
        <Badge tone={isActive ? 'income' : 'expense'}>{text(status)}</Badge>
      </Cell>
      <Cell className={css.actions}>
        {isOwn && <span className={css.own}>{text('This is you')}</span>}
        {!isOwn && (
          <>
            <Button
              type="button"
              tone="quiet"
              className={css.change}
              lang={languageOf(text(changes[statusChange].act))}
              aria-label={text('{act} {name}', { act: text(changes[statusChange].act), name })}
              onClick={() => onAsk({ user, change: statusChange })}
            >
              {text(changes[statusChange].act)}
            </Button>
            <IconButton
              label={text('{act} {name}', { act: text(changes[roleChange].act), name })}
              onClick={() => onAsk({ user, change: roleChange })}
            >
              <OnePathIcon of={role === 'admin' ? minus : plus} />
            </IconButton>
          </>
        )}
        <LinkButton
          tone="quiet"
          className={css.log}
          to={`/admin/logs?user_id=${id}`}
          aria-label={text('Logs for {name}', { name })}
        >
          <OnePathIcon of={scroll} size={20} />
        </LinkButton>
      </Cell>
    </Row>
  )
})
