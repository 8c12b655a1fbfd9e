import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PieChart } from '.'

test('the arrow keys choose a slice with its tooltip, Enter opens it, Escape ends the tooltip', async () => {
  const opened: number[] = []
  render(<Example onOpen={at => opened.push(at)} />)
  await userEvent.tab()
  expect(screen.getByText('About 0')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Expense 30' })).toBeChecked()
  expect(screen.getByText('About 1')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual([1])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('About 1')).not.toBeInTheDocument()
})

test('a pointer on a slice shows its tooltip until it leaves, and a press opens it', async () => {
  const opened: number[] = []
  const { container } = render(<Example onOpen={at => opened.push(at)} />)
  await userEvent.hover(sliceOf(container, 'expense'))
  expect(screen.getByText('About 1')).toBeVisible()
  await userEvent.unhover(sliceOf(container, 'expense'))
  expect(screen.queryByText('About 1')).not.toBeInTheDocument()
  await userEvent.click(sliceOf(container, 'expense'))
  expect(opened).toEqual([1])
})

test('a finger chooses first and opens by a second press; a press elsewhere ends the tooltip', async () => {
  const opened: number[] = []
  const { container } = render(<Example onOpen={at => opened.push(at)} />)
  const touch = (look: string) => userEvent.pointer({ keys: '[TouchA]', target: sliceOf(container, look) })
  await touch('income')
  expect(screen.getByText('About 0')).toBeVisible()
  await touch('expense')
  expect(screen.getByText('About 1')).toBeVisible()
  expect(opened).toEqual([])
  await touch('expense')
  expect(opened).toEqual([1])
  await userEvent.pointer({ keys: '[TouchA]', target: document.body })
  expect(screen.queryByText('About 1')).not.toBeInTheDocument()
})

const sliceOf = (container: HTMLElement, look: string) =>
  container.querySelector(`path[data-look="${look}"]`)!

function Example({ onOpen }: { onOpen: (at: number) => void }) {
  const [at, choose] = useState(0)
  return (
    <PieChart
      label="Type"
      slices={[
        { look: 'income', label: 'Income 70', value: 70 },
        { look: 'expense', label: 'Expense 30', value: 30 },
      ]}
      at={at}
      tooltip={{ title: `About ${at}`, rows: [] }}
      onChoose={choose}
      onOpen={() => onOpen(at)}
    />
  )
}
