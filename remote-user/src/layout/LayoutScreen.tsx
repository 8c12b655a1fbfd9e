import { AreaLayout, IconButton } from '@pundi/shared/ui'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Outlet, useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { TransactionModal } from '../transaction-modal/TransactionModal'
import { useTransactionModal } from '../transaction-modal/use-transaction-modal'
import type { UserArea } from '../user-area'
import { AddedNotice } from './AddedNotice'
import { entries } from './entries'
import { Greeting } from './Greeting'
import css from './LayoutScreen.module.css'
import { LogoutButton } from './LogoutButton'
import type { LayoutData } from './route'

export function LayoutScreen() {
  const text = useText()
  const { user } = useLoaderData<LayoutData>()
  const { modal, fetcher, savedKey, openAdd, openEdit, openView, loadCategoriesAgain, close } =
    useTransactionModal()
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
      labels={{
        product: text('Pundi'),
        skip: text('Skip to the content'),
        navigation: text('Pages'),
        collapse: text('Collapse'),
        expand: text('Expand'),
        more: text('More'),
      }}
      header={
        <Suspense fallback={text('Loading...')}>
          <Greeting user={user} />
        </Suspense>
      }
      actions={<LogoutButton />}
      primaryAction={
        <IconButton label={text('Tambah Transaksi')} onClick={openAdd}>
          <Plus />
        </IconButton>
      }
    >
      {savedKey && (
        <div className={css.notice}>
          <AddedNotice key={savedKey} />
        </div>
      )}
      <Outlet context={area} />
      <TransactionModal
        modal={modal}
        fetcher={fetcher}
        onClose={close}
        onLoadCategories={loadCategoriesAgain}
      />
    </AreaLayout>
  )
}
