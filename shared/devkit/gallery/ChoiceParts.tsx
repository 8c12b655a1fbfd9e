import { useState } from 'react'
import { ListFilters } from '@pundi/kit/filter'
import { describeList } from '@pundi/kit/list'
import { Bar, Button, Checkbox, Field, SelectionBar, Sheet, Tabs } from '@pundi/kit/ui'
import { Part } from './Part'
import { State } from './State'

const nothing = () => {}
const parts = describeList('/parts', ['search', 'category'], ['-date'])

export const ChoiceParts = () => (
  <>
    <Part name="Checkbox">
      <State name="default, ticked, neither">
        <Checkbox label="Makanan" />
        <Checkbox label="Gaji" defaultChecked />
        <Checkbox label="Semua" indeterminate />
      </State>
      <State name="disabled, its label for screen readers alone">
        <Checkbox label="Makanan" disabled />
        <Checkbox label="Pilih Nasi padang" isLabelHidden />
      </State>
      <State name="long text">
        <Checkbox label="Jangan tampilkan transaksi yang saya masukkan sebelum tahun ini" />
      </State>
    </Part>
    <Part name="Tabs">
      <State name="three, one of them long" isWide>
        <Tabs
          label="Ringkasan"
          tabs={[
            { id: 'month', label: 'Bulan', panel: 'Ringkasan per bulan' },
            { id: 'category', label: 'Kategori', panel: 'Ringkasan per kategori' },
            { id: 'place', label: 'Tempat membelanjakan uang', panel: 'Ringkasan per tempat' },
          ]}
        />
      </State>
    </Part>
    <Part name="Sheet">
      <State name="a section; on phones, a button that opens it from below" isWide>
        <Filters />
      </State>
    </Part>
    <Part name="ListFilters">
      <State name="one filter is on; on phones, a sheet" isWide>
        <ListFilters
          title="Filter"
          list={parts}
          view={parts.read(new URLSearchParams('search=nasi'))}
          labelOf={name => (name === 'search' ? 'Search' : 'Category')}
          count="12 transaksi"
          text={(message, values) => message.replace(/\{(\w+)\}/, (_, name: string) => values?.[name] ?? '')}
        >
          <Field name="search" label="Search">
            <input type="search" defaultValue="nasi" />
          </Field>
          <Field name="category" label="Category">
            <select>
              <option>Makanan</option>
            </select>
          </Field>
        </ListFilters>
      </State>
    </Part>
    <Part name="SelectionBar">
      <State name="with some chosen" isWide>
        <SelectionBar count={3} summary="3 dipilih" onClear={nothing} clearLabel="Batal pilih">
          <Button tone="quiet">Pindahkan ke kategori lain</Button>
          <Button tone="danger">Hapus</Button>
        </SelectionBar>
      </State>
      <State name="with none it is away" isWide>
        <SelectionBar count={0} summary="" onClear={nothing} clearLabel="Batal pilih">
          <Button tone="danger">Hapus</Button>
        </SelectionBar>
      </State>
    </Part>
    <Part name="Bar">
      {(['brand', 'income', 'expense'] as const).map((tone, index) => (
        <State key={tone} name={tone}>
          <Bar label={`A bar, ${tone}`} share={0.2 + index * 0.3} tone={tone} />
        </State>
      ))}
      <State name="next to nothing, and all">
        <Bar label="Next to nothing" share={0.001} />
        <br />
        <Bar label="All" share={1} />
      </State>
    </Part>
  </>
)

function Filters() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sheet title="Filter" opener="Filter (2)" open={isOpen} onToggle={setOpen} closeLabel="Close">
      <Field name="search" label="Search">
        <input type="search" />
      </Field>
    </Sheet>
  )
}
