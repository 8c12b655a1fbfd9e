import { LayoutDashboard, List, Settings } from 'lucide-react'
import { AreaLayout, Button, Card } from '../ui'

const entries = [
  { path: '/area', label: 'Dashboard', icon: LayoutDashboard, order: 1 },
  { path: '/area/transactions', label: 'Transactions', icon: List, order: 2 },
  { path: '/area/setting', label: 'Settings', icon: Settings, order: 3 },
]

const labels = {
  product: 'Pundi',
  skip: 'Skip to the content',
  navigation: 'Pages',
  collapse: 'Collapse',
  expand: 'Expand',
}

export const AreaExample = () => (
  <AreaLayout
    home="/area"
    entries={entries}
    labels={labels}
    header="Welcome, Sari Contoh"
    actions={<Button tone="quiet">Logout</Button>}
    primaryAction={<Button>Tambah Transaksi</Button>}
  >
    <Card title="The page">What stands in the area.</Card>
  </AreaLayout>
)
