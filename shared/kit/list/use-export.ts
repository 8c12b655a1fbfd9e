import { type Download, HttpError } from '@pundi/platform/http'
import { useState } from 'react'

type Exporting = { state: 'idle' | 'busy' | 'saved' } | { state: 'failed'; message: string }

/**
 * Downloads one file at a time. The file gets the server's name, or `name` if the server sends
 * none.
 */
export function useExport(name: string) {
  const [exporting, setExporting] = useState<Exporting>({ state: 'idle' })

  async function run(asked: Promise<Download>) {
    setExporting({ state: 'busy' })
    try {
      const download = await asked
      saveFile(download.file, download.name ?? name)
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
    start: (asked: Promise<Download>) => void run(asked),
    dismiss: () => setExporting({ state: 'idle' }),
  }
}

/** Milliseconds after which the browser has certainly begun to save the file. */
const patience = 60_000

function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), patience)
}
