import { LogoutButton } from '@pundi/kit/area'
import { AreaLayout, IconButton } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Outlet, useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { isOpen } from '../transaction-modal/modal-state'
import { TransactionModal } from '../transaction-modal/TransactionModal'
import { useTransactionModal } from '../transaction-modal/use-transaction-modal'
import { useWarmForm } from '../transaction-modal/use-warm-form'
import type { UserArea } from '../user-area'
import { entries } from './entries'
import { Greeting } from './Greeting'
import css from './LayoutScreen.module.css'
import type { LayoutData } from './route'
import { SavedNotice } from './SavedNotice'

export function LayoutScreen() {
  const text = useText()
  const { user } = useLoaderData<LayoutData>()
  const { modal, saved, openAdd, openEdit, openView, turnTo, close, finish } = useTransactionModal()
  useWarmForm()
  const area: UserArea = {
    user,
    openAddTransaction: openAdd,
    openEditTransaction: openEdit,
    openViewTransaction: openView,
  }

  return (
    <AreaLayout
      home="/dashboard"
      entries={entries.map(entry => ({ ...entry, label: text(entry.label) }))}
      text={text}
      header={
        <Suspense fallback={text('Loading...')}>
          <Greeting user={user} />
        </Suspense>
      }
      actions={<LogoutButton text={text} />}
      primaryAction={
        <IconButton label={text('Tambah Transaksi')} onClick={openAdd}>
          <Plus />
        </IconButton>
      }
    >
      {saved && (
        <div className={css.notice}>
          <SavedNotice key={saved.opening} mode={saved.mode} />
        </div>
      )}
      <Outlet context={area} />
      {isOpen(modal) && (
        <TransactionModal
          key={modal.opening}
          opened={modal}
          onTurn={turnTo}
          onSaved={finish}
          onClose={close}
        />
      )}
    </AreaLayout>
  )
}
