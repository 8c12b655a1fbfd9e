import { AreaLink, entriesOf, LogoutButton, PrintedOn } from '@pundi/kit/area'
import { AreaLayout, CloseOnBack, FieldWords, IconButton, type Lack } from '@pundi/kit/ui'
import type { AddedPage } from '@pundi/platform/federation'
import { Plus, ShieldUser } from 'lucide-react'
import { lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react'
import { Outlet, useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { sayLack } from './say-lack'
import { isSaving } from '../transaction-modal/modal-state'
import { TransactionModal } from '../transaction-modal/TransactionModal'
import { useTransactionModal } from '../transaction-modal/use-transaction-modal'
import { useWarmForm } from '../transaction-modal/load-form'
import type { UserArea } from '../user-area'
import { pages } from '../page-list'
import css from './LayoutScreen.module.css'
import type { LayoutData } from './load-layout'
import type { User } from '@pundi/contract'
import { useSession } from '@pundi/platform/session'

// It came with the form that was saved.
const SavedNotice = lazy(() =>
  import(/* webpackChunkName: "transaction-form" */ '../transaction-modal/saving/SavedNotice').then(
    loaded => ({ default: loaded.SavedNotice }),
  ),
)

export function LayoutScreen({ added }: { added?: readonly AddedPage[] }) {
  const text = useText()
  const { user } = useLoaderData<LayoutData>()
  const { modals, shown, bookings, saved, open, handlersOf } = useTransactionModal()
  const [hints, showHints] = useState<ReactNode>()
  useWarmForm(open, showHints)
  // The same while a form opens, so that the page below it is not drawn anew.
  const area = useMemo<UserArea>(() => ({ user, openTransaction: open, bookings }), [user, open, bookings])
  const words = useCallback((lack: Lack) => sayLack(lack, text), [text])

  return (
    <AreaLayout
      home="/dashboard"
      entries={entriesOf(pages, text, added)}
      text={text}
      header={
        <Suspense fallback={text('Loading...')}>
          <Greeting user={user} />
        </Suspense>
      }
      actions={
        <>
          <Suspense>
            <AdminLink user={user} />
          </Suspense>
          <LogoutButton text={text} />
        </>
      }
      primaryAction={
        <IconButton label={text('Tambah Transaksi')} onClick={() => open({ mode: 'add' })}>
          <Plus />
        </IconButton>
      }
    >
      <PrintedOn text={text} />
      <p className={css.saving} role="status">
        {bookings.some(({ transaction }) => isSaving(transaction)) && text('Saving...')}
      </p>
      {saved && (
        <Suspense>
          <SavedNotice saved={saved} />
        </Suspense>
      )}
      <CloseOnBack />
      <FieldWords value={words}>
        {hints}
        <Outlet context={area} />
        {modals.map(opened => (
          <TransactionModal
            key={opened.opening}
            opened={opened}
            isShown={opened === shown}
            {...handlersOf(opened)}
          />
        ))}
      </FieldWords>
    </AreaLayout>
  )
}

/** Greets the user by name, or "Guest" when there is no user. */
function Greeting({ user }: { user: Promise<User | null> }) {
  const text = useText()
  const loaded = use(user)
  const known = useSession(session => session.user)
  return text('Welcome, {name}', { name: (known ?? loaded)?.name ?? text('Guest') })
}

/** The way back of an administrator who looks at their own money. */
function AdminLink({ user }: { user: Promise<User | null> }) {
  const text = useText()
  const loaded = use(user)
  const known = useSession(session => session.user)
  if ((known ?? loaded)?.role !== 'admin') return null
  return <AreaLink to="/admin" icon={<ShieldUser size={20} />} label={text('Admin')} />
}
