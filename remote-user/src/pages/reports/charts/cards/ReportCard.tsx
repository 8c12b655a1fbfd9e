import type { StatementAnswer, StatementTable } from '@pundi/contract'
import { ExportNotice } from '@pundi/kit/list'
import { useExport } from '@pundi/kit/list'
import { Card, IconButton } from '@pundi/kit/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../catalogue/text'
import { exportTable } from '../../load-reports'
import { nameCounted } from '../../range/name-range'
import css from '../Charts.module.css'

interface ReportCardProps {
  title: string
  answer: StatementAnswer
  table?: StatementTable
  sentence: ReactNode
  children: ReactNode
}

export function ReportCard({ title, answer, table, sentence, children }: ReportCardProps) {
  const text = useText()
  const exporting = useExport(`${table ?? 'report'}.csv`)
  return (
    <Card
      title={title}
      detail={nameCounted(answer.meta, answer.meta.until, text)}
      actions={
        table && (
          <IconButton
            label={text('Export CSV: {name}', { name: title })}
            aria-disabled={exporting.isBusy || undefined}
            onClick={() => !exporting.isBusy && exporting.start(exportTable(table, answer))}
          >
            <Download />
          </IconButton>
        )
      }
    >
      <ExportNotice exporting={exporting} text={text} />
      <figure className={css.figure} aria-label={title}>
        <figcaption>{sentence}</figcaption>
        {children}
      </figure>
    </Card>
  )
}
