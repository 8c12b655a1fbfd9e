import { currentLanguage } from '@pundi/platform/i18n'
import { Button, Card, EmptyState } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'

export function FirstCard({ onAdd }: { onAdd: () => void }) {
  const text = useText()
  return (
    <Card title={text('Recent Transactions')}>
      <EmptyState title={text('No transactions found')}>
        <p>{text('Add your first income or expense to see where your money goes.')}</p>
        <Button type="button" lang={currentLanguage()} onClick={onAdd}>
          {text('Tambah Transaksi')}
        </Button>
      </EmptyState>
    </Card>
  )
}
