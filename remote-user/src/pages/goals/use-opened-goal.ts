import type { Goal } from '@pundi/contract'
import { useUnchanging } from '@pundi/kit/list'
import { useEffect, useState } from 'react'
import type { useRecordAddress } from '../../shared/record-address/use-record-address'

/**
 * Finds the goal that the address names. If the goal was shown and is then deleted, leaves the
 * address.
 */
export function useOpenedGoal(goals: Goal[] | undefined, address: ReturnType<typeof useRecordAddress>) {
  const { id } = address
  const opened = goals?.find(goal => goal.id === id)
  const [seen, setSeen] = useState<number>()
  if (opened && opened.id !== seen) setSeen(opened.id)
  const isAbsent = goals !== undefined && id !== undefined && !opened
  const isDeleted = isAbsent && id === seen
  const close = useUnchanging(address.close)
  useEffect(() => {
    if (isDeleted) close()
  }, [isDeleted, close])
  return { opened, isMissing: isAbsent && !isDeleted }
}
