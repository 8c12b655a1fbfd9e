import { Card, PageHeader } from '@pundi/kit/ui'
import { useLoaderData } from 'react-router-dom'
import { TryAgain } from '../TryAgain'
import { useText } from './catalogue/text'
import { DataCard } from './DataCard'
import { DeleteCard } from './DeleteCard'
import { PasswordCard } from './PasswordCard'
import type { SettingData } from './route'
import { SessionsCard } from './SessionsCard'
import { SettingsForm } from './SettingsForm'
import { useLastLoaded } from './use-last-loaded'

export function SettingScreen() {
  const text = useText()
  const { sessions, ...loaded } = useLoaderData<SettingData>()
  const settings = useLastLoaded(loaded.settings)
  return (
    <>
      <PageHeader title={text('Settings')} />
      {settings ? (
        <SettingsForm settings={settings} />
      ) : (
        <Card>
          <TryAgain message={text('Failed to fetch your settings')} />
        </Card>
      )}
      <PasswordCard />
      <SessionsCard sessions={sessions} />
      <DataCard />
      <DeleteCard settings={settings} />
    </>
  )
}
