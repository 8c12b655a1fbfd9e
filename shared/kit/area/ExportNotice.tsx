import type { useExport } from '@pundi/kit/list'
import { AlertBox, VisuallyHidden } from '@pundi/kit/ui'

interface ExportNoticeProps {
  exporting: ReturnType<typeof useExport>
  /** The messages of the area that it belongs to. */
  text: (message: 'Dismiss' | 'The file is saved.') => string
}

/** The outcome of an export: announced where it was saved, shown where it failed. */
export const ExportNotice = ({ exporting, text }: ExportNoticeProps) => (
  <>
    <VisuallyHidden>
      <span role="status">{exporting.isSaved && text('The file is saved.')}</span>
    </VisuallyHidden>
    {exporting.problem !== undefined && (
      <AlertBox type="error" onDismiss={exporting.dismiss} dismissLabel={text('Dismiss')}>
        {exporting.problem}
      </AlertBox>
    )}
  </>
)
