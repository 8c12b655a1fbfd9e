import type { AreaEntry } from '@pundi/kit/ui'
import { ArrowLeftRight, Gauge, History, LayoutDashboard, Settings, Tags } from 'lucide-react'
import type { MessageId } from '../catalogue/text'

/** The sidebar: what the page table says of navigation (a test holds the two together), with its icons. */
export const entries: AreaEntry<MessageId>[] = [
  { path: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, order: 1 },
  { path: '/transactions', label: 'Transactions', icon: ArrowLeftRight, order: 2 },
  { path: '/category', label: 'Category', icon: Tags, order: 3 },
  { path: '/log-activity', label: 'Log Activity', icon: History, order: 4 },
  { path: '/recommendation', label: 'Recommendation', icon: Gauge, order: 5 },
  { path: '/setting', label: 'Settings', icon: Settings, order: 6 },
]
