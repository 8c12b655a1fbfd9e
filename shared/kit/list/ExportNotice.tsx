import type { useExport } from './use-export'
import { AlertBox, VisuallyHidden } from '@pundi/kit/ui'

interface ExportNoticeProps {
  exporting: ReturnType<typeof useExport>
  text: (message: 'Dismiss' | 'File downloaded.') => string
}

export const ExportNotice = ({ exporting, text }: ExportNoticeProps) => (
  <>
    <VisuallyHidden>
      <span role="status">{exporting.isSaved && text('File downloaded.')}</span>
    </VisuallyHidden>
    {exporting.problem !== undefined && (
      <AlertBox type="error" onDismiss={exporting.dismiss} dismissLabel={text('Dismiss')}>
        {exporting.problem}
      </AlertBox>
    )}
  </>
)
