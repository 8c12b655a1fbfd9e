import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './Tabs'

const tabs = [
  { id: 'month', label: 'Bulan', panel: 'per bulan' },
  { id: 'category', label: 'Kategori', panel: 'per kategori' },
  { id: 'day', label: 'Hari', panel: 'per hari' },
]

test('arrows, Home and End open a tab, around the ends too, and focus goes with it', async () => {
  render(<Tabs label="Ringkasan" tabs={tabs} />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Bulan' })).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowLeft}', 'Hari'],
    ['{ArrowRight}', 'Bulan'],
    ['{ArrowRight}', 'Kategori'],
    ['{End}', 'Hari'],
    ['{Home}', 'Bulan'],
  ] as const) {
    await userEvent.keyboard(key)
    const tab = screen.getByRole('tab', { name, selected: true })
    expect(tab).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name })).toBeVisible()
  }
})

test('the tabs are one stop, and the panel the next', async () => {
  render(<Tabs label="Ringkasan" tabs={tabs} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('per bulan')
})

test('the caller may keep which is open', async () => {
  const open = jest.fn()
  render(<Tabs label="Ringkasan" tabs={tabs} open="day" onOpen={open} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Kategori' }))
  expect(open).toHaveBeenCalledWith('category')
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Hari')
})
