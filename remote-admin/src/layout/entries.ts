import type { AreaEntry } from '@pundi/kit/ui'
import { ArrowLeftRight, LayoutDashboard, ScrollText, Tags, Users } from 'lucide-react'
import type { MessageId } from '../catalogue/text'

/** The sidebar: what the page table says of navigation (a test holds the two together), with its icons. */
export const entries: AreaEntry<MessageId>[] = [
  { path: '/admin', label: 'Dashboard Utama', icon: LayoutDashboard, order: 1 },
  { path: '/admin/users', label: 'Manage User', icon: Users, order: 2 },
  { path: '/admin/manage-transactions', label: 'Manage Transaction', icon: ArrowLeftRight, order: 3 },
  { path: '/admin/manage-categories', label: 'Manage Category', icon: Tags, order: 4 },
  { path: '/admin/logs', label: 'Logs', icon: ScrollText, order: 5 },
]
