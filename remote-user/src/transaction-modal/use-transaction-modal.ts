import type { Transaction } from '@pundi/shared/contract'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import { loadCategories } from './load-categories'
import { makeKey } from './make-key'
import type { ModalState, Purpose } from './modal-state'
import { loadSaving } from './save-form'
import type { SaveAnswer } from './save-transaction'

const closed: ModalState = { mode: 'none' }

/**
 * The one transaction modal of the area. It is closed as soon as the answer to its form says that it is saved; nobody
 * has to watch for that.
 */
export function useTransactionModal() {
  const [modal, setModal] = useState<ModalState>(closed)
  const fetcher = useFetcher<SaveAnswer>()
  const saved = fetcher.data?.saved && fetcher.data
  const isSaved = modal.mode !== 'none' && saved?.key === modal.key

  async function open(key: string, purpose: Purpose) {
    setModal({ ...purpose, key, categories: 'loading' })
    // Ahead of need; should it fail, saving asks again and says so.
    loadSaving().catch(() => {})
    const categories = (await loadCategories()) ?? 'failed'
    setModal(now => (now.mode !== 'none' && now.key === key ? { ...now, categories } : now))
  }

  return {
    modal: isSaved ? closed : modal,
    fetcher,
    /** Names the last form that was saved. */
    savedKey: saved?.key,
    openAdd: () => void open(makeKey(), { mode: 'add' }),
    openEdit: (transaction: Transaction) => void open(makeKey(), { mode: 'edit', transaction }),
    openView: (transaction: Transaction) => void open(makeKey(), { mode: 'view', transaction }),
    loadCategoriesAgain: () => void (modal.mode !== 'none' && open(modal.key, modal)),
    close: () => setModal(closed),
  }
}
