import { render, screen } from '@testing-library/react'
import { Bar } from './Bar'

test.each([
  [0.42, '42%'],
  [1.5, '100%'],
  [-1, '0%'],
])('a share of %d is %s long, and its label says it', (share, width) => {
  render(<Bar label="Makanan: Rp 500.000" share={share} />)
  expect(screen.getByRole('img', { name: 'Makanan: Rp 500.000' }).firstElementChild).toHaveStyle({ width })
})
