import { Card } from '@pundi/kit/ui'
import { useText } from './catalogue/text'
import { DownloadData } from './DownloadData'

export function DataCard() {
  const text = useText()
  return (
    <Card title={text('Your data')}>
      <DownloadData
        lead={text('Everything that Pundi keeps about you, in one file that other programs can read.')}
      />
    </Card>
  )
}
