import type { useExport } from '@pundi/kit/list'
import { AlertBox, VisuallyHidden } from '@pundi/kit/ui'

interface ExportNoticeProps {
  exporting: ReturnType<typeof useExport>
  /** The words of the area that it stands in. */
  text: (word: 'Dismiss' | 'The file is saved.') => string
}

/** What became of an export: said where it was saved, shown where it failed. */
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
