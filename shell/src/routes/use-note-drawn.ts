import type { RemoteName } from '@pundi/contract/federation'
import { useEffect } from 'react'
import { noteDrawn } from '../federation/crashes'

/** Notes that a page was drawn whole: only then does React run this. */
export const useNoteDrawn = (remote: RemoteName, page: string) =>
  useEffect(() => void noteDrawn(`${remote}/${page}`), [remote, page])
