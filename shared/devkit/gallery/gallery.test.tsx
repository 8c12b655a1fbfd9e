import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import * as kit from '@pundi/kit/ui'
import { Parts } from './Parts'

test('every part of the kit stands in the gallery', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Parts /> }])} />)
  const shown = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
  const parts = Object.keys(kit).filter(name => /^[A-Z]/.test(name))
  // If this fails, add a section for the missing component, with all its states, to
  // shared/devkit/gallery.
  expect(parts.filter(name => !shown.includes(name))).toEqual([])
})
