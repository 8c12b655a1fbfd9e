import { PageHeader } from '@pundi/shared/ui'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { PasswordCard } from './PasswordCard'
import type { SettingData } from './route'
import { SessionsCard } from './SessionsCard'

export function SettingScreen() {
  const text = useText()
  const { sessions } = useLoaderData<SettingData>()
  return (
    <>
      <PageHeader title={text('Settings')} />
      <PasswordCard />
      <SessionsCard sessions={sessions} />
    </>
  )
}
