import type { Category } from '@pundi/contract'
import { useEffect, useState } from 'react'
import { loadCategories } from './load-categories'

/** The user's categories, asked for when the form opens: it is no page, so no loader can. */
export function useCategories() {
  const [categories, setCategories] = useState<Category[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isOpen = true
    void loadCategories().then(loaded => {
      if (isOpen) setCategories(loaded ?? 'failed')
    })
    return () => {
      isOpen = false
    }
  }, [attempt])

  return {
    categories: Array.isArray(categories) ? categories : [],
    isLoading: categories === 'loading',
    hasFailed: categories === 'failed',
    askAgain: () => {
      setCategories('loading')
      setAttempt(attempt + 1)
    },
  }
}
