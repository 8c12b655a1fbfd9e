import { LogoutButton } from '@pundi/kit/area'
import { AreaLayout } from '@pundi/kit/ui'
import { Outlet } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { entries } from './entries'

export function LayoutScreen() {
  const text = useText()
  return (
    <AreaLayout
      home="/admin"
      entries={entries.map(entry => ({ ...entry, label: text(entry.label) }))}
      text={text}
      header={text('Admin')}
      actions={<LogoutButton text={text} />}
    >
      <Outlet />
    </AreaLayout>
  )
}
