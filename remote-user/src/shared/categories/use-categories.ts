import type { CountedCategory, OwnCategory } from '@pundi/contract'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { loadCategories } from './load-categories'

/**
 * The user's categories, loaded when the form opens. The form has no route, so it has no loader.
 */
export function useCategories() {
  const [loaded, setLoaded] = useState<CountedCategory[] | 'loading' | 'failed'>('loading')
  const [made, setMade] = useState<OwnCategory[]>([])
  const [attempt, setAttempt] = useState(1)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isOpen = true
    void loadCategories().then(categories => {
      if (isOpen) setLoaded(categories ?? 'failed')
    })
    return () => {
      isOpen = false
    }
  }, [attempt])

  const known = [...(Array.isArray(loaded) ? loaded : []), ...made]
  return {
    known,
    categories: [
      ...(Array.isArray(loaded) ? loaded.filter(({ is_archived: isArchived }) => !isArchived) : []),
      ...made,
    ],
    isLoading: loaded === 'loading',
    hasFailed: loaded === 'failed',
    askAgain: () => {
      setLoaded('loading')
      setAttempt(attempt + 1)
    },
    addMade: (category: OwnCategory) => {
      setMade([...made, category])
      void revalidate()
    },
  }
}

export type Categories = ReturnType<typeof useCategories>
