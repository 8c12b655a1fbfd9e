import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { formatStep, LineChart, type LineMark } from '.'

const places = ['22 Nov', '23 Nov', '24 Nov', '25 Nov']
const values = [4_000_000, 3_200_000, -800_000, 1_000_000]

test('the axes name round amounts and days', () => {
  render(<Example />)
  expect(namesOf('Rp')).toEqual(['-Rp 2 jt', 'Rp 0', 'Rp 2 jt', 'Rp 4 jt'])
  expect(namesOf('Nov')).toEqual(places)
})

test('zero has its line where the amounts go below it, and what goes below has its steps', () => {
  const { container } = render(<Example />)
  expect(container.querySelector('[data-mark="zero"]')).not.toBeNull()
})

test('a chart above zero has no step below it, though a note needs the room', () => {
  const { container } = render(<Example values={[4_000_000, 3_200_000, 0, 1_000_000]} />)
  expect(screen.queryByText(/^-Rp/)).not.toBeInTheDocument()
  expect(container.querySelector('[data-mark="note"]')).toHaveTextContent('24 NovLowest')
})

test('the tooltip follows pointer and keys, and Escape takes it away', () => {
  render(<Example />)
  const slider = screen.getByRole('slider', { name: 'Day' })
  slider.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect
  expect(screen.queryByText('About 0')).not.toBeInTheDocument()
  fireEvent(slider, new MouseEvent('pointermove', { bubbles: true, clientX: 230 }))
  expect(screen.getByText('About 2')).toBeVisible()
  fireEvent.keyDown(slider, { key: 'Escape' })
  expect(screen.queryByText('About 2')).not.toBeInTheDocument()
  fireEvent.change(slider, { target: { value: '3' } })
  expect(screen.getByText('About 3')).toBeVisible()
  fireEvent.blur(slider)
  expect(screen.queryByText('About 3')).not.toBeInTheDocument()
})

test('a mouse opens what it points at; a finger chooses first, and opens by a second press', () => {
  const opened: number[] = []
  render(<Example onOpen={at => opened.push(at)} />)
  const slider = screen.getByRole('slider', { name: 'Day' })
  slider.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect
  const press = (clientX: number) => {
    fireEvent(slider, new MouseEvent('pointerdown', { bubbles: true, clientX }))
    // Simulates a browser that sets the slider to the value beside the pressed one.
    fireEvent.change(slider, { target: { value: clientX === 100 ? '1' : '2' } })
    fireEvent(slider, new MouseEvent('pointerup', { bubbles: true, clientX }))
    fireEvent.click(slider, { clientX })
  }
  press(200)
  expect(opened).toEqual([])
  press(200)
  expect(opened).toEqual([3])
  fireEvent(slider, new MouseEvent('pointermove', { bubbles: true, clientX: 100 }))
  press(100)
  expect(opened).toEqual([3, 2])
  fireEvent.keyDown(slider, { key: 'Enter' })
  expect(opened).toEqual([3, 2, 2])
})

interface ExampleProps {
  values?: number[]
  onOpen?: (at: number) => void
}

function Example({ values: shown = values, onOpen }: ExampleProps) {
  const [at, choose] = useState(0)
  const least = Math.min(...shown)
  const marks: LineMark[] = [
    { id: 'line', look: 'thin', data: shown.map((y, x) => ({ x, y })) },
    { id: 'note', look: 'note', words: ['24 Nov', 'Lowest'], data: [{ x: shown.indexOf(least), y: least }] },
  ]
  return (
    <LineChart
      label="Day"
      places={places}
      marks={marks}
      formatStep={formatStep}
      at={at}
      value={shown[at] ?? 0}
      valueText={String(shown[at])}
      tooltip={{ title: `About ${at}`, rows: [{ amount: String(shown[at]) }] }}
      onChoose={choose}
      onOpen={() => onOpen?.(at)}
    />
  )
}

const namesOf = (part: string) =>
  [...document.querySelectorAll('svg text')]
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
    .filter(words => words.includes(part) && !words.includes('Lowest'))
