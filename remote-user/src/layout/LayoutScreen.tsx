import type { User } from '@pundi/contract'
import { AreaLink, entriesOf, LogoutButton, PrintedOn } from '@pundi/kit/frame'
import { usePromise } from '@pundi/kit/list'
import { AreaLayout, CloseOnBack, FieldWords, IconButton, type Lack } from '@pundi/kit/ui'
import type { AddedPage } from '@pundi/platform/federation'
import { currentLanguage, type Text } from '@pundi/platform/i18n'
import { useSession } from '@pundi/platform/session'
import { Plus, ShieldUser } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Outlet, useLoaderData } from 'react-router-dom'
import { useText, type MessageId } from '../catalogue/text'
import { isSaving } from '../shared/booking-draft/modal-state'
import { TransactionModal } from './TransactionModal'
import { useTransactionModal } from '../shared/transaction-form/use-transaction-modal'
import { SavedNotice, useQuickAdd } from './use-quick-add'
import type { UserArea } from '../shared/booking-draft/user-area'
import { pages } from '../page-list'
import css from './LayoutScreen.module.css'
import type { LayoutData } from './load-layout'

export function LayoutScreen({ added }: { added?: readonly AddedPage[] }) {
  const text = useText()
  const { user } = useLoaderData<LayoutData>()
  const { modals, shown, bookings, saved, open, show, handlersOf } = useTransactionModal()
  const [hints, showHints] = useState<ReactNode>()
  useQuickAdd(open, showHints)
  // Memoized, so that the page does not render again when a form opens.
  const area = useMemo<UserArea>(
    () => ({ user, openTransaction: open, showTransaction: show, bookings }),
    [user, open, show, bookings],
  )
  const words = useCallback((lack: Lack) => sayLack(lack, text), [text])

  return (
    <AreaLayout
      home="/dashboard"
      entries={entriesOf(pages, text, added)}
      text={text}
      header={<Greeting user={user} />}
      actions={
        <>
          <AdminLink user={user} />
          <LogoutButton text={text} />
        </>
      }
      primaryAction={
        <IconButton
          label={text('Tambah Transaksi')}
          lang={currentLanguage()}
          onClick={() => open({ mode: 'add' })}
        >
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

function Greeting({ user }: { user: Promise<User | null> }) {
  const text = useText()
  const loaded = usePromise(user)
  const known = useSession(session => session.user)
  const greeted = known ?? loaded
  // After an action, the router loads the user again. Meanwhile, `known` still has the name.
  if (greeted === undefined) return text('Loading...')
  return text('Welcome, {name}', { name: greeted?.name ?? text('Guest') })
}

function AdminLink({ user }: { user: Promise<User | null> }) {
  const text = useText()
  const loaded = usePromise(user)
  const known = useSession(session => session.user)
  if ((known ?? loaded)?.role !== 'admin') return null
  return <AreaLink to="/admin" icon={<ShieldUser size={20} />} label={text('Admin')} />
}

/**
 * Message for an invalid field, in the words of the server. In this area, every required text field
 * is a name, so an empty text field asks for a name.
 */
function sayLack(lack: Lack, text: Text<MessageId>) {
  if (lack.what === 'number')
    return text('Enter a whole number from {min} to {max}', { min: lack.min, max: lack.max })
  return text(sentences[lack.what])
}

const sentences: Record<Exclude<Lack['what'], 'number'>, MessageId> = {
  choice: 'Choose one from the list',
  date: 'Enter a date',
  'earlier-date': 'Choose today or an earlier date',
  amount: 'Enter an amount',
  text: 'Enter a name',
}
