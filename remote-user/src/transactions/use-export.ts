import { HttpError } from '@pundi/shared/http'
import { useState } from 'react'
import { saveFile } from './save-file'
import { exportTransactions } from './transactions-api'
import type { View } from './view'

type Exporting = { state: 'idle' | 'busy' | 'saved' } | { state: 'failed'; message: string }

/** Exports what a view filters, one file at a time. */
export function useExport() {
  const [exporting, setExporting] = useState<Exporting>({ state: 'idle' })

  async function run(view: View) {
    setExporting({ state: 'busy' })
    try {
      const { name, file } = await exportTransactions(view)
      saveFile(file, name ?? 'transactions.csv')
      setExporting({ state: 'saved' })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setExporting({ state: 'failed', message: error.message })
    }
  }

  return {
    isBusy: exporting.state === 'busy',
    isSaved: exporting.state === 'saved',
    problem: exporting.state === 'failed' ? exporting.message : undefined,
    start: (view: View) => void run(view),
    dismiss: () => setExporting({ state: 'idle' }),
  }
}
