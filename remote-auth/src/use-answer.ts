import { useState } from 'react'
import { useActionData, useLocation } from 'react-router-dom'

/**
 * What the action of this page answered, until its form is sent again or the page is left. The router's own forgets it
 * whenever loaders are called again, as they are when another tab chooses another language.
 */
export function useAnswer<Answer>(): Answer | undefined {
  const { key } = useLocation()
  const given = useActionData() as Answer | undefined
  const [kept, keep] = useState({ key, answer: given })
  if (given !== undefined && (given !== kept.answer || key !== kept.key)) keep({ key, answer: given })
  return given ?? (key === kept.key ? kept.answer : undefined)
}
