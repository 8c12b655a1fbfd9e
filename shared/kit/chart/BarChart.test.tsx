import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { BarChart, type BarColumn, formatStep } from '.'

const columns: BarColumn[] = [
  { key: '2026-09', short: 'Sep', label: 'September', values: { income: 8_500_000, expense: 4_000_000 } },
  {
    key: '2026-10',
    short: 'Okt',
    label: 'Oktober',
    values: { income: 0, expense: -50_000 },
    line: -2_000_000,
  },
  {
    key: '2026-11',
    short: 'Nov',
    label: 'November',
    values: { income: 60_000_000, expense: 1 },
    line: 500_000,
  },
]

test('the axes name round amounts and each column', () => {
  render(<Example />)
  expect(names()).toEqual(['Sep', 'Okt', 'Nov', 'Rp 0', 'Rp 20 jt', 'Rp 40 jt', 'Rp 60 jt'])
})

test('a bar is drawn for what is above zero, however small', () => {
  const { container } = render(<Example />)
  const bars = [...container.querySelectorAll('[data-cut]')]
  expect(bars.map(bar => bar.getAttribute('data-look'))).toEqual(['income', 'income', 'expense', 'expense'])
})

test('what is higher than the cut says its amount, and the steps are those of the others', () => {
  const { container } = render(<Example cut={10_000_000} foot={-6_000_000} />)
  expect(names()).toEqual([...['Sep', 'Okt', 'Nov', '-Rp 5 jt', 'Rp 0', 'Rp 5 jt', 'Rp 10 jt'], '60 in all'])
  expect(container.querySelectorAll('[data-cut="true"]')).toHaveLength(1)
})

test('a line over the bars goes through the columns that have a further value', () => {
  const { container } = render(<Example />)
  expect(container.querySelectorAll('circle')).toHaveLength(2)
})

test('a press chooses with its tooltip, and opens what is chosen; so does Enter', () => {
  const opened: number[] = []
  render(<Example onOpen={at => opened.push(at)} />)
  const october = screen.getByRole('radio', { name: 'Oktober' })
  fireEvent.click(october)
  expect(october).toBeChecked()
  expect(screen.getByText('About 1')).toBeVisible()
  expect(opened).toEqual([])
  fireEvent.click(october)
  fireEvent.keyDown(october, { key: 'Enter' })
  expect(opened).toEqual([1, 1])
  fireEvent.pointerEnter(screen.getByRole('radio', { name: 'November' }).parentElement!)
  expect(screen.getByText('About 2')).toBeVisible()
})

interface ExampleProps {
  cut?: number
  foot?: number
  onOpen?: (at: number) => void
}

function Example({ cut, foot = 0, onOpen }: ExampleProps) {
  const [at, choose] = useState(0)
  return (
    <BarChart
      label="Month"
      columns={columns}
      series={[
        { id: 'income', look: 'income' },
        { id: 'expense', look: 'expense' },
      ]}
      formatStep={formatStep}
      cut={cut === undefined ? undefined : { top: cut, words: value => `${value / 1_000_000} in all` }}
      foot={foot}
      at={at}
      tooltip={{ title: `About ${at}`, rows: [] }}
      onChoose={choose}
      onOpen={() => onOpen?.(at)}
    />
  )
}

const names = () =>
  [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
