import { ArrowLeftRight, History, LayoutDashboard, Settings, Tags } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MessageId } from '../catalogue/text'

interface Entry {
  path: string
  label: MessageId
  icon: ComponentType
  order: number
}

/** The sidebar: what the page table says of navigation (a test holds the two together), with its icons. */
export const entries: Entry[] = [
  { path: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, order: 1 },
  { path: '/transactions', label: 'Transactions', icon: ArrowLeftRight, order: 2 },
  { path: '/category', label: 'Category', icon: Tags, order: 3 },
  { path: '/log-activity', label: 'Log Activity', icon: History, order: 4 },
  { path: '/setting', label: 'Settings', icon: Settings, order: 6 },
]
