import { waitFor } from '@testing-library/react'
import { startBackground } from './start-background'

let mockLoads = 0
const mockStartTasks = jest.fn()
jest.mock('./background', () => {
  mockLoads += 1
  if (mockLoads === 1) throw new Error('no connection')
  return { startTasks: mockStartTasks }
})

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'))

test('if their code fails to load, the tasks start when the user returns to the tab', async () => {
  startBackground({ state: { initialized: true } as never, subscribe: () => jest.fn() })
  returnToTab()
  await waitFor(() => expect(mockLoads).toBe(1))
  await waitFor(() => {
    returnToTab()
    expect(mockStartTasks).toHaveBeenCalledTimes(1)
  })
  returnToTab()
  expect(mockLoads).toBe(2)
})

test('before the first page is shown, a return to the tab starts nothing', async () => {
  const loads = mockLoads
  startBackground({ state: { initialized: false } as never, subscribe: () => jest.fn() })
  returnToTab()
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(mockLoads).toBe(loads)
})
