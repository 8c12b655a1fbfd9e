import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Pager } from './Pager'

const labels = { first: 'First', previous: 'Previous', next: 'Next' }

test('an address makes a link, something to do a button, and the summary is announced', async () => {
  const goOn = jest.fn()
  render(<Pager label="Pages" first="/log?limit=50" next={goOn} summary="1–50 dari 320" labels={labels} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1–50 dari 320')
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/log?limit=50')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(goOn).toHaveBeenCalledTimes(1)
})

test('a step that leads nowhere any more keeps its place and the focus', async () => {
  const pager = (next?: () => void) => <Pager label="Pages" next={next} summary="" labels={labels} />
  const { rerender } = render(pager(() => {}))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  rerender(pager())
  const next = screen.getByRole('button', { name: 'Next' })
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
})
