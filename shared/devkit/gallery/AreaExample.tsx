import { ClipboardList, LayoutDashboard, List, Plus, Settings, Sparkles, Tags } from 'lucide-react'
import { AreaLayout, Button, Card, IconButton } from '@pundi/kit/ui'

const entries = [
  { path: '/area', label: 'Dashboard', icon: LayoutDashboard, order: 1 },
  { path: '/area/transactions', label: 'Transactions', icon: List, order: 2 },
  { path: '/area/category', label: 'Category', icon: Tags, order: 3 },
  { path: '/area/log-activity', label: 'Log Activity', icon: ClipboardList, order: 4 },
  { path: '/area/recommendation', label: 'Recommendation', icon: Sparkles, order: 5 },
  { path: '/area/setting', label: 'Settings', icon: Settings, order: 6 },
]

export const AreaExample = () => (
  <AreaLayout
    home="/area"
    entries={entries}
    text={word => word}
    header="Welcome, Sari Contoh"
    actions={<Button tone="quiet">Logout</Button>}
    primaryAction={
      <IconButton label="Tambah Transaksi">
        <Plus />
      </IconButton>
    }
  >
    <Card title="The page">What stands in the area.</Card>
  </AreaLayout>
)
