import { AreaLink, entriesOf, LogoutButton, PrintedOn } from '@pundi/kit/frame'
import { AreaLayout, CloseOnBack } from '@pundi/kit/ui'
import type { AddedPage } from '@pundi/platform/federation'
import { Wallet } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { pages } from '../page-list'

export function LayoutScreen({ added }: { added?: readonly AddedPage[] }) {
  const text = useText()
  return (
    <AreaLayout
      home="/admin"
      entries={entriesOf(pages, text, added)}
      text={text}
      header={text('Admin')}
      actions={
        <>
          <AreaLink to="/dashboard" icon={<Wallet size={20} />} label={text('Your money')} />
          <LogoutButton text={text} />
        </>
      }
    >
      <PrintedOn text={text} />
      <CloseOnBack />
      <Outlet />
    </AreaLayout>
  )
}
