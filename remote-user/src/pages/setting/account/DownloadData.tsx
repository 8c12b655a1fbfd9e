import { exportAccount } from '@pundi/contract'
import { ExportNotice } from '@pundi/kit/list'
import { ownZone } from '@pundi/kit/format'
import { useExport } from '@pundi/kit/list'
import { Button } from '@pundi/kit/ui'
import { downloadFile } from '@pundi/platform/http'
import { Download } from 'lucide-react'
import { useText } from '../catalogue/text'
import css from '../SettingCard.module.css'

export function DownloadData({ lead }: { lead: string }) {
  const text = useText()
  const exporting = useExport('pundi-data.json')
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <p className={css.lead}>{lead}</p>
        <Button
          type="button"
          tone="quiet"
          busy={exporting.isBusy ? text('Loading...') : undefined}
          onClick={() => exporting.start(exportData(text('We couldn’t download your data.')))}
        >
          <Download size={20} /> <span>{text('Download data')}</span>
        </Button>
      </div>
      <ExportNotice exporting={exporting} text={text} />
    </div>
  )
}

const exportData = (fallback: string) =>
  downloadFile(exportAccount, { query: { time_zone: ownZone() }, fallback })
