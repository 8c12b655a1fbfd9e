import { ExportNotice } from '@pundi/kit/list'
import { useExport } from '@pundi/kit/list'
import { Button, PageHeader } from '@pundi/kit/ui'
import { Download } from 'lucide-react'
import { useText } from '../../catalogue/text'
import { ListResults } from '../../shared/list/ListResults'
import { useListPage } from '../../shared/list/use-list-page'
import { exportLogs, type loadLogs, logs, words } from './logs-list'
import { LogFilters } from './LogFilters'
import { LogsTable } from './LogsTable'

export function LogsScreen() {
  const text = useText()
  const page = useListPage<typeof loadLogs>(logs)
  const exporting = useExport('logs.csv')
  return (
    <>
      <PageHeader title={text(words.title)}>
        {page.loaded?.answer && page.loaded.answer.data.length > 0 && (
          <Button
            type="button"
            tone="quiet"
            busy={exporting.isBusy ? text('Loading...') : undefined}
            onClick={() => exporting.start(exportLogs(page.view))}
          >
            <Download size={20} /> <span>{text('Export CSV')}</span>
          </Button>
        )}
      </PageHeader>
      <ExportNotice exporting={exporting} text={text} />
      <LogFilters page={page} />
      <ListResults page={page} words={words}>
        <LogsTable page={page} />
      </ListResults>
    </>
  )
}
