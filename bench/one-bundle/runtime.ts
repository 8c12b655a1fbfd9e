import type { Area, PageTable } from '@pundi/contract/federation'
import { pageTable as accounts } from '../../remote-auth/src/pages'
import { pageTable as admin } from '../../remote-admin/src/pages'
import { pageTable as user } from '../../remote-user/src/pages'

/* Stands in the place of `shell/src/border/runtime.ts` in the one bundle: every page table is simply there. */

const tables: Record<Area, PageTable> = { accounts, user, admin }

export const startRuntime = () => {}

export const loadPageTable = ({ area }: { area: Area }): Promise<PageTable> => Promise.resolve(tables[area])
