import { AreaLayout } from '@pundi/shared/ui'
import { Outlet } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { entries } from './entries'
import { LogoutButton } from './LogoutButton'

export function LayoutScreen() {
  const text = useText()
  return (
    <AreaLayout
      home="/admin"
      entries={entries.map(entry => ({ ...entry, label: text(entry.label) }))}
      labels={{
        product: text('Pundi'),
        skip: text('Skip to the content'),
        navigation: text('Pages'),
        collapse: text('Collapse'),
        expand: text('Expand'),
        more: text('More'),
      }}
      header={text('Admin')}
      actions={<LogoutButton />}
    >
      <Outlet />
    </AreaLayout>
  )
}
